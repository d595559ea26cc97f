/** What a file with techniques did wrong: its error, in the words of the program, and one or two names. */
type PluginText = (file: string, message: string, name: string, more: string) => string;

/** In English, the error speaks for itself: its author reads it, too. */
const error: PluginText = (_, message) => message;

/** What went wrong, for people. The message of an error is for programmers. */
export const problems = {
  // Texts and files
  noBoard: "There is no sudoku in this text. Write 81 digits, with a dot for each open cell.",
  noBoardIn: (text: string): string => `“${text}” is no sudoku. Write 81 digits, with a dot for each open cell.`,
  wrongLength: (cells: number): string => `A sudoku has 81 cells; this text has ${cells}.`,
  badCharacter: (line: string, column: string, seen: string): string =>
    `Line ${line}, character ${column}: “${seen}” is no part of a sudoku. Use digits, and dots for open cells.`,
  badField: (line: string, column: string): string =>
    `Line ${line}, character ${column}: This text is damaged, or it is no plain sudoku.`,
  damaged: "This text is damaged, or it is no plain sudoku.",
  secondBoard: "This text has more than one sudoku. Open one at a time.",
  tooLong: "This text is too long for a sudoku.",
  variant: (rule: string): string => `This puzzle has the rule “${rule}”, which this page doesn’t know.`,
  badLayout: "The rules of this board can’t be read. A map of regions has 81 letters, nine of each.",
  /** `known` are names as links have them. */
  unknownRule: (rule: string, known: string): string =>
    `This page doesn’t know the rule “${rule}”. It knows ${known}, and jigsaw: with 81 letters.`,
  classicOnly: "This is for classic boards only.",
  noSudoku:
    "There is no sudoku in this picture, and no QR code. Take it from above, with the whole grid and no shadow.",
  badPicture: "This picture can’t be opened. Save it as PNG or JPEG.",
  largePicture: "This picture has too many pixels for the browser. Make it smaller, or cut out the sudoku.",

  // Links
  noBoardInUrl: "This link contains no sudoku. Copy the puzzle itself.",
  noBoardAt: (site: string): string =>
    `This link only names a puzzle at ${site}. Open it there, and copy the puzzle itself.`,
  linkCut: "The end of this link is missing, so only its board is here. Copy the whole link again.",
  argumentChanged: "Some letters of this link are wrong, so its argument is not here. Copy the whole link again.",
  argumentMisfit: (seen: string): string =>
    `The argument of this link does not fit its board: ${seen}. Only the board is here.`,
  badStep: "The step in this link can’t be read, so only its board is here.",
  badBoardInLink: (why: string): string =>
    `The board in this link can’t be read. ${why} The board shown here is another one.`,
  missingTechnique: (name: string): string =>
    `The step in this link needs ${name}. Add its file under Techniques, and open the link again.`,
  unknownTechnique: (name: string): string =>
    `The step in this link needs ${name}, a technique that this page doesn’t know.`,
  noSuchStep: (name: string): string => `${name} doesn’t find the step of this link on this board.`,

  // Films and backups
  film: {
    empty: "This link has no film. Copy the whole link again.",
    version: "Another version of the page made this film. Reload the page, and open the link again.",
    cut: (have: string, need: string): string =>
      `The end of this link is missing: ${have} of ${need} characters are here. Copy the whole link again.`,
    long: "Something follows the end of this link. Copy only the link.",
    changed: "Some letters of this link are wrong. Copy the whole link again.",
  },
  backup: {
    size: (megabytes: string, most: string): string =>
      `This file has ${megabytes} MB. A backup has at most ${most} MB. Nothing was changed.`,
    json: "This file is damaged: it is no JSON. Perhaps its end is missing. Nothing was changed.",
    other: "This file is no backup of wings. Nothing was changed.",
    version: "Another version of the page made this file. Reload the page, and read it again. Nothing was changed.",
    entry: (path: string, seen: string): string => `This file is damaged at ${path}: ${seen}. Nothing was changed.`,
  },
  storageFull:
    "The browser has no room for all of it, or keeps nothing. Remove some boards or allow storage, and try again. Nothing was changed.",

  // Puzzles and techniques
  futurePuzzle: (date: string): string =>
    `The puzzle of ${date} opens on that day. Choose one here, or a day under Progress.`,
  noSuchDate: (date: string): string =>
    `The date ${date} doesn’t exist. Choose a puzzle here, or a day under Progress.`,
  noPuzzle: (name: string): string => `There is no puzzle “${name}”. Choose one here.`,
  noTechnique: (id: string): string => `There is no technique “${id}”. Choose another one under Practice.`,
  noExample: (name: string): string => `There is no board for ${name} yet. Choose another technique.`,
  notOneSolution: "Only a puzzle with one solution has a rating.",
  limitReached: "This takes too long: the search gave up.",

  // Files with techniques
  plugin: {
    /** It can't be loaded. */
    broken: error,
    /** It is TypeScript, and a browser understands only JavaScript: bundle it as one .js file. */
    typeScript: error,
    /** It imports `name`, but there is only @wings/core and @wings/core/author: bundle everything into one file. */
    import: error,
    /** It needs another version of @wings/core: there is no `name` here. */
    core: error,
    /** It exports no technique. */
    shape: error,
    /** The id `name` has no author: write author/id. */
    id: error,
    /** It has a fault in the technique `name`, and was stopped. */
    failed: error,
    /** It gave no answer for so many seconds (`name`), and was stopped. */
    timeout: error,
    /** The finding `more` of the technique `name` is not proved. */
    finding: error,
  },
};

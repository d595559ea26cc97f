import { type PageWords, todo } from "@wings/language-en";

export const problems: PageWords["problems"] = {
  // Texts and files
  noBoard: todo("There is no sudoku in this text. Write 81 digits, with a dot for each open cell."),
  noBoardIn: todo((text: string): string => `“${text}” is no sudoku. Write 81 digits, with a dot for each open cell.`),
  wrongLength: todo((cells: number): string => `A sudoku has 81 cells; this text has ${cells}.`),
  badCharacter: todo(
    (line: string, column: string, seen: string): string =>
      `Line ${line}, character ${column}: “${seen}” is no part of a sudoku. Use digits, and dots for open cells.`,
  ),
  badField: todo(
    (line: string, column: string): string =>
      `Line ${line}, character ${column}: This text is damaged, or it is no plain sudoku.`,
  ),
  damaged: todo("This text is damaged, or it is no plain sudoku."),
  secondBoard: todo("This text has more than one sudoku. Open one at a time."),
  tooLong: todo("This text is too long for a sudoku."),
  variant: todo(
    (rule: string): string => `This puzzle has the extra rule “${rule}”. Here, only plain sudoku can be opened.`,
  ),
  noQrCode: todo("There is no QR code in this picture. Crop it to the code, or copy the text of the code."),
  badPicture: todo("This picture can’t be opened. Save it as PNG or JPEG."),

  // Links
  noBoardInUrl: todo("This link contains no sudoku. Copy the puzzle itself."),
  noBoardAt: todo(
    (site: string): string => `This link only names a puzzle at ${site}. Open it there, and copy the puzzle itself.`,
  ),
  linkCut: todo("The end of this link is missing, so only its board is here. Copy the whole link again."),
  argumentChanged: todo("Some letters of this link are wrong, so its argument is not here. Copy the whole link again."),
  argumentMisfit: todo(
    (seen: string): string => `The argument of this link does not fit its board: ${seen}. Only the board is here.`,
  ),
  badStep: todo("The step in this link can’t be read, so only its board is here."),
  badBoardInLink: todo(
    (why: string): string => `The board in this link can’t be read. ${why} The board shown here is another one.`,
  ),
  missingTechnique: todo(
    (name: string): string =>
      `The step in this link needs ${name}. Add its file under Techniques, and open the link again.`,
  ),
  unknownTechnique: todo(
    (name: string): string => `The step in this link needs ${name}, a technique that this page doesn’t know.`,
  ),
  noSuchStep: todo((name: string): string => `${name} doesn’t find the step of this link on this board.`),

  // Films and backups
  film: {
    empty: todo("This link has no film. Copy the whole link again."),
    version: todo("Another version of the page made this film. Reload the page, and open the link again."),
    cut: todo(
      (have: string, need: string): string =>
        `The end of this link is missing: ${have} of ${need} characters are here. Copy the whole link again.`,
    ),
    long: todo("Something follows the end of this link. Copy only the link."),
    changed: todo("Some letters of this link are wrong. Copy the whole link again."),
  },
  backup: {
    size: todo(
      (megabytes: string, most: string): string =>
        `This file has ${megabytes} MB. A backup has at most ${most} MB. Nothing was changed.`,
    ),
    json: todo("This file is damaged: it is no JSON. Perhaps its end is missing. Nothing was changed."),
    other: todo("This file is no backup of wings. Nothing was changed."),
    version: todo(
      "Another version of the page made this file. Reload the page, and read it again. Nothing was changed.",
    ),
    entry: todo(
      (path: string, seen: string): string => `This file is damaged at ${path}: ${seen}. Nothing was changed.`,
    ),
  },
  storageFull: todo(
    "The browser has no room for all of it, or keeps nothing. Remove some boards or allow storage, and try again. Nothing was changed.",
  ),

  // Puzzles and techniques
  futurePuzzle: todo(
    (date: string): string => `The puzzle of ${date} opens on that day. Choose one here, or a day under Progress.`,
  ),
  noSuchDate: todo(
    (date: string): string => `The date ${date} doesn’t exist. Choose a puzzle here, or a day under Progress.`,
  ),
  noPuzzle: todo((name: string): string => `There is no puzzle “${name}”. Choose one here.`),
  noTechnique: todo((id: string): string => `There is no technique “${id}”. Choose another one under Practice.`),
  noExample: todo((name: string): string => `There is no board for ${name} yet. Choose another technique.`),
  notOneSolution: todo("Only a puzzle with one solution has a rating."),
  limitReached: todo("This takes too long: the search gave up."),

  // Files with techniques
  plugin: {
    /** It can't be loaded. */
    broken: todo(),

    /** It is TypeScript, and a browser understands only JavaScript: bundle it as one .js file. */
    typeScript: todo(),

    /** It imports `name`, but there is only @wings/core and @wings/core/author: bundle everything into one file. */
    import: todo(),

    /** It needs another version of @wings/core: there is no `name` here. */
    core: todo(),

    /** It exports no technique. */
    shape: todo(),

    /** The id `name` has no author: write author/id. */
    id: todo(),

    /** It has a fault in the technique `name`, and was stopped. */
    failed: todo(),

    /** It gave no answer for so many seconds (`name`), and was stopped. */
    timeout: todo(),

    /** The finding `more` of the technique `name` is not proved. */
    finding: todo(),
  },
};

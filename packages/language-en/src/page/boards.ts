/** Boards with other houses. */
export const boards = {
  otherBoards: {
    title: "Other boards",
    /** The rules of a board, by name. */
    rules: {
      jigsaw: "Jigsaw",
      x: "X",
      windoku: "Windoku",
      disjoint: "Disjoint groups",
      "anti-knight": "Anti-knight",
      "anti-king": "Anti-king",
    } as Readonly<Record<string, string>>,
    about: {
      jigsaw: "regions of any shape in place of boxes",
      x: "both diagonals have each digit",
      windoku: "four windows have each digit",
      disjoint: "cells in the same place of two boxes differ",
      "anti-knight": "cells a knight’s move apart differ",
      "anti-king": "cells that touch at a corner differ",
    } as Readonly<Record<string, string>>,
    // Open
    rulesOfPuzzle: "Rules of the puzzle",
    rulesHelp:
      "Links and files of SudokuPad and f-puzzles bring their rules along. For digits and pictures, choose the rules here.",
    map: "Regions: 81 letters, one for each cell",
    // Make
    makeIntro: "Choose one rule or several, then a level. Several rules together may take long.",
    attempts: (count: number): string => `Attempts so far: ${count}.`,
    // What is for classic boards
    noRating: "Ratings of Sudoku Explainer are for classic boards only.",
    noPlugins: "On this board, techniques from files find nothing: they know classic boards only.",
    noBoxes: "This board has no boxes of three by three, so techniques that need them find nothing.",
    noRecord: "Puzzles on other boards have no film, and don’t count for your progress.",
    printClassic: "New puzzles are classic. To print a board with other rules, open it first.",
    noPrograms: "Only these programs keep the rules of this board.",
    noRules: "This text has the digits only. The link above keeps the rules, too.",
  },
};

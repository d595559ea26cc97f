import { plural } from "./plural.js";

export const hints = {
  helpWithBoard: "Help with this board",
  clauses: "The proof, step by step",
  twins: (cell: string, one: string, other: string): string =>
    `For example, ${cell} is ${one} in one solution and ${other} in another. The marked cells differ.`,
  panels: "Panels",
  tabs: { hint: "Hint", path: "Path", steps: "All steps", argue: "Argue", techniques: "Techniques" },
  hintIntro: "A hint has three levels: where to look, what the step is, and why it is right.",
  nextHint: "Next hint",
  showNext: "Show the next step",
  looking: "Looking …",
  hintLevel: "Hint level",
  levels: { where: "Where", what: "What", why: "Why" },
  whereToLook: "Where to look",
  closeHint: "Close the hint",
  moreHint: "More",
  apply: "Apply",
  cellNames: (cell: string, row: number, column: number): string =>
    `${cell} is the cell in row ${row}, column ${column}.`,
  /** Below an explanation that is not in the language of the page. */
  onlyInEnglish: "",
  /** Beside a board that marks them, a long list of cells is hard to read. */
  markedCells: (text: string): string =>
    text.replace(/\b(the \w+) cells (?:r\dc\d, ){3,}r\dc\d and r\dc\d/gi, "$1 marked cells"),
  legend: "Legend",
  counted: "Show on the board",
  countedParts: { both: "Facts and sets", facts: "Facts", sets: "Sets" },
  drawAgain: "Draw it again",
  sentenceBack: "Previous sentence",
  sentenceForward: "Next sentence",
  fails: (steps: string): string => `fails (${steps})`,
  skipSentences: (count: number): string => `Skip ${count}`,
  badPuzzleHelp: "Check its givens, or open another puzzle.",
  movesBack: (moves: number): string => `The mistake is ${moves} moves back.`,
  undoMoves: (moves: number): string => (moves === 1 ? "Undo the last move" : `Undo the last ${moves} moves`),
  nothingFound: "The selected techniques find nothing on this board.",
  nothingHelp: (count: number): string =>
    count === 0
      ? "All techniques are on. Reveal a cell to go on."
      : `${plural(count, "technique is", "techniques are")} off. Switch them on, or reveal a cell.`,
  switchAllOn: "Switch all techniques on",
  reveal: "Reveal a cell",
  manyHelp: "This puzzle has more than one solution, so no proof can place every digit. Check its givens.",
  cardLink: "Send this step",
  argumentLink: "Send",
};

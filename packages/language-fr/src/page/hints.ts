import { type PageWords, todo } from "@wings/language-en";
import { plural } from "./plural.js";

export const hints: PageWords["hints"] = {
  panels: todo("Panels"),
  tabs: {
    hint: todo("Hint"),
    path: todo("Path"),
    steps: todo("All steps"),
    argue: todo("Argue"),
    techniques: todo("Techniques"),
  },
  hintIntro: todo("A hint has three levels: where to look, what the step is, and why it is right."),
  nextHint: todo("Next hint"),
  showNext: todo("Show the next step"),
  looking: todo("Looking …"),
  hintLevel: todo("Hint level"),
  levels: { where: todo("Where"), what: todo("What"), why: todo("Why") },
  whereToLook: todo("Where to look"),
  closeHint: todo("Close the hint"),
  moreHint: todo("More"),
  apply: todo("Apply"),
  cellNames: todo(
    (cell: string, row: number, column: number): string => `${cell} is the cell in row ${row}, column ${column}.`,
  ),

  /** Below an explanation that is not in the language of the page. */
  onlyInEnglish: todo(""),

  /** Beside a board that marks them, a long list of cells is hard to read. */
  markedCells: todo((text: string): string =>
    text.replace(/\b(the \w+) cells (?:r\dc\d, ){3,}r\dc\d and r\dc\d/gi, "$1 marked cells"),
  ),
  legend: todo("Legend"),
  counted: todo("Show on the board"),
  countedParts: { both: todo("Facts and sets"), facts: todo("Facts"), sets: todo("Sets") },
  drawAgain: todo("Draw it again"),
  sentenceBack: todo("Previous sentence"),
  sentenceForward: todo("Next sentence"),
  fails: todo((steps: string): string => `fails (${steps})`),
  skipSentences: todo((count: number): string => `Skip ${count}`),
  badPuzzleHelp: todo("Check its givens, or open another puzzle."),
  movesBack: todo((moves: number): string => `The mistake is ${moves} moves back.`),
  undoMoves: todo((moves: number): string => (moves === 1 ? "Undo the last move" : `Undo the last ${moves} moves`)),
  nothingFound: todo("The selected techniques find nothing on this board."),
  nothingHelp: todo((count: number): string =>
    count === 0
      ? "All techniques are on. Reveal a cell to go on."
      : `${plural(count, "technique is", "techniques are")} off. Switch them on, or reveal a cell.`,
  ),
  switchAllOn: todo("Switch all techniques on"),
  reveal: todo("Reveal a cell"),
  manyHelp: todo("This puzzle has more than one solution, so no proof can place every digit. Check its givens."),
  cardLink: todo("Send this step"),
  argumentLink: todo("Send"),
};

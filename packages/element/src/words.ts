import { type Board, type Language, english } from "@wings/core";
import { digitsOf } from "@wings/core/author";

/** What the element says, beside what techniques and `hintLevels` say. */
export interface Words {
  /** The name of the board. */
  readonly board: string;
  readonly given: string;
  readonly empty: string;
  readonly conflict: string;
  /** Before digits: `candidates 1 4`, `notes 1 4`. */
  readonly candidates: string;
  readonly notes: string;
  /** Buttons. Those of a hint are in the order of its levels. */
  readonly digits: string;
  readonly hint: string;
  readonly what: string;
  readonly why: string;
  readonly close: string;
  readonly apply: string;
  readonly takeNotes: string;
  readonly erase: string;
  readonly undo: string;
  readonly redo: string;
  /** Where there is no step to show. */
  readonly solved: string;
  /** With the cells of the mistakes: `{cells}`. */
  readonly mistake: string;
  readonly stuck: string;
  readonly none: string;
  readonly many: string;
}

/** The words in English. */
export const ENGLISH: Words = {
  board: "Sudoku",
  given: "given",
  empty: "empty",
  conflict: "conflict",
  candidates: "candidates",
  notes: "notes",
  digits: "Digits",
  hint: "Hint",
  what: "What is there?",
  why: "Why?",
  close: "Close hint",
  apply: "Apply",
  takeNotes: "Notes",
  erase: "Erase",
  undo: "Undo",
  redo: "Redo",
  solved: "Solved.",
  mistake: "There is a mistake in {cells}.",
  stuck: "No technique finds a step.",
  none: "This puzzle has no solution.",
  many: "This puzzle has more than one solution.",
};

/** What a cell shows. */
export interface CellContent {
  readonly board: Board;
  /** A mask of the player's notes. */
  readonly notes: number;
  readonly hasCandidates: boolean;
  readonly isConflict: boolean;
}

/** The label of a cell for screen readers: `row 2, column 6, candidates 1 4`. */
export function cellLabel(cell: number, content: CellContent, words: Words, { r, c }: Language = english): string {
  const { board, notes, hasCandidates, isConflict } = content;
  const house = (phrase: string, index: number): string => phrase.replace("{n}", String(index + 1));
  const parts = [house(r, Math.floor(cell / 9)), house(c, cell % 9)];
  const value = board.values[cell];
  const listed = (mask: number): string => digitsOf(mask).join(" ");
  if (value !== 0) parts.push(String(value));
  else if (hasCandidates) parts.push(`${words.candidates} ${listed(board.masks[cell])}`);
  else parts.push(notes === 0 ? words.empty : `${words.notes} ${listed(notes)}`);
  if (board.isGiven(cell)) parts.push(words.given);
  if (isConflict) parts.push(words.conflict);
  return parts.join(", ");
}

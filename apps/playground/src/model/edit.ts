import type { Board } from "@wings/core";

/** What a typed digit becomes. */
export type Entry = "digit" | "candidate" | "given" | "corner" | "center" | "color" | "line";
/** The entries that change the board itself. */
type BoardEntry = "digit" | "candidate" | "given";

/** The board after typing a digit into a cell, or the same board if that is not possible. */
export function type(board: Board, cell: number, digit: number, entry: BoardEntry): Board {
  const held = board.digit(cell);
  const isGiven = board.isGiven(cell);
  const next = board.copy();
  if (entry === "candidate") return next.eliminate(cell, digit) || next.allow(cell, digit) ? next : board;
  if (entry === "digit" && isGiven) return board;
  next.clear(cell);
  // Typing the same digit again removes it.
  if (held === digit && isGiven === (entry === "given")) return next;
  if (entry === "given") next.placeGiven(cell, digit);
  else next.place(cell, digit);
  return next;
}

/** Removes the digit of a cell, or resets the candidates of an open cell. */
export function erase(board: Board, cell: number, entry: Entry): Board {
  if (board.isGiven(cell) && entry !== "given") return board;
  const next = board.copy();
  if (!next.clear(cell)) for (let digit = 1; digit <= 9; digit++) next.allow(cell, digit);
  return next;
}

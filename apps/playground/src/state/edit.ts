import { Board } from "@wings/core";
import { digitsOf, maskOf, sees } from "@wings/core/author";

/** What a typed digit becomes. */
export type Entry = "digit" | "candidate" | "given";

/** The board after typing a digit into a cell, or the same board if nothing changes. */
export function type(board: Board, cell: number, digit: number, entry: Entry): Board {
  const held = board.values[cell];
  if (entry === "candidate") return held === 0 ? toggled(board, cell, digit) : board;
  if (entry === "digit" && board.isGiven(cell)) return board;
  // Typing the same digit again removes it.
  return rewrite(board, cell, held === digit && board.isGiven(cell) === (entry === "given") ? 0 : digit, entry);
}

/** Removes the digit of a cell, or resets the candidates of an open cell. */
export const erase = (board: Board, cell: number, entry: Entry): Board =>
  board.isGiven(cell) && entry !== "given" ? board : rewrite(board, cell, 0, entry);

function toggled(board: Board, cell: number, digit: number): Board {
  if (board.has(cell, digit)) {
    const next = board.copy();
    next.eliminate(cell, digit);
    return next;
  }
  // A candidate that a digit rules out can't be added.
  return board.values.some((value, peer) => value === digit && sees(cell, peer))
    ? board
    : compose(board, cell, 0, "digit", board.masks[cell] | maskOf(digit));
}

const rewrite = (board: Board, cell: number, digit: number, entry: Entry): Board =>
  compose(board, cell, digit, entry, 0x1ff);

/**
 * Rebuilds a board with another digit (or none) in one cell. Eliminated candidates stay eliminated, except those that only
 * the old digit of that cell ruled out.
 */
function compose(board: Board, cell: number, digit: number, entry: Entry, keep: number): Board {
  const gone = board.values[cell];
  const next = new Board();
  board.values.forEach((value, at) => {
    const held = at === cell ? digit : value;
    if (held === 0) return;
    if (at === cell ? entry === "given" : board.isGiven(at)) next.placeGiven(at, held);
    else next.place(at, held);
  });
  board.masks.forEach((mask, at) => {
    if (board.values[at] !== 0 && at !== cell) return;
    const back = gone !== 0 && sees(at, cell) ? maskOf(gone) : 0;
    for (const out of digitsOf(next.masks[at] & ~(at === cell ? keep : mask | back))) next.eliminate(at, out);
  });
  return next;
}

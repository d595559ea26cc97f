import { Board, digitsOf, maskOf, sees } from "@wings/core";

/** What a typed digit becomes. */
export type Entry = "digit" | "candidate" | "given";

/** The board after a digit was typed in a cell; the same board where that changes nothing. */
export function type(board: Board, cell: number, digit: number, entry: Entry): Board {
  const held = board.values[cell];
  if (entry === "candidate") return held === 0 ? toggled(board, cell, digit) : board;
  if (entry === "digit" && board.isGiven(cell)) return board;
  // The same digit once more takes it away again.
  return rewrite(board, cell, held === digit && board.isGiven(cell) === (entry === "given") ? 0 : digit, entry);
}

/** The board without the digit of a cell, or with all candidates that the digits leave an open cell. */
export const erase = (board: Board, cell: number, entry: Entry): Board =>
  board.isGiven(cell) && entry !== "given" ? board : rewrite(board, cell, 0, entry);

function toggled(board: Board, cell: number, digit: number): Board {
  if (board.has(cell, digit)) {
    const next = board.copy();
    next.eliminate(cell, digit);
    return next;
  }
  // A candidate comes back only where no digit forbids it.
  return board.values.some((value, peer) => value === digit && sees(cell, peer))
    ? board
    : compose(board, cell, 0, "digit", board.masks[cell] | maskOf(digit));
}

const rewrite = (board: Board, cell: number, digit: number, entry: Entry): Board =>
  compose(board, cell, digit, entry, 0x1ff);

/**
 * A board anew from its digits, with another digit (or none) in one cell. Candidates that were taken stay taken, but those
 * that only the digit of that cell had taken come back.
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

import { Board } from "@wings/core";
import { cellsOf, digitsOf } from "@wings/core/author";
import { HOUSE_WORDS } from "@wings/core/host";

/** Whether naked and hidden singles alone solve the puzzle. */
export function isSolvedBySingles(digits: ArrayLike<number>): boolean {
  const board = new Board();
  for (let cell = 0; cell < 81; cell++) if (digits[cell] > 0) board.place(cell, digits[cell]);
  while (placeSingles(board));
  return board.isFull;
}

/** Places all singles of a board once. Returns whether there were any. */
export function placeSingles(board: Board): boolean {
  const { version, lone, places } = board;
  for (const cell of cellsOf(lone[0], lone[1], lone[2])) {
    const [digit] = digitsOf(board.masks[cell]);
    if (digit !== undefined) board.place(cell, digit);
  }
  for (let house = 0; house < 81; house += 3) {
    for (let digit = 1; digit <= 9; digit++) {
      const w0 = places[digit * 3] & HOUSE_WORDS[house];
      const w1 = places[digit * 3 + 1] & HOUSE_WORDS[house + 1];
      const w2 = places[digit * 3 + 2] & HOUSE_WORDS[house + 2];
      // A quick no for most: more than one band has a place, or a band has two.
      const isOne = (w0 !== 0 ? 1 : 0) + (w1 !== 0 ? 1 : 0) + (w2 !== 0 ? 1 : 0) === 1;
      const word = w0 | w1 | w2;
      if (isOne && (word & (word - 1)) === 0) board.place(cellsOf(w0, w1, w2)[0], digit);
    }
  }
  return board.version !== version;
}

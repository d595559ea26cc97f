import { type Board, type Cell, type Digit, DIGIT_COUNT, digitsOf } from "@wings/core/author";

/** More choices than nearly empty boards need. Other boards are left to the linear program. */
const MAX_CHOICES = 300;

/**
 * Fills the board, if that is easy: the cell with the fewest candidates first, with digits that are wanted first. Undefined if it
 * takes too long.
 */
export function dive(
  board: Board,
  isWanted: (cell: Cell, digit: Digit) => boolean,
  budget = { choices: MAX_CHOICES },
): Board | undefined {
  let next = -1;
  for (let cell = 0; cell < 81; cell++) {
    if (board.values[cell] !== 0) continue;
    if (next < 0 || DIGIT_COUNT[board.masks[cell]] < DIGIT_COUNT[board.masks[next]]) next = cell;
  }
  if (next < 0) return board;
  const digits = digitsOf(board.masks[next]);
  digits.sort((a, b) => Number(isWanted(next, b)) - Number(isWanted(next, a)));
  for (const digit of digits) {
    if (budget.choices-- <= 0) return undefined;
    const after = board.copy();
    after.place(next, digit);
    const full = dive(after, isWanted, budget);
    if (full !== undefined) return full;
  }
  return undefined;
}

import { type Board, type Cell, DIGIT_COUNT, type DigitMask, maskIn } from "@wings/core/author";
import { type Deadly, mayBeRoof } from "./report.js";

/** The sets of digits that a pattern may have: `size` digits, among them the digits of the base, without the extra. */
export interface DigitSets {
  readonly base: DigitMask;
  readonly extra: DigitMask;
  readonly size: number;
}

/**
 * Visits all sets of digits with which exactly the roof has other candidates, and each cell one of the digits. Returns whether a visit stopped
 * it.
 */
export function visitDigitSets(
  board: Board,
  cells: readonly Cell[],
  roof: readonly Cell[],
  { base, extra, size }: DigitSets,
  visit: (deadly: Deadly) => boolean,
): boolean {
  const { masks } = board;
  const fits = (digits: DigitMask): boolean =>
    (digits & extra) === 0 &&
    roof.every((cell) => (masks[cell] & ~digits) !== 0) &&
    cells.every((cell) => (masks[cell] & digits) !== 0);
  return supersets(base, size).some((digits) => {
    if (!fits(digits)) return false;
    const extras = maskIn(board, roof) & ~digits;
    return mayBeRoof(board, roof, extras) && visit({ cells: inOrder(cells), digits, roof: inOrder(roof), extras });
  });
}

const inOrder = (cells: readonly Cell[]): Cell[] => [...cells].sort((a, b) => a - b);

/** The sets of `size` digits that hold all digits of the base. */
function supersets(base: DigitMask, size: number): DigitMask[] {
  if (DIGIT_COUNT[base] === size) return [base];
  return ALL_SETS.filter((digits) => (base & ~digits) === 0 && DIGIT_COUNT[digits] === size);
}

/** All sets of digits, as masks. */
const ALL_SETS = /* @__PURE__ */ Array.from({ length: 512 }, (_, mask) => mask);

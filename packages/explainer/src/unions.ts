import { DIGIT_COUNT } from "@wings/core/author";

/**
 * Calls back with each choice of `size` of nine masks whose union has exactly `size` bits: the one idea of subsets and fish.
 * A mask takes part if it has two bits or more.
 */
export function forEachLocked(
  masks: ArrayLike<number>,
  size: number,
  found: (chosen: number, union: number) => void,
): void {
  extend(masks, size, found, 0, 0, 0);
}

function extend(
  masks: ArrayLike<number>,
  left: number,
  found: (chosen: number, union: number) => void,
  from: number,
  chosen: number,
  union: number,
): void {
  const size = left + DIGIT_COUNT[chosen];
  for (let i = from; i <= 9 - left; i++) {
    const count = DIGIT_COUNT[masks[i]];
    if (count < 2 || count > size) continue;
    const wider = union | masks[i];
    if (DIGIT_COUNT[wider] > size) continue;
    if (left > 1) extend(masks, left - 1, found, i + 1, chosen | (1 << i), wider);
    else if (DIGIT_COUNT[wider] === size) found(chosen | (1 << i), wider);
  }
}

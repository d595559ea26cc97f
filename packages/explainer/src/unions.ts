import { DIGIT_COUNT } from "@wings/core/author";

/** Of nine masks those that can take part, as numbers 0 to 8. */
const FITTING: Uint8Array = /* @__PURE__ */ new Uint8Array(9);

/**
 * Calls back with each choice of `size` of the nine masks from `offset` on whose union has exactly `size` bits: the one idea of
 * subsets and fish. A mask takes part if it has two bits or more.
 */
export function forEachLocked(
  masks: ArrayLike<number>,
  offset: number,
  size: number,
  found: (chosen: number, union: number) => void,
): void {
  let count = 0;
  for (let i = 0; i < 9; i++) {
    const bits = DIGIT_COUNT[masks[offset + i]];
    if (bits >= 2 && bits <= size) FITTING[count++] = i;
  }
  if (count >= size) extend(masks, offset, size, found, 0, count, 0, 0, size);
}

function extend(
  masks: ArrayLike<number>,
  offset: number,
  size: number,
  found: (chosen: number, union: number) => void,
  from: number,
  count: number,
  chosen: number,
  union: number,
  left: number,
): void {
  for (let i = from; i <= count - left; i++) {
    const at = FITTING[i];
    const wider = union | masks[offset + at];
    if (DIGIT_COUNT[wider] > size) continue;
    if (left > 1) extend(masks, offset, size, found, i + 1, count, chosen | (1 << at), wider, left - 1);
    else if (DIGIT_COUNT[wider] === size) found(chosen | (1 << at), wider);
  }
}

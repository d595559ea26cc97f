import { Combinations, DIGIT_COUNT } from "@wings/core/author";

const fitting = /* @__PURE__ */ new Combinations();

/**
 * Calls back with each choice of `size` of the nine masks from `offset` on whose union has exactly `size` bits: the one idea of
 * subsets and fish. A mask takes part if it has two bits or more. Callbacks must not call it.
 */
export function forEachLocked(
  masks: ArrayLike<number>,
  offset: number,
  size: number,
  found: (chosen: number, union: number) => void,
): void {
  fitting.clear();
  for (let i = 0; i < 9; i++) {
    const bits = DIGIT_COUNT[masks[offset + i]];
    if (bits >= 2 && bits <= size) fitting.add(1 << i, masks[offset + i]);
  }
  for (fitting.begin(size, size); fitting.next();) {
    const { union } = fitting;
    if (DIGIT_COUNT[union] !== size) continue;
    let chosen = 0;
    for (let i = 0; i < size; i++) chosen |= fitting.owner(i);
    found(chosen, union);
  }
}

/**
 * Nine-bit digit masks (bit 0 is digit 1) and 27-bit words of cell sets (see geometry).
 *
 * The idiom for walking a word, used in every finder:
 *
 * ```ts
 * for (let w = word; w !== 0; w &= w - 1) {
 *   const cell = base + lowestBit(w); // base 0, 27 or 54
 * }
 * ```
 */

/** The number of digits in each of the 512 digit masks. */
export const SIZE = /* @__PURE__ */ makeSize();

export const ALL_DIGITS = 0x1ff;
export const ALL_CELLS_WORD = 0x7ffffff;

/** The mask of one digit 1..9. */
export const maskOf = (digit: number): number => 1 << (digit - 1);

/** The position of the lowest set bit; -1 for an empty word. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The lowest digit of a mask; 0 for an empty one. */
export const lowestDigit = (mask: number): number => 32 - Math.clz32(mask & -mask);

/** The number of set bits of a word of at most 27 bits. */
export const count = (word: number): number => SIZE[word & 0x1ff] + SIZE[(word >> 9) & 0x1ff] + SIZE[word >> 18];

/** Whether a word has exactly one bit. */
export const isSingle = (word: number): boolean => word !== 0 && (word & (word - 1)) === 0;

/** The digits of a mask, ascending. */
export function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let m = mask; m !== 0; m &= m - 1) digits.push(lowestDigit(m));
  return digits;
}

/** The cells of a set, ascending. */
export function cellsOf(w0: number, w1: number, w2: number): number[] {
  const cells: number[] = [];
  for (let w = w0; w !== 0; w &= w - 1) cells.push(lowestBit(w));
  for (let w = w1; w !== 0; w &= w - 1) cells.push(27 + lowestBit(w));
  for (let w = w2; w !== 0; w &= w - 1) cells.push(54 + lowestBit(w));
  return cells;
}

function makeSize(): Uint8Array {
  const size = new Uint8Array(512);
  for (let mask = 1; mask < 512; mask++) size[mask] = size[mask >> 1] + (mask & 1);
  return size;
}

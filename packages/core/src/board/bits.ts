import type { Cell, Digit, DigitMask } from "./numbers.js";

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

/** All nine digits, as a mask. */
export const ALL_DIGITS = 0x1ff;
/** All 27 cells of a band, as a word. */
export const ALL_CELLS_WORD = 0x7ffffff;

/** The mask of one digit 1..9. */
export const maskOf = (digit: Digit): DigitMask => 1 << (digit - 1);

/** The position of the lowest set bit; -1 for an empty word. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The lowest digit of a mask; 0 for an empty one. */
export const lowestDigit = (mask: DigitMask): Digit => 32 - Math.clz32(mask & -mask);

/** The highest digit of a mask; 0 for an empty one. */
export const highestDigit = (mask: DigitMask): Digit => 32 - Math.clz32(mask);

/** The digits of a mask, ascending. */
export const digitsOf = (mask: DigitMask): Digit[] => bitsOf(mask, 1);

/** The same as one list for each mask, made when first asked for: nobody changes it. */
export const digitsIn = (mask: DigitMask): readonly Digit[] => (DIGITS_IN[mask] ??= digitsOf(mask));
const DIGITS_IN: (readonly Digit[] | undefined)[] = [];

/** The mask of some digits. */
export const maskOfAll = (digits: readonly Digit[]): DigitMask =>
  digits.reduce((mask, digit) => mask | maskOf(digit), 0);

/** The number of digits in each of the 512 digit masks. */
export const DIGIT_COUNT: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 512 }, (_, mask) => {
  let size = 0;
  for (let left = mask; left !== 0; left &= left - 1) size++;
  return size;
});

/** The number of set bits of a word of at most 27 bits. */
export const countBits = (word: number): number =>
  DIGIT_COUNT[word & 0x1ff] + DIGIT_COUNT[(word >> 9) & 0x1ff] + DIGIT_COUNT[word >> 18];

/** Whether a word has exactly one bit. */
export const isSingle = (word: number): boolean => word !== 0 && (word & (word - 1)) === 0;

/** The cells of a set, ascending. */
export const cellsOf = (w0: number, w1: number, w2: number): Cell[] => bitsOf(w2, 54, bitsOf(w1, 27, bitsOf(w0, 0)));

/** Adds the positions of a word's bits to a list, counted from `first`. */
function bitsOf(word: number, first: number, list: number[] = []): number[] {
  for (let w = word; w !== 0; w &= w - 1) list.push(first + lowestBit(w));
  return list;
}

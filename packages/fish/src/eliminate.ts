import { type Digit, type House, HOUSE_WORDS, type Reporter } from "@wings/core/author";

/**
 * Removes the digit from the cells of the cover lines that are not in the base and, if there is a box, lie in it. Returns
 * whether there are any.
 */
export const eliminateInCover = (
  report: Reporter,
  digit: Digit,
  base: readonly number[],
  cover: readonly number[],
  box = -1,
): boolean =>
  report.eliminateWords(digit, wordOf(0, base, cover, box), wordOf(1, base, cover, box), wordOf(2, base, cover, box));

function wordOf(w: number, base: readonly number[], cover: readonly number[], box: House): number {
  let word = 0;
  for (const house of cover) word |= HOUSE_WORDS[house * 3 + w];
  for (const house of base) word &= ~HOUSE_WORDS[house * 3 + w];
  return box < 0 ? word : word & HOUSE_WORDS[box * 3 + w];
}

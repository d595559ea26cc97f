import { DIGIT_COUNT, isSingle, lowestBit } from "../board/bits.js";
import { HOUSE_CELLS, bitOf, wordOf } from "../board/geometry.js";
import { DIRTY } from "./searcher.js";

/** The places of 36 squares of nine by nine: the cells of a house and the digits, or the rows of a digit and the columns. */
const PLACES = /* @__PURE__ */ Array.from({ length: 36 * 81 }, (_, i) => {
  const [square, row, column] = [Math.floor(i / 81), Math.floor(i / 9) % 9, i % 9];
  const [cell, digit] = square < 27 ? [HOUSE_CELLS[square * 9 + row], column] : [i % 81, square - 27];
  return { digit, word: digit * 3 + wordOf(cell), bit: bitOf(cell) };
});

/**
 * Nine cells of a house share nine digits, and nine rows of a digit share nine columns. Where some of the nine have as many
 * places left as they are, the others lose these. Returns false where they have fewer: then there is no solution.
 */
export function removeBySubsets(words: Int32Array, base: number): boolean {
  const sizes = DIGIT_COUNT;
  // By set of rows: the columns that they have left together.
  const union = new Int16Array(512);
  for (let first = 0; first < PLACES.length; first += 81) {
    const rows: { readonly start: number; readonly columns: number }[] = [];
    for (let start = first; start < first + 81; start += 9) {
      let columns = 0;
      for (let k = 0; k < 9; k++) {
        const { word, bit } = PLACES[start + k];
        if ((words[base + word] & bit) !== 0) columns |= 1 << k;
      }
      // Where one is left, no other row has it.
      if (!isSingle(columns)) rows.push({ start, columns });
    }
    for (let set = 1; set < 1 << rows.length; set++) {
      const all = (union[set] = union[set & (set - 1)] | rows[lowestBit(set)].columns);
      const spare = sizes[all] - sizes[set];
      if (spare < 0) return false;
      for (let i = 0; i < rows.length && spare === 0; i++) {
        for (let left = (set >> i) & 1 ? 0 : rows[i].columns & all; left !== 0; left &= left - 1) {
          const { digit, word, bit } = PLACES[rows[i].start + lowestBit(left)];
          words[base + word] &= ~bit;
          words[base + DIRTY] |= 1 << digit;
        }
      }
    }
  }
  return true;
}

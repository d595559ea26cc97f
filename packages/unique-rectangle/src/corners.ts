import { type Cell, type House, boxOf, columnOf } from "@wings/core/author";

/** The corners of all rectangles in two boxes, four a rectangle. */
export const CORNERS = /* @__PURE__ */ (() => {
  const corners: Cell[] = [];
  for (let one = 0; one < 9; one++)
    for (let other = one + 1; other < 9; other++)
      for (let left = 0; left < 9; left++)
        for (let right = left + 1; right < 9; right++) {
          const four = [one * 9 + left, one * 9 + right, other * 9 + left, other * 9 + right];
          if (new Set(four.map(boxOf)).size === 2) corners.push(...four);
        }
  return Uint8Array.from(corners);
})();

/** By rows and columns: where the corners of their rectangle begin. */
const AT = /* @__PURE__ */ (() => {
  const at = new Uint16Array(6561);
  for (let i = 0; i < CORNERS.length; i += 4) {
    const [first, , , last] = CORNERS.subarray(i, i + 4);
    at[((first / 9) | 0) * 729 + ((last / 9) | 0) * 81 + (first % 9) * 9 + (last % 9)] = i;
  }
  return at;
})();

/** Where the corners of a rectangle begin, which lies in two boxes. */
export const rectangleAt = (top: number, bottom: number, left: number, right: number): number =>
  AT[top * 729 + bottom * 81 + left * 9 + right];

/** The corners with the given bits. */
export const cornersOf = (corners: readonly Cell[], bits: number): Cell[] =>
  corners.filter((_, i) => ((bits >> i) & 1) !== 0);

/** Whether two corners, given as bits, are in one row or one column. */
export const isLine = (bits: number): boolean => bits === 3 || bits === 12 || bits === 5 || bits === 10;

/** The row or column of two cells. */
export const lineOf = (one: Cell, other: Cell): House =>
  columnOf(one) === columnOf(other) ? columnOf(one) : (one / 9) | 0;

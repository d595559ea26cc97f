import { type Board, DIGIT_COUNT, housesIn, memo, placesByHouse } from "@wings/core/author";

/** By house: the digits with at most two, three and four places, as three masks of nine bits. Three techniques use it. */
export const digitsWithFew = (board: Board): Int32Array => memo(board, "subsets: digits with few places", make);

function make(board: Board, previous: Int32Array | undefined): Int32Array {
  const few = previous ?? new Int32Array(40);
  const places = placesByHouse(board);
  for (const house of housesIn(board)) {
    let masks = 0;
    for (let d = 0; d < 9; d++) masks |= HOW_FEW[places[house * 10 + d + 1]] << d;
    few[house] = masks;
  }
  return few;
}

/** By nine bits: bit 0 if one or two are set, bit 9 if one to three are, bit 18 if one to four are. */
const HOW_FEW = /* @__PURE__ */ Int32Array.from({ length: 512 }, (_, set) =>
  set === 0
    ? 0
    : (DIGIT_COUNT[set] <= 2 ? 1 : 0) | (DIGIT_COUNT[set] <= 3 ? 1 << 9 : 0) | (DIGIT_COUNT[set] <= 4 ? 1 << 18 : 0),
);

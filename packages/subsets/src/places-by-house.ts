import { type Board, DIGIT_COUNT, memo } from "@wings/core/author";

/**
 * The places of each digit in each house: nine bits, one for each cell in the order of `HOUSE_CELLS`. Three techniques
 * use them, so they are computed once for a position.
 */
export interface PlacesByHouse {
  /** By house and digit, at `house * 9 + digit - 1`. */
  readonly sets: Uint16Array;
  /** By house: the digits with at most two, three and four places, as three masks of nine bits. */
  readonly few: Int32Array;
}

export const placesByHouse = (board: Board): PlacesByHouse => memo(board, "subsets: places by house", make);

function make({ places }: Board, previous: PlacesByHouse | undefined): PlacesByHouse {
  const made = previous ?? { sets: new Uint16Array(27 * 9), few: new Int32Array(27) };
  const { sets, few } = made;
  for (let d = 0; d < 9; d++) {
    // The places with rows and columns exchanged: one word for each stack, nine bits for each column.
    let left = 0;
    let middle = 0;
    let right = 0;
    for (let w = 0; w < 3; w++) {
      const word = places[d * 3 + 3 + w];
      for (let r = 0; r < 3; r++) {
        const row = (word >> (r * 9)) & 511;
        sets[(w * 3 + r) * 9 + d] = row;
        left |= NINE_APART[row & 7] << (w * 3 + r);
        middle |= NINE_APART[(row >> 3) & 7] << (w * 3 + r);
        right |= NINE_APART[row >> 6] << (w * 3 + r);
      }
      for (let b = 0; b < 3; b++) {
        const rows = word >> (b * 3);
        sets[(18 + w * 3 + b) * 9 + d] = (rows & 7) | ((rows >> 6) & 56) | ((rows >> 12) & 448);
      }
    }
    for (let c = 0; c < 3; c++) {
      sets[(9 + c) * 9 + d] = (left >> (c * 9)) & 511;
      sets[(12 + c) * 9 + d] = (middle >> (c * 9)) & 511;
      sets[(15 + c) * 9 + d] = (right >> (c * 9)) & 511;
    }
  }
  for (let house = 0; house < 27; house++) {
    let masks = 0;
    for (let d = 0; d < 9; d++) masks |= HOW_FEW[sets[house * 9 + d]] << d;
    few[house] = masks;
  }
  return made;
}

/** Three bits, nine apart. */
const NINE_APART = /* @__PURE__ */ Int32Array.from({ length: 8 }, (_, n) => (n & 1) | ((n & 2) << 8) | ((n & 4) << 16));

/** By nine bits: bit 0 if one or two are set, bit 9 if one to three are, bit 18 if one to four are. */
const HOW_FEW = /* @__PURE__ */ Int32Array.from({ length: 512 }, (_, set) =>
  set === 0
    ? 0
    : (DIGIT_COUNT[set] <= 2 ? 1 : 0) | (DIGIT_COUNT[set] <= 3 ? 1 << 9 : 0) | (DIGIT_COUNT[set] <= 4 ? 1 << 18 : 0),
);

import type { Board } from "./board.js";
import { memo } from "./memo.js";

/** The places of each digit in each house, at `house * 10 + digit`: nine bits, one for each cell in the order of `houseCellTable`. */
export const placesByHouse = (board: Board): Int32Array => memo(board, "places-by-house-1", make);

function make(board: Board, previous: Int32Array | undefined): Int32Array {
  const { places, layout } = board;
  const positions = previous ?? new Int32Array(layout ? 400 : 270);
  for (let digit = 1; digit <= 9; digit++) {
    // The places with rows and columns exchanged: one word for each stack, nine bits for each column.
    let left = 0;
    let middle = 0;
    let right = 0;
    for (let w = 0; w < 3; w++) {
      const word = places[digit * 3 + w];
      for (let i = 0; i < 3; i++) {
        const line = w * 3 + i;
        const row = (word >> (i * 9)) & 511;
        positions[line * 10 + digit] = row;
        left |= NINE_APART[row & 7] << line;
        middle |= NINE_APART[(row >> 3) & 7] << line;
        right |= NINE_APART[row >> 6] << line;
        const rows = word >> (i * 3);
        positions[(18 + line) * 10 + digit] = (rows & 7) | ((rows >> 6) & 56) | ((rows >> 12) & 448);
      }
    }
    for (let i = 0; i < 3; i++) {
      positions[(9 + i) * 10 + digit] = (left >> (i * 9)) & 511;
      positions[(12 + i) * 10 + digit] = (middle >> (i * 9)) & 511;
      positions[(15 + i) * 10 + digit] = (right >> (i * 9)) & 511;
    }
  }
  layout?.fillPlaces(board, positions);
  return positions;
}

/** Three bits, nine apart. */
const NINE_APART = /* @__PURE__ */ Int32Array.from({ length: 8 }, (_, n) => (n & 1) | ((n & 2) << 8) | ((n & 4) << 16));

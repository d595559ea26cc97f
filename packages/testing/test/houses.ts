/** The cells of all houses: rows, columns and boxes. */
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const HOUSES: readonly (readonly number[])[] = [
  ...NINE.map((row) => NINE.map((column) => row * 9 + column)),
  ...NINE.map((column) => NINE.map((row) => row * 9 + column)),
  ...NINE.map((box) => NINE.map((i) => (Math.floor(box / 3) * 3 + Math.floor(i / 3)) * 9 + (box % 3) * 3 + (i % 3))),
];

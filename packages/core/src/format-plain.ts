import { Board } from "./board.js";

/** The board with the same digits and all the candidates that they leave: what it has more is what was eliminated. */
export function plainBoard({ values }: Board): Board {
  const plain = new Board();
  values.forEach((digit, cell) => {
    if (digit !== 0) plain.place(cell, digit);
  });
  return plain;
}

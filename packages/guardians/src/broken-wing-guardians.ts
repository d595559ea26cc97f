import { type Board, type Cell, type Digit, type House, placesIn } from "@wings/core/author";

/** The places of the digit in the houses of a loop that are not the two cells of the loop there. */
export const guardiansOf = (board: Board, digit: Digit, cells: readonly Cell[], houses: readonly House[]): number[] =>
  [
    ...new Set(
      houses.flatMap((house, i) =>
        placesIn(board, house, digit).filter((cell) => cell !== cells[i] && cell !== cells[(i + 1) % cells.length]),
      ),
    ),
  ].sort((a, b) => a - b);

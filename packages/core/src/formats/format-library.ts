import { digitsOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { fromDigits } from "../board/build-board.js";
import type { CellDigit } from "../board/cell-digit.js";
import type { LibraryStep } from "./parse-library.js";

/** Writes a line of the HoDoKu library (see `parseLibrary`); without a step it has the code 0000. */
export function formatLibrary(board: Board, step: Partial<LibraryStep>): string {
  const { code = "0000", variant = "", digits = [], eliminations = [], placements = [], extra = "" } = step;
  const cells: string[] = [];
  const deleted: CellDigit[] = [];
  fromDigits((cell) => board.values[cell], board.layout).masks.forEach((mask, cell) => {
    const digit = board.values[cell];
    cells.push(digit === 0 ? "." : `${board.isGiven(cell) ? "" : "+"}${digit}`);
    for (const gone of digitsOf(mask & ~board.masks[cell])) deleted.push({ cell, digit: gone });
  });
  const fields = [
    variant === "" ? code : `${code}-${variant}`,
    digits.join(""),
    cells.join(""),
    candidates(deleted),
    candidates(eliminations),
    candidates(placements),
    extra,
  ];
  return `:${fields.join(":")}`;
}

const candidates = (list: readonly CellDigit[]): string =>
  list.map(({ cell, digit }) => `${digit}${((cell / 9) | 0) + 1}${(cell % 9) + 1}`).join(" ");

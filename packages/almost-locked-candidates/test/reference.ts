import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { DIGITS, type Found, choices, geometryOf, placesOf, seeingAll } from "@wings/test-kit/grid";
import type { AlmostLockedCandidates } from "../src/index.js";

/** The definition as nested loops: two houses, digits, cells. */
export const almostLocked = (size: number) =>
  function* (board: Board): Generator<Found<AlmostLockedCandidates>> {
    const { houses } = geometryOf(board);
    for (const [h, house] of houses) {
      for (const [g, other] of houses) {
        if (h >= 27 || g >= 27) continue;
        // One is a line, one a box, and they cross.
        const crossing = house.filter((cell) => other.includes(cell));
        if (crossing.length !== 3) continue;
        const own = house.filter((cell) => !crossing.includes(cell));
        for (const digits of choices(DIGITS, size)) {
          if (house.some((cell) => digits.includes(board.digit(cell)))) continue;
          const has = (cell: number): boolean =>
            digits.includes(board.digit(cell)) || digits.some((digit) => board.has(cell, digit));
          const rest = other.filter((cell) => !crossing.includes(cell) && has(cell));
          if (rest.length !== size - 1) continue;
          const fits = own.filter(
            (cell) => has(cell) && board.candidates(cell).every((digit) => digits.includes(digit)),
          );
          for (const set of choices(fits, size - 1)) {
            const eliminations = outcomes(board, { house, crossing, set, rest, digits });
            if (eliminations.length > 0) yield { pattern: { house: h, other: g, set, digits }, eliminations };
          }
        }
      }
    }
  };

interface Parts {
  readonly house: readonly number[];
  readonly crossing: readonly number[];
  readonly set: readonly number[];
  readonly rest: readonly number[];
  readonly digits: readonly number[];
}

function outcomes(board: Board, { house, crossing, set, rest, digits }: Parts): CellDigit[] {
  const gone: CellDigit[] = [];
  const lose = (digit: number, cells: readonly number[]): void => {
    for (const cell of cells) if (board.has(cell, digit)) gone.push({ cell, digit });
  };
  for (const digit of DIGITS) if (!digits.includes(digit)) lose(digit, rest);
  for (const digit of digits) {
    lose(
      digit,
      house.filter((cell) => !set.includes(cell) && !crossing.includes(cell)),
    );
    const places = placesOf(board, digit);
    for (const both of [set, rest]) {
      if (both.some((cell) => board.digit(cell) === digit)) continue;
      const own = places.filter((cell) => both.includes(cell) || crossing.includes(cell));
      if (own.length > 0) lose(digit, seeingAll(board, places, own));
    }
  }
  return [...new Map(gone.map((each) => [each.cell * 10 + each.digit, each])).values()];
}

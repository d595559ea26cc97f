import type { Board } from "@wings/core";
import { hasOneSolution } from "@wings/core";
import type { Expected } from "@wings/testing";
import { CELLS, DIGITS, HOUSES, box, column, row, seesEachOther } from "@wings/test-kit/grid";

/** The definition as slow, obvious code: all shapes, all sets of digits. */

function* subsets<T>(list: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i < list.length; i++)
      for (const rest of subsets(list, size - 1, i + 1)) yield [list[i], ...rest];
}

const sorted = (cells: readonly number[]): number[] => [...cells].sort((a, b) => a - b);

/** All octagons, each with its block of four. */
const OCTAGONS = [...subsets([0, 1, 2, 3, 4, 5, 6, 7, 8], 2)].flatMap(([r1, r2]) =>
  [...subsets([0, 1, 2, 3, 4, 5, 6, 7, 8], 2)].flatMap(([c1, c2]) => {
    const block = [r1 * 9 + c1, r1 * 9 + c2, r2 * 9 + c1, r2 * 9 + c2];
    if (new Set(block.map(box)).size > 1) return [];
    const below = CELLS.filter((cell) => column(cell) === c1 && Math.floor(row(cell) / 3) !== Math.floor(r1 / 3));
    const beside = CELLS.filter((cell) => row(cell) === r1 && Math.floor(column(cell) / 3) !== Math.floor(c1 / 3));
    return below.flatMap((low) =>
      beside.map((side) => ({ block, legs: [low, low + c2 - c1, side, side + (r2 - r1) * 9] })),
    );
  }),
);

/** The cells of each polygon, and how many digits it has. */
export const POLYGONS = OCTAGONS.flatMap(({ block, legs }) => [
  { cells: sorted([...block, ...legs]), size: 4 },
  ...block.map((out) => ({ cells: sorted([...block.filter((cell) => cell !== out), ...legs]), size: 3 })),
]);

/** Digits as a sum of powers of two, so that many sets can be compared. */
const maskOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + 2 ** digit, 0);
const SETS = [3, 4].flatMap((size) => [...subsets(DIGITS, size)].map((digits) => ({ digits, mask: maskOf(digits) })));

export function* deadlyPolygons(board: Board): Generator<Expected> {
  if (!hasOneSolution(board)) return;
  const masks = CELLS.map((cell) => maskOf(board.candidates(cell)));
  for (const { cells, size } of POLYGONS) {
    if (!cells.every((cell) => board.digit(cell) === 0)) continue;
    for (const { digits, mask } of SETS) {
      if (digits.length !== size || !cells.every((cell) => (masks[cell] & mask) !== 0)) continue;
      const roof = cells.filter((cell) => (masks[cell] & ~mask) !== 0);
      const others = DIGITS.filter((digit) => !digits.includes(digit) && roof.some((cell) => board.has(cell, digit)));
      if (roof.length > 0 && (roof.length <= 2 || others.length === 1))
        yield* types(board, cells, digits, roof, others);
    }
  }
}

function* types(
  board: Board,
  cells: readonly number[],
  digits: readonly number[],
  roof: readonly number[],
  extras: readonly number[],
): Generator<Expected> {
  const tell = function* (
    eliminations: readonly { cell: number; digit: number }[],
    more: { same?: readonly number[]; set?: readonly number[]; locked?: readonly (readonly number[])[] },
  ): Generator<Expected> {
    const there = eliminations.filter(({ cell, digit }) => board.has(cell, digit));
    if (there.length > 0)
      yield { eliminations: there, pattern: { cells, digits, roof, same: [], set: [], locked: [], ...more } };
  };
  const all = (where: readonly number[], which: readonly number[]): { cell: number; digit: number }[] =>
    where.flatMap((cell) => which.map((digit) => ({ cell, digit })));
  // Type 1: the only cell with others is one of these. Type 2: one of the roof is the only other digit.
  if (roof.length === 1) yield* tell(all(roof, digits), {});
  if (extras.length === 1)
    yield* tell(
      all(
        CELLS.filter((cell) => roof.every((other) => seesEachOther(cell, other))),
        extras,
      ),
      { same: extras },
    );
  if (roof.length !== 2) return;
  const houses = HOUSES.filter((house) => roof.every((cell) => house.includes(cell)));
  // Type 4: a digit has no place in a house but the roof. So neither of both is another one of the digits.
  for (const digit of digits) {
    const number = HOUSES.findIndex(
      (house) =>
        roof.every((cell) => house.includes(cell)) &&
        house.some((cell) => board.has(cell, digit)) &&
        house.every((cell) => !board.has(cell, digit) || roof.includes(cell)),
    );
    if (number >= 0)
      yield* tell(
        all(
          roof,
          digits.filter((other) => other !== digit),
        ),
        { locked: [[81 + number * 9 + digit - 1]] },
      );
  }
  // Type 3: with some other cells of a house, one of the roof is a naked subset.
  if (extras.length < 2 || (row(roof[0]) !== row(roof[1]) && column(roof[0]) !== column(roof[1]))) return;
  const seen = new Set<string>();
  for (const house of houses) {
    const open = house.filter((cell) => board.digit(cell) === 0 && !cells.includes(cell));
    for (let k = 1; k <= open.length; k++) {
      for (const set of subsets(open, k)) {
        const union = DIGITS.filter((digit) => extras.includes(digit) || set.some((cell) => board.has(cell, digit)));
        if (union.length !== k + 1 || seen.has(set.join())) continue;
        seen.add(set.join());
        const common = houses.filter((each) => set.every((cell) => each.includes(cell)));
        const losing = CELLS.filter(
          (cell) => !roof.includes(cell) && !set.includes(cell) && common.some((each) => each.includes(cell)),
        );
        const eliminations = [
          ...all(losing, union),
          ...all(
            roof,
            union.filter((digit) => !extras.includes(digit)),
          ),
        ];
        yield* tell(eliminations, { set });
      }
    }
  }
}

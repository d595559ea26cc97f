import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { CELLS, DIGITS, type Found, box, column, placesOf, row, seeingAll } from "@wings/test-kit/grid";
import type { FireworkPair, FireworkQuad, FireworkTriple, FireworkWWing } from "../src/index.js";

/** The definitions as nested loops over cells and digits. */

/** Three cells, and the ways in which they hold a digit: F by both lines, R by the row, C by the column. */
interface Three {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly ways: readonly (readonly string[])[];
}

function* threes(board: Board): Generator<Three> {
  const open = CELLS.filter((cell) => board.digit(cell) === 0);
  const places = DIGITS.map((digit) => placesOf(board, digit));
  for (const x of open) {
    const inLines = CELLS.filter((cell) => row(cell) === row(x) || column(cell) === column(x));
    const placed = inLines.map((cell) => board.digit(cell));
    for (const y of open.filter((cell) => row(cell) === row(x) && box(cell) !== box(x))) {
      for (const z of open.filter((cell) => column(cell) === column(x) && box(cell) !== box(x))) {
        const ways = [
          [],
          ...DIGITS.map((digit) => {
            if (placed.includes(digit)) return [];
            const inRow = places[digit - 1].filter((cell) => row(cell) === row(x));
            const inColumn = places[digit - 1].filter((cell) => column(cell) === column(x));
            const isIn = (cells: readonly number[], test: (cell: number) => boolean): boolean => cells.every(test);
            const found: string[] = [];
            if (isIn(inRow, (cell) => cell === y || box(cell) === box(x)))
              if (isIn(inColumn, (cell) => cell === z || box(cell) === box(x))) found.push("F");
            if (isIn(inRow, (cell) => cell === x || cell === y)) found.push("R");
            if (isIn(inColumn, (cell) => cell === x || cell === z)) found.push("C");
            return found;
          }),
        ];
        yield { x, y, z, ways };
      }
    }
  }
}

const heldDigits = ({ ways }: Three): number[] => DIGITS.filter((digit) => ways[digit].length > 0);
const hasBoth = ({ ways }: Three, digits: readonly number[]): boolean =>
  digits.some((digit) => ways[digit].includes("F"));

function choices(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), count - 1).map((others) => [item, ...others]));
}

/** Each candidate once. */
const distinct = (list: readonly CellDigit[]): CellDigit[] => [
  ...new Map(list.map((each) => [each.cell * 10 + each.digit, each])).values(),
];

const keeps = (board: Board, cell: number, digits: readonly number[]): CellDigit[] =>
  board
    .candidates(cell)
    .filter((digit) => !digits.includes(digit))
    .map((digit) => ({ cell, digit }));

/** What follows for digits that are in just one of the three cells each. */
function once(board: Board, { x, y, z, ways }: Three, digits: readonly number[]): CellDigit[] {
  return digits.flatMap((digit) => {
    const places = placesOf(board, digit);
    const isIn = (way: string): boolean => ways[digit].includes(way);
    const left = [x, ...(isIn("C") ? [] : [y]), ...(isIn("R") ? [] : [z])].filter((cell) => places.includes(cell));
    const gone = [
      ...[z].filter(() => isIn("R")),
      ...[y].filter(() => isIn("C")),
      ...CELLS.filter(
        (cell) => isIn("F") && box(cell) === box(x) && row(cell) !== row(x) && column(cell) !== column(x),
      ),
      ...(left.length > 0 ? seeingAll(board, places, left) : []),
    ];
    return gone.filter((cell) => places.includes(cell)).map((cell) => ({ cell, digit }));
  });
}

export function* triples(board: Board): Generator<Found<FireworkTriple>> {
  for (const three of threes(board)) {
    const { x, y, z } = three;
    for (const digits of choices(heldDigits(three), 3)) {
      if (!hasBoth(three, digits)) continue;
      const eliminations = distinct([
        ...[x, y, z].flatMap((cell) => keeps(board, cell, digits)),
        ...once(board, three, digits),
      ]);
      if (eliminations.length > 0) yield { pattern: { corner: x, ends: [y, z], digits }, eliminations };
    }
  }
}

export function* quads(board: Board): Generator<Found<FireworkQuad>> {
  const all = [...threes(board)];
  for (const one of all) {
    const { x, y, z } = one;
    const t = CELLS.find((cell) => row(cell) === row(z) && column(cell) === column(y))!;
    // Its row is that of z, and its column that of y.
    const other = all.find((each) => each.x === t && each.y === z && each.z === y);
    if (other === undefined) continue;
    for (const digits of choices(heldDigits(one), 2)) {
      for (const others of choices(heldDigits(other), 2)) {
        if (digits.some((digit) => others.includes(digit))) continue;
        if (!hasBoth(one, digits) || !hasBoth(other, others)) continue;
        const eliminations = distinct([
          ...keeps(board, x, digits),
          ...keeps(board, t, others),
          ...[y, z].flatMap((cell) => keeps(board, cell, [...digits, ...others])),
          ...once(board, one, digits),
          ...once(board, other, others),
        ]);
        if (eliminations.length > 0)
          yield { pattern: { corner: x, opposite: t, ends: [y, z], digits, others }, eliminations };
      }
    }
  }
}

export function* pairs(board: Board): Generator<Found<FireworkPair>> {
  for (const three of threes(board)) {
    const { x, y, z } = three;
    const t = CELLS.find((cell) => row(cell) === row(z) && column(cell) === column(y))!;
    for (const digits of choices(heldDigits(three), 2)) {
      if (!hasBoth(three, digits) || board.candidates(t).join() !== digits.join()) continue;
      const eliminations = keeps(board, x, digits);
      if (eliminations.length > 0) yield { pattern: { corner: x, opposite: t, ends: [y, z], digits }, eliminations };
    }
  }
}

export function* wWings(board: Board): Generator<Found<FireworkWWing>> {
  for (const three of threes(board)) {
    const { x, y, z } = three;
    const t = CELLS.find((cell) => row(cell) === row(z) && column(cell) === column(y))!;
    for (const digits of choices(heldDigits(three), 2)) {
      const eliminations = digits.filter((digit) => board.has(t, digit)).map((digit) => ({ cell: t, digit }));
      if (eliminations.length === 0) continue;
      const twins = CELLS.filter(
        (cell) => ![t, y, z].includes(cell) && board.candidates(cell).join() === digits.join(),
      );
      for (const p of twins.filter((cell) => column(cell) === column(y)))
        for (const q of twins.filter((cell) => row(cell) === row(z)))
          yield { pattern: { corner: x, opposite: t, ends: [y, z], wings: [p, q], digits }, eliminations };
    }
  }
}

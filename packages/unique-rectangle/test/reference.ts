import type { Board } from "@wings/core";
import { CELLS, DIGITS, type Found, HOUSES, box, column, row, seesEachOther } from "@wings/test-kit/grid";
import type { ForcedRectangle, RectangleWithExtras, RectangleWithSet } from "../src/index.js";

/** The definitions once more: all rectangles, all pairs of digits, both fillings, all sets of cells. */

interface Rectangle {
  readonly corners: readonly number[];
  readonly digits: readonly number[];
  readonly roof: readonly number[];
  readonly extras: readonly number[];
  readonly isOpen: boolean;
}

/** The candidates of an open cell, or the digit of a placed one. */
const digitsAt = (board: Board, cell: number): number[] =>
  board.values[cell] !== 0 ? [board.values[cell]] : DIGITS.filter((digit) => board.has(cell, digit));

function rectangles(board: Board, missing: boolean): Rectangle[] {
  const found: Rectangle[] = [];
  const first = CELLS.filter((cell) => board.isFree(cell));
  for (const one of first) {
    for (const four of first.filter((cell) => row(cell) > row(one) && column(cell) > column(one))) {
      const corners = [one, row(one) * 9 + column(four), row(four) * 9 + column(one), four];
      if (!corners.every((cell) => board.isFree(cell)) || new Set(corners.map(box)).size !== 2) continue;
      for (const a of DIGITS) {
        for (const b of DIGITS.slice(a)) {
          const fits = (fill: readonly number[]): boolean =>
            corners.every((cell, i) => digitsAt(board, cell).includes(fill[i]));
          if (!fits([a, b, b, a]) && !fits([b, a, a, b])) continue;
          const open = corners.filter((cell) => board.values[cell] === 0);
          if (!missing && !open.every((cell) => board.has(cell, a) && board.has(cell, b))) continue;
          const others = (cell: number): number[] =>
            digitsAt(board, cell).filter((digit) => digit !== a && digit !== b);
          const roof = open.filter((cell) => others(cell).length > 0);
          const extras = DIGITS.filter((digit) => roof.some((cell) => others(cell).includes(digit)));
          if (roof.length > 0) found.push({ corners, digits: [a, b], roof, extras, isOpen: open.length === 4 });
        }
      }
    }
  }
  return found;
}

const inLine = (cells: readonly number[]): boolean =>
  cells.length === 2 && (row(cells[0]) === row(cells[1]) || column(cells[0]) === column(cells[1]));

type Type = 1 | 2 | 5;

export const byExtras =
  (type: Type, isOpen: boolean, missing = true) =>
  (board: Board): Found<RectangleWithExtras>[] =>
    rectangles(board, missing).flatMap((each) => {
      const { corners, digits, roof, extras } = each;
      if (each.isOpen !== isOpen) return [];
      if (type === 1 ? roof.length !== 1 : extras.length !== 1 || roof.length === 1 || roof.length === 4) return [];
      if (type !== 1 && inLine(roof) !== (type === 2)) return [];
      const eliminations =
        type === 1
          ? digits.map((digit) => ({ cell: roof[0], digit }))
          : CELLS.filter((cell) => roof.every((other) => seesEachOther(cell, other))).map((cell) => ({
              cell,
              digit: extras[0],
            }));
      const there = eliminations.filter(({ cell, digit }) => board.has(cell, digit));
      return there.length === 0 ? [] : [{ pattern: { corners, digits, roof }, eliminations: there }];
    });

function* subsets(cells: readonly number[]): Generator<number[]> {
  for (let bits = 1; bits < 2 ** cells.length; bits++)
    yield cells.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
}

export function withSets(board: Board): Found<RectangleWithSet>[] {
  const found: Found<RectangleWithSet>[] = [];
  for (const { corners, digits, roof, extras, isOpen } of rectangles(board, true)) {
    if (!isOpen || !inLine(roof) || extras.length < 2) continue;
    const houses = HOUSES.filter((house) => roof.every((cell) => house.includes(cell)));
    for (const house of houses) {
      const cells = house.filter((cell) => board.values[cell] === 0 && !corners.includes(cell));
      for (const set of subsets(cells)) {
        const all = [...new Set([...extras, ...set.flatMap((cell) => digitsAt(board, cell))])];
        if (all.length !== set.length + 1) continue;
        const losing = houses
          .filter((each) => set.every((cell) => each.includes(cell)))
          .flatMap((each) => each.filter((cell) => !roof.includes(cell) && !set.includes(cell)));
        const eliminations = [
          ...[...new Set(losing)].flatMap((cell) => all.map((digit) => ({ cell, digit }))),
          ...roof.flatMap((cell) => all.filter((digit) => !extras.includes(digit)).map((digit) => ({ cell, digit }))),
        ].filter(({ cell, digit }) => board.has(cell, digit));
        if (eliminations.length > 0) found.push({ pattern: { corners, digits, roof, set }, eliminations });
      }
    }
  }
  return found;
}

/** Whether all corners follow from one of them in a filling. */
function follows(board: Board, { corners, roof }: Rectangle, fill: readonly number[], start: number): boolean {
  const taken = new Set([corners[start]]);
  for (let round = 0; round < 4; round++) {
    for (const [i, cell] of corners.entries()) {
      const digit = fill[i];
      const neighbors = [...taken].filter((other) => seesEachOther(cell, other));
      const isAlone = digitsAt(board, cell).join() === String(digit);
      const byCell = !roof.includes(cell) && (neighbors.length > 0 || isAlone);
      const byHouse = HOUSES.some((house) =>
        neighbors.some(
          (other) =>
            house.includes(cell) &&
            house.includes(other) &&
            house.every((place) => place === cell || place === other || !board.has(place, digit)),
        ),
      );
      if (byCell || byHouse) taken.add(cell);
    }
  }
  return taken.size === 4;
}

type Kind = 4 | 6 | "hidden";

export const byForce =
  (kind: Kind) =>
  (board: Board): Found<ForcedRectangle>[] =>
    rectangles(board, true).flatMap((each) => {
      const { corners, digits, roof, isOpen } = each;
      if (!isOpen || roof.length < 2) return [];
      const [a, b] = digits;
      const losing = [
        [a, b, b, a],
        [b, a, a, b],
      ].flatMap((fill) =>
        corners
          .map((cell, i) => ({ cell, digit: fill[i], start: i, fill }))
          .filter(({ cell, digit, start }) => board.has(cell, digit) && follows(board, each, fill, start))
          .filter(({ cell }) => {
            const isNamed = roof.length === 2 && roof.includes(cell);
            return kind === "hidden" ? !isNamed : isNamed && inLine(roof) === (kind === 4);
          }),
      );
      const findings =
        kind === "hidden"
          ? losing.map((one) => [one])
          : digits.map((digit) => losing.filter((one) => one.digit === digit)).filter(({ length }) => length > 0);
      return findings.map((list) => {
        const sorted = [...list].sort((one, other) => one.cell - other.cell);
        const { digit } = sorted[0];
        const targets = sorted.map(({ cell }) => cell);
        return {
          pattern: { corners, digits, digit, targets },
          eliminations: targets.map((cell) => ({ cell, digit })),
        };
      });
    });

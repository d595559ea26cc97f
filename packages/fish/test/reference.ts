import { type Board, format } from "@wings/core";
import { DIGITS, type Found, choices, column, geometryOf, placesOf, row } from "@wings/test-kit/grid";
import type { FinnedFish, Fish, SiameseFish } from "../src/index.js";

/** The definition once more: every choice of base lines and of cover lines, and the places counted one by one. */

interface Any {
  readonly found: Found<FinnedFish>;
  readonly isSashimi: boolean;
}

/** All fish by size and board: three techniques and their tests ask for the same ones. */
const made = new Map<string, readonly Any[]>();

function allFish(board: Board, size: number): readonly Any[] {
  const key = `${size} ${board.layout?.name} ${format(board, "url")}`;
  const known = made.get(key) ?? [...makeFish(board, size)];
  made.set(key, known);
  return known;
}

/** All fish of a size, with fins or without. */
function* makeFish(board: Board, size: number): Generator<Any> {
  const { sees } = geometryOf(board);
  for (const digit of DIGITS) {
    for (const first of [0, 9]) {
      const places = placesOf(board, digit).map((cell) => ({
        cell,
        line: lineOf(cell, first),
        across: lineOf(cell, 9 - first),
      }));
      const baseLines = lines(first).filter((line) => places.filter((place) => place.line === line).length >= 2);
      for (const base of choices(baseLines, size)) {
        const inBase = places.filter(({ line }) => base.includes(line));
        const outside = places.filter(({ line }) => !base.includes(line));
        const crossing = lines(9 - first).filter((line) => inBase.some(({ across }) => across === line));
        for (const cover of choices(crossing, size)) {
          const fins = inBase.filter(({ across }) => !cover.includes(across));
          const lost = outside.filter(
            ({ cell, across }) => cover.includes(across) && fins.every((fin) => sees(fin.cell, cell)),
          );
          if (lost.length === 0) continue;
          yield {
            found: {
              pattern: { digit, base, cover, fins: fins.map(({ cell }) => cell) },
              eliminations: lost.map(({ cell }) => ({ cell, digit })),
            },
            isSashimi: base.some(
              (line) => inBase.filter((place) => place.line === line && !fins.includes(place)).length < 2,
            ),
          };
        }
      }
    }
  }
}

/** The row (`first` 0) or column (`first` 9) of a cell. */
const lineOf = (cell: number, first: number): number => (first === 0 ? row(cell) : 9 + column(cell));

const lines = (first: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => first + i);

export function* plain(board: Board, size: number): Generator<Found<Fish>> {
  for (const { found } of allFish(board, size)) {
    const { digit, base, cover, fins } = found.pattern;
    if (fins.length === 0) yield { pattern: { digit, base, cover }, eliminations: found.eliminations };
  }
}

export function* finned(board: Board, size: number): Generator<Found<FinnedFish>> {
  for (const { found, isSashimi } of allFish(board, size)) if (found.pattern.fins.length > 0 && !isSashimi) yield found;
}

export function* sashimi(board: Board, size: number): Generator<Found<FinnedFish>> {
  for (const { found, isSashimi } of allFish(board, size)) if (found.pattern.fins.length > 0 && isSashimi) yield found;
}

export function* siamese(board: Board, size: number): Generator<Found<SiameseFish>> {
  const all = [...allFish(board, size)].map(({ found }) => found).filter(({ pattern }) => pattern.fins.length > 0);
  for (const one of all) {
    for (const other of all) {
      // Either may be the first.
      const [a, b] = [one.pattern, other.pattern];
      if (a.digit !== b.digit || a.base.join() !== b.base.join() || a.cover.join() === b.cover.join()) continue;
      const [lost, otherLost] = [one, other].map(({ eliminations }) => eliminations.map(({ cell }) => cell));
      if (lost.every((cell) => otherLost.includes(cell)) || otherLost.every((cell) => lost.includes(cell))) continue;
      yield {
        pattern: {
          digit: a.digit,
          base: a.base,
          cover1: a.cover,
          fins1: a.fins,
          cover2: b.cover,
          fins2: b.fins,
        },
        eliminations: [...one.eliminations, ...other.eliminations],
      };
    }
  }
}

import type { Board } from "@wings/core";
import { CELLS, DIGITS, type Found, geometryOf } from "@wings/test-kit/grid";
import type { Medusa } from "../src/index.js";

/** The definition once more: pairs as a list, and all shortest paths. Candidates are `cell * 9 + digit - 1`. */

const cellOf = (candidate: number): number => Math.floor(candidate / 9);
const digitOf = (candidate: number): number => (candidate % 9) + 1;
const clash = (board: Board, a: number, b: number): boolean =>
  cellOf(a) === cellOf(b) ? a !== b : digitOf(a) === digitOf(b) && geometryOf(board).sees(cellOf(a), cellOf(b));

interface Group {
  readonly cell?: number;
  readonly house?: number;
  readonly digit?: number;
  readonly all: readonly number[];
}

/** The candidates of each cell, and of each digit in each house. */
const groups = (board: Board): Group[] => [
  ...CELLS.map((cell) => ({
    cell,
    all: DIGITS.filter((digit) => board.has(cell, digit)).map((digit) => cell * 9 + digit - 1),
  })),
  ...DIGITS.flatMap((digit) =>
    Array.from(geometryOf(board).houses, ([house, cells]) => ({
      house,
      digit,
      all: cells.filter((cell) => board.has(cell, digit)).map((cell) => cell * 9 + digit - 1),
    })),
  ),
];

type Pairs = readonly (readonly number[])[];

const partners = (pairs: Pairs, one: number): number[] =>
  pairs.filter((pair) => pair.includes(one)).map(([a, b]) => (a === one ? b : a));

/** Clusters as maps from candidates to colors. One with a loop of odd length is left out. */
function clusters(pairs: Pairs): Map<number, number>[] {
  const found: Map<number, number>[] = [];
  const seen = new Set<number>();
  for (const start of pairs.flat().sort((a, b) => a - b)) {
    if (seen.has(start)) continue;
    const colors = new Map([[start, 0]]);
    for (const [each, color] of colors)
      for (const other of partners(pairs, each)) if (!colors.has(other)) colors.set(other, 1 - color);
    for (const each of colors.keys()) seen.add(each);
    if (pairs.every(([a, b]) => !colors.has(a) || colors.get(a) !== colors.get(b))) found.push(colors);
  }
  return found;
}

const first = (lists: readonly (readonly number[])[]): readonly number[] =>
  lists.reduce((least, list) => {
    const at = list.findIndex((each, i) => each !== least[i]);
    return list.length < least.length || (list.length === least.length && at >= 0 && list[at] < least[at])
      ? list
      : least;
  });

/** All shortest paths from some candidates to others of the cluster. */
function paths(pairs: Pairs, from: readonly number[], to: readonly number[]): number[][] {
  let all = from.map((each) => [each]);
  const seen = new Set(from);
  while (all.length > 0 && !all.some((path) => to.includes(path[path.length - 1]))) {
    all = all.flatMap((path) =>
      partners(pairs, path[path.length - 1])
        .filter((next) => !seen.has(next))
        .map((next) => [...path, next]),
    );
    for (const path of all) seen.add(path[path.length - 1]);
  }
  return all.filter((path) => to.includes(path[path.length - 1]));
}

export function medusas(board: Board): Found<Medusa>[] {
  const list = groups(board);
  const pairs = [...new Map(list.filter(({ all }) => all.length === 2).map(({ all }) => [all.join(), all])).values()];
  const candidates = [...new Set(list.flatMap(({ all }) => all))];
  const found: Found<Medusa>[] = [];
  for (const colors of clusters(pairs)) {
    const ofColor = (color: number): number[] =>
      [...colors.keys()].filter((each) => colors.get(each) === color).sort((a, b) => a - b);
    for (const target of candidates) {
      const shown = colors.has(target)
        ? wrap(board, pairs, list, ofColor(colors.get(target)!), target)
        : trap(board, pairs, [ofColor(0), ofColor(1)], target);
      const [cell, digit] = [cellOf(target), digitOf(target)];
      if (shown !== undefined) found.push({ pattern: { cell, digit, ...shown }, eliminations: [{ cell, digit }] });
    }
  }
  return found;
}

type Shown = Omit<Medusa, "cell" | "digit">;

const NOTHING = { emptied: [], houses: [], lost: [] };

/** The first of the shortest paths between two colors that clash with the target. */
function trap(board: Board, pairs: Pairs, colors: readonly (readonly number[])[], target: number): Shown | undefined {
  const [a, b] = colors.map((color) => color.filter((each) => clash(board, each, target)));
  if (a.length === 0 || b.length === 0) return undefined;
  return { ...NOTHING, paths: [first([...paths(pairs, a, b), ...paths(pairs, b, a)])] };
}

/** The shortest paths to two candidates of the color that clash, or to those that leave a cell or house empty. */
function wrap(
  board: Board,
  pairs: Pairs,
  list: readonly Group[],
  own: readonly number[],
  target: number,
): Shown | undefined {
  const shortest = (ends: readonly number[]): readonly number[] => first(paths(pairs, [target], ends));
  const both = own.flatMap((p) =>
    own
      .filter((q) => q > p && clash(board, p, q))
      .map((q): Shown => ({ ...NOTHING, paths: [shortest([p]), shortest([q])] })),
  );
  const empty = list
    .filter(({ all }) => all.length > 0)
    .filter(({ all }) => all.every((each) => !own.includes(each) && own.some((other) => clash(board, each, other))))
    .map(({ cell, house, digit, all }): Shown => ({
      paths: all.map((each) => shortest(own.filter((other) => clash(board, each, other)))),
      emptied: cell === undefined ? [] : [cell],
      houses: house === undefined ? [] : [house],
      lost: digit === undefined ? [] : [digit],
    }));
  const sizes = [...both, ...empty].map((each) => each.paths.flat().length);
  return sizes.length === 0 ? undefined : [...both, ...empty][sizes.indexOf(Math.min(...sizes))];
}

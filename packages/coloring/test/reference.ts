import type { Board } from "@wings/core";
import { CELLS, DIGITS, type Found, geometryOf, placesOf, seeingAll } from "@wings/test-kit/grid";
import type { MultiColors, RemotePair, SimpleColors } from "../src/index.js";

/** The definitions once more, with a color for each cell and loops over all cells. */

type Colors = readonly [readonly number[], readonly number[]];

/** The clusters of a digit with two colors, each from its first cell. A cluster with a loop of odd length is left out. */
function clusters(board: Board, places: readonly number[]): Colors[] {
  const pairs = [...geometryOf(board).houses.values()]
    .map((house) => house.filter((cell) => places.includes(cell)))
    .filter(({ length }) => length === 2);
  const found: Colors[] = [];
  const seen = new Set<number>();
  for (const start of places) {
    if (seen.has(start) || !pairs.some((pair) => pair.includes(start))) continue;
    const colors = new Map([[start, 0]]);
    for (const [cell, color] of colors)
      for (const pair of pairs)
        if (pair.includes(cell)) for (const other of pair) if (!colors.has(other)) colors.set(other, 1 - color);
    for (const cell of colors.keys()) seen.add(cell);
    const isOdd = pairs.some(([a, b]) => colors.has(a) && colors.get(a) === colors.get(b));
    const [zero, one] = [0, 1].map((color) => places.filter((cell) => colors.get(cell) === color));
    if (!isOdd) found.push([zero, one]);
  }
  return found;
}

const isSeen = (board: Board, cell: number, by: readonly number[]): boolean =>
  by.some((other) => geometryOf(board).sees(cell, other));

const eliminated = (digit: number, cells: readonly number[]): { cell: number; digit: number }[] =>
  cells.map((cell) => ({ cell, digit }));

export function simpleColors(board: Board): Found<SimpleColors>[] {
  const found: Found<SimpleColors>[] = [];
  for (const digit of DIGITS) {
    const places = placesOf(board, digit);
    for (const [zero, one] of clusters(board, places)) {
      const trapped = places.filter(
        (cell) => !zero.includes(cell) && !one.includes(cell) && isSeen(board, cell, zero) && isSeen(board, cell, one),
      );
      if (trapped.length > 0)
        found.push({ pattern: { digit, a: zero, b: one, clash: [] }, eliminations: eliminated(digit, trapped) });
      for (const [a, b] of [
        [zero, one],
        [one, zero],
      ]) {
        const clash = a.filter((cell) => isSeen(board, cell, a));
        if (clash.length > 0) found.push({ pattern: { digit, a, b, clash }, eliminations: eliminated(digit, a) });
      }
    }
  }
  return found;
}

export function multiColors(board: Board): Found<MultiColors>[] {
  const found: Found<MultiColors>[] = [];
  for (const digit of DIGITS) {
    const places = placesOf(board, digit);
    const all = clusters(board, places);
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) {
        for (const [[a1, a2], [b1, b2]] of [
          [one, other],
          [other, one],
        ])
          found.push(...multiColorsOf(board, digit, places, a1, a2, b1, b2));
      }
    }
  }
  return found;
}

/** Type 1, and type 2 with a color of either cluster. */
function multiColorsOf(
  board: Board,
  digit: number,
  places: readonly number[],
  a1: readonly number[],
  a2: readonly number[],
  b1: readonly number[],
  b2: readonly number[],
): Found<MultiColors>[] {
  const bridges = [
    [a1, b1, a2, b2],
    [a1, b2, a2, b1],
    [a2, b1, a1, b2],
    [a2, b2, a1, b1],
  ].filter(([from, to]) => from.some((cell) => isSeen(board, cell, to)));
  const targets = places.filter((cell) =>
    bridges.some(([, , c, d]) => isSeen(board, cell, c) && isSeen(board, cell, d)),
  );
  const pattern = { digit, a1, a2, b1, b2 };
  const found: Found<MultiColors>[] = [];
  if (targets.length > 0) found.push({ pattern: { ...pattern, wrong: [] }, eliminations: eliminated(digit, targets) });
  for (const [color, c, d] of [
    [a1, b1, b2],
    [a2, b1, b2],
    [b1, a1, a2],
    [b2, a1, a2],
  ])
    if (color.some((cell) => isSeen(board, cell, c)) && color.some((cell) => isSeen(board, cell, d)))
      found.push({ pattern: { ...pattern, wrong: color }, eliminations: eliminated(digit, color) });
  return found.filter(() => Math.min(a1[0], a2[0]) < Math.min(b1[0], b2[0]));
}

/** All shortest chains between two cells, and of these the first in reading order. */
export function remotePairs(board: Board): Found<RemotePair>[] {
  const found: Found<RemotePair>[] = [];
  for (const x of DIGITS) {
    for (const y of DIGITS.slice(x)) {
      const cells = CELLS.filter((cell) => board.masks[cell] === 2 ** (x - 1) + 2 ** (y - 1));
      for (const first of cells) found.push(...remotePairsFrom(board, x, y, first, cells));
    }
  }
  return found;
}

function remotePairsFrom(
  board: Board,
  x: number,
  y: number,
  first: number,
  cells: readonly number[],
): Found<RemotePair>[] {
  const { sees } = geometryOf(board);
  // The first chain to each cell, of the shortest ones. They are made in reading order.
  const chains = new Map([[first, [first]]]);
  for (const [cell, chain] of chains)
    for (const next of cells) if (sees(cell, next) && !chains.has(next)) chains.set(next, [...chain, next]);
  const isEven = (cell: number): boolean => chains.get(cell)!.length % 2 === 0;
  const reached = [...chains.keys()];
  // Three cells that see each other in a loop of odd length can't be filled.
  if (reached.some((a) => reached.some((b) => sees(a, b) && isEven(a) === isEven(b)))) return [];
  return reached.flatMap((last) => {
    const chain = chains.get(last)!;
    if (last < first || chain.length < 4 || chain.length % 2 === 1) return [];
    const eliminations = [x, y].flatMap((digit) =>
      seeingAll(board, placesOf(board, digit), [first, last]).map((cell) => ({ cell, digit })),
    );
    return eliminations.length === 0 ? [] : [{ pattern: { x, y, cells: chain }, eliminations }];
  });
}

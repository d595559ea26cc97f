import { type Board, houseName } from "@wings/core";

/**
 * ALS XY-Wing from its definition, in the slowest and most obvious way: sets of cells and digits as arrays, nested loops,
 * nothing shared with the finder.
 */
export interface Plain {
  readonly eliminations: readonly { readonly cell: number; readonly digit: number }[];
  readonly pattern: {
    readonly stem: readonly number[];
    readonly a: readonly number[];
    readonly b: readonly number[];
    readonly x: number;
    readonly y: number;
    readonly z: readonly number[];
  };
}

interface Als {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
  /** By digit: the cells of the set that have it. */
  readonly at: readonly (readonly number[])[];
  /** By digit: the open cells with that candidate that see all of these. */
  readonly seenFrom: readonly ReadonlySet<number>[];
}

const HOUSES = "rcb"
  .split("")
  .flatMap((kind) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${kind}${n}`))
  .map((name) => [...Array(81).keys()].filter((cell) => housesOf(cell).includes(name)));

function housesOf(cell: number): string[] {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return [houseName(row), houseName(9 + column), houseName(18 + Math.floor(row / 3) * 3 + Math.floor(column / 3))];
}

const SEES = [...Array(81).keys()].map((a) =>
  [...Array(81).keys()].map((b) => a !== b && housesOf(a).some((house) => housesOf(b).includes(house))),
);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function allSets(board: Board): Als[] {
  const found = new Map<string, Als>();
  const places = [0, ...DIGITS].map((digit) => [...Array(81).keys()].filter((cell) => board.has(cell, digit)));
  for (const house of HOUSES) {
    const open = house.filter((cell) => board.values[cell] === 0);
    for (let subset = 1; subset < 1 << open.length; subset++) {
      const cells = open.filter((_, i) => (subset & (1 << i)) !== 0);
      const digits = DIGITS.filter((digit) => cells.some((cell) => board.has(cell, digit)));
      if (digits.length !== cells.length + 1) continue;
      const at = [0, ...DIGITS].map((digit) =>
        cells.filter((cell) => digits.includes(digit) && board.has(cell, digit)),
      );
      const seenFrom = at.map(
        (from, digit) =>
          new Set(places[digit].filter((cell) => from.length > 0 && from.every((other) => SEES[cell][other]))),
      );
      found.set(cells.join(), { cells, digits, at, seenFrom });
    }
  }
  return [...found.values()];
}

export function alsXyWings(board: Board): Plain[] {
  const sets = allSets(board);
  // Every cell of x@B sees every cell of x@A.
  const commons = (one: Als, two: Als): number[] =>
    one.digits.filter((x) => two.at[x].length > 0 && two.at[x].every((cell) => one.seenFrom[x].has(cell)));
  const found: Plain[] = [];
  for (const stem of sets) {
    const others = sets
      .filter((set) => set !== stem)
      .flatMap((set) => commons(stem, set).map((digit) => ({ set, digit })));
    for (const { set: a, digit: x } of others) {
      for (const { set: b, digit: y } of others) {
        if (x >= y || a === b) continue;
        const eliminations = a.digits
          .filter((z) => z !== x && z !== y && b.digits.includes(z))
          .flatMap((z) =>
            [...a.seenFrom[z]].filter((cell) => b.seenFrom[z].has(cell)).map((cell) => ({ cell, digit: z })),
          );
        if (eliminations.length === 0) continue;
        const z = [...new Set(eliminations.map(({ digit }) => digit))];
        found.push({ eliminations, pattern: { stem: stem.cells, a: a.cells, b: b.cells, x, y, z } });
      }
    }
  }
  return found;
}

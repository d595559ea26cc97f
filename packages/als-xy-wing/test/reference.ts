import type { Board } from "@wings/core";
import { inBoth, isRestricted, lockedSets, type PlainSet } from "@wings/test-kit/locked-sets";

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

export function alsXyWings(board: Board): Plain[] {
  const sets = lockedSets(board);
  const commons = (one: PlainSet, two: PlainSet): number[] => one.digits.filter((x) => isRestricted(one, two, x));
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
          .flatMap((z) => inBoth(a.seen[z], b.seen[z]).map((cell) => ({ cell, digit: z })));
        if (eliminations.length === 0) continue;
        const z = [...new Set(eliminations.map(({ digit }) => digit))];
        found.push({ eliminations, pattern: { stem: stem.cells, a: a.cells, b: b.cells, x, y, z } });
      }
    }
  }
  return found;
}

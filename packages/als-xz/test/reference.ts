import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { inBoth, isRestricted, lockedSets, type PlainSet } from "@wings/test-kit/locked-sets";

/** ALS-XZ from its definition, in the slowest and most obvious way. Nothing is shared with the finder. */
export interface Plain {
  readonly eliminations: readonly CellDigit[];
  readonly pattern: {
    readonly a: readonly number[];
    readonly b: readonly number[];
    readonly x: readonly number[];
    readonly z: readonly number[];
  };
}

export function alsXzs(board: Board): Plain[] {
  const sets = lockedSets(board);
  const found: Plain[] = [];
  const add = (a: PlainSet, b: PlainSet, x: readonly number[], all: readonly CellDigit[]): void => {
    if (all.length === 0) return;
    const eliminations = [...new Map(all.map((each) => [each.cell * 9 + each.digit, each])).values()];
    const z = [...new Set(eliminations.map(({ digit }) => digit))].sort((p, q) => p - q);
    found.push({ eliminations, pattern: { a: a.cells, b: b.cells, x, z } });
    found.push({ eliminations, pattern: { a: b.cells, b: a.cells, x, z } });
  };
  sets.forEach((a, i) => {
    for (const b of sets.slice(i + 1)) {
      const shared = inBoth(a.digits, b.digits);
      const commons = shared.filter((x) => isRestricted(a, b, x));
      const ofBoth = (digit: number): CellDigit[] => named(inBoth(a.seen[digit], b.seen[digit]), digit);
      for (const x of commons) add(a, b, [x], shared.filter((z) => z !== x).flatMap(ofBoth));
      for (const x of commons) {
        for (const y of commons.filter((other) => other > x)) {
          const others = [a, b].flatMap((set) =>
            set.digits.filter((w) => w !== x && w !== y).flatMap((w) => named(set.seen[w], w)),
          );
          add(a, b, [x, y], [...ofBoth(x), ...ofBoth(y), ...others]);
        }
      }
    }
  });
  return found;
}

const named = (cells: readonly number[], digit: number): CellDigit[] => cells.map((cell) => ({ cell, digit }));

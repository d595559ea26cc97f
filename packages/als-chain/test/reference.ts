import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { type PlainSet, inBoth, isRestricted, lockedSets } from "@wings/test-kit/locked-sets";

/** ALS chains and rings from their definitions, in the slowest and most obvious way. Nothing is shared with the finders. */
export interface PlainChain {
  /** Its ends and z, as text. */
  readonly ends: string;
  readonly size: number;
  readonly eliminations: readonly CellDigit[];
}

interface State {
  readonly set: number;
  /** The digit by which the set was entered. */
  readonly x: number;
}

/** How many cells and sets a way has. */
interface Cost {
  readonly cells: number;
  readonly sets: number;
}

const isLess = (a: Cost, b: Cost | undefined): boolean =>
  b === undefined || a.cells < b.cells || (a.cells === b.cells && a.sets < b.sets);

/** From each set by each digit: the sets that share it as a restricted common. */
const neighbors = (sets: readonly PlainSet[]): number[][][] =>
  sets.map((a) => a.at.map((_, x) => sets.flatMap((b, i) => (a !== b && isRestricted(a, b, x) ? [i] : []))));

/** The least cost of each state, from a set that is left by one of these digits. Sets may come twice, but not `without`. */
function leastCosts(
  sets: readonly PlainSet[],
  next: readonly (readonly (readonly number[])[])[],
  from: number,
  leave: readonly number[],
  without = -1,
): Map<string, Cost> {
  const costs = new Map<string, Cost>();
  const open: { state: State; cost: Cost }[] = [];
  const go = (set: number, digits: readonly number[], { cells, sets: count }: Cost): void => {
    for (const x of digits) {
      for (const other of next[set][x]) {
        const cost = { cells: cells + sets[other].cells.length, sets: count + 1 };
        if (!isLess(cost, costs.get(`${other}/${x}`))) continue;
        costs.set(`${other}/${x}`, cost);
        if (other !== without) open.push({ state: { set: other, x }, cost });
      }
    }
  };
  go(from, leave, { cells: sets[from].cells.length, sets: 1 });
  for (let step = open.shift(); step !== undefined; step = open.shift()) {
    const { set, x } = step.state;
    go(
      set,
      sets[set].digits.filter((digit) => digit !== x),
      step.cost,
    );
  }
  return costs;
}

/** Each pair of ends with its least chain, where that has four sets or more. Its different cells are not counted. */
export function alsChains(board: Board): PlainChain[] {
  const sets = lockedSets(board);
  const next = neighbors(sets);
  const found: PlainChain[] = [];
  sets.forEach((a, from) => {
    for (const z of a.digits) {
      const ends = sets.flatMap((b, i) => (i > from && inBoth(a.seen[z], b.seen[z]).length > 0 ? [i] : []));
      if (ends.length === 0) continue;
      const costs = leastCosts(
        sets,
        next,
        from,
        a.digits.filter((digit) => digit !== z),
      );
      for (const end of ends) {
        let best: Cost | undefined;
        for (const x of sets[end].digits) {
          const cost = costs.get(`${end}/${x}`);
          if (x !== z && cost !== undefined && isLess(cost, best)) best = cost;
        }
        if (best === undefined || best.sets < 4) continue;
        const cells = inBoth(a.seen[z], sets[end].seen[z]);
        found.push({
          ends: [a.cells.join(), sets[end].cells.join()].sort().join("/") + `#${z}`,
          size: best.cells,
          eliminations: cells.map((cell) => ({ cell, digit: z })),
        });
      }
    }
  });
  return found;
}

/** What a ring gives, with its sets and restricted commons. */
export interface PlainRing {
  readonly pattern: { readonly sets: readonly (readonly number[])[]; readonly x: readonly number[] };
  readonly eliminations: readonly CellDigit[];
}

/** For each set and two of its digits: all least ways back to it, where they have three different sets or more. */
export function alsRings(board: Board): PlainRing[] {
  const sets = lockedSets(board);
  const next = neighbors(sets);
  const found: PlainRing[] = [];
  sets.forEach((a, from) => {
    for (const x of a.digits) {
      const costs = leastCosts(sets, next, from, [x], from);
      for (const y of a.digits) {
        const back = costs.get(`${from}/${y}`);
        if (x >= y || back === undefined || back.sets < 4) continue;
        const walk = (path: readonly number[], xs: readonly number[], cells: number): void => {
          if (cells > back.cells || path.length > back.sets) return;
          const last = path[path.length - 1];
          if (path.length === back.sets) {
            if (last !== from || xs[xs.length - 1] !== y || cells !== back.cells) return;
            found.push(...ringsOf(sets, path.slice(0, -1), xs));
            return;
          }
          if (path.length > 1 && last === from) return;
          const digits = path.length === 1 ? [x] : sets[last].digits.filter((digit) => digit !== xs[xs.length - 1]);
          for (const digit of digits)
            for (const other of next[last][digit])
              if (other === from || !path.includes(other))
                walk([...path, other], [...xs, digit], cells + sets[other].cells.length);
        };
        walk([from], [], a.cells.length);
      }
    }
  });
  return found;
}

/** A ring as the pattern names it: from its smallest set, of equals the first on the board, towards the lower of its neighbors. */
function ringsOf(sets: readonly PlainSet[], path: readonly number[], xs: readonly number[]): PlainRing[] {
  const ring = path.map((index) => sets[index]);
  const n = ring.length;
  if (new Set(ring.flatMap(({ cells }) => cells)).size > 24) return [];
  const eliminations = ring.flatMap((set, i) => {
    const before = xs[(i + n - 1) % n];
    const common = inBoth(set.seen[xs[i]], ring[(i + 1) % n].seen[xs[i]]).map((cell) => ({ cell, digit: xs[i] }));
    const others = set.digits.filter((digit) => digit !== xs[i] && digit !== before);
    return [...common, ...others.flatMap((digit) => set.seen[digit].map((cell) => ({ cell, digit })))];
  });
  if (eliminations.length === 0) return [];
  const once = [...new Map(eliminations.map((each) => [each.cell * 9 + each.digit, each])).values()];
  const inOrder = (one: PlainSet, other: PlainSet): number =>
    one.cells.length - other.cells.length || (padded(one) < padded(other) ? -1 : 1);
  const start = ring.indexOf([...ring].sort(inOrder)[0]);
  const step = inOrder(ring[(start + 1) % n], ring[(start + n - 1) % n]) < 0 ? 1 : -1;
  const at = (i: number): number => (((start + step * i) % n) + n) % n;
  return [
    {
      pattern: { sets: ring.map((_, i) => ring[at(i)].cells), x: xs.map((_, i) => xs[step === 1 ? at(i) : at(i + 1)]) },
      eliminations: once,
    },
  ];
}

/** The cells as text that sorts in the order of the board. */
const padded = ({ cells }: PlainSet): string => cells.map((cell) => String(cell).padStart(2, "0")).join();

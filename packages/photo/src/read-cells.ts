import type { Crossings } from "./lattice.js";
import { type Seen, look } from "./network.js";
import { type Patch, SIDE, isBlank, patchesOf } from "./patches.js";
import type { Gray } from "./picture.js";

/** The cells of a grid as they are seen, and the crossings, both in the order of reading. */
export interface SeenGrid {
  readonly crossings: Crossings;
  readonly patches: readonly Patch[];
  readonly seen: readonly Seen[];
}

/** As many cells decide which way is up. */
const SAMPLE = 14;

/** Digits that are read so clearly need no second look from another side. */
const UPRIGHT = 0.95;

/** What blank paper is seen as. Most cells are blank: the network need not look at them. */
const BLANK: Seen = { shares: Float32Array.from({ length: 11 }, (_, kind) => (kind === 0 ? 1 : 0)), written: 0 };

const see = (values: Float32Array): Seen => (isBlank(values) ? BLANK : look(values));

/** Looks at all cells, from the side from which their digits can be read. */
export function seeCells(gray: Gray, crossings: Crossings): SeenGrid {
  const patches = patchesOf(gray, crossings);
  const upright = { crossings, patches, seen: patches.map(({ values }) => see(values)) };
  const inked = patches
    .map((_, cell) => cell)
    .filter((cell) => upright.seen[cell].shares[0] < 0.5)
    .sort((a, b) => patches[b].contrast - patches[a].contrast)
    .slice(0, SAMPLE);
  const clarity = (shares: readonly Float32Array[]) =>
    shares.reduce((sum, each) => sum + Math.log(Math.max(...each.subarray(1, 10)) + 1e-3), 0) / shares.length;
  const first = clarity(inked.map((cell) => upright.seen[cell].shares));
  if (inked.length === 0 || first > Math.log(UPRIGHT)) return upright;
  let best = 0;
  let most = first + 0.1;
  for (let turns = 1; turns < 4; turns++) {
    const here = clarity(inked.map((cell) => look(turned(patches[cell].values, SIDE, turns)).shares));
    if (here > most) [best, most] = [turns, here];
  }
  if (best === 0) return upright;
  const views = turned(patches, 9, best).map(({ values, contrast }) => ({
    values: turned(values, SIDE, best),
    contrast,
  }));
  return {
    crossings: turned(crossings, 10, best),
    patches: views,
    seen: views.map(({ values }) => see(values)),
  };
}

/** A square of things, turned clockwise by quarters. */
function turned<T extends Float32Array | readonly unknown[]>(square: T, side: number, turns: number): T {
  const copy = square.slice() as Float32Array;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let [fx, fy] = [x, y];
      for (let i = 0; i < turns; i++) [fx, fy] = [fy, side - 1 - fx];
      copy[y * side + x] = (square as Float32Array)[fy * side + fx];
    }
  }
  return copy as unknown as T;
}

import {
  type AlsList,
  type Pattern,
  type RestrictedCommons,
  type Sink,
  cellsOfAls,
  defineTechnique,
  digitsOf,
  lowestDigit,
  maskOf,
  restrictedCommons,
} from "@wings/core";
import { pattern, words } from "./words.js";

/**
 * The pattern: the stem and the two sets by their cells, the digits x and y that join them to it, and z, which
 * they share.
 */
export type AlsXyWing = Pattern<typeof pattern>;

/**
 * ALS XY-Wing: a stem that has room for only one of x and y missing, and so takes x from one set or y from the other.
 *
 * ```
 *   A  z … x ═══ x  stem  y ═══ y … z  B        one of A and B has z, whatever the stem holds
 * ```
 */
export const alsXyWing = /* @__PURE__ */ defineTechnique({
  id: "als-xy-wing",
  name: "ALS XY-Wing",
  minSize: 3,
  options: {
    disjoint: { type: "boolean", default: false, description: "only sets that share no cell" },
    largest: { type: "number", default: 8, min: 1, max: 8, description: "the most cells that a set may have" },
  },
  pattern,
  ...words,

  find(board, sink, { disjoint, largest }) {
    const commons = restrictedCommons(board);
    const { live, sets } = commons.digitCells;
    const { size, count } = sets;
    const accepts = disjoint ? isDisjoint : acceptsAll;
    // Smaller sets come first, so that a limit on the size ends a loop.
    for (let stem = 0; stem < count && size[stem] <= largest; stem++) {
      for (let xs = live[stem]; xs !== 0; xs &= xs - 1) {
        for (let ys = xs & (xs - 1); ys !== 0; ys &= ys - 1) {
          if (findWith(stem, lowestDigit(xs), lowestDigit(ys), commons, sink, largest, accepts)) return;
        }
      }
    }
  },
});

/** All A with the restricted common x to the stem, and all B with y. */
function findWith(
  stem: number,
  x: number,
  y: number,
  { digitCells, start, others }: RestrictedCommons,
  sink: Sink,
  largest: number,
  accepts: (sets: AlsList, stem: number, a: number, b: number) => boolean,
): boolean {
  const { sets, live, of, seen } = digitCells;
  const { size } = sets;
  const atX = of[stem * 10 + x];
  const atY = of[stem * 10 + y];
  const notXY = ~(maskOf(x) | maskOf(y));
  for (let i = start[atX]; i < start[atX + 1]; i++) {
    const a = others[i];
    const room = Math.min(largest, sink.maxSize - size[stem] - size[a]);
    if (size[a] > largest || room < 1) break;
    const zsOfA = live[a] & notXY;
    for (let j = start[atY]; j < start[atY + 1]; j++) {
      const b = others[j];
      sink.tried++;
      if (size[b] > room) break;
      // Most pairs share no digit that anything could lose.
      let shared = zsOfA & live[b];
      if (shared === 0 || a === b || !accepts(sets, stem, a, b)) continue;
      let zs = 0;
      for (; shared !== 0; shared &= shared - 1) {
        const z = lowestDigit(shared);
        const p = of[a * 10 + z] * 3;
        const q = of[b * 10 + z] * 3;
        const w0 = seen[p] & seen[q];
        const w1 = seen[p + 1] & seen[q + 1];
        const w2 = seen[p + 2] & seen[q + 2];
        if ((w0 | w1 | w2) !== 0 && sink.eliminate(z, w0, w1, w2)) zs |= maskOf(z);
      }
      if (zs === 0) continue;
      const found = {
        stem: cellsOfAls(sets, stem),
        a: cellsOfAls(sets, a),
        b: cellsOfAls(sets, b),
        x,
        y,
        z: digitsOf(zs),
      };
      if (sink.commit(found, size[stem] + size[a] + size[b])) return true;
    }
  }
  return false;
}

const acceptsAll = (): boolean => true;

/** The option `disjoint`: no two of the three sets share a cell. */
function isDisjoint({ words }: AlsList, stem: number, a: number, b: number): boolean {
  let common = 0;
  for (let w = 0; w < 3; w++) {
    const inStem = words[stem * 3 + w];
    const inA = words[a * 3 + w];
    const inB = words[b * 3 + w];
    common |= (inStem & inA) | (inStem & inB) | (inA & inB);
  }
  return common === 0;
}

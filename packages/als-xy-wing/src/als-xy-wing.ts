import {
  type AlsList,
  type Pattern,
  type Reporter,
  type RestrictedCommons,
  cellsOfAls,
  digitsOf,
  lowestDigit,
  maskOf,
  restrictedCommons,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { explanation, pattern } from "./explanation.js";

/**
 * The pattern: the cells of the stem and of the two sets, the restricted commons x and y, and the eliminated digits z.
 */
export type AlsXyWing = Pattern<typeof pattern>;

/**
 * ALS XY-Wing: a stem that contains x or y, a set A that loses x to the stem, and a set B that loses y to it. A set that
 * loses a digit contains all its others, so A or B contains z.
 *
 * ```
 *   A  z … x ═══ x  stem  y ═══ y … z  B
 * ```
 */
export const alsXyWing = /* @__PURE__ */ defineBuiltIn({
  id: "als-xy-wing",
  name: "ALS XY-Wing",
  minSize: 3,
  options: {
    disjoint: { type: "boolean", default: false, description: "use only sets that share no cell" },
    largest: { type: "number", default: 8, min: 1, max: 8, description: "maximum number of cells in a set" },
  },
  pattern,
  ...explanation,

  find(board, report, { disjoint, largest }) {
    const commons = restrictedCommons(board);
    const { live, sets } = commons.digitCells;
    const { size, count } = sets;
    const accepts = disjoint ? isDisjoint : acceptsAll;
    // Smaller sets come first, so a size limit can end a loop.
    for (let stem = 0; stem < count && size[stem] <= largest; stem++) {
      for (let xs = live[stem]; xs !== 0; xs &= xs - 1) {
        for (let ys = xs & (xs - 1); ys !== 0; ys &= ys - 1) {
          if (findWith(stem, lowestDigit(xs), lowestDigit(ys), commons, report, largest, accepts)) return;
        }
      }
    }
  },
});

/** Tries all A with the restricted common x to the stem, and all B with y. */
function findWith(
  stem: number,
  x: number,
  y: number,
  { digitCells, start, others }: RestrictedCommons,
  report: Reporter,
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
    const room = Math.min(largest, report.maxSize - size[stem] - size[a]);
    if (size[a] > largest || room < 1) break;
    const zsOfA = live[a] & notXY;
    for (let j = start[atY]; j < start[atY + 1]; j++) {
      const b = others[j];
      if (size[b] > room) break;
      // Most pairs share no digit that could be eliminated.
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
        if ((w0 | w1 | w2) !== 0 && report.eliminateWords(z, w0, w1, w2)) zs |= maskOf(z);
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
      if (report.commit(found, size[stem] + size[a] + size[b])) return true;
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

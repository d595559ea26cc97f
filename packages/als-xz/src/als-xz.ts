import {
  type AlsDigitCells,
  type Pattern,
  type Reporter,
  cellsOfAls,
  digitsOf,
  lowestDigit,
  maskOf,
  restrictedCommons,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { explanation, pattern } from "./explanation.js";

/** The pattern: the cells of the two sets, their restricted commons x (one or two), and the eliminated digits z. */
export type AlsXz = Pattern<typeof pattern>;

/**
 * ALS-XZ: only one of the sets A and B can contain x. The other contains all its other digits, so A or B contains z.
 * With two restricted commons, each set lacks one of them and contains all its other digits.
 *
 * ```
 *   A  z … x ═══ x … z  B
 * ```
 */
export const alsXz = /* @__PURE__ */ defineBuiltIn({
  id: "als-xz",
  name: "ALS-XZ",
  minSize: 2,
  pattern,
  ...explanation,

  find(board, report) {
    const { digitCells, start, others } = restrictedCommons(board);
    const { sets, of } = digitCells;
    const { count, size, digits } = sets;
    // By set B: the set A that it was last met from, and the restricted commons of both so far.
    const met = new Int32Array(count);
    for (let a = 0; a < count; a++) {
      for (let xs = digits[a]; xs !== 0; xs &= xs - 1) {
        const x = xs & -xs;
        const group = of[a * 10 + lowestDigit(xs)];
        // Each pair is met from its smaller set, and lists are in order of size.
        for (let i = start[group + 1] - 1; i >= start[group]; i--) {
          const b = others[i];
          if (b <= a) break;
          if (size[a] + size[b] > report.maxSize) continue;
          const shared = digits[a] & digits[b];
          const earlier = met[b] >> 9 === a ? met[b] & 0x1ff : 0;
          met[b] = (a << 9) | earlier | x;
          if ((shared & (shared - 1)) === 0) continue;
          if (findLinked(digitCells, report, a, b, x, shared)) return;
          for (let ys = earlier; ys !== 0; ys &= ys - 1) {
            if (findDoublyLinked(digitCells, report, a, b, x | (ys & -ys))) return;
          }
        }
      }
    }
  },
});

/** The other digits of both sets leave the cells that see all their places in both. Returns whether to stop. */
function findLinked(
  { sets, live, of, seen }: AlsDigitCells,
  report: Reporter<typeof pattern>,
  a: number,
  b: number,
  x: number,
  shared: number,
): boolean {
  let zs = 0;
  for (let rest = shared & live[a] & live[b] & ~x; rest !== 0; rest &= rest - 1) {
    const z = lowestDigit(rest);
    const p = of[a * 10 + z] * 3;
    const q = of[b * 10 + z] * 3;
    const w0 = seen[p] & seen[q];
    const w1 = seen[p + 1] & seen[q + 1];
    const w2 = seen[p + 2] & seen[q + 2];
    if ((w0 | w1 | w2) !== 0 && report.eliminate(z, w0, w1, w2)) zs |= maskOf(z);
  }
  if (zs === 0) return false;
  const found = { a: cellsOfAls(sets, a), b: cellsOfAls(sets, b), x: digitsOf(x), z: digitsOf(zs) };
  return report.commit(found, sets.size[a] + sets.size[b]);
}

/** Both sets are locked: x and y leave the cells that see all their places in both, other digits those of one set. */
function findDoublyLinked(
  { sets, of, seen }: AlsDigitCells,
  report: Reporter<typeof pattern>,
  a: number,
  b: number,
  commons: number,
): boolean {
  let zs = 0;
  const eliminate = (digit: number, p: number, q: number): void => {
    if (report.eliminate(digit, seen[p] & seen[q], seen[p + 1] & seen[q + 1], seen[p + 2] & seen[q + 2]))
      zs |= maskOf(digit);
  };
  for (const set of [a, b]) {
    for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      const group = of[set * 10 + digit] * 3;
      if ((commons & maskOf(digit)) === 0) eliminate(digit, group, group);
      else eliminate(digit, group, of[(a + b - set) * 10 + digit] * 3);
    }
  }
  if (zs === 0) return false;
  const found = { a: cellsOfAls(sets, a), b: cellsOfAls(sets, b), x: digitsOf(commons), z: digitsOf(zs) };
  return report.commit(found, sets.size[a] + sets.size[b]);
}

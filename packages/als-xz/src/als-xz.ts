import {
  ALL_DIGITS,
  type AlsDigitCells,
  cellFact,
  cellsOfAls,
  type Digit,
  type DigitMask,
  digitsOf,
  distinctMarks,
  eliminateSeenByBothSets,
  lowestDigit,
  maskOfAll,
  nodeIn,
  type Pattern,
  type Reporter,
  type RestrictedCommons,
  restrictedCommons,
  SET_PARTS,
  setIn,
  setInWords,
  setMarks,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";

/** `x` is the restricted common of sets `a` and `b`, or the two of them. `z` are the eliminated digits. */
const pattern = { a: "cells", b: "cells", x: "digits", z: "digits" } as const;
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
  roles: { a: "set A", b: "set B", common: "restricted common", z: "digit in A or B" },
  message: {
    long: "Each set has one digit more than cells: set A is {setA}, set B is {setB}. {why}: {outcome}.",
    short: "A {a}, B {b} by {x}: {outcome}",
    vague: "There is an ALS-XZ with {digits}.",
    parts: {
      ...SET_PARTS,
      single:
        "Their restricted common is {x}: every {x} of A sees every {x} of B, so only one of the sets can contain {x}. " +
        "The other one must contain all its other digits, so it contains {z}. Either way {conclusion}",
      double:
        "Their restricted commons are {x} and {y}: every {x} of A sees every {x} of B, and the same goes for {y}. Each set lacks only one of its digits, " +
        "so one set lacks {x} and the other one lacks {y}. Each contains all its other digits: remove each from every cell that sees all its places",
      oneDigit: "a cell that sees every {digit} of both sets can't be {digit}",
      severalDigits: "a cell that sees every {digit} of both sets can't be {digit}. The same goes for {others}",
    },
  },

  reason: ({ a, b }) => [...new Set([...a, ...b])].map(cellFact),

  marks: ({ a, b, x, z }, board) => {
    const others = [["common", maskOfAll(x)] as const, ["z", x.length === 1 ? maskOfAll(z) : 0] as const];
    return distinctMarks([
      ...setMarks(board, "a", a, others),
      ...setMarks(board, "b", b, others),
      ...x.map((digit) => ({ link: "weak" as const, from: nodeIn(board, digit, a), to: nodeIn(board, digit, b) })),
    ]);
  },

  data: ({ a, b, x, z }, board) => ({
    a: setIn(board, a),
    b: setIn(board, b),
    x: { digits: x },
    setA: setInWords(board, a),
    setB: setInWords(board, b),
    why:
      x.length === 1
        ? { part: "single", data: { x: x[0], z: { digits: z }, conclusion: conclusionOf(z) } }
        : { part: "double", data: { x: x[0], y: x[1] } },
    digits: { digits: digitsOf(maskOfAll(x) | maskOfAll(z)) },
  }),

  find: (board, report) => {
    findPairs(restrictedCommons(board), report);
  },
});

const conclusionOf = ([digit, ...others]: readonly Digit[]): Value =>
  others.length === 0
    ? { part: "oneDigit", data: { digit } }
    : { part: "severalDigits", data: { digit, others: { digits: others } } };

type Report = Reporter<typeof pattern>;

function findPairs(commons: RestrictedCommons, report: Report): void {
  const { count, digits } = commons.digitCells.sets;
  const met = new Int32Array(count);
  for (let a = 0; a < count; a++)
    for (let xs = digits[a]; xs !== 0; xs &= xs - 1) if (findFrom(commons, report, met, a, xs & -xs)) return;
}

/**
 * Looks at the pairs of A and a later set B with the restricted common x: lists are in order of size, so that each pair is met
 * from its smaller set. `met` has, by set B, the set A that it was last met from, and the restricted commons of both so far.
 */
function findFrom(commons: RestrictedCommons, report: Report, met: Int32Array, a: number, x: DigitMask): boolean {
  const { digitCells, start, others } = commons;
  const { size, digits } = digitCells.sets;
  const group = digitCells.of[a * 10 + lowestDigit(x)];
  for (let i = start[group + 1] - 1; i >= start[group]; i--) {
    const b = others[i];
    if (b <= a) break;
    if (size[a] + size[b] > report.maxSize) continue;
    const earlier = met[b] >> 9 === a ? met[b] & ALL_DIGITS : 0;
    met[b] = (a << 9) | earlier | x;
    // The sets share x and no other digit.
    if ((digits[a] & digits[b]) === x) continue;
    if (findLinked(digitCells, report, a, b, x)) return true;
    for (let ys = earlier; ys !== 0; ys &= ys - 1)
      if (findDoublyLinked(digitCells, report, a, b, x | (ys & -ys))) return true;
  }
  return false;
}

/** The other digits of both sets leave the cells that see all their places in both. Returns whether to stop. */
function findLinked(cells: AlsDigitCells, report: Report, a: number, b: number, x: DigitMask): boolean {
  let zs = 0;
  for (let rest = cells.live[a] & cells.live[b] & ~x; rest !== 0; rest &= rest - 1)
    if (eliminateSeenByBothSets(report, cells, lowestDigit(rest), a, b)) zs |= rest & -rest;
  return zs !== 0 && commit(cells, report, [a, b], x, zs);
}

/** Both sets are locked: x and y leave the cells that see all their places in both, other digits those of one set. */
function findDoublyLinked(cells: AlsDigitCells, report: Report, a: number, b: number, xy: DigitMask): boolean {
  let zs = 0;
  for (const set of [a, b]) {
    for (let rest = cells.sets.digits[set]; rest !== 0; rest &= rest - 1) {
      const digit = rest & -rest;
      const other = (xy & digit) === 0 ? set : a + b - set;
      if (eliminateSeenByBothSets(report, cells, lowestDigit(rest), set, other)) zs |= digit;
    }
  }
  return zs !== 0 && commit(cells, report, [a, b], xy, zs);
}

function commit(
  { sets }: AlsDigitCells,
  report: Report,
  [a, b]: readonly [number, number],
  x: DigitMask,
  z: DigitMask,
): boolean {
  const found = { a: cellsOfAls(sets, a), b: cellsOfAls(sets, b), x: digitsOf(x), z: digitsOf(z) };
  return report.commit(found, sets.size[a] + sets.size[b]);
}

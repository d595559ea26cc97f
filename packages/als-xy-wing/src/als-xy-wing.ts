import {
  type AlsList,
  cellFact,
  cellsOfAls,
  type Digit,
  digitsOf,
  distinctMarks,
  eliminateSeenByBothSets,
  lowestDigit,
  maskOf,
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

/** Set `a` shares the restricted common `x` with the stem, set `b` shares `y`; `x` < `y`. Both sets have each digit of `z`. */
const pattern = { stem: "cells", a: "cells", b: "cells", x: "digit", y: "digit", z: "digits" } as const;
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
  roles: { stem: "stem", a: "set A", b: "set B", common: "restricted common", z: "digit in A or B" },
  message: {
    long:
      "{stemHolds} If the stem holds {x}, set A ({setA}) loses {x} and must contain {z}. " +
      "If the stem holds {y}, set B ({setB}) loses {y} and must contain {z}. Either way {conclusion}: {outcome}.",
    short: "stem {stem}, A {a} by {x}, B {b} by {y}: {outcome}",
    vague: "There is an ALS XY-Wing with {digits}.",
    parts: {
      ...SET_PARTS,
      stemCell: "The stem {stem} holds {x} or {y}.",
      stemCells: "The stem is {set}, one digit more than cells. So at least one of {x} and {y} is in it.",
      oneDigit: "a cell that sees every {digit} of both sets can't be {digit}",
      severalDigits: "a cell that sees every {digit} of both sets can't be {digit}. The same goes for {others}",
    },
  },

  reason: ({ stem, a, b }) => [...new Set([...stem, ...a, ...b])].map(cellFact),

  marks: ({ stem, a, b, x, y, z }, board) =>
    distinctMarks([
      ...setMarks(board, "stem", stem, [["common", maskOfAll([x, y])]]),
      ...setMarks(board, "a", a, [
        ["common", maskOf(x)],
        ["z", maskOfAll(z)],
      ]),
      ...setMarks(board, "b", b, [
        ["common", maskOf(y)],
        ["z", maskOfAll(z)],
      ]),
      { link: "weak", from: nodeIn(board, x, stem), to: nodeIn(board, x, a) },
      { link: "weak", from: nodeIn(board, y, stem), to: nodeIn(board, y, b) },
    ]),

  data: ({ stem, a, b, x, y, z }, board) => ({
    stem: setIn(board, stem),
    a: setIn(board, a),
    b: setIn(board, b),
    x,
    y,
    z: { digits: z },
    stemHolds: {
      part: stem.length === 1 ? "stemCell" : "stemCells",
      data: { stem: { cells: stem }, set: setInWords(board, stem), x, y },
    },
    setA: setInWords(board, a),
    setB: setInWords(board, b),
    conclusion: conclusionOf(z),
    digits: { digits: [x, y, ...z].sort() },
  }),

  find(board, report, { disjoint, largest }) {
    const commons = restrictedCommons(board);
    const { live, sets } = commons.digitCells;
    const search = { report, commons, largest, accepts: disjoint ? isDisjoint : acceptsAll };
    // Smaller sets come first, so a size limit can end a loop.
    for (let stem = 0; stem < sets.count && sets.size[stem] <= largest; stem++)
      for (let xs = live[stem]; xs !== 0; xs &= xs - 1)
        for (let ys = xs & (xs - 1); ys !== 0; ys &= ys - 1)
          if (findWith(search, stem, lowestDigit(xs), lowestDigit(ys))) return;
  },
});

const conclusionOf = ([digit, ...others]: readonly Digit[]): Value =>
  others.length === 0
    ? { part: "oneDigit", data: { digit } }
    : { part: "severalDigits", data: { digit, others: { digits: others } } };

type Report = Reporter<typeof pattern>;

/** The sets of a board, and which of them a search uses. */
interface Search {
  readonly report: Report;
  readonly commons: RestrictedCommons;
  /** The most cells of a set. */
  readonly largest: number;
  readonly accepts: (sets: AlsList, stem: number, a: number, b: number) => boolean;
}

/** Tries all A with the restricted common x to the stem, and all B with y. Returns whether to stop. */
function findWith({ report, commons, largest, accepts }: Search, stem: number, x: Digit, y: Digit): boolean {
  const { digitCells, start, others } = commons;
  const { sets, live, of } = digitCells;
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
      const shared = zsOfA & live[b];
      if (shared === 0 || a === b || !accepts(sets, stem, a, b)) continue;
      let zs = 0;
      for (let rest = shared; rest !== 0; rest &= rest - 1)
        if (eliminateSeenByBothSets(report, digitCells, lowestDigit(rest), a, b)) zs |= rest & -rest;
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

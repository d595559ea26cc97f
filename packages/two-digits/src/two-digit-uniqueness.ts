import {
  bitOf,
  type Board,
  candidateOf,
  type Cell,
  cellsOf,
  type DeadlyFact,
  deadlyFact,
  DIGIT_COUNT,
  digitOf,
  distinctMarks,
  hasOneSolution,
  houseOf,
  lowestBit,
  maskOf,
  MAX_FACTS,
  type Pattern,
  placesIn,
  type Reporter,
  rowOf,
  type Value,
  wordOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type CitedFact, neededFacts, rowFacts } from "./needed-facts.js";
import { Parts } from "./parts.js";
import { Together, areApart } from "./together.js";
import { openPlaces } from "./two-digit-placement.js";

const pattern = { digits: "digits", cell: "cell", digit: "digit" } as const;
/** The pattern: two digits, and the candidate that leaves. */
export type TwoDigitUniqueness = Pattern<typeof pattern>;

/**
 * Two-digit uniqueness: suppose that a candidate is true. Wherever the two digits go then, they can change places in some
 * of their cells. So the puzzle would have two solutions.
 *
 * The size is the number of cells of the largest part that is needed.
 */
export const twoDigitUniqueness = /* @__PURE__ */ defineBuiltIn({
  id: "two-digit-uniqueness",
  name: "Two-Digit Uniqueness",
  minSize: 4,
  ties: true,
  assumes: "unique-solution",
  pattern,
  roles: { part: "part A", second: "part B", place: "place for a digit", assumed: "assumed" },
  needs: "boxes",
  message: {
    long:
      "If {cell} is {digit}, then wherever the other {one}s and {other}s go, both digits can be exchanged in {parts}. None there is given, so the puzzle " +
      "would have two solutions: {outcome}.",
    short: "{digits} exchanged in {parts}: {outcome}",
    vague: "The places of {digits} must not be exchangeable.",
    parts: { cells: "{cells}", more: "{cells}; or in {rest}", many: "one of {count} sets of cells" },
  },

  find(board, report) {
    if (!hasOneSolution(board)) return;
    const parts = new Parts(board);
    const together = new Together(parts.ways);
    const hasNoPart = (i: number, j: number): boolean => parts.rowsIn(i, j) === 0;
    for (let a = 1; a < 9; a++) {
      for (let b = a + 1; b <= 9; b++) {
        if (!together.want(board.places, a, b) || !parts.begin(a, b) || !together.look(a, b, hasNoPart)) continue;
        // What is in no pair at all is no matter of uniqueness.
        const left = together.wanted.map((word, w) => word & ~together.found[w]);
        together.wanted.set(left);
        together.look(a, b);
        for (let w = 0; w < 6; w++) {
          for (let word = left[w] & together.found[w]; word !== 0; word &= word - 1) {
            const cell = (w % 3) * 27 + lowestBit(word);
            const found = { digits: [a, b], cell, digit: w < 3 ? a : b };
            if (reportOne(report, parts, found)) return;
          }
        }
      }
    }
  },
  reason,
  marks: (found, board) => {
    const facts = reason(found, board);
    const parts = facts.filter(isDeadly);
    return distinctMarks([
      { role: "assumed", cell: found.cell, digits: [found.digit] },
      ...parts.flatMap(({ cells }, i) =>
        cells.map((cell) => ({ role: i % 2 === 0 ? ("part" as const) : ("second" as const), cell })),
      ),
      ...facts
        .filter((fact) => typeof fact === "number")
        .flatMap((fact) =>
          placesIn(board, digitOf(fact), houseOf(fact)).map((cell) => ({
            role: "place" as const,
            cell,
            digits: [digitOf(fact)],
          })),
        ),
    ]);
  },
  data: (found, board) => {
    const { digits, cell, digit } = found;
    const [one, other] = digits;
    const parts = partsInWords(reason(found, board).filter(isDeadly));
    return { digits: { digits }, one, other, cell: { cell }, digit, parts };
  },
});

const isDeadly = (fact: CitedFact): fact is DeadlyFact => typeof fact === "object";

/** If a finding has more parts, the text counts them and doesn't name their cells. */
const MOST_TOLD = 3;

function partsInWords(parts: readonly DeadlyFact[]): Value {
  if (parts.length > MOST_TOLD) return { part: "many", data: { count: parts.length } };
  const [{ cells }, ...others] = parts;
  return others.length === 0
    ? { part: "cells", data: { cells: { cells } } }
    : { part: "more", data: { cells: { cells }, rest: partsInWords(others) } };
}

/** Where digits can go in more ways, nobody follows them, and to choose the facts takes minutes. Stuck boards have 56 at most. */
const MOST_PAIRS = 200;

/** Reports a candidate that leaves, if it is not too large, and can be proved. Returns whether to stop. */
function reportOne(report: Reporter<typeof pattern>, parts: Parts, found: TwoDigitUniqueness): boolean {
  const { board } = report;
  const { words } = parts.ways;
  let most = 0;
  let pairs = 0;
  /** Parts so that each pair has one of them, three words a part. */
  const some: number[] = [];
  visitPairs(parts, found, (i, j) => {
    if (++pairs > MOST_PAIRS) return;
    const rows = parts.smallest(i, j);
    most = Math.max(most, DIGIT_COUNT[rows]);
    const w0 = words[i] | words[j];
    const w1 = words[i + 1] | words[j + 1];
    const w2 = words[i + 2] | words[j + 2];
    let k = 0;
    while (k < some.length && ((some[k] & ~w0) | (some[k + 1] & ~w1) | (some[k + 2] & ~w2)) !== 0) k += 3;
    if (k === some.length) some.push(w0 & IN_ROWS[rows & 7], w1 & IN_ROWS[(rows >> 3) & 7], w2 & IN_ROWS[rows >> 6]);
  });
  if (pairs > MOST_PAIRS) return false;
  // The largest among the smallest parts is the same however the board is turned.
  const size = most * 2;
  const [a, b] = found.digits;
  const isShort = openPlaces(board, a) + openPlaces(board, b) + some.length / 3 <= MAX_FACTS;
  // Facts are only counted where both digits are open in most rows and have many parts.
  if (size > report.maxSize || !(isShort || reason(found, board).length <= MAX_FACTS)) return false;
  report.eliminateCells(found.digit, [found.cell]);
  return report.commit(found, size);
}

/** Visits each pair of ways with the candidate. */
function visitPairs({ ways }: Parts, found: TwoDigitUniqueness, visit: (i: number, j: number) => void): void {
  const { digits, cell, digit } = found;
  const { first, words } = ways;
  const other = digits[0] + digits[1] - digit;
  for (let i = first[digit] * 3; i < first[digit + 1] * 3; i += 3) {
    if ((words[i + wordOf(cell)] & bitOf(cell)) === 0) continue;
    for (let j = first[other] * 3; j < first[other + 1] * 3; j += 3) if (areApart(ways, i, j)) visit(i, j);
  }
}

/** By rows of a band, three bits: the cells of these rows. */
const IN_ROWS = /* @__PURE__ */ Int32Array.from(
  { length: 8 },
  (_, rows) => (rows & 1) * 511 + ((rows >> 1) & 1) * (511 << 9) + (rows >> 2) * (511 << 18),
);

/** Few parts so that each pair of ways with the candidate has one of them. */
function fewParts(parts: Parts, found: TwoDigitUniqueness): Cell[][] {
  const { words } = parts.ways;
  /** By cells: in which pairs the part is. */
  const pairsOf = new Map<string, { cells: Cell[]; pairs: number[] }>();
  let pair = 0;
  visitPairs(parts, found, (i, j) => {
    const cells = cellsOf(words[i] | words[j], words[i + 1] | words[j + 1], words[i + 2] | words[j + 2]);
    for (let rest = parts.rowsIn(i, j); rest !== 0;) {
      const rows = parts.partAt(i, j, lowestBit(rest));
      const inPart = cells.filter((cell) => ((rows >> rowOf(cell)) & 1) !== 0);
      const known = pairsOf.get(inPart.join()) ?? { cells: inPart, pairs: [] };
      pairsOf.set(inPart.join(), known);
      known.pairs.push(pair);
      rest &= ~rows;
    }
    pair++;
  });
  const chosen: Cell[][] = [];
  const isOpen = new Uint8Array(pair).fill(1);
  for (;;) {
    const open = Array.from(pairsOf.values(), ({ cells, pairs }) => ({
      cells,
      pairs: pairs.filter((each) => isOpen[each] === 1),
    }));
    const best = open.reduce((a, b) =>
      b.pairs.length > a.pairs.length || (b.pairs.length === a.pairs.length && b.cells.length < a.cells.length) ? b : a,
    );
    if (best.pairs.length === 0) return chosen;
    chosen.push(best.cells);
    for (const each of best.pairs) isOpen[each] = 0;
  }
}

/** The facts that are needed: parts as deadly patterns, and both digits in rows. */
function reason(found: TwoDigitUniqueness, board: Board): CitedFact[] {
  const { digits, cell, digit } = found;
  const parts = new Parts(board);
  parts.begin(digits[0], digits[1]);
  const mask = maskOf(digits[0]) | maskOf(digits[1]);
  const digitsAt = (each: number): number =>
    board.values[each] === 0 ? board.masks[each] & mask : maskOf(board.values[each]);
  // The largest are tried first, to leave them out.
  const patterns = fewParts(parts, found)
    .sort((a, b) => b.length - a.length)
    .map((cells) => deadlyFact(cells, cells.map(digitsAt)));
  const facts = [...patterns, ...digits.flatMap((each) => rowFacts(board, each))];
  return neededFacts(board, facts, [candidateOf(cell, digit)]);
}

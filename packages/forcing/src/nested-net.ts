import type { Board } from "@wings/core";
import {
  type KnownLemma,
  type Lemma,
  Propagation,
  candidateCell,
  candidateDigit,
  candidateOf,
  defineTechnique,
  derive,
  digitsOf,
  writeLemmas,
} from "@wings/core/author";
import { contradictionParts, derivationMarks, derivationSteps, netRoles } from "./explanation.js";
import { netPattern, reportAssumption } from "./forcing-net.js";

const outer = /* @__PURE__ */ new Propagation();
const inner = /* @__PURE__ */ new Propagation();

/** Nested Net: as a Forcing Net, and what follows from the assumption may itself be tried and refuted. */
export const nestedNet = /* @__PURE__ */ defineTechnique({
  id: "nested-net",
  name: "Nested Net",
  after: "forcing-net",
  ties: true,
  pattern: netPattern,
  roles: netRoles,
  message: {
    long: "Suppose {cell} is {digit}. {inner} Without these: {steps} So the assumption is wrong: {outcome}.",
    short: "{cell}={digit} leaves no solution, with {count} assumptions within it: {outcome}",
    vague: "There is a Nested Net in the {region}: assume a candidate, and try what is left.",
    parts: {
      ...contradictionParts,
      wrong: "{candidate} leads to a contradiction too: {steps}",
    },
  },

  find(board, report) {
    outer.load(board);
    if (outer.isContradictory) return;
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        outer.load(board);
        if (outer.refutes(cell, digit)) continue;
        const refuted = refuteWithin(outer);
        if (outer.isContradictory && reportAssumption(report, cell, digit, refuted.length)) return;
      }
    }
  },

  reason: ({ cell, digit }, board) => ({ lemmas: proofOf(board, cell, digit).lemmas }),
  marks({ cell, digit }, board) {
    const { last, within } = proofOf(board, cell, digit);
    const marks = [last, ...within.map(({ derivation }) => derivation)].flatMap(derivationMarks);
    return marks.filter((mark, i) => marks.findIndex((other) => JSON.stringify(other) === JSON.stringify(mark)) === i);
  },
  data({ cell, digit }, board) {
    const { last, within } = proofOf(board, cell, digit);
    return {
      cell: { cell },
      digit,
      ...derivationSteps(last),
      inner: {
        list: within.map(({ candidate, derivation }) => ({
          part: "wrong",
          data: { candidate: { candidate }, ...derivationSteps(derivation) },
        })),
        join: "space" as const,
      },
      count: within.length,
      region: { region: [cell, ...within.map(({ candidate }) => (candidate / 9) | 0)] },
    };
  },
});

/**
 * Tries all candidates that are left and removes those that are refuted, round by round, until the whole is contradictory or nothing more is
 * refuted. Returns what was refuted, in order.
 */
function refuteWithin(state: Propagation): number[] {
  const refuted: number[] = [];
  for (let isChanged = true; isChanged && !state.isContradictory;) {
    const before = refuted.length;
    for (let cell = 0; cell < 81; cell++) {
      if ((state.masks[cell] & (state.masks[cell] - 1)) === 0) continue;
      for (const digit of digitsOf(state.masks[cell])) {
        inner.loadFrom(state);
        if (inner.refutes(cell, digit)) refuted.push(candidateOf(cell, digit));
      }
    }
    for (const candidate of refuted.slice(before)) state.remove(candidateCell(candidate), candidateDigit(candidate));
    state.run();
    isChanged = refuted.length > before;
  }
  return refuted;
}

interface Proof {
  readonly lemmas: readonly Lemma[];
  /** The candidates that are refuted under the assumption, and how. */
  readonly within: readonly {
    readonly candidate: number;
    readonly derivation: NonNullable<ReturnType<typeof derive>>;
  }[];
  readonly last: NonNullable<ReturnType<typeof derive>>;
}

/** Writes down the search: a lemma for each candidate that is refuted under the assumption, as far as it is needed. */
function proofOf(board: Board, cell: number, digit: number): Proof {
  outer.load(board);
  outer.refutes(cell, digit);
  const assumed = candidateOf(cell, digit);
  const lemmas: Lemma[] = [];
  const known: KnownLemma[] = [];
  const within: { candidate: number; derivation: NonNullable<ReturnType<typeof derive>>; lemma: number }[] = [];
  for (const candidate of refuteWithin(outer)) {
    const assume = [assumed, candidate];
    const derivation = derive(board, assume, known)!;
    const lemma = writeLemmas(derivation, lemmas);
    known.push({ index: lemma, assume });
    within.push({ candidate, derivation, lemma });
  }
  const last = derive(board, [assumed], known)!;
  writeLemmas(last, lemmas);
  return { ...neededLemmas(lemmas, within), last };
}

/** The lemmas that the last one rests on, numbered anew. */
function neededLemmas<T extends { readonly lemma: number }>(
  lemmas: readonly Lemma[],
  within: readonly T[],
): { lemmas: Lemma[]; within: T[] } {
  const needed = new Set<number>();
  const add = (index: number): void => {
    if (needed.has(index)) return;
    for (const used of lemmas[index].uses) add(used);
    needed.add(index);
  };
  add(lemmas.length - 1);
  const order = [...needed].sort((a, b) => a - b);
  return {
    lemmas: order.map((index) => ({ ...lemmas[index], uses: lemmas[index].uses.map((used) => order.indexOf(used)) })),
    within: within.filter(({ lemma }) => needed.has(lemma)),
  };
}

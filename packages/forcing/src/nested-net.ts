import type { Board } from "@wings/core";
import {
  DIGIT_COUNT,
  type KnownLemma,
  type Lemma,
  Propagation,
  candidateOf,
  defineBuiltIn,
  derive,
  digitsOf,
  maskOf,
  writeLemmas,
} from "@wings/core/author";
import { contradictionParts, derivationMarks, derivationSteps, netRoles } from "./explanation.js";
import { netPattern, reportAssumption } from "./forcing-net.js";

const start = /* @__PURE__ */ new Propagation();
const outer = /* @__PURE__ */ new Propagation();
const inner = /* @__PURE__ */ new Propagation();
/** What is known not to be refuted, by candidate: all that follows from an assumption that is not refuted. */
const consistent = /* @__PURE__ */ new Uint8Array(729);
const consistentWithin = /* @__PURE__ */ new Uint8Array(729);

/** Nested Net: as a Forcing Net, and what follows from the assumption may itself be tried and refuted. */
export const nestedNet = /* @__PURE__ */ defineBuiltIn({
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
    start.load(board);
    if (start.isContradictory) return;
    outer.loadFrom(start);
    consistent.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        if (consistent[candidateOf(cell, digit)] === 1 || outer.refutes(cell, digit)) continue;
        // The fewer candidates an assumption leaves, the easier it is.
        const size = countCandidates(outer);
        if (size > report.maxSize) continue;
        refuteWithin(outer);
        if (!outer.isContradictory) outer.markTrue(consistent);
        else if (reportAssumption(report, cell, digit, size)) return;
      }
    }
  },

  reason: ({ cell, digit }, board) => ({ lemmas: proofOf(board, cell, digit).lemmas }),
  marks({ cell, digit }, board) {
    const { last, within } = proofOf(board, cell, digit);
    const marks = [last, ...within.map(({ derivation }) => derivation)].flatMap(derivationMarks);
    return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
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

const countCandidates = ({ masks }: Propagation): number => masks.reduce((sum, mask) => sum + DIGIT_COUNT[mask], 0);

/**
 * Tries all candidates that are left, until the whole is contradictory or nothing more is refuted. What is refuted is removed at
 * once, and added to the list.
 */
function refuteWithin(state: Propagation, refuted: number[] = []): number[] {
  for (let before = -1; before < refuted.length && !state.isContradictory;) {
    inner.loadFrom(state);
    consistentWithin.fill(0);
    before = refuted.length;
    // A bivalue cell comes first: what refutes one of its candidates makes the other one true.
    for (const most of [2, 9]) {
      for (let cell = 0; cell < 81 && !state.isContradictory; cell++) {
        const count = DIGIT_COUNT[state.masks[cell]];
        if (count > 1 && count <= most) refuteCandidates(state, cell, refuted);
      }
    }
  }
  return refuted;
}

function refuteCandidates(state: Propagation, cell: number, refuted: number[]): void {
  for (const digit of digitsOf(state.masks[cell])) {
    const isLeft = (state.masks[cell] & maskOf(digit)) !== 0;
    if (!isLeft || state.isContradictory || consistentWithin[candidateOf(cell, digit)] === 1) continue;
    if (!inner.refutes(cell, digit)) {
      inner.markTrue(consistentWithin);
      continue;
    }
    state.remove(cell, digit);
    state.run();
    inner.loadFrom(state);
    refuted.push(candidateOf(cell, digit));
  }
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

/** The last proof: its reason, marks and words are asked for one after the other. */
let latest: { board: Board; version: number; assumed: number; proof: Proof } | undefined;

function proofOf(board: Board, cell: number, digit: number): Proof {
  const assumed = candidateOf(cell, digit);
  if (latest?.board !== board || latest.version !== board.version || latest.assumed !== assumed)
    latest = { board, version: board.version, assumed, proof: writeProof(board, cell, digit) };
  return latest.proof;
}

/** Writes down the search: a lemma for each candidate that is refuted under the assumption, as far as it is needed. */
function writeProof(board: Board, cell: number, digit: number): Proof {
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

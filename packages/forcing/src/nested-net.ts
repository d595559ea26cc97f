import type { Board, Technique } from "@wings/core";
import {
  type Derivation,
  type KnownLemma,
  type Lemma,
  Propagation,
  type Value,
  candidateCell,
  candidateDigit,
  candidateOf,
  defineBuiltIn,
  derive,
  writeLemmas,
} from "@wings/core/author";
import { contradictionParts, derivationMarks, derivationSteps, netRoles } from "./explanation.js";
import { netPattern, reportAssumption } from "./forcing-net.js";
import { NestedSearch, type Nesting, Refutations } from "./nested-search.js";

const levels = {
  levels: { type: "number", default: 1, min: 1, max: 3, description: "how deep assumptions are nested" },
} as const;

/** A net in which candidates of cells with so many candidates left may be tried, too. */
function nested<const Id extends string, const O extends Partial<typeof levels>>(
  id: Id,
  name: string,
  after: string,
  most: number,
  options: O,
): Technique<typeof netPattern, O, Id> {
  return defineBuiltIn({
    id,
    name,
    after,
    ties: true,
    pattern: netPattern,
    options,
    roles: netRoles,
    message: {
      long: "Suppose {cell} is {digit}. {inner} Leave these out. {steps} So the assumption is wrong: {outcome}.",
      short: "{cell}={digit} leaves no solution, with {count} assumptions within it: {outcome}",
      vague: `There is a ${name} in the {region}: assume a candidate, and try what is left.`,
      parts: {
        ...contradictionParts,
        wrong: "Try {candidate}. {steps} So it is false.",
        wrongWithin: "Try {candidate}. {inner} Leave these out. {steps} So it is false.",
      },
    },

    find(board, report, values) {
      const search = searchOf((values as { levels?: number }).levels ?? 1, most).take(board);
      for (const candidate of search.candidates) {
        // The fewer candidates an assumption leaves, the easier it is.
        const size = search.left[candidate];
        if (size > report.maxSize) return;
        if (!search.isRefuted(candidate)) continue;
        if (reportAssumption(report, candidateCell(candidate), candidateDigit(candidate), size)) return;
      }
    },

    reason: ({ cell, digit }, board) => ({ lemmas: proofOf(board, cell, digit, most).lemmas }),
    marks({ cell, digit }, board) {
      const { refuted } = proofOf(board, cell, digit, most);
      const marks = [refuted, ...allWithin(refuted)].flatMap(({ derivation }) => derivationMarks(derivation));
      return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
    },
    data({ cell, digit }, board) {
      const { refuted } = proofOf(board, cell, digit, most);
      const within = allWithin(refuted);
      return {
        cell: { cell },
        digit,
        ...derivationSteps(refuted.derivation),
        inner: treeOf(refuted),
        count: within.length,
        region: { region: [cell, ...within.map(({ candidate }) => candidateCell(candidate))] },
      };
    },
  });
}

/** Bivalue Net: as a Forcing Net, and where a cell has two candidates left, each may be tried. */
export const bivalueNet = /* @__PURE__ */ nested("bivalue-net", "Bivalue Net", "forcing-net", 2, {});

/** Nested Net: as a Forcing Net, and everything that is left may be tried and refuted. */
export const nestedNet = /* @__PURE__ */ nested("nested-net", "Nested Net", "bivalue-net", 9, levels);

/** One search for each kind. */
const SEARCHES: NestedSearch[] = [];
const searchOf = (depth: number, most: number): NestedSearch =>
  (SEARCHES[depth * 10 + most] ??= new NestedSearch({ levels: depth, most }));

const allWithin = ({ within }: Refuted): Refuted[] => within.flatMap((each) => [each, ...allWithin(each)]);

/** What is refuted within an assumption, one sentence or more for each. */
const treeOf = ({ within }: Refuted): Value => ({
  list: within.map((each): Value => {
    const data = { candidate: { candidate: each.candidate }, ...derivationSteps(each.derivation) };
    return each.within.length === 0
      ? { part: "wrong", data }
      : { part: "wrongWithin", data: { ...data, inner: treeOf(each) } };
  }),
  join: "space",
});

/** A refutation under some assumptions, the last of which is the candidate; and what is refuted within it. */
interface Refuted {
  readonly candidate: number;
  readonly within: readonly Refuted[];
  readonly derivation: Derivation;
  readonly lemma: number;
}

interface Proof {
  readonly lemmas: readonly Lemma[];
  readonly refuted: Refuted;
}

/** The last proof: its reason, marks and words are asked for one after the other. */
let latest: { board: Board; version: number; assumed: number; most: number; proof: Proof } | undefined;

function proofOf(board: Board, cell: number, digit: number, most: number): Proof {
  const assumed = candidateOf(cell, digit);
  const { version } = board;
  if (latest?.board !== board || latest.version !== version || latest.assumed !== assumed || latest.most !== most)
    latest = { board, version, assumed, most, proof: writeProof(board, assumed, most) };
  return latest.proof;
}

/** Writes down the search on as few levels as will do. */
function writeProof(board: Board, assumed: number, most: number): Proof {
  const start = new Propagation();
  start.load(board);
  for (let depth = 1; ; depth++) {
    const lemmas: Lemma[] = [];
    const refuted = writeRefutation(board, start, [assumed], { levels: depth, most }, [], lemmas);
    if (refuted !== undefined) return neededLemmas(lemmas, refuted);
  }
}

/** Writes a lemma for each candidate that is refuted under the assumptions, until they are refuted; `undefined` if they are not. */
function writeRefutation(
  board: Board,
  before: Propagation,
  assume: readonly number[],
  { levels: depth, most }: Nesting,
  known: readonly KnownLemma[],
  lemmas: Lemma[],
): Refuted | undefined {
  const candidate = assume[assume.length - 1];
  const state = new Propagation();
  state.loadFrom(before);
  const within: Refuted[] = [];
  const all = [...known];
  if (!state.refutes(candidateCell(candidate), candidateDigit(candidate))) {
    if (depth === 0) return undefined;
    const now = new Propagation();
    now.loadFrom(state);
    now.reset();
    const inOrder = new Refutations({ levels: depth, most }).apply(state);
    if (!state.isContradictory) return undefined;
    for (const each of inOrder) {
      const branch = [...assume, each];
      const refuted = writeRefutation(board, now, branch, { levels: depth - 1, most }, all, lemmas)!;
      within.push(refuted);
      all.push({ index: refuted.lemma, assume: branch });
      now.remove(candidateCell(each), candidateDigit(each));
      now.run();
    }
  }
  const derivation = derive(board, assume, all)!;
  return { candidate, within, derivation, lemma: writeLemmas(derivation, lemmas) };
}

/** The lemmas that the last one rests on, numbered anew, and the refutations that they are from. */
function neededLemmas(lemmas: readonly Lemma[], refuted: Refuted): Proof {
  const needed = new Set<number>();
  const add = (index: number): void => {
    if (needed.has(index)) return;
    for (const used of lemmas[index].uses) add(used);
    needed.add(index);
  };
  add(refuted.lemma);
  const order = [...needed].sort((a, b) => a - b);
  const prune = (each: Refuted): Refuted => ({
    ...each,
    within: each.within.filter(({ lemma }) => needed.has(lemma)).map(prune),
  });
  return {
    lemmas: order.map((index) => ({ ...lemmas[index], uses: lemmas[index].uses.map((used) => order.indexOf(used)) })),
    refuted: prune(refuted),
  };
}

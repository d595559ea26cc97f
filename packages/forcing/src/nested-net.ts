import {
  type KnownLemma,
  Propagation,
  REFUTATION_ROLES,
  type Refutation,
  derive,
  refutationData,
  refutationMarks,
  refutationMessage,
  rememberLast,
  writeLemmas,
} from "@wings/chain-kit";
import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  DIGIT_COUNT,
  type Lemma,
  type Technique,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { netPattern, reportAssumption } from "./forcing-net.js";
import { NestedSearch, Refutations } from "./nested-search.js";

const levels = {
  levels: { type: "number", default: 1, min: 1, max: 3, description: "how deep assumptions are nested" },
} as const;

/** A net in which candidates of cells with this many candidates left may be tried, too. */
function nested<const Id extends string, const O extends Partial<typeof levels>>(
  id: Id,
  name: string,
  after: string,
  most: number,
  options: O,
): Technique<typeof netPattern, O, Id> {
  const proofOf = rememberLast((board, assumed) => writeProof(board, assumed, most));
  return defineBuiltIn({
    id,
    name,
    after,
    ties: true,
    pattern: netPattern,
    options,
    roles: REFUTATION_ROLES,
    message: refutationMessage(
      `There is a ${name} in {box}: suppose that a cell there is {digit}, follow the singles, and try what is left.`,
    ),

    find(board, report, values) {
      const search = new NestedSearch(board, { levels: (values as { levels?: number }).levels ?? 1, most });
      for (const candidate of search.candidates) {
        // The fewer candidates an assumption leaves, the easier it is.
        const size = search.left[candidate];
        if (size > report.maxSize) return;
        if (!search.isRefuted(candidate)) continue;
        if (reportAssumption(report, candidateCell(candidate), candidateDigit(candidate), size)) return;
      }
    },

    reason: ({ cell, digit }, board) => ({ lemmas: proofOf(board, candidateOf(cell, digit)).lemmas }),
    marks: ({ cell, digit }, board) => refutationMarks(proofOf(board, candidateOf(cell, digit)).refutation, board),
    data: ({ cell, digit }, board) => refutationData(proofOf(board, candidateOf(cell, digit)).refutation, board),
  });
}

/** Bivalue Net: as a Forcing Net, and where a cell has two candidates left, each may be tried. */
export const bivalueNet = /* @__PURE__ */ nested("bivalue-net", "Bivalue Net", "forcing-net", 2, {});

/** Nested Net: as a Forcing Net, and everything that is left may be tried and refuted. */
export const nestedNet = /* @__PURE__ */ nested("nested-net", "Nested Net", "bivalue-net", 9, levels);

interface Proof {
  readonly lemmas: readonly Lemma[];
  readonly refutation: Refutation;
}

/** Writes down the search on as few levels as will do. */
function writeProof(board: Board, assumed: Candidate, most: number): Proof {
  const start = new Propagation();
  start.load(board);
  for (let depth = 1; ; depth++) {
    const writer = new ProofWriter(board, most);
    const refutation = writer.write(start, [assumed], depth, []);
    if (refutation !== undefined) return { lemmas: neededLemmas(writer.lemmas, refutation.lemma), refutation };
  }
}

/** Writes lemmas one after the other. Candidates of cells with at most `most` candidates left are tried. */
class ProofWriter {
  readonly lemmas: Lemma[] = [];
  readonly #board: Board;
  readonly #most: number;

  constructor(board: Board, most: number) {
    this.#board = board;
    this.#most = most;
  }

  /**
   * Writes a lemma for each candidate that is refuted under the assumptions, until these are refuted; `undefined` if they are not. The
   * last assumption is added to the position `before`, and candidates are tried up to `depth` levels deep.
   */
  write(
    before: Propagation,
    assume: readonly Candidate[],
    depth: number,
    known: readonly KnownLemma[],
  ): Refutation | undefined {
    const most = this.#most;
    const candidate = assume[assume.length - 1];
    const state = new Propagation();
    state.loadFrom(before);
    const within: Refutation[] = [];
    const all = [...known];
    if (!state.refutes(candidateCell(candidate), candidateDigit(candidate))) {
      if (depth === 0) return undefined;
      const now = new Propagation();
      now.loadFrom(state);
      now.reset();
      const inOrder = new Refutations({ levels: depth, most }).apply(state);
      if (!state.isContradictory) return undefined;
      for (const each of depth === 1 ? neededIn(now, inOrder, most) : inOrder) {
        const branch = [...assume, each];
        const refutation = this.write(now, branch, depth - 1, all)!;
        within.push(refutation);
        all.push({ index: refutation.lemma, assume: branch });
        now.remove(candidateCell(each), candidateDigit(each));
        now.run();
      }
    }
    const derivation = derive(this.#board, assume, all)!;
    const lemma = writeLemmas(derivation, this.lemmas);
    return { within, derivation, lemma, mostTried: most < 9 ? most : undefined };
  }
}

/** Candidates that singles refute one after the other, up to a contradiction, without those that this does not need. */
function neededIn(start: Propagation, inOrder: readonly Candidate[], most: number): readonly Candidate[] {
  const state = new Propagation();
  const trial = new Propagation();
  const isEnough = (candidates: readonly Candidate[]): boolean => {
    state.loadFrom(start);
    state.reset();
    for (const each of candidates) {
      trial.loadFrom(state);
      if (DIGIT_COUNT[state.masks[candidateCell(each)]] > most) return false;
      if (!trial.refutes(candidateCell(each), candidateDigit(each))) return false;
      state.remove(candidateCell(each), candidateDigit(each));
      state.run();
    }
    return state.isContradictory;
  };
  return inOrder.reduceRight((kept, each) => {
    const fewer = kept.filter((other) => other !== each);
    return isEnough(fewer) ? fewer : kept;
  }, inOrder);
}

/** The lemmas that one depends on, renumbered. */
function neededLemmas(lemmas: readonly Lemma[], last: number): Lemma[] {
  const needed = new Set<number>();
  const add = (index: number): void => {
    if (needed.has(index)) return;
    for (const used of lemmas[index].uses) add(used);
    needed.add(index);
  };
  add(last);
  const order = [...needed].sort((a, b) => a - b);
  return order.map((index) => ({ ...lemmas[index], uses: lemmas[index].uses.map((used) => order.indexOf(used)) }));
}

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
  type Cell,
  type Digit,
  DIGIT_COUNT,
  type DigitMask,
  digitsOf,
  type Lemma,
  type Pattern,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";

const pattern = { cell: "cell", digit: "digit" } as const;
/** The candidate that is tried. */
export type Trial = Pattern<typeof pattern>;

/** Trial: assume a candidate, and try all ways to go on. It finds every candidate that is in no solution. */
export const trial = /* @__PURE__ */ defineBuiltIn({
  id: "trial",
  name: "Trial",
  after: "nested-net",
  ties: true,
  pattern,
  roles: REFUTATION_ROLES,
  message: refutationMessage(
    "No technique helps here. Suppose that a cell of {box} is {digit}, and try all ways to go on.",
  ),

  find(board, report) {
    const stack = new Stack(board);
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        if (stack.refute(cell, digit, report.maxSize) === 0) continue;
        report.eliminateCells(digit, [cell]);
        if (report.commit({ cell, digit }, stack.size)) return;
      }
    }
  },

  reason: ({ cell, digit }, board) => ({ lemmas: proofOf(board, candidateOf(cell, digit)).lemmas }),
  marks: ({ cell, digit }, board) => refutationMarks(proofOf(board, candidateOf(cell, digit)).refutation, board),
  data: ({ cell, digit }, board) => refutationData(proofOf(board, candidateOf(cell, digit)).refutation, board),
});

const proofOf = /* @__PURE__ */ rememberLast((board, assumed) => {
  const lemmas: Lemma[] = [];
  return { refutation: writeTree(board, [assumed], lemmas), lemmas };
});

/** A proof has a lemma for each contradiction and for each cell that is tried. */
const MAX_CONTRADICTIONS = 100;

/** A search with a propagation for each depth. */
class Stack {
  readonly #levels: Propagation[] = [];

  /** The candidates that the last assumption left, before others were tried: the fewer, the easier. */
  size = 1;

  constructor(board: Board) {
    this.#level(0).load(board);
  }

  #level(depth: number): Propagation {
    return (this.#levels[depth] ??= new Propagation());
  }

  /**
   * How many contradictions end all ways to go on from an assumption; 0 if one of them is a solution, or if there are too many
   * for a proof, or the assumption leaves more candidates than `maxSize`.
   */
  refute(cell: Cell, digit: Digit, maxSize = Infinity): number {
    const start = this.#level(0);
    this.size = 1;
    if (start.refutes(cell, digit)) return 1;
    for (const mask of start.masks) this.size += DIGIT_COUNT[mask];
    if (this.size > maxSize) return 0;
    return this.#refuteAll(1, MAX_CONTRADICTIONS);
  }

  #refuteAll(depth: number, most: number): number {
    const state = this.#level(depth - 1);
    const cell = smallestCell(state.masks);
    if (cell < 0) return 0;
    let leaves = 0;
    for (const digit of digitsOf(state.masks[cell])) {
      const next = this.#level(depth);
      next.loadFrom(state);
      const found = next.refutes(cell, digit) ? 1 : this.#refuteAll(depth + 1, most - leaves);
      leaves += found;
      if (found === 0 || leaves > most) return 0;
    }
    return leaves;
  }
}

/** The open cell with the fewest candidates, -1 if none is open. */
function smallestCell(masks: ArrayLike<DigitMask>): Cell {
  let best = -1;
  for (let cell = 0; cell < 81; cell++) {
    const count = DIGIT_COUNT[masks[cell]];
    if (count > 1 && (best < 0 || count < DIGIT_COUNT[masks[best]])) best = cell;
  }
  return best;
}

/** Writes the search tree below some assumptions as lemmas, leaf by leaf. */
function writeTree(board: Board, assume: readonly Candidate[], lemmas: Lemma[]): Refutation {
  const within: Refutation[] = [];
  let derivation = derive(board, assume, []);
  if (derivation === undefined) {
    const state = propagate(board, assume);
    const cell = smallestCell(state.masks);
    const known = digitsOf(state.masks[cell]).map((digit): KnownLemma => {
      const branch = [...assume, candidateOf(cell, digit)];
      const refutation = writeTree(board, branch, lemmas);
      within.push(refutation);
      return { index: refutation.lemma, assume: branch };
    });
    derivation = derive(board, assume, known)!;
  }
  return { within, derivation, lemma: writeLemmas(derivation, lemmas) };
}

/** What follows from some assumptions, one after the other. */
function propagate(board: Board, assume: readonly Candidate[]): Propagation {
  let state = new Propagation();
  state.load(board);
  for (const candidate of assume) {
    const next = new Propagation();
    next.loadFrom(state);
    next.refutes(candidateCell(candidate), candidateDigit(candidate));
    state = next;
  }
  return state;
}

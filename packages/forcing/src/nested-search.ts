import { Propagation } from "@wings/chain-kit";
import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  type Cell,
  type Digit,
  DIGIT_COUNT,
  digitsOf,
  maskOf,
} from "@wings/core/author";

/** What is tried under an assumption: candidates of cells with at most `most` candidates left, up to `levels` deep. */
export interface Nesting {
  readonly levels: number;
  readonly most: number;
}

/** Removes the candidates that contradict a position: singles refute them, or singles and what is refuted one level below. */
export class Refutations {
  readonly #most: number;
  readonly #inner = new Propagation();
  readonly #below: Refutations | undefined;
  /** By candidate: the removals after which it was last seen to be consistent. */
  readonly #consistentAt = new Int32Array(729);
  #removals = 0;

  /** `known` marks the candidates that singles refute on the board itself, and so under any assumption. */
  constructor(
    { levels, most }: Nesting,
    readonly known: Uint8Array = new Uint8Array(729),
  ) {
    this.#most = most;
    this.#below = levels > 1 ? new Refutations({ levels: levels - 1, most }, known) : undefined;
  }

  /** Removes them one after the other, until the position is contradictory or no more are refuted. Returns them in order. */
  apply(state: Propagation): number[] {
    const removed: number[] = [];
    this.#takeState(state);
    // Once around without a removal, and no more are refuted.
    for (let cell = 0, left = 81; left > 0 && !state.isContradictory; cell = (cell + 1) % 81, left--) {
      const count = DIGIT_COUNT[state.masks[cell]];
      if (count < 2 || count > this.#most) continue;
      for (const digit of digitsOf(state.masks[cell])) {
        const candidate = cell * 9 + digit - 1;
        if (!isOpen(state, cell, digit) || this.#consistentAt[candidate] === this.#removals) continue;
        if (this.known[candidate] === 0 && !this.#isRefuted(cell, digit)) continue;
        state.remove(cell, digit);
        state.run();
        removed.push(candidate);
        if (state.isContradictory) break;
        this.#takeState(state);
        left = 82;
      }
    }
    return removed;
  }

  #takeState(state: Propagation): void {
    this.#inner.loadFrom(state);
    this.#removals++;
  }

  #isRefuted(cell: Cell, digit: Digit): boolean {
    const inner = this.#inner;
    if (inner.refutes(cell, digit)) return true;
    this.#below?.apply(inner);
    if (inner.isContradictory) return true;
    // What follows is consistent, too.
    for (let i = 0; i < inner.queued; i++) this.#consistentAt[inner.queue[i]] = this.#removals;
    return false;
  }
}

/** Whether a candidate is still undecided. */
function isOpen({ masks }: Propagation, cell: Cell, digit: Digit): boolean {
  const mask = masks[cell];
  return (mask & (mask - 1)) !== 0 && (mask & maskOf(digit)) !== 0;
}

/** Which candidates of a board are refuted, of those that singles do not refute. */
export class NestedSearch {
  /** Those that leave the fewest candidates come first: they are the easiest. */
  readonly candidates: Candidate[] = [];
  /** By candidate: how many candidates are left if it is true. */
  readonly left = new Int32Array(729);
  readonly #state = new Propagation();
  readonly #refutations: Refutations;
  readonly #isConsistent = new Uint8Array(729);
  readonly #isRefutedBySingles = new Uint8Array(729);

  constructor(board: Board, nesting: Nesting) {
    this.#refutations = new Refutations(nesting, this.#isRefutedBySingles);
    const { candidates, left } = this;
    this.#state.load(board);
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        const candidate = cell * 9 + digit - 1;
        const isRefuted = this.#state.refutes(cell, digit);
        this.#isRefutedBySingles[candidate] = Number(isRefuted);
        if (isRefuted) continue;
        candidates.push(candidate);
        left[candidate] = countCandidates(this.#state);
      }
    }
    candidates.sort((a, b) => left[a] - left[b] || a - b);
  }

  /** Whether one of the candidates is refuted. */
  isRefuted(candidate: Candidate): boolean {
    if (this.#isConsistent[candidate] === 1) return false;
    const state = this.#state;
    state.refutes(candidateCell(candidate), candidateDigit(candidate));
    this.#refutations.apply(state);
    // What is true under a consistent assumption is consistent, too: it leaves more.
    if (!state.isContradictory) state.markTrue(this.#isConsistent);
    return state.isContradictory;
  }
}

function countCandidates({ masks }: Propagation): number {
  let count = 0;
  for (let cell = 0; cell < 81; cell++) count += DIGIT_COUNT[masks[cell]];
  return count;
}

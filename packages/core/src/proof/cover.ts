import type { Candidate } from "../board/numbers.js";
import type { Board } from "../board/board.js";
import { HOUSES_OF } from "../board/geometry.js";
import { memo } from "../board/memo.js";
import { choicesOf } from "./choices.js";

/**
 * Sudoku as an exact cover. There are 324 facts, numbered as in `facts.ts`, and each candidate makes four of them true:
 *
 * ```
 *   r1c1#4  →  r1c1 has a digit   4 has a place in r1   4 has a place in c1   4 has a place in b1
 * ```
 *
 * Two candidates go together unless they make the same fact true. So facts are refuted together where no candidates that go
 * together make all of them true.
 */
export const FACT_COUNT = 81 + 243;

/** Four facts a candidate. Made at the first call, not at import. */
let factsOfCandidate: Int16Array | undefined;
const makeFacts = (): Int16Array =>
  Int16Array.from({ length: 729 * 4 }, (_, i) => {
    const cell = Math.floor(i / 36);
    const kind = i % 4;
    return kind === 0 ? cell : 81 + HOUSES_OF[cell * 3 + kind - 1] * 9 + (Math.floor(i / 4) % 9);
  });

/** The candidates that make a fact true, for each fact; null for one that is true already. */
const factsOfBoard = (board: Board): readonly (readonly number[] | null)[] =>
  memo(board, "choicesOfFacts", () => Array.from({ length: FACT_COUNT }, (_, fact) => choicesOf(board, fact)));

/** What a claim denies: a candidate that is eliminated is true, one that is placed is false. */
export interface Denial {
  readonly candidate: Candidate;
  readonly isTrue: boolean;
}

/** Candidates that go together, among them what the denial of a claim says. */
export class Cover {
  readonly choices: readonly (readonly number[] | null)[];
  /** The facts that are not true already. */
  readonly open: Int16Array;
  /** By fact: the candidate that makes it true, or -1. */
  readonly owner: Int16Array = new Int16Array(FACT_COUNT).fill(-1);
  readonly factsOf: Int16Array = (factsOfCandidate ??= makeFacts());
  /** How many candidates the searches may still try. */
  nodes = 0;
  /** A candidate that is false. */
  denied = -1;

  constructor(board: Board) {
    this.choices = factsOfBoard(board);
    this.open = Int16Array.from(this.choices.flatMap((choices, fact) => (choices === null ? [] : [fact])));
  }

  /** Takes out all candidates and starts with a denial. */
  begin({ candidate, isTrue }: Denial): void {
    this.owner.fill(-1);
    this.denied = isTrue ? -1 : candidate;
    if (isTrue) this.put(candidate);
  }

  /** Whether a candidate goes with all that are in. */
  fits(candidate: Candidate): boolean {
    const { owner, factsOf } = this;
    const i = candidate * 4;
    return (
      owner[factsOf[i]] < 0 &&
      owner[factsOf[i + 1]] < 0 &&
      owner[factsOf[i + 2]] < 0 &&
      owner[factsOf[i + 3]] < 0 &&
      candidate !== this.denied
    );
  }

  put(candidate: Candidate): void {
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) this.owner[this.factsOf[i]] = candidate;
  }

  take(candidate: Candidate): void {
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) this.owner[this.factsOf[i]] = -1;
  }

  /** Puts candidates in that make all these facts true. Returns false, and puts none in, where there are none, or no nodes are left. */
  satisfy(facts: readonly number[], count = facts.length): boolean {
    let tightest = -1;
    let least = 10;
    for (let i = 0; i < count; i++) {
      const fact = facts[i];
      if (this.owner[fact] >= 0) continue;
      let fitting = 0;
      for (const choice of this.choices[fact]!) if (this.fits(choice)) fitting++;
      if (fitting === 0) return false;
      if (fitting < least) {
        least = fitting;
        tightest = fact;
      }
    }
    if (tightest < 0) return true;
    for (const choice of this.choices[tightest]!) {
      if (!this.fits(choice)) continue;
      if (this.nodes-- <= 0) return false;
      this.put(choice);
      if (this.satisfy(facts, count)) return true;
      this.take(choice);
    }
    return false;
  }
}

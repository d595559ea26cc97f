import type { Candidate } from "../board/numbers.js";
import type { Board } from "../board/board.js";
import { type Grid, housesIn, inHouse, sees } from "../board/layout.js";
import { memo } from "../board/memo.js";
import { candidateCell } from "../board/notation.js";
import { choicesOf } from "./choices.js";
import { houseOf, isCellFact } from "./facts.js";

/**
 * Sudoku as an exact cover. There are 324 facts on a classic board, numbered as in `facts.ts`, and each candidate makes four of
 * them true:
 *
 * ```
 *   r1c1#4  →  r1c1 has a digit   4 has a place in r1   4 has a place in c1   4 has a place in b1
 * ```
 *
 * Two candidates go together unless they make the same fact true. So facts are refuted together where no candidates that go
 * together make all of them true. Cells that see each other and share no house have bars in place of facts: numbers behind
 * those of the facts, which nobody asks for.
 */
export const FACT_COUNT = 81 + 40 * 9;

/** The facts and bars of each candidate. */
interface FactTable {
  /** How many numbers a candidate has: those with fewer have their cell several times. */
  readonly stride: number;
  readonly facts: Int16Array;
  /** How many facts and bars there are. */
  readonly count: number;
}

/** Made at the first call, not at import. */
let classicTable: FactTable | undefined;

function makeTable(grid: Grid): FactTable {
  /** By cell: what its digit 1 makes true. Other digits follow. */
  const lists = Array.from({ length: 81 }, (_, cell) =>
    housesIn(grid)
      .filter((house) => inHouse(grid, cell, house))
      .map((house) => 81 + house * 9),
  );
  let count = FACT_COUNT;
  for (let a = 0; grid.layout && a < 81; a++) {
    for (let b = 0; b < a; b++) {
      if (!sees(grid, a, b) || lists[a].some((fact) => lists[b].includes(fact))) continue;
      lists[a].push(count);
      lists[b].push(count);
      count += 9;
    }
  }
  const stride = 1 + Math.max(...lists.map(({ length }) => length));
  const facts = Int16Array.from({ length: 729 * stride }, (_, i) => {
    const candidate = Math.floor(i / stride);
    const cell = candidateCell(candidate);
    const first = lists[cell][(i % stride) - 1] as number | undefined;
    return first === undefined ? cell : first + (candidate % 9);
  });
  return { stride, facts, count };
}

/** The candidates that make a fact true, for each fact; null for one that is true already. */
const factsOfBoard = (board: Board): readonly (readonly number[] | null)[] =>
  memo(board, "choicesOfFacts", () =>
    Array.from({ length: FACT_COUNT }, (_, fact) =>
      isCellFact(fact) || housesIn(board).includes(houseOf(fact)) ? choicesOf(board, fact) : null,
    ),
  );

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
  readonly owner: Int16Array;
  readonly factsOf: Int16Array;
  readonly stride: number;
  /** How many candidates the searches may still try. */
  nodes = 0;
  /** A candidate that is false. */
  denied = -1;

  constructor(board: Board) {
    const { facts, stride, count } = board.layout ? makeTable(board) : (classicTable ??= makeTable(board));
    this.factsOf = facts;
    this.stride = stride;
    this.owner = new Int16Array(count).fill(-1);
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
    const { owner, factsOf, stride } = this;
    if (candidate === this.denied) return false;
    for (let i = candidate * stride; i < candidate * stride + stride; i++) if (owner[factsOf[i]] >= 0) return false;
    return true;
  }

  put(candidate: Candidate): void {
    const { stride } = this;
    for (let i = candidate * stride; i < candidate * stride + stride; i++) this.owner[this.factsOf[i]] = candidate;
  }

  take(candidate: Candidate): void {
    const { stride } = this;
    for (let i = candidate * stride; i < candidate * stride + stride; i++) this.owner[this.factsOf[i]] = -1;
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

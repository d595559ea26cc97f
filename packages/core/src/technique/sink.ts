import type { Board } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import { checkRange } from "../board/geometry.js";
import { cellName } from "../board/notation.js";
import { commitEmpty, notACandidate, stopIgnored } from "../errors.js";
import type { Hit } from "./hit.js";

/**
 * What to keep of what a finder reports:
 * - `first`: the first finding, then stop;
 * - `smallest`: the smallest finding (the first of equals);
 * - `all`: every finding;
 * - `distinct`: one finding for each distinct outcome, the smallest of them;
 * - `count`: none, only how many there were.
 */
export type Policy = "first" | "smallest" | "all" | "distinct" | "count";

/**
 * Where finders report. A finder calls `eliminate` or `place`, several times if need be, then `commit`, and returns when
 * `commit` answers true. A finder doesn't depend on the policy.
 */
export class Sink {
  readonly board: Board;
  readonly policy: Policy;
  /** Patterns larger than this are not wanted; a finder may prune by it. */
  declare maxSize: number;
  /** When a pattern of this size is kept, no smaller one can come (policy `smallest`). */
  declare minSize: number;
  /** How many patterns a finder looked at: for benchmarks, added to by the finders themselves. */
  tried = 0;
  /** How many findings were committed. */
  declare count: number;
  /** Whether `commit` has answered true. */
  declare stopped: boolean;
  /** What was kept. */
  declare hits: Hit[];
  /** Where a technique that was asked to trace itself writes its lines; hosts may put their own in place. */
  log: (line: string) => void = console.error;
  /** Whether something was reported and not committed. */
  declare isOpen: boolean;
  /** What that is: words by digit, as in `Board.places`; row 0 is unused. */
  readonly out = new Array<number>(30).fill(0);
  /** Whether there is anything in `out`: most findings only place a digit, and are spared the walk over it. */
  declare eliminates: boolean;
  /** The placements that were reported and not committed. */
  declare placed: readonly CellDigit[];
  /** Policy `distinct`: the index of the hit by its outcome. */
  declare outcomes: Record<string, number | undefined>;

  constructor(board: Board, policy: Policy) {
    this.board = board;
    this.policy = policy;
    this.reset(1);
  }

  /** Forgets everything, for the next technique or position. */
  reset(minSize: number): void {
    this.minSize = minSize;
    this.maxSize = 1000;
    // Most techniques find nothing: a list for each of them would be much of the garbage of a solve.
    if (this.count !== 0) this.hits = [];
    this.count = 0;
    this.discard();
    this.stopped = false;
  }

  /** Reports that the digit leaves these cells; answers whether any of them still has it. */
  eliminate(digit: number, w0: number, w1: number, w2: number): boolean {
    const { out } = this;
    const { places } = this.board;
    const p = digit * 3;
    w0 &= places[p];
    w1 &= places[p + 1];
    w2 &= places[p + 2];
    if ((w0 | w1 | w2) === 0) return false;
    checkRange("digit", digit);
    out[p] |= w0;
    out[p + 1] |= w1;
    out[p + 2] |= w2;
    this.isOpen = this.eliminates = true;
    return true;
  }

  /** Reports that the cell takes the digit, which must be one of its candidates. */
  place(cell: number, digit: number): void {
    if (!this.board.has(cell, digit)) throw notACandidate(cell, cellName(cell), digit);
    this.isOpen = true;
    // A literal, not a push: an array that grows is given room for seventeen.
    this.placed = this.placed === NO_PLACEMENTS ? [{ cell, digit }] : [...this.placed, { cell, digit }];
  }

  /** Ends a finding: what was reported since the last one follows from this pattern. Answers whether to stop. */
  commit(pattern: object, size: number): boolean {
    if (this.stopped) throw stopIgnored();
    if (!this.isOpen || !(size > 0)) throw commitEmpty();
    if (size <= this.maxSize) {
      this.count++;
      if (this.policy !== "count") this.keep(pattern as Hit["pattern"], size);
    }
    this.discard();
    return this.stopped;
  }

  /** Keeps what was reported, as the policy says: `commit` calls it. */
  keep(pattern: Hit["pattern"], size: number): void {
    const { policy, out, placed: placements } = this;
    const eliminations: number[] = [];
    if (this.eliminates) {
      for (let p = 3; p < 30; p += 3) {
        if ((out[p] | out[p + 1] | out[p + 2]) !== 0) eliminations.push(p / 3, out[p], out[p + 1], out[p + 2]);
      }
    }
    const hit = { pattern, size, eliminations, placements };
    if (policy === "first" || policy === "smallest") {
      this.hits = [hit];
      this.maxSize = size - 1;
      this.stopped = policy === "first" || size <= this.minSize;
      return;
    }
    let at = this.hits.length;
    if (policy === "distinct") {
      const outcome = JSON.stringify([eliminations, placements]);
      if (at === 0) this.outcomes = {};
      at = this.outcomes[outcome] ??= at;
    }
    if (at === this.hits.length || size < this.hits[at].size) this.hits[at] = hit;
  }

  /** Forgets what was reported and not committed. */
  discard(): void {
    if (this.eliminates) this.out.fill(0);
    this.eliminates = false;
    this.isOpen = false;
    this.placed = NO_PLACEMENTS;
  }
}

/** The one thing that the core takes from its surroundings: every one that runs JavaScript has it. */
declare const console: { readonly error: (line: string) => void };

const NO_PLACEMENTS: readonly CellDigit[] = [];

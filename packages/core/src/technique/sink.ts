import type { Board } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import type { Cells } from "../board/cells.js";
import { bitOf, checkRange, wordOf } from "../board/geometry.js";
import { seenByAll } from "../board/layout.js";
import type { Cell, Digit } from "../board/numbers.js";
import { cellName } from "../board/notation.js";
import { commitEmpty, limitReached, notACandidate, stopIgnored } from "../errors.js";
import type { Hit } from "./hit.js";
import { copyPattern } from "./pattern.js";
import type { Reporter } from "./reporter.js";

/**
 * What to keep of what a finder reports:
 * - `first`: the first finding, then stop;
 * - `smallest`: the smallest finding (the first of equals);
 * - `all`: every finding;
 * - `distinct`: one finding for each distinct outcome, the smallest of them;
 * - `count`: none, only how many there were.
 */
export type Policy = "first" | "smallest" | "all" | "distinct" | "count";

/** Larger patterns are a mistake. */
const MAX_SIZE = 1000;

/** The reporter of all hosts: it keeps findings by one of the policies. */
export class Sink implements Reporter {
  readonly board: Board;
  readonly policy: Policy;
  declare maxSize: number;
  /** When a pattern of this size is kept, no smaller one can come (policy `smallest`). */
  declare minSize: number;
  /** Whether patterns are copied when they are committed: a third-party technique may change them later. */
  declare copies: boolean;
  /** More findings than these are an error. */
  maxFindings = Infinity;
  /** How many findings were committed. */
  declare count: number;
  /** Whether `commit` has returned true. */
  declare stopped: boolean;
  /** What was kept. */
  declare hits: Hit[];
  /** Whether something was reported and not committed. */
  declare isOpen: boolean;
  /** Reported eliminations: words by digit, as in `Board.places`; row 0 is unused. */
  readonly out = new Array<number>(30).fill(0);
  /** Whether there is anything in `out`: most findings only place a digit, and need no walk over it. */
  declare eliminates: boolean;
  /** The placements that were reported and not committed. */
  declare placed: readonly CellDigit[];
  /** Policy `distinct`: the index of the hit by its outcome. */
  readonly outcomes = new Map<string | number, number>();

  constructor(board: Board, policy: Policy) {
    this.board = board;
    this.policy = policy;
    this.reset(1);
  }

  /** Forgets everything, for the next technique or position. */
  reset(minSize: number, copies = true): void {
    this.minSize = minSize;
    this.copies = copies;
    this.maxSize = MAX_SIZE;
    // Most techniques find nothing: a list for each of them would be most of the garbage of a solve.
    if (this.count !== 0) this.hits = [];
    this.count = 0;
    this.discard();
    this.stopped = false;
  }

  eliminate(digit: Digit, cells: Cells): boolean {
    return this.eliminateWords(digit, cells.w0, cells.w1, cells.w2);
  }

  eliminateWords(digit: Digit, w0: number, w1: number, w2: number): boolean {
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

  eliminateCells(digit: Digit, cells: readonly Cell[]): boolean {
    const words: [number, number, number] = [0, 0, 0];
    for (const cell of cells) {
      checkRange("cell", cell);
      words[wordOf(cell)] |= bitOf(cell);
    }
    return this.eliminateWords(digit, ...words);
  }

  eliminateSeen(digit: Digit, cells: readonly Cell[]): boolean {
    return this.eliminateWords(digit, ...seenByAll(this.board, cells));
  }

  place(cell: Cell, digit: Digit): void {
    if (!this.board.has(cell, digit)) throw notACandidate(cell, cellName(cell), digit);
    this.isOpen = true;
    // A literal, not a push: a growing array reserves room for seventeen.
    this.placed = this.placed === NO_PLACEMENTS ? [{ cell, digit }] : [...this.placed, { cell, digit }];
  }

  commit(pattern: object, size: number): boolean {
    if (this.stopped) throw stopIgnored();
    if (!this.isOpen || !(size > 0 && size <= MAX_SIZE)) throw commitEmpty();
    if (size <= this.maxSize) {
      this.count++;
      if (this.policy !== "count") this.keep(pattern, size);
    }
    this.discard();
    return this.stopped;
  }

  /** Keeps what was reported, as the policy says: `commit` calls it. */
  keep(given: object, size: number): void {
    const { policy, out, placed: placements } = this;
    const eliminations: number[] = [];
    if (this.eliminates) {
      for (let p = 3; p < 30; p += 3) {
        if ((out[p] | out[p + 1] | out[p + 2]) !== 0) eliminations.push(p / 3, out[p], out[p + 1], out[p + 2]);
      }
    }
    const pattern = this.copies ? copyPattern(given) : (given as Hit["pattern"]);
    const hit = { pattern, size, eliminations, placements };
    if (policy === "first" || policy === "smallest") {
      this.hits = [hit];
      this.maxSize = size - 1;
      this.stopped = policy === "first" || size <= this.minSize;
      return;
    }
    let at = this.hits.length;
    if (policy === "distinct") {
      if (at === 0) this.outcomes.clear();
      const outcome = outcomeKey(eliminations, placements);
      at = this.outcomes.get(outcome) ?? at;
      this.outcomes.set(outcome, at);
    }
    if (at === this.hits.length || size < this.hits[at].size) {
      if (at >= this.maxFindings) throw limitReached("findings", this.maxFindings);
      this.hits[at] = hit;
    }
  }

  /** Forgets what was reported and not committed. */
  discard(): void {
    if (this.eliminates) this.out.fill(0);
    this.eliminates = false;
    this.isOpen = false;
    this.placed = NO_PLACEMENTS;
  }
}

const NO_PLACEMENTS: readonly CellDigit[] = [];

/** Equal for equal outcomes. Most findings place one digit: a number is the fastest key. */
function outcomeKey(eliminations: readonly number[], placements: readonly CellDigit[]): string | number {
  if (eliminations.length === 0 && placements.length === 1) return placements[0].cell * 9 + placements[0].digit;
  return `${eliminations.join()} ${placements.map(({ cell, digit }) => cell * 9 + digit).join()}`;
}

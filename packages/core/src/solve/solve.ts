import { type Board, checkBoard } from "../board/board.js";
import { contradictions } from "../board/contradictions.js";
import { badArgument, changedBoard, checkLimit, noProgress, techniqueFailed } from "../errors.js";
import { checkHit } from "../proof/check.js";
import type { Finding } from "../technique/finding.js";
import { type Hit, forEachElimination } from "../technique/hit.js";
import { type BoardSnapshot, runTechnique, boardText, toFinding } from "../technique/run-technique.js";
import { Sink } from "../technique/sink.js";
import { type Technique, checkTechnique } from "../technique/technique.js";
import { applyHit } from "./apply.js";

/** How to solve. Every option may be left out. */
export interface SolveOptions {
  /** Which finding of a technique to apply: the smallest (default) or the first. */
  readonly policy?: "first" | "smallest";
  /**
   * Applies all findings of the easiest level at once: techniques that stand together and have the same key are a level.
   * `(technique) => technique.id` makes each technique a level of its own.
   */
  readonly batch?: (technique: Technique) => unknown;
  /** Whether steps carry findings in words (default); without them a bulk run is several times as fast. */
  readonly findings?: boolean;
  /** Which techniques have each step proved before it is applied: by default those whose id has an author. */
  readonly check?: boolean | ((technique: Technique) => boolean);
  readonly maxSteps?: number;
  readonly maxMilliseconds?: number;
  /** An AbortSignal, asked between techniques. */
  readonly signal?: { readonly aborted: boolean };
}

/** One step on the way, before it is applied. */
export interface Step {
  /** From 0. */
  readonly index: number;
  readonly technique: Technique;
  readonly hit: Hit;
  /** The step in words; null where `findings` is false. */
  readonly finding: Finding | null;
  /** The board before the step. It is the one that is worked on: copy it to keep it. */
  readonly board: Board;
}

/** How it ended: what the iteration returns. */
export interface Outcome {
  /** `stopped`: by a limit or the signal. `contradictory`: `contradictions` says how. */
  readonly status: "solved" | "stuck" | "stopped" | "contradictory";
  readonly steps: number;
  readonly board: Board;
}

/**
 * Solves a copy of the board: the first technique that finds anything is applied, and then the easiest is tried again.
 * Each step is yielded before it is applied. A caller that stops here has the board before the step.
 */
export function* solve(
  start: Board,
  techniques: readonly Technique[],
  options: SolveOptions = {},
): Generator<Step, Outcome> {
  checkBoard(start);
  let checked = CHECKED_LISTS.get(techniques);
  if (!checked || techniques.some((technique, i) => technique !== checked![0][i])) {
    checked = [techniques.map(checkTechnique), techniques.map(isThirdParty)];
    CHECKED_LISTS.set(techniques, checked);
  }
  const thirdParty = checked[1];
  const { policy = "smallest", batch, findings = true, check, signal } = options;
  const { maxSteps = Infinity, maxMilliseconds = Infinity } = options;
  if (policy !== "first" && policy !== "smallest") throw badArgument(policy, "first or smallest");
  checkLimit(maxSteps, 0);
  checkLimit(maxMilliseconds, 0);
  const mustCheck = check === undefined || typeof check === "boolean" ? thirdParty : techniques.map(check);
  const end = Date.now() + maxMilliseconds;
  // The clock is asked only where there is a limit.
  const isStopped = (): boolean => signal?.aborted === true || (end < Infinity && Date.now() >= end);
  const board = start.copy();
  const sink = new Sink(board, batch === undefined ? policy : "distinct");
  const done: Hit[] = [];
  /** In a batch, which technique found what the first of its level did not: its place in the list. */
  let others: WeakMap<Hit, number> | undefined;
  /** How many steps were done when techniques were last asked. */
  let asked = 0;
  const ended = (status: Outcome["status"]): Outcome => ({ status, steps: done.length, board });
  /** The board as it was when a technique was asked, for the error of one that has changed it. */
  const before = {
    copy(): Board {
      const again = start.copy();
      for (const hit of done.slice(0, asked)) applyHit(again, hit);
      return again;
    },
  };
  const checksumOf = (at: number, on: Board): number => (thirdParty[at] ? checksum(on) : 0);
  const assertUnchanged = (at: number, on: Board, sum: number): void => {
    if (checksumOf(at, on) !== sum) throw changedBoard(techniques[at], boardText(before));
  };
  const run = (at: number): void => {
    const sum = checksumOf(at, board);
    runTechnique(techniques[at], board, sink, before);
    assertUnchanged(at, board, sum);
  };

  while (!board.isFull) {
    asked = done.length;
    let first = 0;
    for (; first < techniques.length; first++) {
      if (isStopped()) return ended("stopped");
      run(first);
      if (sink.hits.length !== 0) break;
    }
    if (first === techniques.length) return ended(contradictions(board).length > 0 ? "contradictory" : "stuck");
    const found = sink.hits;
    if (batch !== undefined) {
      for (let at = first + 1; at < techniques.length && batch(techniques[at]) === batch(techniques[first]); at++) {
        if (isStopped()) return ended("stopped");
        run(at);
        for (const hit of sink.hits) {
          found.push(hit);
          (others ??= new WeakMap()).set(hit, at);
        }
      }
    }
    const foundOn = found.length === 1 ? board : board.copy();
    // By index: an iterator that lives across a yield costs 25 ns a step.
    for (let i = 0; i < found.length; i++) {
      const at = others?.get(found[i]) ?? first;
      const hit = found.length === 1 ? found[i] : remainingHit(board, found[i]);
      if (hit === undefined) continue;
      const technique = techniques[at];
      if (done.length >= maxSteps) return ended("stopped");
      const sum = checksumOf(at, foundOn);
      try {
        if (check === true || (check !== false && mustCheck[at])) checkHit(technique, foundOn, hit, before);
      } finally {
        // A board that was written to may be why.
        assertUnchanged(at, foundOn, sum);
      }
      const finding = findings ? toFinding(technique, foundOn, hit, before) : null;
      assertUnchanged(at, foundOn, sum);
      yield { index: done.push(hit) - 1, technique, hit, finding, board };
      if (!applyOrThrow(technique, board, hit, before)) throw noProgress(technique, boardText(before));
    }
  }
  return ended(contradictions(board).length > 0 ? "contradictory" : "solved");
}

/** What a list held when its techniques were looked at, and which of them are third-party. */
type CheckedList = readonly [list: readonly Technique[], thirdParty: readonly boolean[]];
/** The lists that were looked at: in bulk one list solves a million boards. */
const CHECKED_LISTS = /* @__PURE__ */ new WeakMap<readonly Technique[], CheckedList>();

/** Applies a hit; one that can't be carried out is its technique's fault. */
function applyOrThrow(technique: Technique, board: Board, hit: Hit, before: BoardSnapshot): boolean {
  try {
    return applyHit(board, hit);
  } catch (error) {
    throw techniqueFailed(technique, boardText(before), error);
  }
}

/** Tells boards apart: who writes to the arrays of a board leaves its version as it is, and all that follows would be spoilt. */
function checksum({ values, masks, places, lone, bivalue, givens }: Board): number {
  let sum = 0;
  for (const part of [values, masks, places, lone, bivalue, givens])
    for (const each of part) sum = Math.imul(((sum << 13) | (sum >>> 19)) ^ each, 0x9e3779b1);
  return sum;
}

const isThirdParty = (technique: Technique): boolean => technique.id.includes("/");

/** The part of a finding of this batch that the ones before it have not done already; none where that is all of it. */
function remainingHit(board: Board, hit: Hit): Hit | undefined {
  const sink = new Sink(board, "first");
  forEachElimination(hit, (digit, w0, w1, w2) => sink.eliminate(digit, w0, w1, w2));
  for (const { cell, digit } of hit.placements) if (board.has(cell, digit)) sink.place(cell, digit);
  if (sink.isOpen) sink.commit(hit.pattern, hit.size);
  return sink.hits[0];
}

import { type Board, checkBoard } from "../board/board.js";
import { contradictions } from "../board/contradictions.js";
import {
  badArgument,
  changedBoard,
  checkLimit,
  checkOptionNames,
  noProgress,
  techniqueFailed,
  unproved,
} from "../errors.js";
import type { FindingJson } from "../technique/finding.js";
import { type Hit, forEachElimination } from "../technique/hit.js";
import { type BoardSnapshot, boardText, describeGuarded, runTechnique } from "../technique/run-technique.js";
import { Sink } from "../technique/sink.js";
import { type StepCheck, type Technique, checkParts, checkTechniques, isThirdParty } from "../technique/technique.js";
import { isTrusted } from "../technique/trust.js";
import { applyHit } from "./apply.js";
import { LazyStep, type Step, type StepRecord } from "./step.js";
import { Trail } from "./trail.js";

/** How far the techniques come, and by which steps. */
export interface SolvePath<T extends Technique = Technique> {
  readonly status: SolveStatus;
  /** They are made when they are first read, and explained when their findings are. */
  readonly steps: readonly Step<T>[];
  /** The board at the end. */
  readonly board: Board;
}

/** How to solve. Every option may be left out. */
export interface SolveOptions {
  /** Which finding of a technique to apply: the smallest (default) or the first. */
  readonly policy?: "first" | "smallest" | undefined;
  /**
   * Applies all findings of the easiest level at once: techniques in a row with the same key are a level.
   * `(technique) => technique.id` makes each technique its own level.
   */
  readonly batch?: ((technique: Technique) => unknown) | undefined;
  /**
   * Proves each step before it is applied, and throws where it can't: `checkStep`, or a function of yours. By default all steps are
   * proved but those of techniques that are trusted; with `false` none is.
   */
  readonly check?: StepCheck | false | undefined;
  /** Techniques whose steps need no proof, as those of `@wings/ladder`. The object counts: a copy, or another technique of that name, isn't trusted. */
  readonly trust?: readonly Technique[] | undefined;
  readonly maxSteps?: number | undefined;
  readonly maxMilliseconds?: number | undefined;
}

/** How a solve ends: `stopped` by a limit, `stuck` where no technique finds anything. */
export type SolveStatus = "solved" | "stuck" | "stopped" | "contradictory" | "many";

/**
 * The solve loop. `next` finds a step, `apply` carries it out. `solvePath`, `solveSteps` and `solveAsync` are built on it.
 *
 * ```ts
 * while (loop.next()) loop.apply();
 * ```
 */
export class SolveLoop {
  /** The position. `apply` changes it. */
  readonly board: Board;
  /** The steps that were applied. */
  readonly trail: Trail;
  readonly techniques: readonly Technique[];
  /** What `next` has found. */
  technique: Technique;
  hit!: Hit;
  /** Why `next` has answered false; `paused` where it came to `pauseAt`. */
  status: SolveStatus | "paused" = "stopped";
  /** `next` answers false at this time, and goes on when it is called again. */
  pauseAt = Infinity;

  readonly options: SolveOptions;
  readonly list: CheckedList;
  /** Whether each technique is trusted to leave the board alone, and to be right. */
  readonly isTrusted: readonly boolean[];
  /** Who proves the steps of each technique; nobody where it is undefined. */
  readonly checks: readonly (StepCheck | undefined)[];
  readonly sink: Sink;
  readonly deadline: number;
  /** What was found together, and the techniques that found it. In a batch each is a step, unless the steps before it did the same. */
  found: readonly Hit[] = [];
  finders: readonly number[] = [];
  foundNext = 0;
  foundOn: Board;
  foundIndex = 0;
  /** The technique to ask next. */
  at = 0;
  /** The board as it was before a technique was asked, for the error of one that has changed it. */
  readonly before: BoardSnapshot = { copy: () => this.trail.boardAt(this.foundIndex).copy() };

  /** The start must not change while the steps are in use. */
  constructor(start: Board, techniques: readonly Technique[], options: SolveOptions = {}) {
    checkBoard(start);
    checkOptionNames(options, "policy batch check trust maxSteps maxMilliseconds");
    const { policy = "smallest", batch, check, trust, maxSteps = Infinity, maxMilliseconds = Infinity } = options;
    if (policy !== "first" && policy !== "smallest") throw badArgument(policy, "first or smallest");
    if (check !== undefined && check !== false && typeof check !== "function")
      throw badArgument(check, "checkStep or false");
    if (trust !== undefined && !Array.isArray(trust)) throw badArgument(trust, "a list of techniques, in [ ]");
    for (const [i, each] of ((trust ?? []) as readonly Technique[]).entries()) checkParts(each, `[${i}]`);
    if (batch !== undefined && typeof batch !== "function") throw badArgument(batch, "a function that gives the level");
    checkLimit(maxSteps, 0);
    checkLimit(maxMilliseconds, 0);
    this.list = checkedList(techniques);
    this.isTrusted =
      trust === undefined
        ? this.list.isTrusted
        : this.list.isTrusted.map((is, i) => is || trust.includes(techniques[i]));
    this.checks = checksOf(this.list, this.isTrusted, options);
    this.techniques = techniques;
    this.technique = techniques[0];
    this.options = options;
    this.board = start.copy();
    this.foundOn = this.board;
    this.trail = new Trail(start);
    this.sink = new Sink(this.board, batch === undefined ? policy : "distinct");
    this.deadline = maxMilliseconds === Infinity ? Infinity : Date.now() + maxMilliseconds;
  }

  /** Finds the next step: sets `technique` and `hit`, or answers false and sets `status`. */
  next(): boolean {
    for (;;) {
      while (this.foundNext < this.found.length) {
        const i = this.foundNext++;
        const hit = this.found.length === 1 ? this.found[0] : remainingHit(this.board, this.found[i]);
        if (hit === undefined) continue;
        const { maxSteps = Infinity } = this.options;
        if (this.trail.hits.length >= maxSteps) return this.end("stopped");
        this.technique = this.techniques[this.finders[i]];
        this.hit = hit;
        this.checkStep(this.finders[i]);
        return true;
      }
      if (this.board.isFull) return this.end(contradictions(this.board).length > 0 ? "contradictory" : "solved");
      if (!this.find()) return false;
    }
  }

  /** Carries the step out. One that can't be carried out, or changes nothing, is its technique's fault. */
  apply(): void {
    const { board, hit, technique } = this;
    let isChanged: boolean;
    try {
      isChanged = applyHit(board, hit);
    } catch (error) {
      throw techniqueFailed(technique, boardText(this.before), error);
    }
    if (!isChanged) throw noProgress(technique, boardText(this.before));
    this.trail.hits.push(hit);
  }

  /** What is kept of the step that `next` has found. Third-party techniques describe theirs at once. */
  record(): StepRecord {
    const { technique, hit, foundIndex, foundOn, before } = this;
    let fields: FindingJson | undefined;
    if (isThirdParty(technique)) {
      const sum = checksum(foundOn);
      fields = describeGuarded(technique, foundOn, hit, before);
      this.checkUnchanged(technique, foundOn, sum);
    }
    return { technique, hit, foundIndex, fields };
  }

  /** The step that `next` has found, as an object that stays right. */
  step(): Step {
    return new LazyStep(this.trail.hits.length, this.record(), this.trail) as unknown as Step;
  }

  /** How the solve ended. The steps of the records are made when they are first read. */
  pathOf<T extends Technique>(records: readonly StepRecord[]): SolvePath<T> {
    const { trail, board, status } = this;
    let steps: Step<T>[] | undefined;
    return {
      status: status as SolveStatus,
      get steps() {
        return (steps ??= records.map((record, i) => new LazyStep(i, record, trail) as unknown as Step<T>));
      },
      board,
    };
  }

  /** Asks the techniques, from the easiest to the hardest, until one finds something. */
  find(): boolean {
    const { techniques, sink, options } = this;
    this.foundIndex = this.trail.hits.length;
    for (; this.at < techniques.length; this.at++) {
      if (this.isLate()) return false;
      this.run(this.at);
      if (sink.hits.length !== 0) break;
    }
    const first = this.at;
    this.at = 0;
    if (first === techniques.length) {
      // A technique that needs one solution may have asked.
      const { isUnique, hasSeveral } = this.board;
      const isMany = isUnique === false && hasSeveral;
      return this.end(contradictions(this.board).length > 0 ? "contradictory" : isMany ? "many" : "stuck");
    }
    this.found = sink.hits;
    this.finders = options.batch === undefined ? [first] : this.findLevel(first, options.batch);
    this.foundNext = 0;
    // Only proofs and third-party techniques look back at the board as it was before the first step of a batch.
    const isRead = this.finders.some((at) => this.checks[at] !== undefined || isThirdParty(techniques[at]));
    this.foundOn = isRead && this.found.length > 1 ? this.board.copy() : this.board;
    return true;
  }

  /** The findings of the techniques on the same level as this one; returns the technique of each. */
  findLevel(first: number, levelOf: (technique: Technique) => unknown): number[] {
    const { techniques, sink } = this;
    const found = [...sink.hits];
    const finders = found.map(() => first);
    for (let at = first + 1; at < techniques.length && levelOf(techniques[at]) === levelOf(techniques[first]); at++) {
      this.run(at);
      found.push(...sink.hits);
      finders.push(...sink.hits.map(() => at));
    }
    this.found = found;
    return finders;
  }

  /** Runs a technique into the sink. */
  run(at: number): void {
    const technique = this.techniques[at];
    if (this.isTrusted[at]) {
      runTechnique(technique, this.board, this.sink, this.before);
      return;
    }
    const sum = checksum(this.board);
    runTechnique(technique, this.board, this.sink, this.before);
    this.checkUnchanged(technique, this.board, sum);
  }

  /** Has the step proved, where that is wanted. */
  checkStep(at: number): void {
    const { technique, foundOn, hit } = this;
    const check = this.checks[at];
    if (check === undefined) return;
    if (this.isTrusted[at]) {
      check(technique, foundOn, hit, this.before);
      return;
    }
    const sum = checksum(foundOn);
    try {
      check(technique, foundOn, hit, this.before);
    } finally {
      // A board that was written to may be the cause.
      this.checkUnchanged(technique, foundOn, sum);
    }
  }

  /** Throws where a technique has written to the arrays of the board. */
  checkUnchanged(technique: Technique, board: Board, sum: number): void {
    if (checksum(board) !== sum) throw changedBoard(technique, boardText(this.before));
  }

  /** Whether to stop or to pause. The clock is asked only where there is a limit. */
  isLate(): boolean {
    const { deadline, pauseAt } = this;
    if (deadline === Infinity && pauseAt === Infinity) return false;
    const now = Date.now();
    if (now < deadline && now < pauseAt) return false;
    this.status = now < deadline ? "paused" : "stopped";
    return true;
  }

  /** Sets how the solve ended. */
  end(status: SolveStatus): false {
    this.status = status;
    return false;
  }
}

/** What is known of a list of techniques: in bulk one list solves a million boards. */
interface CheckedList {
  readonly techniques: readonly Technique[];
  readonly isTrusted: readonly boolean[];
  /** Who proves the steps of each, where a call says nothing of it. */
  checks: readonly (StepCheck | undefined)[] | undefined;
}
const CHECKED_LISTS = /* @__PURE__ */ new WeakMap<readonly Technique[], CheckedList>();

function checkedList(techniques: readonly Technique[]): CheckedList {
  const known = CHECKED_LISTS.get(techniques);
  if (known && isSameList(known.techniques, techniques)) return known;
  checkTechniques(techniques);
  const list = { techniques: [...techniques], isTrusted: techniques.map(isTrusted), checks: undefined };
  CHECKED_LISTS.set(techniques, list);
  return list;
}

/** Who proves the steps of each technique. */
function checksOf(
  list: CheckedList,
  isTrusted: readonly boolean[],
  { check, trust }: SolveOptions,
): readonly (StepCheck | undefined)[] {
  const checkOf = (technique: Technique, at: number): StepCheck | undefined => {
    if (check !== undefined) return check || undefined;
    if (isTrusted[at]) return undefined;
    if (technique.checkStep === undefined) throw unproved(technique.id);
    return technique.checkStep;
  };
  if (check !== undefined || trust !== undefined) return list.techniques.map(checkOf);
  return (list.checks ??= list.techniques.map(checkOf));
}

const isSameList = (a: readonly Technique[], b: readonly Technique[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/** Tells boards apart: a technique that writes to a board's arrays leaves its version as it is. */
function checksum({ values, masks, places, lone, bivalue, givens }: Board): number {
  let sum = 0;
  for (const part of [values, masks, places, lone, bivalue, givens])
    for (const each of part) sum = Math.imul(((sum << 13) | (sum >>> 19)) ^ each, 0x9e3779b1);
  return sum;
}

/** The part of a finding of a batch that the ones before it have not done already; none where that is all of it. */
function remainingHit(board: Board, hit: Hit): Hit | undefined {
  if (isOpen(board, hit)) return hit;
  const sink = new Sink(board, "first");
  forEachElimination(hit, (digit, w0, w1, w2) => sink.eliminateWords(digit, w0, w1, w2));
  for (const { cell, digit } of hit.placements) if (board.has(cell, digit)) sink.place(cell, digit);
  if (sink.isOpen) sink.commit(hit.pattern, hit.size);
  return sink.hits[0];
}

/** Whether nothing of a finding is done already. */
function isOpen(board: Board, { eliminations, placements }: Hit): boolean {
  for (let i = 0; i < eliminations.length; i += 4) {
    const p = eliminations[i] * 3;
    for (let w = 0; w < 3; w++) if ((eliminations[i + 1 + w] & ~board.places[p + w]) !== 0) return false;
  }
  return placements.every(({ cell, digit }) => board.has(cell, digit));
}

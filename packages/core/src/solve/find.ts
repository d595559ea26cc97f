import type { Board } from "../board/board.js";
import { boardOf } from "../board/build-board.js";
import { badArgument, checkLimit, checkOptionNames, limitReached } from "../errors.js";
import type { FindingOf } from "../technique/finding.js";
import type { Hit } from "../technique/hit.js";
import { LazyFinding } from "../technique/lazy-finding.js";
import { describeGuarded, runTechnique } from "../technique/run-technique.js";
import { type Policy, Sink } from "../technique/sink.js";
import { type Technique, checkTechniques, isThirdParty } from "../technique/technique.js";

/** How long to look. */
export interface TimeLimit {
  /** After this time no further technique is asked. */
  readonly maxMilliseconds?: number | undefined;
}

/** What to find. Every option may be left out. */
export interface FindOptions extends TimeLimit {
  /** Every finding (`all`, the default), or for each outcome of a technique the smallest (`distinct`). */
  readonly policy?: "all" | "distinct" | undefined;
  /** More findings of a technique than these are an error, never a silent part: 100,000. */
  readonly maxFindings?: number | undefined;
}

/**
 * The first finding of the first technique that has one; null where none has. Throws an error when the time is over.
 *
 * @example
 * ```ts
 * import { explain, findFirst, parse } from "@wings/core";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [xyWing]);
 * if (finding) console.log(finding.pattern.pivot, explain(finding, "vague")); // r8c1 There is an XY-Wing with 2, 5 and 9.
 * ```
 */
export const findFirst = <T extends Technique>(
  board: Board | string,
  techniques: readonly T[],
  options?: TimeLimit,
): FindingOf<T> | null => findOne(board, techniques, "first", options);

/**
 * The smallest finding of the first technique that has one; null where none has. Throws an error when the time is over.
 *
 * @example
 * ```ts
 * import { findSmallest, parse } from "@wings/core";
 * import { alsXyWing } from "@wings/als-xy-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * console.log(findSmallest(board, [alsXyWing])?.size); // 3
 * ```
 */
export const findSmallest = <T extends Technique>(
  board: Board | string,
  techniques: readonly T[],
  options?: TimeLimit,
): FindingOf<T> | null => findOne(board, techniques, "smallest", options);

function findOne<T extends Technique>(
  board: Board | string,
  techniques: readonly T[],
  policy: Policy,
  options?: TimeLimit,
): FindingOf<T> | null {
  const finding = findInTime(board, techniques, policy, deadlineOf(options));
  if (finding === undefined) throw limitReached("milliseconds", options!.maxMilliseconds!);
  return finding;
}

/**
 * The finding of the first technique that has one; null where none has, undefined when the time is over. `check` sees its hit
 * first.
 */
export function findInTime<T extends Technique>(
  puzzle: Board | string,
  techniques: readonly T[],
  policy: Policy,
  deadline: number,
  check?: (technique: T, board: Board, hit: Hit) => void,
): FindingOf<T> | null | undefined {
  checkTechniques(techniques);
  const board = boardOf(puzzle);
  const sink = new Sink(board, policy);
  const find = finderOn<T>(sink);
  for (const technique of techniques) {
    if (isOver(deadline)) return undefined;
    for (const finding of find(technique)) {
      check?.(technique, board, sink.hits[0]);
      return finding;
    }
  }
  return null;
}

/** When the time is over. Refuses other options. */
export function deadlineOf(options: TimeLimit = {}, names = "maxMilliseconds"): number {
  checkOptionNames(options, names);
  const { maxMilliseconds = Infinity } = options;
  checkLimit(maxMilliseconds, 0);
  return maxMilliseconds === Infinity ? Infinity : Date.now() + maxMilliseconds;
}

/** Most calls have no limit: they don't ask the clock, which takes longer than a fast technique. */
const isOver = (deadline: number): boolean => deadline !== Infinity && Date.now() >= deadline;

/**
 * Every finding of every technique; with the policy `distinct` one for each outcome of a technique, the smallest. Throws an error
 * when the time is over.
 *
 * @example
 * ```ts
 * import { findAll, parse } from "@wings/core";
 * import { wWing } from "@wings/w-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * console.log(findAll(board, [wWing]).length); // 2
 * ```
 */
export const findAll = <T extends Technique>(
  board: Board | string,
  techniques: readonly T[],
  options?: FindOptions,
): FindingOf<T>[] => {
  const find = findWith(board, techniques, options);
  const findings: FindingOf<T>[] = [];
  for (const technique of techniques) for (const finding of find(technique)) findings.push(finding);
  return findings;
};

/** Checks what was asked for, and returns a function that asks one technique. */
export function findWith<T extends Technique>(
  board: Board | string,
  techniques: readonly T[],
  options: FindOptions = {},
): (technique: T) => FindingOf<T>[] {
  checkTechniques(techniques);
  const deadline = deadlineOf(options, "policy maxFindings maxMilliseconds");
  const { policy = "all", maxFindings = 100_000 } = options;
  if (policy !== "all" && policy !== "distinct") throw badArgument(policy, "all or distinct");
  checkLimit(maxFindings, 1);
  const sink = new Sink(boardOf(board), policy);
  sink.maxFindings = maxFindings;
  const find = finderOn<T>(sink);
  return (technique) => {
    if (isOver(deadline)) throw limitReached("milliseconds", options.maxMilliseconds!);
    return find(technique);
  };
}

/**
 * Asks techniques in one call of `findAll` or its like: they share a sink and the copy of the board that findings keep. It is made
 * once, where there is a finding or a technique that can't be trusted to leave the board alone.
 */
function finderOn<T extends Technique>(sink: Sink): (technique: T) => FindingOf<T>[] {
  const { board } = sink;
  let copy: Board | undefined;
  const boardAt = (): Board => (copy ??= board.copy());
  return (technique) => {
    const isOther = isThirdParty(technique);
    runTechnique(technique, board, sink, isOther ? boardAt() : board);
    return sink.hits.map((hit) => {
      const fields = isOther ? describeGuarded(technique, board, hit, boardAt()) : undefined;
      boardAt();
      return new LazyFinding(technique, hit, { boardAt }, 0, fields) as unknown as FindingOf<T>;
    });
  };
}

import type { Board } from "../board/board.js";
import { boardOf } from "../board/build-board.js";
import { badArgument } from "../errors.js";
import { readBoard } from "../formats/read-board.js";
import type { FindingOf } from "../technique/finding.js";
import type { Technique } from "../technique/technique.js";
import { type FindOptions, findWith } from "./find.js";
import { SolveLoop, type SolveOptions, type SolvePath } from "./loop.js";
import { nextTask } from "./next-task.js";
import type { StepRecord } from "./step.js";

/** The part of an AbortSignal that is needed: browsers and Node.js have it. */
interface AbortSignalLike {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

/** After this many milliseconds the event loop gets its turn. */
const SLICE = 8;

/**
 * `solvePath` that gives way to the event loop. An aborted signal rejects with its reason.
 *
 * @example
 * ```ts
 * import { solveAsync } from "@wings/core";
 * import { techniques } from "@wings/ladder";
 *
 * const cancel = new AbortController();
 * const puzzle = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
 * const { status } = await solveAsync(puzzle, techniques, { signal: cancel.signal });
 * console.log(status); // solved
 * ```
 */
export async function solveAsync<T extends Technique>(
  puzzle: Board | string,
  techniques: readonly T[],
  options: SolveOptions & { readonly signal?: AbortSignalLike | undefined } = {},
): Promise<SolvePath<T>> {
  const { signal, rest } = withoutSignal(options);
  const loop = new SolveLoop(readBoard(puzzle).copy(), techniques, rest);
  const records: StepRecord[] = [];
  do {
    signal?.throwIfAborted();
    loop.pauseAt = Date.now() + SLICE;
    while (loop.next()) {
      records.push(loop.record());
      loop.apply();
    }
    await nextTask();
  } while (loop.status === "paused");
  signal?.throwIfAborted();
  return loop.pathOf(records);
}

/**
 * `findAll` that gives way to the event loop between techniques. An aborted signal rejects with its reason.
 *
 * @example
 * ```ts
 * import { findAllAsync, parse } from "@wings/core";
 * import { wWing } from "@wings/w-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const findings = await findAllAsync(board, [wWing], { policy: "distinct", signal: AbortSignal.timeout(60_000) });
 * console.log(findings.length); // 1
 * ```
 */
export async function findAllAsync<T extends Technique>(
  board: Board | string,
  techniques: readonly T[],
  options: FindOptions & { readonly signal?: AbortSignalLike | undefined } = {},
): Promise<FindingOf<T>[]> {
  const { signal, rest } = withoutSignal(options);
  // The caller may go on with the board.
  const find = findWith(boardOf(board).copy(), techniques, rest);
  const findings: FindingOf<T>[] = [];
  let end = 0;
  for (const technique of techniques) {
    if (Date.now() >= end) {
      await nextTask();
      end = Date.now() + SLICE;
    }
    signal?.throwIfAborted();
    findings.push(...find(technique));
  }
  return findings;
}

/** The signal, and the other options, which the synchronous form checks. */
function withoutSignal<T extends { readonly signal?: AbortSignalLike | undefined }>(
  options: T,
): { signal: AbortSignalLike | undefined; rest: Omit<T, "signal"> } {
  if (Object(options) !== options) throw badArgument(options, "options");
  const { signal, ...rest } = options;
  const { throwIfAborted } = Object(signal) as Partial<AbortSignalLike>;
  if (signal !== undefined && typeof throwIfAborted !== "function") throw badArgument(signal, "an AbortSignal");
  return { signal, rest };
}

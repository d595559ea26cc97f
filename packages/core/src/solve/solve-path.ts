import type { Board } from "../board/board.js";
import { readBoard } from "../formats/read-board.js";
import type { Technique } from "../technique/technique.js";
import { SolveLoop, type SolveOptions, type SolvePath, type SolveStatus } from "./loop.js";
import type { Step, StepRecord } from "./step.js";

/**
 * Solves a puzzle by steps: a board, or text in any format that `parse` reads. Each step is explained when it is read.
 *
 * @example
 * ```ts
 * import { explain, solvePath } from "@wings/core";
 * import { techniques } from "@wings/ladder";
 *
 * const { status, steps } = solvePath("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....", techniques);
 * console.log(status, steps.length); // solved 56
 * console.log(explain(steps[0].finding, "short")); // only place for 3 in r6: r6c3=3
 * ```
 */
export function solvePath<T extends Technique>(
  puzzle: Board | string,
  techniques: readonly T[],
  options?: SolveOptions,
): SolvePath<T> {
  const loop = new SolveLoop(readBoard(puzzle).copy(), techniques, options);
  const records: StepRecord[] = [];
  while (loop.next()) {
    records.push(loop.record());
    loop.apply();
  }
  return loop.pathOf(records);
}

/**
 * The same, step by step, for callers that stop early. Returns how it ended.
 *
 * @example
 * ```ts
 * import { solveSteps } from "@wings/core";
 * import { techniques } from "@wings/ladder";
 *
 * const puzzle = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
 * for (const { index, technique } of solveSteps(puzzle, techniques)) {
 *   if (technique.id !== "xy-wing") continue;
 *   console.log(index); // 27
 *   break;
 * }
 * ```
 */
export function* solveSteps<T extends Technique>(
  puzzle: Board | string,
  techniques: readonly T[],
  options?: SolveOptions,
): Generator<Step<T>, Omit<SolvePath, "steps">> {
  const loop = new SolveLoop(readBoard(puzzle).copy(), techniques, options);
  while (loop.next()) {
    yield loop.step() as Step<T>;
    loop.apply();
  }
  return { status: loop.status as SolveStatus, board: loop.board };
}

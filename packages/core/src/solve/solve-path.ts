import type { Board } from "../board/board.js";
import { readBoard } from "../formats/read-board.js";
import type { Technique } from "../technique/technique.js";
import { SolveLoop, type SolveOptions, type SolveStatus } from "./loop.js";
import type { Step } from "./step.js";

/** How far the techniques come, and by which steps. */
export interface SolvePath {
  readonly status: SolveStatus;
  readonly steps: readonly Step[];
  /** The board at the end. */
  readonly board: Board;
}

/**
 * Solves a puzzle by steps: a board, or text in any format that `parse` reads. Each step is explained when it is read.
 *
 * @example
 * ```ts
 * import { explain, solvePath } from "@wings/core";
 * import { techniques } from "@wings/ladder";
 *
 * const { status, steps } = solvePath("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....", techniques);
 * console.log(status, steps.length); // solved 55
 * console.log(explain(steps[0].finding, "short")); // only place for 3 in r6: r6c3=3
 * ```
 */
export function solvePath(puzzle: Board | string, techniques: readonly Technique[], options?: SolveOptions): SolvePath {
  const loop = new SolveLoop(readBoard(puzzle).copy(), techniques, options);
  const steps: Step[] = [];
  while (loop.next()) {
    steps.push(loop.step());
    loop.apply();
  }
  return { status: loop.status as SolveStatus, steps, board: loop.board };
}

/**
 * The same, step by step, for callers that stop early. Answers how it ended.
 *
 * @example
 * ```ts
 * import { solveSteps } from "@wings/core";
 * import { techniques } from "@wings/ladder";
 *
 * const puzzle = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
 * for (const { index, technique } of solveSteps(puzzle, techniques)) {
 *   if (technique.id !== "xy-wing") continue;
 *   console.log(index); // 24
 *   break;
 * }
 * ```
 */
export function* solveSteps(
  puzzle: Board | string,
  techniques: readonly Technique[],
  options?: SolveOptions,
): Generator<Step, Omit<SolvePath, "steps">> {
  const loop = new SolveLoop(readBoard(puzzle).copy(), techniques, options);
  while (loop.next()) {
    yield loop.step();
    loop.apply();
  }
  return { status: loop.status as SolveStatus, board: loop.board };
}

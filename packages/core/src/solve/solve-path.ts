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

/** Solves a puzzle by steps: a board, or text in any format that `parse` reads. Each step is explained when it is read. */
export function solvePath(puzzle: Board | string, techniques: readonly Technique[], options?: SolveOptions): SolvePath {
  const loop = new SolveLoop(readBoard(puzzle).copy(), techniques, options);
  const steps: Step[] = [];
  while (loop.next()) {
    steps.push(loop.step());
    loop.apply();
  }
  return { status: loop.status as SolveStatus, steps, board: loop.board };
}

/** The same, step by step, for callers that stop early. Answers how it ended. */
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

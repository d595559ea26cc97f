import { type Board, type SolveOptions, type SolvePath, type Technique, parse } from "@wings/core";
import { SolveLoop, badArgument, checkBoard } from "@wings/core/host";
import { lessToRead, proofOf } from "./reading.js";

/** How to solve. A step is always one finding, so there is no `batch`. */
export type ReadableOptions = Omit<SolveOptions, "batch">;

/**
 * The solve loop for steps that people read: where the easiest technique has a long proof, the finding with the least to read is the
 * step, even of a harder technique. On most puzzles no step is read fact by fact, and the steps are those of `SolveLoop`.
 */
export class ReadableLoop extends SolveLoop {
  constructor(start: Board, techniques: readonly Technique[], options: ReadableOptions = {}) {
    super(start, techniques, options);
    if ("batch" in options) throw badArgument("batch", "no option of a readable path: each step is one finding");
  }

  override find(): boolean {
    if (!super.find()) return false;
    const { board, techniques } = this;
    const easiest = techniques[this.finders[0]];
    const other = lessToRead(board, easiest, () => proofOf(easiest, board, this.found[0]), techniques);
    if (other !== undefined) {
      this.found = [other.hit];
      this.finders = [techniques.indexOf(other.technique)];
    }
    return true;
  }
}

/**
 * `solvePath` with steps for people: where the easiest technique has a long proof, the finding with the least to read is the step.
 * Ratings have the order of the ladder.
 *
 * @example
 * ```ts
 * import { readablePath, techniques } from "@wings/ladder";
 *
 * const puzzle = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
 * const { status, steps } = readablePath(puzzle, techniques);
 * console.log(status, steps.some(({ technique }) => technique.id === "trial")); // solved false
 * ```
 */
export function readablePath<T extends Technique>(
  puzzle: Board | string,
  techniques: readonly T[],
  options?: ReadableOptions,
): SolvePath<T> {
  const board = typeof puzzle === "string" ? parse(puzzle) : puzzle;
  checkBoard(board);
  const loop = new ReadableLoop(board.copy(), techniques, options);
  const records = [];
  while (loop.next()) {
    records.push(loop.record());
    loop.apply();
  }
  return loop.pathOf(records);
}

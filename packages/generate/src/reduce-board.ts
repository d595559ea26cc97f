import type { Board, Step, Technique } from "@wings/core";
import { SolveLoop, badArgument } from "@wings/core/host";
import { digitsOfText } from "./read-puzzle.js";

/** A board on which a step is next. */
export interface ReducedBoard {
  readonly board: Board;
  readonly step: Step;
}

/**
 * Fills the cells that a step doesn't need: places digits of the solution as long as the step stays the next one, with the same
 * pattern and outcome. `easier` are the techniques before that of the step: what they find afterwards is applied as well.
 */
export function reduceBoard(step: Step, solution: string, easier: readonly Technique[]): ReducedBoard {
  if (!(step as Step | null)?.finding) throw badArgument(step, "a step of solvePath");
  const techniques = [...easier, step.technique];
  const digits = digitsOfText(solution);
  const wanted = keyOf(step);
  let reduced: ReducedBoard = { board: step.board, step };
  // A cell that must stay open now must stay open later: one pass is enough.
  for (let cell = 0; cell < 81; cell++) {
    const { board } = reduced;
    if (board.values[cell] !== 0) continue;
    const trial = board.copy();
    trial.place(cell, digits[cell]);
    const next = firstOf(trial, techniques, step.technique);
    if (next !== undefined && keyOf(next) === wanted) reduced = { board: next.board, step: next };
  }
  return reduced;
}

/** The first step of the technique, when no easier one finds anything. */
function firstOf(board: Board, techniques: readonly Technique[], technique: Technique): Step | undefined {
  const loop = new SolveLoop(board, techniques, { check: false });
  while (loop.next()) {
    if (loop.technique === technique) return loop.step();
    loop.apply();
  }
  return undefined;
}

function keyOf({ finding }: Step): string {
  const { pattern, eliminations, placements } = finding.toJSON();
  return JSON.stringify([pattern, eliminations, placements]);
}

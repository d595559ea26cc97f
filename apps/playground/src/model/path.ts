import type { Step } from "./step.js";

/** How a path ended. */
export type PathStatus = "solved" | "stuck" | "contradictory" | "searching" | "stopped";

/** The hardest technique of a path, and the sum of the scores of its steps. */
export interface PathRating {
  readonly hardest: string | undefined;
  readonly score: number;
}

/** The path from a board to its solution, and the selected step. */
export interface Path {
  readonly steps: readonly Step[];
  /** The board after the last step. */
  readonly end: string;
  readonly status: PathStatus;
  /** The selected step: 0 is the first, `steps.length` the end. */
  readonly at: number;
  /** Set where steps that nothing later needs are left out: the rating of the whole path. */
  readonly whole?: PathRating | undefined;
}

/** The same path with another selected step. */
export const goTo = (path: Path, at: number): Path => ({
  ...path,
  at: Math.max(0, Math.min(path.steps.length, at)),
});

/** The same path with this board selected; `undefined` if the board is not on it. */
export function onPath(path: Path | undefined, board: string): Path | undefined {
  const at = path && [...path.steps.map((step) => step.board), path.end].lastIndexOf(board);
  return at === undefined || at < 0 ? undefined : goTo(path!, at);
}

/** The board and the step at the selected place. */
export const lookAt = ({ steps, end, at }: Path): { readonly board: string; readonly step: Step | undefined } => ({
  board: steps[at]?.board ?? end,
  step: steps[at],
});

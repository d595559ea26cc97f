import type { Step } from "./step.js";

/** How a path ended. */
export type PathStatus = "solved" | "stuck" | "contradictory" | "searching" | "stopped";

/** The way from a board to its solution, and at which step one looks. */
export interface Path {
  readonly steps: readonly Step[];
  /** The board behind the last step. */
  readonly end: string;
  readonly status: PathStatus;
  /** The step that is looked at: 0 is the first, `steps.length` the end. */
  readonly at: number;
}

/** The same path, looked at elsewhere. */
export const goTo = (path: Path, at: number): Path => ({
  ...path,
  at: Math.max(0, Math.min(path.steps.length, at)),
});

/** The same path, looked at where it has this board; nothing where the board is not on it. */
export function onPath(path: Path | undefined, board: string): Path | undefined {
  const at = path && [...path.steps.map((step) => step.board), path.end].lastIndexOf(board);
  return at === undefined || at < 0 ? undefined : goTo(path!, at);
}

/** What there is to see at a place of a path. */
export const lookAt = ({ steps, end, at }: Path): { readonly board: string; readonly step: Step | undefined } => ({
  board: steps[at]?.board ?? end,
  step: steps[at],
});

import { type Board, explain, format, solvePath } from "@wings/core";
import { trimPath } from "@wings/core/judge";
import type { Step } from "../model/step.js";
import type { Source } from "./find-steps.js";

/** The steps of a path that matter. Undefined where the techniques don't solve the board. Those of plugins don't take part. */
export function trimmedSteps(board: Board, sources: readonly (Source | undefined)[]): Step[] | undefined {
  const techniques = sources.flatMap((source) => (source?.line === undefined ? (source?.technique ?? []) : []));
  const path = solvePath(board, techniques);
  if (path.status !== "solved" || path.steps.length === 0) return undefined;
  return trimPath(path, techniques).steps.map(({ board: before, finding }) => ({
    board: format(before, "url"),
    finding: finding.toJSON(),
    short: explain(finding, "short"),
  }));
}

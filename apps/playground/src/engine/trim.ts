import { type Board, explain } from "@wings/core";
import { trimPath } from "@wings/core/judge";
import { readablePath } from "@wings/ladder";
import { boardText } from "../model/board-text.js";
import type { Step } from "../model/step.js";
import { ownTechniques } from "./own-techniques.js";
import type { TaskContext } from "./task-context.js";

/** The steps of a path that matter. Undefined where the techniques don't solve the board. */
export async function trimmedSteps(
  board: Board,
  ids: readonly string[],
  desk: Pick<TaskContext, "sourceOf">,
): Promise<Step[] | undefined> {
  const techniques = await ownTechniques(ids, desk);
  const path = readablePath(board, techniques);
  if (path.status !== "solved" || path.steps.length === 0) return undefined;
  return trimPath(path, techniques).steps.map(({ board: before, finding }) => ({
    board: boardText(before),
    finding: finding.toJSON(),
    short: explain(finding, "short"),
  }));
}

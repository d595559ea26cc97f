import { type Board, explain } from "@wings/core";
import { describeGuarded } from "@wings/core/host";
import { lessToRead } from "@wings/ladder";
import type { Step } from "../model/step.js";
import { ownTechniques } from "./own-techniques.js";
import type { TaskContext } from "./task-context.js";

/**
 * The step that the easiest technique finds, or one of the others with less to read. It is loaded with the first step that isn't
 * basic.
 */
export async function readableStep(
  step: Step,
  board: Board,
  ids: readonly string[],
  desk: Pick<TaskContext, "sourceOf">,
): Promise<Step> {
  const techniques = await ownTechniques(ids, desk);
  const easiest = techniques.find(({ id }) => id === step.finding.technique);
  const less = easiest && lessToRead(board, easiest, () => step.finding, techniques);
  if (less === undefined) return step;
  const finding = describeGuarded(less.technique, board, less.hit);
  return { board: step.board, finding, short: explain(finding, "short") };
}

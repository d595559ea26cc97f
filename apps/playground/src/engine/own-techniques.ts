import type { Technique } from "@wings/core";
import type { TaskContext } from "./task-context.js";

/** These techniques without those of plugins, for what is done in one go. */
export async function ownTechniques(ids: readonly string[], desk: Pick<TaskContext, "sourceOf">): Promise<Technique[]> {
  const sources = await Promise.all(ids.map((id) => desk.sourceOf(id)));
  return sources.flatMap((source): Technique[] =>
    source === undefined || source.line !== undefined ? [] : [source.technique],
  );
}

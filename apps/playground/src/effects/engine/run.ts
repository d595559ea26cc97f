import type { Engine } from "../../engine/engine.js";
import type { News, Task } from "../../engine/messages.js";

/** Runs a task. Returns what cancels it. */
export function run(engine: Engine, task: Task, listen: (news: News) => void): () => void {
  const job = engine.run(task, listen);
  return () => {
    job.cancel();
  };
}

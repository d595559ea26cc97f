import type { Engine } from "../engine/engine.js";
import type { News, Task } from "../model/engine-messages.js";

/** Runs a task of the engine until the signal ends. */
export function run(engine: Engine, task: Task, signal: AbortSignal, listen: (news: News) => void): void {
  const job = engine.run(task, listen);
  signal.addEventListener("abort", () => {
    job.cancel();
  });
}

import type { News } from "../model/engine-messages.js";
import type { Source } from "./find-steps.js";

/** What a task needs from the worker. */
export interface TaskContext {
  /** Techniques by id, without those of failed plugins. */
  readonly sources: Map<string, Source>;
  /** A technique, loaded if need be. */
  sourceOf(id: string): Promise<Source | undefined>;
  tell(news: News): void;
  /** Processes messages from time to time. Returns whether the task should continue. */
  goOn(): Promise<boolean>;
}

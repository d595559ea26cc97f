import type { Batch, Item } from "../engine.js";

/** Who does the work: this thread or others. Parts may be handed over before earlier ones are done. */
export interface Executor {
  run(items: readonly Item[]): Promise<Batch>;
  close(): Promise<void>;
}

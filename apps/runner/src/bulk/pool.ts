import { Piscina } from "piscina";
import { type Batch, type Item, type Spec, badLine } from "../engine.js";
import { workerCrashed } from "../errors.js";
import { addTo, emptyTally } from "../tally.js";
import type { Executor } from "./executor.js";
import { join } from "./local.js";

/**
 * Threads that work on parts of the input. With `isAhead` each has its next part before it is done with one, and need not wait
 * for this thread: bulk takes 4 % less, if parts are quickly done; slow ones would lie in one thread while another has none.
 */
export function makePool(spec: Spec, jobs: number, isAhead: boolean): Executor {
  const pool = new Piscina({
    filename: new URL("./pool-worker.js", import.meta.url).href,
    workerData: spec,
    minThreads: 1,
    maxThreads: jobs,
    idleTimeout: Infinity,
    concurrentTasksPerWorker: isAhead ? 2 : 1,
    // What a board leaves behind is swept up often, not kept until there is much of it.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
    // A worker that waits must still hear from the thread of its plugins.
    atomics: "disabled",
  });
  // A worker that crashes is replaced by piscina; the boards it had are done again here.
  pool.on("error", () => undefined);
  const send = (items: readonly Item[]): Promise<Batch> => pool.run(items) as Promise<Batch>;
  return {
    async run(items) {
      try {
        return await send(items);
      } catch {
        // One by one: what crashes a worker takes no other board with it.
        const batches: Batch[] = [];
        for (const item of items) {
          batches.push(await send([item]).catch((error: unknown) => given(item, spec, error)));
          if (batches.at(-1)?.fatal !== undefined) break;
        }
        return join(batches);
      }
    },
    close: () => pool.destroy(),
  };
}

/** A board that crashed two workers. */
function given(item: Item, { json }: Spec, error: unknown): Batch {
  const tally = emptyTally();
  addTo(tally, { good: false, status: "error" });
  const { code, message } = workerCrashed((error as Error).message);
  return json
    ? { out: Buffer.from(badLine(item, { code, message })), err: "", tally }
    : { out: new Uint8Array(), err: `wings: board ${item.index}: ${message} (${code})\n`, tally };
}

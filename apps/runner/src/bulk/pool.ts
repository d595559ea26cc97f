import { Piscina } from "piscina";
import type { Batch, Executor, Item } from "./contract.js";
import { type Spec, badLine } from "../engine.js";
import { workerCrashed } from "../errors.js";
import { joinBatches } from "./local.js";
import { addTo, emptyTally } from "./tally.js";

/**
 * Answers boards in several threads. With `isAhead` each thread has its next part before it is done with one: a bulk run of
 * quick boards takes 4 % less. Slow parts would wait in one thread while another has nothing to do.
 */
export function makePool(spec: Spec, jobs: number, isAhead: boolean): Executor {
  const pool = new Piscina({
    filename: new URL("./pool-worker.js", import.meta.url).href,
    workerData: spec,
    minThreads: 1,
    maxThreads: jobs,
    idleTimeout: Infinity,
    concurrentTasksPerWorker: isAhead ? 2 : 1,
    // A small young generation keeps the memory of each thread small.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
    // An idle worker must still receive messages from its plugin thread.
    atomics: "disabled",
  });
  // Piscina replaces a crashed worker. `run` repeats its boards.
  pool.on("error", () => undefined);
  const send = (items: readonly Item[]): Promise<Batch> => pool.run(items) as Promise<Batch>;
  return {
    async run(items) {
      try {
        return await send(items);
      } catch {
        // One by one, so that a board that crashes a worker stops no other board.
        const batches: Batch[] = [];
        for (const item of items) {
          batches.push(await send([item]).catch((error: unknown) => crashed(item, spec, error)));
          if (batches.at(-1)?.fatal !== undefined) break;
        }
        return joinBatches(batches);
      }
    },
    close: () => pool.destroy(),
  };
}

/** The batch for a board that crashed two workers. */
function crashed(item: Item, { json }: Spec, error: unknown): Batch {
  const tally = emptyTally();
  addTo(tally, { good: false, status: "error" });
  const { code, message } = workerCrashed((error as Error).message);
  return json
    ? { out: Buffer.from(badLine(item, { code, message })), err: "", tally }
    : { out: new Uint8Array(), err: `wings: board ${item.index}: ${message} (${code})\n`, tally };
}

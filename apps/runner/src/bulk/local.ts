import type { Batch, Executor, Item } from "./contract.js";
import type { Engine } from "../engine.js";
import { SLICE, now, yieldToEventLoop } from "../event-loop-yield.js";
import { emptyTally, merge } from "./tally.js";

/** Answers boards in this thread, which needs no start. */
export function makeLocal(engine: Engine, isStopped: () => boolean): Executor {
  let last: Promise<unknown> = Promise.resolve();
  const work = async (items: readonly Item[]): Promise<Batch> => {
    const batches: Batch[] = [];
    for (let done = 0; done < items.length;) {
      if (done > 0) await yieldToEventLoop();
      // The finished boards are complete lines, and are still written.
      if (isStopped()) return { ...joinBatches(batches), isCut: true };
      const batch = engine.run(items.slice(done), now() + SLICE);
      batches.push(batch);
      if (batch.fatal !== undefined) break;
      done += batch.tally.boards;
    }
    return joinBatches(batches);
  };
  return {
    // One part after the other, so that the first part is done first.
    run(items) {
      const result = last.then(() => work(items));
      last = result.catch(() => undefined);
      return result;
    },
    close: () => {
      engine.close();
      return Promise.resolve();
    },
  };
}

export function joinBatches(batches: readonly Batch[]): Batch {
  const tally = emptyTally();
  for (const batch of batches) merge(tally, batch.tally);
  const fatal = batches.at(-1)?.fatal;
  return {
    out: batches.length === 1 ? batches[0].out : Buffer.concat(batches.map(({ out }) => out)),
    err: batches.map(({ err }) => err).join(""),
    tally,
    ...(fatal !== undefined && { fatal }),
  };
}

import { SLICE, now, pause } from "../breath.js";
import type { Batch, Engine, Item } from "../engine.js";
import { emptyTally, merge } from "../tally.js";
import type { Executor } from "./executor.js";

/** This thread: nothing to start, and the answer is there at once. */
export function makeLocal(engine: Engine, isStopped: () => boolean): Executor {
  let last: Promise<unknown> = Promise.resolve();
  const work = async (items: readonly Item[]): Promise<Batch> => {
    const batches: Batch[] = [];
    for (let done = 0; done < items.length;) {
      if (done > 0) await pause();
      // What is done is done: it is whole lines.
      if (isStopped()) return { ...join(batches), isCut: true };
      const batch = engine.run(items.slice(done), now() + SLICE);
      batches.push(batch);
      if (batch.fatal !== undefined) break;
      done += batch.tally.boards;
    }
    return join(batches);
  };
  return {
    // One part after the other: there is only one thread, and what is handed on first should be done first.
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

/** Several parts as one. */
export function join(batches: readonly Batch[]): Batch {
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

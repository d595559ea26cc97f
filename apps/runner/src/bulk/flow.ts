import type { Batch, Executor, Item } from "./contract.js";

export interface Flow {
  readonly parts: AsyncIterable<Item[]>;
  /** Chooses the executor of a part by its number, from 0, and its size. */
  readonly executor: (part: number, size: number) => Executor | Promise<Executor>;
  /** How many parts may be in progress. The input waits for them, so memory stays bounded. */
  readonly window: () => number;
  /** Takes batches in the order of the input, and resolves when the batch is written. */
  readonly emit: (batch: Batch) => Promise<void>;
  /** Resolves when the flow must stop. */
  readonly stopped: Promise<void>;
}

/** How long a stopped flow waits for parts in progress, in milliseconds. */
const GRACE = 200;

/** Passes parts of the input through executors. A batch is emitted as soon as all earlier ones are, even if no more input comes. */
export async function flow({ parts, executor, window, emit, stopped }: Flow): Promise<void> {
  let inProgress = 0;
  let isClosed = false;
  let failure: { error: unknown } | undefined;
  let writing: Promise<void> = Promise.resolve();
  let wake: () => void = () => undefined;
  let number = 0;

  const pass = async (before: Promise<void>, result: Promise<Batch>): Promise<void> => {
    try {
      await before;
      const batch = await result;
      if (isClosed || failure !== undefined) return;
      if (batch.isCut === true) isClosed = true;
      writing = emit(batch);
      await writing;
    } catch (error) {
      failure ??= { error };
    } finally {
      inProgress--;
      wake();
    }
  };

  let isStopped = false;
  const stop = stopped.then(() => {
    isStopped = true;
    wake();
  });
  let last: Promise<void> = Promise.resolve();
  const iterator = parts[Symbol.asyncIterator]();
  for (;;) {
    const requested = iterator.next();
    const failed = new Promise<void>((resolve) => {
      wake = () => {
        if (failure !== undefined || isStopped) resolve();
      };
    });
    wake();
    const next = await Promise.race([requested, failed, stop]);
    requested.catch(() => undefined);
    if (next === undefined || next.done === true) break;
    const result = Promise.resolve(executor(number++, next.value.length)).then((it) => it.run(next.value));
    result.catch(() => undefined);
    inProgress++;
    last = pass(last, result);
    while (inProgress >= window() && failure === undefined && !isStopped) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  await Promise.race([last, stop.then(() => new Promise((resolve) => setTimeout(resolve, GRACE)))]);
  isClosed = true;
  await writing.catch(() => undefined);
  if (failure !== undefined) throw failure.error;
}

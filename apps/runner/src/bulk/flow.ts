import type { Batch, Item } from "../engine.js";
import type { Executor } from "./executor.js";

export interface Flow {
  readonly parts: AsyncIterable<Item[]>;
  /** Who does a part: its number, from 0, and how many boards it has. */
  readonly executor: (part: number, size: number) => Executor | Promise<Executor>;
  /** How many parts may be under way at once: more wait outside, so memory stays bounded. */
  readonly window: number;
  /** Takes what is done, in the order of the input, and answers when it is written. */
  readonly emit: (batch: Batch) => Promise<void>;
  /** Answers when the flow is to be stopped. */
  readonly stopped: Promise<void>;
}

/** How long a stopped flow waits for what is nearly done. */
const GRACE = 200;

/**
 * Lets parts of the input through an executor, and hands on what comes out in input order. As many parts as the window
 * allows are under way; what is done is handed on at once, whether more input comes or not.
 */
export async function flow({ parts, executor, window, emit, stopped }: Flow): Promise<void> {
  let underWay = 0;
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
      underWay--;
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
    const asked = iterator.next();
    const failed = new Promise<void>((resolve) => {
      wake = () => {
        if (failure !== undefined || isStopped) resolve();
      };
    });
    wake();
    const next = await Promise.race([asked, failed, stop]);
    asked.catch(() => undefined);
    if (next === undefined || next.done === true) break;
    const result = Promise.resolve(executor(number++, next.value.length)).then((it) => it.run(next.value));
    result.catch(() => undefined);
    underWay++;
    last = pass(last, result);
    while (underWay >= window && failure === undefined && !isStopped) {
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

import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import type { CodedError } from "@wings/core";
import type { FilterCommand } from "./answer.js";
import { endedBySignals } from "./interrupt.js";
import { flagsClash, noExecutor, workerCrashed } from "./errors.js";
import { isPath, locatePlugin } from "../techniques/plugins/locate.js";
import { liveTerminal } from "../terminal/live.js";
import type { Batch, Executor, Item, MakeExecutor, RemoteExecutor } from "./contract.js";
import { type Spec, badLine, badText, joinBatches, makeEngine, makeLocal } from "./engine.js";
import { addTo, emptyTally } from "./tally.js";
import { filterFlags } from "../command/shared-flags.js";

/** The number of boards that makes it worthwhile to start a pool. */
const MANY = 100;

/** The threads that answer the boards. */
export interface Workers extends Pick<Flow, "executor" | "window"> {
  /** How many boards a part has. */
  readonly partSize: number;
  /** Whether a part waits until it is full. An executor of another package may know a part by its boards. */
  readonly hasFullParts: boolean;
  /** Always another thread, or an executor of another package. */
  readonly pool: Flow["executor"];
  close(): Promise<void>;
}

/** Loads an executor of another package. The command line names it, and nothing else: it is code that runs in the name of the user. */
async function loadExecutor(name: string, spec: Spec): Promise<RemoteExecutor> {
  let makeExecutor: MakeExecutor | undefined;
  try {
    const entry = locatePlugin(name, process.cwd());
    ({ makeExecutor } = (await import(pathToFileURL(entry).href)) as { makeExecutor?: MakeExecutor });
  } catch (error) {
    const { message, details } = error as Partial<CodedError<string, { readonly why?: string }>>;
    const why = details?.why === undefined ? String(message).replace(/\.$/, "") : `${name} not found: ${details.why}`;
    throw noExecutor(name, why);
  }
  if (typeof makeExecutor !== "function") throw noExecutor(name, "it does not export makeExecutor");
  return makeExecutor(spec);
}

/**
 * The main thread answers the first boards, so that a single board needs no pool. If many boards arrive together, the pool does
 * all of them. Plugins always run behind a pool, so that this thread is free to stop them.
 */
export async function makeWorkers(command: FilterCommand, spec: Spec, isStopped: () => boolean): Promise<Workers> {
  const { partSize } = command.answers!;
  const { executor: packageName, jobs = availableParallelism() } = filterFlags(spec.flags);
  if (packageName !== undefined) {
    const { plugins, folder } = spec.selection;
    const path = plugins.find((plugin) => isPath(plugin, folder));
    if (path !== undefined)
      throw flagsClash("--executor", `--plugin ${path}`, "workers know a plugin by the name of its installed package");
    const executor = await loadExecutor(packageName, spec);
    return {
      partSize: executor.partSize ?? partSize,
      hasFullParts: true,
      window: () => executor.window(),
      executor: () => executor,
      pool: () => executor,
      close: () => executor.close(),
    };
  }
  const hasPlugins = spec.selection.plugins.length > 0;
  const isQuick = !hasPlugins && partSize >= MANY;
  let local: Promise<Executor> | undefined;
  let pool: Promise<Executor> | undefined;
  const inPool = (): Promise<Executor> => (pool ??= makePool(command, spec, jobs, isQuick));
  return {
    partSize,
    hasFullParts: false,
    pool: inPool,
    window: () => jobs * 2 + 1,
    executor: (part: number, size: number): Promise<Executor> => {
      if (!hasPlugins && (jobs === 1 || (part === 0 && size < MANY))) {
        return (local ??= makeEngine(command, spec, spec.rows === undefined ? undefined : liveTerminal()).then(
          (engine) => makeLocal(engine, { isStopped, guard: endedBySignals }),
        ));
      }
      return inPool();
    },
    close: async (): Promise<void> => {
      await (await local)?.close();
      await (await pool)?.close();
    },
  };
}

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
    const next = await Promise.race([requested, failed]);
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

/**
 * Answers boards in several threads. With `isAhead` each thread has its next part before it is done with one: a bulk run of
 * quick boards takes 4 % less. Slow parts would wait in one thread while another has nothing to do.
 */
async function makePool(command: FilterCommand, spec: Spec, jobs: number, isAhead: boolean): Promise<Executor> {
  const { Piscina } = await import("piscina");
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
          batches.push(await send([item]).catch((error: unknown) => crashed(item, command, spec, error)));
          if (batches.at(-1)?.fatal !== undefined) break;
        }
        return joinBatches(batches);
      }
    },
    close: () => pool.destroy(),
  };
}

/** The batch for a board that crashed two workers. */
async function crashed(item: Item, command: FilterCommand, { json }: Spec, error: unknown): Promise<Batch> {
  const tally = emptyTally();
  addTo(tally, { good: false, status: "error" });
  const { code, message } = workerCrashed((error as Error).message);
  const module = await command.answers!.load();
  return json
    ? { out: Buffer.from(badLine(item, { code, message }, module)), err: "", tally }
    : { out: new Uint8Array(), err: badText(item, { code, message }), tally };
}

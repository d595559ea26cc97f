import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import type { BulkCommand } from "../boards/answer.js";
import { type Spec, makeEngine } from "../engine.js";
import { noExecutor } from "../errors.js";
import { locatePlugin } from "../plugins/locate.js";
import type { Executor, MakeExecutor, RemoteExecutor } from "./contract.js";
import type { Flow } from "./flow.js";
import { makeLocal } from "./local.js";

/**
 * How many boards a thread gets at once. Finished parts wait in memory for their turn, so commands that print much get few:
 * all steps of one board may take megabytes.
 */
const PART_SIZE: Readonly<Record<BulkCommand, number>> = {
  ...{ solve: 10, hint: 20, steps: 1, check: 200, rate: 200 },
  ...{ canonical: 200, convert: 200, transform: 200, generate: 1 },
};

/** The number of boards that makes it worthwhile to start a pool. */
const MANY = 100;

/** Who answers the boards. */
export interface Workers extends Pick<Flow, "executor" | "window"> {
  /** How many boards a part has. */
  readonly partSize: number;
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
    throw noExecutor(name, (error as Error).message.replace(/^plugin |\.$/g, ""));
  }
  if (typeof makeExecutor !== "function") throw noExecutor(name, "it does not export makeExecutor");
  return makeExecutor(spec);
}

/**
 * The main thread answers the first boards, so that a single board needs no pool. If many boards arrive together, the pool does
 * all of them. Plugins always run behind a pool, so that this thread is free to stop them.
 */
export async function makeWorkers(spec: Spec, isStopped: () => boolean): Promise<Workers> {
  const partSize = PART_SIZE[spec.command];
  if (spec.flags.executor !== undefined) {
    const executor = await loadExecutor(spec.flags.executor as string, spec);
    return {
      partSize: executor.partSize ?? partSize,
      window: () => executor.window(),
      executor: () => executor,
      pool: () => executor,
      close: () => executor.close(),
    };
  }
  const jobs = (spec.flags.jobs as number | undefined) ?? availableParallelism();
  const hasPlugins = spec.selection.plugins.length > 0;
  const isQuick = !hasPlugins && partSize >= MANY;
  let local: Promise<Executor> | undefined;
  let pool: Promise<Executor> | undefined;
  const inPool = (): Promise<Executor> =>
    (pool ??= import("./pool.js").then(({ makePool }) => makePool(spec, jobs, isQuick)));
  return {
    partSize,
    pool: inPool,
    window: () => jobs * 2 + 1,
    executor: (part: number, size: number): Promise<Executor> => {
      if (!hasPlugins && (jobs === 1 || (part === 0 && size < MANY))) {
        return (local ??= makeEngine(spec).then((engine) => makeLocal(engine, isStopped)));
      }
      return inPool();
    },
    close: async (): Promise<void> => {
      await (await local)?.close();
      await (await pool)?.close();
    },
  };
}

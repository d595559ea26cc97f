import { parentPort, workerData } from "node:worker_threads";

/** The thread in which a configuration in JavaScript is imported: it may hang, or end its thread. */
const { default: config } = (await import(workerData as string)) as { default?: unknown };
try {
  parentPort!.postMessage(config);
} catch (error) {
  throw new TypeError(`its default export is not all data: ${(error as Error).message}`, { cause: error });
}

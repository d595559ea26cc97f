import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { badConfig } from "./errors.js";
import { tell } from "./output.js";

/** In milliseconds: a configuration is little more than data. */
const TIMEOUT = 5000;

/** How Node.js ends a thread whose module awaits what never comes. */
const UNSETTLED = 13;

/** What a configuration file says, whatever that is. */
export async function readConfig(path: string): Promise<unknown> {
  try {
    return path.endsWith(".json") ? JSON.parse(readFileSync(path, "utf8")) : await imported(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : `it threw ${String(error)}`;
    // What is wrong in JSON says where it is.
    const place = path.endsWith(".json") ? "" : (await import("./plugins/syntax.js")).syntaxPlace(path, error);
    throw badConfig(path, `${why}${place}`, error);
  }
}

/** The default export of a module that is code of the project: it runs where it can be stopped. */
async function imported(path: string): Promise<unknown> {
  // Few have one, and threads take two milliseconds of a start.
  const { Worker } = await import("node:worker_threads");
  const worker = new Worker(new URL("./config-thread.js", import.meta.url), {
    workerData: pathToFileURL(path).href,
    // What it prints is not our data.
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr]) stream.setEncoding("utf8").on("data", tell);
  return new Promise<unknown>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    // How long the thread takes to start is not its fault.
    worker.once("online", () => {
      timer = setTimeout(() => {
        reject(new Error(`it was not imported after ${TIMEOUT} ms`));
      }, TIMEOUT);
    });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (status) => {
      clearTimeout(timer);
      reject(new Error(status === UNSETTLED ? "its import awaits what never comes" : "its import ended its thread"));
    });
  }).finally(() => worker.terminate());
}

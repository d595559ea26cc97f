import type { Reply } from "@wings/runner/bulk";
import { UnrecoverableError, Worker } from "bullmq";
import { startThread } from "./answer-thread.js";
import type { Done } from "./metrics.js";
import { type Settings, connect, withoutSecrets } from "./settings.js";

/** Answers the jobs of a queue in this process. Each job that ends is passed to `count`. */
export async function listen(settings: Settings, count: (done: Done) => void): Promise<Worker> {
  const thread = startThread(settings.limit);
  const worker = new Worker(
    settings.queue,
    async ({ data }) => {
      const reply = await thread.answer(data).catch((error: unknown) => {
        const { code, message } = error as Error & { readonly code: string };
        // Another try would take as long.
        throw new (code === "WINGS_JOB_TOO_LONG" ? UnrecoverableError : Error)(`${message} (${code})`);
      });
      // Boards are never the reason: a part that can't be answered here is wrong, or for another version.
      if (reply.fatal !== undefined) throw new UnrecoverableError(`${reply.fatal.message} (${reply.fatal.code})`);
      return reply;
    },
    {
      connection: connect(settings),
      // While one part is answered, the next one arrives.
      concurrency: 2,
      lockDuration: settings.lock,
      stalledInterval: settings.lock,
      // A worker that is killed is no fault of the job.
      maxStalledCount: 100,
    },
  );
  let reported = "";
  worker.on("error", ({ name, message }) => {
    // An outage is reported elsewhere. What the server refuses would be tried again and again in silence.
    if (name !== "ReplyError" || message === reported) return;
    console.error(`wings-worker: the Redis server refuses an answer: ${withoutSecrets(settings, message)}`);
    reported = message;
  });
  worker.on("completed", (_, { tally }: Reply) => {
    count({ jobs: 1, failed: 0, boards: tally.boards });
  });
  worker.on("failed", () => {
    count({ jobs: 0, failed: 1, boards: 0 });
  });
  await worker.waitUntilReady();
  return worker;
}

/** How long a worker may take, after the signal to end, for the jobs that it has begun, in milliseconds. */
const GRACE = 10_000;

/** Ends this process after the jobs that it has begun. */
export async function end(worker: Worker): Promise<never> {
  setTimeout(() => process.exit(1), GRACE).unref();
  await worker.close();
  process.exit(0);
}

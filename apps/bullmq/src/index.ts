import { randomUUID } from "node:crypto";
import { type Batch, type Item, type MakeExecutor, type Part, digestOf, partOf, readReply } from "@wings/runner/bulk";
import { type Job, Queue, QueueEvents } from "bullmq";
import { jobFailed } from "./errors.js";
import { START_WORKER, checkServer, connect, readSettings, serverFailed, tellOutages } from "./settings.js";

/** How many parts are on the queue for each worker. */
const PARTS_PER_WORKER = 4;
/** How often the number of workers and the state of jobs are looked up, in milliseconds. */
const LOOK = 2000;
/** How often the run finds no worker before it reports so. */
const LOOKS_UNTIL_TOLD = 2;
/** How long a run that was killed counts as one that awaits its jobs, in seconds. */
const AWAITED = 3600;
/** How many events a job has at most. The last one holds its answer, as the job does. */
const EVENTS = 4;

/** Answers parts on a queue. `wings … --executor @wings/bullmq` calls it. */
export const makeExecutor: MakeExecutor = async (spec) => {
  const settings = readSettings();
  for (const warning of await checkServer(settings)) console.error(`wings: ${warning}`);
  // Events block their connection.
  const [connection, listening] = [connect(settings), connect(settings)];
  tellOutages(connection, settings, (line) => {
    console.error(`wings: ${line}`);
  });
  const queue = new Queue<Part>(settings.queue, {
    connection,
    streams: { events: { maxLen: EVENTS * settings.kept } },
  });
  // Each job that is awaited listens to it, and a large farm has many.
  queue.setMaxListeners(0);
  // Without a listener BullMQ would print each failed attempt to connect.
  queue.on("error", ignore);
  const events = new QueueEvents(settings.queue, { connection: listening });
  events.on("error", ignore);
  await events.waitUntilReady();

  const run = randomUUID();
  const awaited = new Set<string>();
  let workers = await queue.getWorkersCount();
  let looksWithoutWorkers = 0;
  const look = setInterval(() => {
    void queue.getWorkersCount().then((count) => {
      workers = count;
      looksWithoutWorkers = count > 0 || awaited.size === 0 ? 0 : looksWithoutWorkers + 1;
      // After an outage workers come back a little later than this run.
      if (looksWithoutWorkers === LOOKS_UNTIL_TOLD)
        console.error(`wings: no worker listens to the queue ${settings.queue}. Start one: ${START_WORKER}`);
    }, ignore);
  }, LOOK);
  look.unref();

  const window = (): number => Math.max(1, workers) * PARTS_PER_WORKER;

  /** The runs that await a job. A job that nobody awaits any more is removed. */
  const awaitersOf = (id: string): string => `${settings.queue}:awaited:${id}`;

  async function add(part: Part, id: string): Promise<Job<Part>> {
    const before = await queue.getJob(id);
    // An earlier run that failed must not decide about this one.
    if (before !== undefined && (await before.isFailed())) await before.remove().catch(ignore);
    const kept = { count: Math.max(settings.kept, window()) };
    return queue.add(part.command, part, {
      jobId: id,
      attempts: settings.attempts,
      backoff: { type: "exponential", delay: 200 },
      removeOnComplete: kept,
      removeOnFail: kept,
    });
  }

  /** Waits for a job. A server that is restarted may have forgotten it, or its end: so it is looked up, too. */
  async function replyOf(part: Part, id: string): Promise<unknown> {
    let job = await add(part, id);
    for (;;) {
      try {
        return await job.waitUntilFinished(events, LOOK);
      } catch (error) {
        const state = await job.getState();
        // Only a job that is read after its end has its answer.
        const now = await queue.getJob(id);
        if (now === undefined) job = await add(part, id);
        else if (state === "failed") throw jobFailed(part.items, now.attemptsMade, now.failedReason);
        else if (state === "completed") return now.returnvalue as unknown;
        else if (!/timed out|missing key/i.test((error as Error).message)) throw error;
      }
    }
  }

  return {
    partSize: settings.boards,
    window,
    async run(items: readonly Item[]): Promise<Batch> {
      const part = partOf(spec, items);
      const id = digestOf(part);
      awaited.add(id);
      let reply: unknown;
      try {
        await connection.sadd(awaitersOf(id), run);
        await connection.expire(awaitersOf(id), AWAITED);
        reply = await replyOf(part, id);
        await release(id);
      } catch (error) {
        throw (error as Error).name === "ReplyError" ? serverFailed(settings, error as Error) : error;
      }
      try {
        return readReply(reply, part);
      } catch (error) {
        // The next run must not get the same reply.
        await (await queue.getJob(id))?.remove().catch(ignore);
        throw error;
      }
    },
    async close() {
      clearInterval(look);
      // A server that is away can't be asked to forget jobs.
      if (connection.status === "ready") {
        for (const id of [...awaited]) {
          if ((await release(id)) > 0) continue;
          const job = await queue.getJob(id);
          // A job that a worker has begun is answered, and the answer stays as others do.
          await job?.remove().catch(ignore);
        }
        await events.close();
        await queue.close();
      }
      connection.disconnect();
      listening.disconnect();
    },
  };

  /** Stops to await a job. Returns how many other runs await it. */
  async function release(id: string): Promise<number> {
    awaited.delete(id);
    await connection.srem(awaitersOf(id), run);
    return connection.scard(awaitersOf(id));
  }
};

function ignore(): void {
  // Nothing depends on it.
}

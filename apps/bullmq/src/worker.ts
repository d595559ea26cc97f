#!/usr/bin/env node
import { fork } from "node:child_process";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { VERSION, makePartWorker } from "@wings/runner/bulk";
import { Queue, UnrecoverableError, Worker } from "bullmq";
import { lineOf, makeMetrics, prometheusOf } from "./metrics.js";
import { checkServer, connect, readSettings } from "./settings.js";

const HELP = `wings-worker: answer jobs of wings --executor @wings/bullmq

Usage
  wings-worker [flags]

Flags
  -j, --jobs N       number of processes (default: 1)
      --metrics PORT serve Prometheus metrics at http://127.0.0.1:PORT/metrics
      --every SECONDS print a line of metrics to stderr (default: 60; 0: never)
  -h, --help         show this help
      --version      show the version

WINGS_BULLMQ_URL is the server, WINGS_BULLMQ_CONFIG a JSON file with more settings.
`;

/** What a worker does with a job that has begun when it is told to end, in milliseconds. */
const GRACE = 10_000;

try {
  await main();
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  const { code, message, hint, exit } = error as { code?: string; message: string; hint?: string; exit?: number };
  console.error(
    `wings-worker: ${message}${code === undefined ? "" : ` (${code})`}${hint === undefined ? "" : `\n${hint}`}`,
  );
  process.exit(exit ?? 2);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: "string", short: "j", default: "1" },
      metrics: { type: "string" },
      every: { type: "string", default: "60" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean" },
    },
  });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  if (values.version === true) {
    console.log(VERSION);
    return;
  }
  const jobs = wholeNumber("--jobs", values.jobs, 1);
  const every = wholeNumber("--every", values.every, 0);
  const settings = readSettings();
  for (const warning of await checkServer(settings)) console.error(`wings-worker: ${warning}`);
  const children = Array.from({ length: jobs - 1 }, () => fork(process.argv[1], ["--every", "0"]));

  const parts = makePartWorker();
  const metrics = makeMetrics();
  const worker = new Worker(
    settings.queue,
    async ({ data }) => {
      const reply = await parts.answer(data);
      // Boards are never the reason: a part that can't be answered here is wrong, or for another version.
      if (reply.fatal !== undefined) throw new UnrecoverableError(`${reply.fatal.message} (${reply.fatal.code})`);
      metrics.boards += reply.tally.boards;
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
  worker.on("error", () => undefined);
  worker.on("completed", () => metrics.jobs++);
  worker.on("failed", () => metrics.failed++);
  await worker.waitUntilReady();
  console.error(`wings-worker ${VERSION} listens to the queue ${settings.queue}`);

  const queue = new Queue(settings.queue, { connection: connect(settings) });
  const waiting = (): Promise<number> => queue.getWaitingCount();
  if (every > 0)
    setInterval(() => {
      waiting().then((lag) => {
        console.error(lineOf(metrics, lag));
      }, ignore);
    }, every * 1000).unref();
  if (values.metrics !== undefined)
    createServer((_, response) => {
      waiting().then(
        (lag) => response.setHeader("content-type", "text/plain; version=0.0.4").end(prometheusOf(metrics, lag)),
        (error: unknown) => response.writeHead(503).end(String(error)),
      );
    })
      .on("error", fail)
      .listen(wholeNumber("--metrics", values.metrics, 0), "127.0.0.1");

  const end = async (): Promise<void> => {
    for (const child of children) child.kill();
    setTimeout(() => process.exit(1), GRACE).unref();
    await worker.close();
    process.exit(0);
  };
  // A process that was forked must not outlive one that was killed.
  for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) process.once(event, () => void end());
  if (process.send !== undefined && !process.connected) await end();
}

const ignore = (): void => undefined;

function wholeNumber(flag: string, text: string, least: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least) return number;
  throw Object.assign(
    new Error(`${flag} can't be ${JSON.stringify(text)}: expected a whole number from ${least} on.`),
    {
      code: "WINGS_BAD_VALUE",
    },
  );
}

#!/usr/bin/env node
import { fork } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { VERSION } from "@wings/runner/bulk";
import { Queue } from "bullmq";
import { badUsage, badValue, portTaken } from "./errors.js";
import { end, listen } from "./listen.js";
import { type Done, type Lag, type Metrics, count, lineOf, makeMetrics, prometheusOf } from "./metrics.js";
import { checkServer, connect, readSettings, tellOutages } from "./settings.js";

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

try {
  await main();
} catch (error) {
  const { code, message, hint, exit } = error as { code?: string; message: string; hint?: string; exit?: number };
  console.error(
    `wings-worker: ${message}${code === undefined ? "" : ` (${code})`}${hint === undefined ? "" : `\n${hint}`}`,
  );
  process.exit(exit ?? 2);
}

async function main(): Promise<void> {
  const values = readFlags();
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  if (values.version === true) {
    console.log(VERSION);
    return;
  }
  const jobs = wholeNumber("--jobs", values.jobs, 1, 1024);
  const every = wholeNumber("--every", values.every, 0, 86_400);
  const port = values.metrics === undefined ? undefined : wholeNumber("--metrics", values.metrics, 0, 65_535);
  const settings = readSettings();
  for (const warning of await checkServer(settings)) console.error(`wings-worker: ${warning}`);

  const metrics = makeMetrics();
  const connection = connect(settings);
  tellOutages(connection, settings, (line) => {
    console.error(`wings-worker: ${line}`);
  });
  const queue = new Queue(settings.queue, { connection, skipMetasUpdate: true });
  // Without a listener BullMQ would print each failed attempt to connect.
  queue.on("error", ignore);
  let known = 0;
  // A server that is away is not asked: the question would wait for it.
  const lag = async (): Promise<Lag> => {
    const isUp = connection.status === "ready";
    if (isUp) known = await queue.getWaitingCount();
    return { waiting: known, isUp };
  };
  if (port !== undefined) await serveMetrics(port, metrics, lag);
  const endOthers = startOthers(jobs - 1, (done) => {
    count(metrics, done);
  });
  const worker = await listen(settings, (done) => {
    count(metrics, done);
  });
  for (const event of ["SIGINT", "SIGTERM"] as const)
    process.once(event, () => {
      endOthers();
      void end(worker);
    });
  console.error(`wings-worker ${VERSION} listens to the queue ${settings.queue}`);
  if (every > 0)
    setInterval(() => {
      lag().then((seen) => {
        console.error(lineOf(metrics, seen));
      }, ignore);
    }, every * 1000).unref();
}

/** How long it takes until a process that has ended is replaced, in milliseconds. */
const PAUSE = 1000;

/** Starts more processes, and replaces each that ends. Returns what ends all of them. */
function startOthers(number: number, count: (done: Done) => void): () => void {
  const running = new Set<ReturnType<typeof fork>>();
  let isEnding = false;
  const start = (): void => {
    if (isEnding) return;
    const child = fork(fileURLToPath(new URL("./child.js", import.meta.url)));
    running.add(child);
    child.on("message", count);
    child.once("exit", (status, signal) => {
      running.delete(child);
      if (isEnding) return;
      console.error(`wings-worker: process ${child.pid} ended (${signal ?? `status ${status}`}); another one starts`);
      setTimeout(start, PAUSE);
    });
  };
  for (let i = 0; i < number; i++) start();
  return () => {
    isEnding = true;
    for (const child of running) child.kill();
  };
}

function serveMetrics(port: number, metrics: Metrics, lag: () => Promise<Lag>): Promise<void> {
  const server = createServer((_, response) => {
    lag().then(
      (seen) => response.setHeader("content-type", "text/plain; version=0.0.4").end(prometheusOf(metrics, seen)),
      (error: unknown) => response.writeHead(503).end(String(error)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      reject(portTaken(port, error));
    });
    server.listen(port, "127.0.0.1", resolve);
  });
}

function ignore(): void {
  // Nothing depends on it.
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        jobs: { type: "string", short: "j", default: "1" },
        metrics: { type: "string" },
        every: { type: "string", default: "60" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean" },
      },
    });
    return values;
  } catch (error) {
    throw badUsage(error as Error);
  }
}

function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw badValue(flag, text, `a whole number from ${least} to ${most}`);
}

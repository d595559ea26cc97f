// All errors of this package.

import { type Item, codedError } from "@wings/runner/bulk";

export const badConfig = (path: string, why: string): Error =>
  codedError("BULLMQ_CONFIG", `can't use ${path}: ${why}.`, {
    hint: "The README of @wings/bullmq lists the settings.",
  });

/** The server would remove jobs when its memory is full. */
export const mayEvict = (policy: string): Error =>
  codedError("BULLMQ_EVICTION", `the server may drop jobs: its maxmemory-policy is ${policy}.`, {
    hint: "Set it: redis-cli config set maxmemory-policy noeviction",
  });

export const noServer = (place: string, { message }: Error): Error =>
  codedError("BULLMQ_NO_SERVER", `no Redis server answers at ${place}: ${message}`, {
    exit: 3,
    hint: "Set WINGS_BULLMQ_URL, such as redis://user:password@host:6379.",
  });

/** A job that failed each time. */
export const jobFailed = (items: readonly Item[], attempts: number, why: string): Error =>
  codedError(
    "JOB_FAILED",
    `boards ${items[0].index} to ${items[items.length - 1].index} failed ${attempts} times on the queue: ${why}`,
    { exit: 3, hint: "Run these boards without --executor to see what is wrong with them." },
  );

// --- wings-worker ---

export const badUsage = ({ message }: Error): Error =>
  codedError("BAD_USAGE", `${message.split(/[.\n]/)[0]}.`, { hint: "wings-worker --help lists the flags." });

export const badValue = (flag: string, text: string, expected: string): Error =>
  codedError("BAD_VALUE", `${flag} can't be ${JSON.stringify(text)}: expected ${expected}.`);

export const portTaken = (port: number, { message }: Error): Error =>
  codedError("PORT_TAKEN", `can't serve metrics at port ${port}: ${message}.`, {
    hint: "Choose another one with --metrics.",
  });

// All errors of this package.

import { type Item, codedError } from "@wings/runner/bulk";

export const badConfig = (path: string, why: string): Error =>
  codedError("BULLMQ_CONFIG", `can't use ${path}: ${why}.`, {
    hint: "The README of @wings/bullmq lists the settings.",
  });

/** The server would remove jobs when its memory is full. `cli` is how to reach it from a shell. */
export const mayEvict = (policy: string, cli: string): Error =>
  codedError("BULLMQ_EVICTION", `the server may drop jobs: its maxmemory-policy is ${policy}.`, {
    hint: `Set it: ${cli} config set maxmemory-policy noeviction`,
  });

const SET_URL = "Set WINGS_BULLMQ_URL, such as redis://user:password@host:6379/0.";

export const noServer = (place: string, message: string): Error =>
  codedError(
    "BULLMQ_NO_SERVER",
    `no Redis server answers at ${place}: ${message.startsWith("Unknown RESP type") ? "another program answers there" : message}`,
    { exit: 3, hint: SET_URL },
  );

/** A server answers, but not to this password, or it has no database of this number. */
export const refused = (place: string, message: string): Error =>
  codedError("BULLMQ_REFUSED", `the Redis server at ${place} refuses the connection: ${message}`, {
    exit: 3,
    hint: SET_URL,
  });

/** The server answers with an error in the middle of a run, as when its memory is full. */
export const serverRefused = (place: string, message: string): Error =>
  codedError("BULLMQ_SERVER", `the Redis server at ${place} refuses a job: ${message}`, {
    exit: 3,
    hint: message.startsWith("OOM")
      ? "Raise its maxmemory, or make answers smaller: set kept and boards lower, or choose fewer techniques with --only."
      : "The server's log may say more.",
  });

/** What to do about a job that failed. The reason contains a code. */
function hintFor(why: string): string {
  if (/WINGS_(OTHER_PLUGIN|PLUGIN_NOT_FOUND)/.test(why))
    return "Install the plugin of this run, in the same version, in the folder in which the workers start.";
  if (why.includes("WINGS_JOB_TOO_LONG")) return "Set boards lower, or limit higher.";
  if (why.includes("WINGS_REPLY_TOO_LARGE")) return "Set boards lower, or choose fewer techniques with --only.";
  return "Run these boards without --executor to see what is wrong with them.";
}

/** A job that failed each time. */
export const jobFailed = (items: readonly Item[], attempts: number, why: string): Error =>
  codedError(
    "JOB_FAILED",
    `boards ${items[0].index} to ${items[items.length - 1].index} failed ${attempts === 1 ? "once" : `${attempts} times`} on the queue: ${why}`,
    { exit: 3, hint: hintFor(why) },
  );

// --- wings-worker ---

export const jobTooLong = (limit: number): Error =>
  codedError("JOB_TOO_LONG", `the job took longer than ${limit / 1000} seconds`, { exit: 3 });

export const threadEnded = (why: string): Error =>
  codedError("WORKER_ENDED", `the thread that answers boards ended: ${why}`, { exit: 3 });

export const badUsage = ({ message }: Error): Error =>
  codedError("BAD_USAGE", `${message.split(/[.\n]/)[0]}.`, { hint: "wings-worker --help lists the flags." });

export const badValue = (flag: string, text: string, expected: string): Error =>
  codedError("BAD_VALUE", `${flag} can't be ${JSON.stringify(text)}: expected ${expected}.`);

export const portTaken = (port: number, { message }: Error): Error =>
  codedError("PORT_TAKEN", `can't serve metrics at port ${port}: ${message}.`, {
    hint: "Choose another one with --metrics.",
  });

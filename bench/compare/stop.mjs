// Ctrl-C and kill: what was started ends, what was written is taken away, and the exit status is what a shell expects.

import { Buffer } from "node:buffer";
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { environment } from "../../scripts/workspace.mjs";

const WINDOWS = process.platform === "win32";

/** A process that was started did not do what it was started for; the message says which. */
export class Failed extends Error {}

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Does work that can be stopped: it is handed a signal that aborts, and cleans up behind itself when it does.
 * @param {(stop: AbortSignal) => Promise<number>} work answers the exit status
 * @returns {Promise<number>} 130 after Ctrl-C, 143 after kill, 129 when the terminal is closed
 */
export async function stoppable(work) {
  const stop = new AbortController();
  /** @type {NodeJS.Signals | undefined} */
  let by;
  const heard = (/** @type {NodeJS.Signals} */ name) => {
    by ??= name;
    stop.abort();
  };
  for (const name of SIGNALS) process.on(name, heard);
  try {
    const status = await work(stop.signal);
    return by === undefined ? status : 128 + constants.signals[by];
  } catch (error) {
    if (by === undefined) throw error;
    return 128 + constants.signals[by];
  } finally {
    for (const name of SIGNALS) process.off(name, heard);
  }
}

/** The same for a part of a longer work: when it is stopped, nothing else follows. @param {(stop: AbortSignal) => Promise<void>} work */
export async function stoppablePart(work) {
  const status = await stoppable(async (stop) => {
    await work(stop);
    return 0;
  });
  if (status !== 0) process.exit(status);
}

/**
 * Runs a command with its output on stderr, for stdout has the report.
 * @param {string} command @param {readonly string[]} args @param {string} cwd @param {AbortSignal} stop
 */
export async function run(command, args, cwd, stop) {
  const { status } = await ended(
    command,
    args,
    { cwd, env: environment, stdio: ["ignore", 2, 2], shell: WINDOWS },
    stop,
  );
  if (status !== 0) throw new Failed(`\`${command} ${args.join(" ")}\` failed (see above).`);
}

/**
 * Runs a command and answers what it wrote.
 * @param {string} command @param {readonly string[]} args @param {AbortSignal} stop
 * @param {readonly unknown[]} [fine] the statuses with which it has not failed
 */
export async function outputOf(command, args, stop, fine = [0]) {
  const { status, stdout, stderr } = await ended(command, args, { stdio: ["ignore", "pipe", "pipe"] }, stop);
  if (!fine.includes(status))
    throw new Failed(`${stderr.trim()}\n\`${command} ${args.join(" ")}\` ended with ${status}.`.trim());
  return { stdout, stderr };
}

/**
 * Waits for a command. It has a process group of its own, so that it and all that it started are ended when the work is
 * stopped, and not before that.
 * @param {string} command @param {readonly string[]} args @param {import("node:child_process").SpawnOptions} options @param {AbortSignal} stop
 */
async function ended(command, args, options, stop) {
  stop.throwIfAborted();
  const child = spawn(command, args, { ...options, detached: !WINDOWS });
  const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => {
    /** @type {Buffer[]} */
    const parts = [];
    stream?.on("data", (part) => parts.push(part));
    return parts;
  });
  const end = () => endAll(child);
  stop.addEventListener("abort", end);
  /** @type {number | NodeJS.Signals} */
  const status = await new Promise((resolve, reject) =>
    child.on("error", reject).on("close", (code, signal) => resolve(code ?? signal ?? NaN)),
  ).finally(() => stop.removeEventListener("abort", end));
  stop.throwIfAborted();
  return { status, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
}

/**
 * Starts a module as a process that answers messages. A process group of its own: Ctrl-C in a terminal goes to this process
 * alone, which ends the others.
 * @param {URL} module @param {readonly string[]} args @param {AbortSignal} stop
 */
export function answering(module, args, stop) {
  stop.throwIfAborted();
  const child = fork(fileURLToPath(module), args, { detached: !WINDOWS });
  const end = () => child.kill("SIGKILL");
  stop.addEventListener("abort", end);
  const failed = once(child, "exit").then(([code, signal]) => {
    stop.throwIfAborted();
    const command = ["node", fileURLToPath(module), ...args].join(" ");
    throw new Failed(`\`${command}\` ended with ${code ?? signal} before it had measured (see above).`);
  });
  failed.catch(() => undefined);
  return {
    /** @param {object | string} message @returns {Promise<any>} */
    ask: async (message) => {
      child.send(message);
      const [answer] = await Promise.race([once(child, "message"), failed]);
      return answer;
    },
    end: () => {
      stop.removeEventListener("abort", end);
      end();
    },
  };
}

/** @param {import("node:child_process").ChildProcess} child */
function endAll(child) {
  if (WINDOWS || child.pid === undefined) child.kill();
  else process.kill(-child.pid, "SIGTERM");
}

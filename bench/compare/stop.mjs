// Ctrl-C and kill: what was started ends, what was written is taken away, and the exit status is what a shell expects.

import { spawn } from "node:child_process";
import { constants } from "node:os";
import { environment } from "../../scripts/workspace.mjs";

const WINDOWS = process.platform === "win32";

/**
 * Does work that can be stopped: it is handed a signal that aborts, and cleans up behind itself when it does.
 * @param {(stop: AbortSignal) => Promise<number>} work answers the exit status
 * @returns {Promise<number>} 130 after Ctrl-C, 143 after kill
 */
export async function stoppable(work) {
  const stop = new AbortController();
  /** @type {NodeJS.Signals | undefined} */
  let by;
  for (const name of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(name, () => {
      by ??= name;
      stop.abort();
    });
  }
  try {
    const status = await work(stop.signal);
    return by === undefined ? status : 128 + constants.signals[by];
  } catch (error) {
    if (by === undefined) throw error;
    return 128 + constants.signals[by];
  }
}

/**
 * Runs a command with its output on stderr, for stdout has the report. It has a process group of its own, so that it and all
 * that it started are ended when the work is stopped, and not before that.
 * @param {string} command @param {readonly string[]} args @param {string} cwd @param {AbortSignal} stop
 */
export async function run(command, args, cwd, stop) {
  stop.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env: environment,
    stdio: ["ignore", 2, 2],
    detached: !WINDOWS,
    shell: WINDOWS,
  });
  const end = () => endAll(child);
  stop.addEventListener("abort", end);
  const status = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  stop.removeEventListener("abort", end);
  stop.throwIfAborted();
  if (status !== 0) throw new Error(`\`${command} ${args.join(" ")}\` failed (see above).`);
}

/** @param {import("node:child_process").ChildProcess} child */
function endAll(child) {
  if (WINDOWS || child.pid === undefined) child.kill();
  else process.kill(-child.pid, "SIGTERM");
}

import { fstatSync, readSync, statSync, writeSync } from "node:fs";
import { noStream } from "./errors.js";

// Node.js reads nothing from a folder, and drops what is written to one. In place of a closed stream it opens /dev/null.

const [STDIN, STDOUT, STDERR] = [0, 1, 2];

/** Throws where stdin can't have any input. */
export const assertStdin = (): void => {
  assertUsable(STDIN, "read stdin");
};

/** Throws where nothing can be written to stdout. */
export const assertStdout = (): void => {
  assertUsable(STDOUT, "write stdout");
};

/**
 * Looks at stdout before the first answer: a folder is an error. A closed stream looks like one that a program discards, as `DEVNULL`
 * of Python does, so that is a warning. A caller that discards stderr as well wants only the status.
 */
export function checkStdout(warn: (text: string) => void): void {
  if (process.platform === "win32") return;
  if (fstatSync(STDOUT).isDirectory()) assertStdout();
  else if (isStandIn(STDOUT) && !isStandIn(STDERR))
    warn("wings: stdout is closed or discarded: the answers are lost, and only the exit status is left.\n");
}

function assertUsable(stream: number, doing: string): void {
  // Windows has no such streams.
  if (process.platform === "win32") return;
  if (fstatSync(stream).isDirectory()) throw noStream(doing, "it is a folder");
  if (isStandIn(stream)) throw noStream(doing, "it is closed");
}

/** Whether a stream is /dev/null for reading and writing, as Node.js opens it. A shell opens it for one of the two. */
function isStandIn(stream: number): boolean {
  const { rdev } = fstatSync(stream);
  if (rdev === 0 || rdev !== statSync("/dev/null", { throwIfNoEntry: false })?.rdev) return false;
  try {
    if (stream === STDIN) writeSync(stream, "\n");
    else readSync(stream, Buffer.alloc(1));
    return true;
  } catch {
    return false;
  }
}

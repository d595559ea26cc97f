import { fstatSync, readSync, statSync, writeSync } from "node:fs";
import { noStream } from "../errors.js";

// Node.js reads nothing from a folder, and drops what is written to one. In place of a closed stream it opens /dev/null.

const [STDIN, STDOUT, STDERR] = [0, 1, 2];

/** Throws where stdin can't have any input. */
export const assertStdin = (): void => {
  assertUsable(STDIN, "read stdin");
};

/** Throws where answers on stdout would be lost. A program that drops stdout and stderr has said that it wants no words. */
export const assertStdout = (): void => {
  if (!isStandIn(STDERR)) assertUsable(STDOUT, "write stdout");
};

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

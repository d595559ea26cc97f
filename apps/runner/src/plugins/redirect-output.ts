import { writeSync } from "node:fs";
import { sanitizeOutput } from "../terminal/sanitize.js";

const STDERR = 2;

/**
 * Sends everything that this thread prints to stderr, at once. Stdout is for our data. The main thread blocks while a plugin
 * works, so it could not pass the text on, and the text of a thread that throws or hangs would be lost.
 */
export function redirectOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // A character may be split between two chunks.
    const decoder = new TextDecoder();
    stream.write = (chunk: string | Uint8Array, ...more: readonly unknown[]): boolean => {
      const encoding = more.find((each) => typeof each === "string") as BufferEncoding | undefined;
      const bytes = typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk;
      writeToStderr(decoder.decode(bytes, { stream: true }));
      const done = more.find((each) => typeof each === "function") as (() => void) | undefined;
      if (done !== undefined) queueMicrotask(done);
      return true;
    };
  }
}

function writeToStderr(text: string): void {
  const bytes = Buffer.from(sanitizeOutput(text));
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(STDERR, bytes, at);
    } catch (error) {
      // A full pipe takes more in a moment; any other error can't be reported.
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
      Atomics.wait(PAUSE, 0, 0, 1);
    }
  }
}

const PAUSE = new Int32Array(new SharedArrayBuffer(4));

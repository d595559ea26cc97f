import { writeSync } from "node:fs";
import { sealed } from "../terminal/sanitize.js";

const STDERR = 2;

/**
 * Has what this thread prints go to stderr at once. It is not our data; and who waits for the answer of a plugin can't pass on
 * what it prints, so it would be lost with a thread that throws, hangs or is not needed any more.
 */
export function printAtOnce(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // A sign may be torn between two writes of bytes.
    const decoder = new TextDecoder();
    const write = (chunk: string | Uint8Array, ...more: readonly unknown[]): boolean => {
      const encoding = more.find((each) => typeof each === "string") as BufferEncoding | undefined;
      const bytes = typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk;
      put(decoder.decode(bytes, { stream: true }));
      const done = more.find((each) => typeof each === "function") as (() => void) | undefined;
      if (done !== undefined) queueMicrotask(done);
      return true;
    };
    stream.write = write;
  }
}

function put(text: string): void {
  const bytes = Buffer.from(sealed(text));
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(STDERR, bytes, at);
    } catch (error) {
      // A pipe that is full takes more in a moment; what can't be told otherwise is nobody's to hear.
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
      Atomics.wait(PAUSE, 0, 0, 1);
    }
  }
}

const PAUSE = new Int32Array(new SharedArrayBuffer(4));

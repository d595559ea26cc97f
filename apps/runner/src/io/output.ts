import { unwritable } from "../errors.js";
import { sanitizeOutput } from "../terminal/sanitize.js";

// Data goes to stdout, everything else to stderr.

/** Writes to stdout and waits until the reader takes it, so that memory stays bounded. Bytes must be sanitized already. */
export function write(text: string | Uint8Array): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    process.stdout.write(typeof text === "string" ? sanitizeOutput(text) : text, (error) => {
      if (error) reject(error);
      else resolve();
    });
  }).catch((error: unknown) => {
    throw unwritable("stdout", error);
  });
}

/** Writes to stderr. Node.js opens it at the first use, which takes milliseconds. */
export function tell(text: string): void {
  try {
    exitOnClosedPipe(process.stderr);
    process.stderr.write(sanitizeOutput(text));
  } catch {
    // Without stderr there is no place to report this.
  }
}

/** Ends the process quietly when the reader closes the pipe, as `head` does. */
export function exitOnClosedPipe(stream: NodeJS.WriteStream): void {
  if (stream.listeners("error").includes(onError)) return;
  stream.on("error", onError);
}

function onError(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(0);
}

import { unwritable } from "./errors.js";
import { sanitizeOutput } from "./sanitize.js";
import { checkStdout } from "./streams.js";

// Data goes to stdout, everything else to stderr.

/** Writes to stdout and waits until the reader takes it, so that memory stays bounded. Bytes must be sanitized already. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (!isChecked && text.length > 0) {
    checkStdout(tell);
    isChecked = true;
  }
  return new Promise<void>((resolve, reject) => {
    process.stdout.write(typeof text === "string" ? sanitizeOutput(text) : text, (error) => {
      if (error) reject(error);
      else resolve();
    });
  }).catch((error: unknown) => {
    throw unwritable("stdout", error);
  });
}

let isChecked = false;

/** Writes to stderr. Node.js opens it at the first use, which takes milliseconds. */
export function tell(text: string): void {
  try {
    if (!process.stderr.listeners("error").includes(ignore)) process.stderr.on("error", ignore);
    process.stderr.write(sanitizeOutput(text));
  } catch {
    // Without stderr there is no place to report this.
  }
}

/** A closed stderr must not end a run that still writes answers. */
const ignore = (): void => undefined;

/** As a shell reports a command that SIGPIPE ended. */
const CLOSED_PIPE = 141;

/** Ends the process quietly when the reader of stdout closes the pipe, as `head` does. */
export function exitOnClosedPipe(): void {
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") process.exit(CLOSED_PIPE);
  });
}

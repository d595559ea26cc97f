import { sanitizeOutput } from "./terminal/sanitize.js";
import { unwritable } from "./errors.js";

/** Data goes to stdout, everything else to stderr; no text reaches either of them unsanitized. */

/** Writes to stdout and waits until it is taken: memory stays bounded, whoever reads. Bytes are of a text that was sanitized. */
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

/** Writes to stderr, which is opened when there is something to say: that takes milliseconds of a start. */
export function tell(text: string): void {
  try {
    endQuietly(process.stderr);
    process.stderr.write(sanitizeOutput(text));
  } catch {
    // Where nothing can be told, nobody can be told so.
  }
}

/** Whoever closes the pipe has seen enough. What else goes wrong reaches the one who writes. */
export function endQuietly(stream: NodeJS.WriteStream): void {
  if (stream.listeners("error").includes(onError)) return;
  stream.on("error", onError);
}

function onError(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(0);
}

/** Data goes to stdout, everything else to stderr. */

/** Writes to stdout and waits until it is taken: memory stays bounded, whoever reads. */
export function write(text: string, to: NodeJS.WritableStream = process.stdout): Promise<void> {
  return new Promise((resolve, reject) => {
    to.write(text, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Writes to stderr, which is opened when there is something to say: that takes milliseconds of a start. */
export const tell = (text: string): void => {
  endQuietly(process.stderr);
  process.stderr.write(text);
};

/** Whoever closes the pipe has seen enough. */
export function endQuietly(stream: NodeJS.WriteStream): void {
  if (stream.listeners("error").includes(onError)) return;
  stream.on("error", onError);
}

function onError(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED") process.exit(0);
  throw error;
}

/** Whether and when somebody stops the run. */
export interface Interrupt {
  readonly stopped: Promise<void>;
  readonly isStopped: () => boolean;
  readonly signal: AbortSignal;
}

/** Ctrl-C ends the run after a whole line; a second Ctrl-C ends it at once. */
export function onInterrupt(): Interrupt {
  const controller = new AbortController();
  let isStopped = false;
  const stopped = new Promise<void>((resolve) => {
    const earlier = process.listeners("SIGINT");
    process.on("SIGINT", () => {
      if (isStopped) process.exit(130);
      isStopped = true;
      controller.abort();
      resolve();
    });
    // Removed only now: a signal without any listener would end the process.
    for (const listener of earlier) process.removeListener("SIGINT", listener);
  });
  return { stopped, isStopped: () => isStopped, signal: controller.signal };
}

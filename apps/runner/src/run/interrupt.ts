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

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Works in this thread, which can't handle signals meanwhile: they end the process at once, as they do where nobody listens. What
 * was written until then is whole lines.
 */
export function endedBySignals<T>(work: () => T): T {
  const listeners = SIGNALS.map((signal) => process.rawListeners(signal) as NodeJS.SignalsListener[]);
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  try {
    return work();
  } finally {
    SIGNALS.forEach((signal, i) => {
      for (const listener of listeners[i]) process.on(signal, listener);
    });
  }
}

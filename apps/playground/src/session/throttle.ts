import type { Job } from "../engine/engine.js";

/** Minimum time between two redraws, in milliseconds. */
const INTERVAL = 100;

interface Throttled {
  /** Shows the news after the interval. */
  schedule(this: void): void;
  /** Drops a scheduled update. */
  drop(this: void): void;
  /** The same job, but cancelling it first shows what has arrived. */
  flushOnCancel(this: void, job: Job): Job;
}

/**
 * Limits redraws while results arrive one by one. The last results are shown after the interval, even if no more follow.
 */
export function throttle(show: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = (): void => {
    if (timer === undefined) return;
    drop();
    show();
  };
  const flushOnCancel = (job: Job): Job => ({
    cancel: () => {
      flush();
      job.cancel();
    },
  });
  return { schedule: () => (timer ??= setTimeout(flush, INTERVAL)), drop, flushOnCancel };
}

/** Minimum time between two redraws, in milliseconds. */
const INTERVAL = 100;

interface Throttled {
  /** Shows the news after the interval. */
  schedule(this: void): void;
  /** Drops a scheduled update. Returns whether there was one. */
  drop(this: void): boolean;
}

/** Limits redraws while results arrive one by one. The last results are shown after the interval, even if no more follow. */
export function throttle(show: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): boolean => {
    const wasScheduled = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return wasScheduled;
  };
  const flush = (): void => {
    timer = undefined;
    show();
  };
  return { schedule: () => (timer ??= setTimeout(flush, INTERVAL)), drop };
}

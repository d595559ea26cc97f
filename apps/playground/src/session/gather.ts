import type { Job } from "../engine/engine.js";

/** How long news are gathered before the page is drawn anew, in milliseconds. */
const GATHER = 100;

interface Gathered {
  later(this: void): void;
  /** Forgets what was not shown yet. */
  drop(this: void): void;
  /** The same job: what came in is shown before it is cancelled. */
  before(this: void, job: Job): Job;
}

/**
 * Shows news some at a time: a list that grows at each of them would be drawn at each of them. What came in is shown after a
 * while even where nothing follows, for what follows may take long.
 */
export function gather(show: () => void): Gathered {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    if (timer === undefined) return;
    drop();
    show();
  };
  const before = (job: Job): Job => ({
    cancel: () => {
      now();
      job.cancel();
    },
  });
  return { later: () => (timer ??= setTimeout(now, GATHER)), drop, before };
}

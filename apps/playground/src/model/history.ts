/** What can be undone and redone. */
export interface History<T = string> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** Maximum number of undo steps. */
const MOST = 500;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** Adds a state and discards the redo steps. */
export const advance = <T>(history: History<T>, now: T): History<T> =>
  now === history.now ? history : { past: [...history.past, history.now].slice(-MOST), now, future: [] };

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** Undoes several times. */
export const undoTimes = <T>(history: History<T>, times: number): History<T> =>
  times > 0 ? undoTimes(undo(history), times - 1) : history;

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}

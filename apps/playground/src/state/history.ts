/** The boards of a session, as text, for undo and redo. */
export interface History {
  readonly past: readonly string[];
  readonly now: string;
  readonly future: readonly string[];
}

/** Maximum number of undo steps. A board has about 200 characters. */
const MOST = 500;

export const begin = (now: string): History => ({ past: [], now, future: [] });

/** Adds a board and discards the redo steps. */
export const advance = (history: History, now: string): History =>
  now === history.now ? history : { past: [...history.past, history.now].slice(-MOST), now, future: [] };

export function undo({ past, now, future }: History): History {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** Undoes several times. */
export const undoTimes = (history: History, times: number): History =>
  times > 0 ? undoTimes(undo(history), times - 1) : history;

export function redo({ past, now, future }: History): History {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}

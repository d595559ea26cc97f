import type { Action } from "./actions.js";
import type { State } from "./state.js";
import type { PageStore } from "./store.js";

/** What an effect works with while its key stays the same. */
export interface Run {
  /** Ends when the key changes. */
  readonly signal: AbortSignal;
  /** Does nothing once the signal has ended: what comes late belongs to something that is gone. */
  dispatch(this: void, action: Action): void;
}

/**
 * Runs an effect for as long as a part of the state stays the same: once for each new key. `undefined` runs nothing. Whatever the
 * effect began ends with the signal.
 */
export function keyed<K>(
  store: PageStore,
  keyOf: (state: State) => K | undefined,
  start: (key: K, run: Run) => void,
): void {
  let key: K | undefined;
  let ending: AbortController | undefined;
  const look = (): void => {
    const next = keyOf(store.state);
    if (Object.is(next, key)) return;
    key = next;
    ending?.abort();
    if (next === undefined) return;
    ending = new AbortController();
    const { signal } = ending;
    const dispatch = (action: Action): void => {
      if (!signal.aborted) store.dispatch(action);
    };
    start(next, { signal, dispatch });
  };
  store.watch(look);
  look();
}

/** Does something after a time, unless the signal ends before, in milliseconds. */
export function later(signal: AbortSignal, time: number, act: () => void): void {
  const timer = setTimeout(act, time);
  signal.addEventListener("abort", () => clearTimeout(timer));
}

import type { Action } from "../store/reduce.js";
import type { State } from "../store/state.js";
import type { Store } from "../store/store.js";

export type PageStore = Store<State, Action>;

/**
 * Runs something for as long as a part of the state stays the same: `start` runs for each new key, and what it returns when
 * the key changes. `undefined` runs nothing.
 */
export function keyed<K>(
  store: PageStore,
  keyOf: (state: State) => K | undefined,
  start: (key: K) => (() => void) | undefined,
): void {
  let key: K | undefined;
  let stop: (() => void) | undefined;
  const look = (): void => {
    const next = keyOf(store.state);
    if (Object.is(next, key)) return;
    key = next;
    stop?.();
    stop = undefined;
    if (next === undefined) return;
    const started = start(next);
    // Starting may already have changed the state.
    if (Object.is(key, next)) stop = started;
    else started?.();
  };
  store.watch(look);
  look();
}

import type { Action } from "./actions.js";
import { OWN_HANDLERS, type SomeHandlers, reduce } from "./reduce.js";
import type { State } from "./state.js";

/** One state, and actions that change it. */
export interface PageStore {
  readonly state: State;
  dispatch(this: void, action: Action): void;
  /** Calls the watcher after each change. Returns a function that ends this. */
  watch(this: void, watcher: (state: State, before: State) => void): () => void;
  /** Adds what handles the actions of a feature. What was pressed before it was loaded happens now, if its board is still there. */
  handle(this: void, handlers: SomeHandlers): void;
}

/** The clock gives each action its time: handlers ask nobody else. */
export function createStore(initial: State, clock: () => number = Date.now): PageStore {
  const watchers = new Set<(state: State, before: State) => void>();
  let handlers = OWN_HANDLERS;
  let state = initial;
  /** Actions whose feature is not loaded yet, with the room and the board that they are for. */
  let waiting: { readonly action: Action; readonly of: State }[] = [];
  const dispatch = (action: Action): void => {
    const before = state;
    if (handlers[action.type] === undefined) waiting.push({ action, of: state });
    else state = reduce(handlers, state, { ...action, time: clock() });
    if (state !== before) for (const watcher of watchers) watcher(state, before);
  };
  return {
    get state() {
      return state;
    },
    dispatch,
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    handle: (more) => {
      handlers = { ...handlers, ...more };
      const all = waiting;
      waiting = [];
      for (const { action, of } of all)
        if (of.route.room === state.route.room && of.about.board === state.about.board) dispatch(action);
    },
  };
}

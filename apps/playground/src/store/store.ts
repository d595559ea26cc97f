/** A store: one state, and actions that change it. */
export interface Store<S, A> {
  readonly state: S;
  dispatch(this: void, action: A): void;
  /** Calls the watcher after each change. Returns a function that ends this. */
  watch(this: void, watcher: (state: S, before: S) => void): () => void;
}

export function createStore<S, A>(initial: S, reduce: (state: S, action: A) => S): Store<S, A> {
  const watchers = new Set<(state: S, before: S) => void>();
  let state = initial;
  return {
    get state() {
      return state;
    },
    dispatch: (action) => {
      const before = state;
      state = reduce(state, action);
      if (state !== before) for (const watcher of watchers) watcher(state, before);
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

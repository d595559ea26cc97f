import type { Shelf } from "./shelf.js";

/** Why the browser keeps nothing. */
export type StorageFault = "forbidden" | "full";

/**
 * The storage of the browser. `tell` is called whenever it can't keep something, and at once if it can keep nothing. `get` throws
 * where storage is forbidden.
 */
export function watchedStorage(get: () => Shelf | null, tell: (fault: StorageFault) => void): Shelf | undefined {
  let store: Shelf | null = null;
  try {
    store = get();
  } catch {
    // The browser forbids it.
  }
  if (store === null) {
    tell("forbidden");
    return undefined;
  }
  const inner = store;
  const watched: Shelf = {
    get length() {
      return inner.length;
    },
    key: (i) => inner.key(i),
    getItem: (key) => inner.getItem(key),
    removeItem: (key) => {
      inner.removeItem(key);
    },
    setItem: (key, text) => {
      try {
        inner.setItem(key, text);
      } catch (error) {
        tell(isEmpty(inner) ? "forbidden" : "full");
        throw error;
      }
    },
  };
  try {
    watched.setItem(PROBE, "1");
    inner.removeItem(PROBE);
  } catch {
    // The page knows it now.
  }
  return watched;
}

const PROBE = "wings/probe";

/** Some browsers have a storage without any room, or forbid each use of it. */
function isEmpty(store: Shelf): boolean {
  try {
    return store.length === 0;
  } catch {
    return true;
  }
}

import { knownNext, nextKey } from "../../store/view.js";
import { keyed, later } from "../../store/keyed.js";
import type { PageStore } from "../../store/store.js";

/** The path, when nothing else is to be done. */
export function startIdlePath(store: PageStore): void {
  keyed(
    store,
    (state) => {
      const {
        route,
        about: { verdict, path, survey },
      } = state;
      const isIdle = route.room === "solve" && path === undefined && !survey?.running;
      return isIdle && verdict?.solutions === "one" && knownNext(state) !== undefined ? nextKey(state) : undefined;
    },
    (_, { signal, dispatch }) => later(signal, PAUSE, () => dispatch({ type: "path-find" })),
  );
}

/** How long the page waits before it looks for the path, in milliseconds. */
const PAUSE = 500;

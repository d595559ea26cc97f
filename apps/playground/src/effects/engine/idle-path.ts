import { knownNext, nextKey } from "../../store/view.js";
import { type PageStore, keyed } from "../keyed.js";

/** The path, when nothing else is to be done. */
export function startIdlePath(store: PageStore): void {
  const { dispatch } = store;
  keyed(
    store,
    (state) => {
      const { route, verdict, path, survey } = state;
      const isIdle = route.room === "solve" && path === undefined && !survey?.running;
      return isIdle && verdict?.solutions === "one" && knownNext(state) !== undefined ? nextKey(state) : undefined;
    },
    () => {
      const timer = setTimeout(() => dispatch({ type: "path-find" }), PAUSE);
      return () => {
        clearTimeout(timer);
      };
    },
  );
}

/** How long the page waits before it looks for the path, in milliseconds. */
const PAUSE = 500;

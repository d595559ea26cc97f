import { keyed, later } from "./keyed.js";
import type { State } from "./state.js";
import type { PageStore } from "./store.js";

/** Loads a feature with the first room that needs it. If that fails, as without a network, it tries again every few seconds. */
export function loadLate(store: PageStore, isNeeded: (state: State) => boolean, load: () => Promise<void>): void {
  let isAsked = false;
  keyed(
    store,
    (state) => (isNeeded(state) ? state.route.room : undefined),
    (_, { signal }) => {
      const begin = (): void => {
        if (isAsked) return;
        isAsked = true;
        load().catch(() => {
          isAsked = false;
          if (!signal.aborted) later(signal, PAUSE, begin);
        });
      };
      begin();
    },
  );
}

/** In milliseconds. */
const PAUSE = 3000;

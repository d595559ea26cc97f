import { keyed } from "../../store/keyed.js";
import type { PageStore } from "../../store/store.js";

/** Longer than this, nobody looked at the exercise: in milliseconds. */
const LONG = 1_800_000;

/** Measures how long right answers take. */
export function timeAnswers(store: PageStore): void {
  keyed(
    store,
    ({ practice }) => practice?.task,
    ({ technique }, { signal, dispatch }) => {
      // The clock of the machine may be set meanwhile.
      const start = performance.now();
      let isTimed = false;
      const stop = store.watch(({ practice }) => {
        if (isTimed || practice?.counts !== true) return;
        isTimed = true;
        const time = performance.now() - start;
        if (time < LONG) dispatch({ type: "timed", technique, seconds: Math.round(time / 100) / 10 });
      });
      signal.addEventListener("abort", stop);
    },
  );
}

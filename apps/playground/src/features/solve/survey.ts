import type { Engine } from "../../engine/engine.js";
import type { Group } from "../../model/filter.js";
import type { Step } from "../../model/step.js";
import { keyed } from "../../store/keyed.js";
import { throttle } from "../../store/throttle.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** All steps. */
export function startSurvey(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ about: { survey } }) => (survey?.running ? survey.techniques : undefined),
    (techniques, { signal, dispatch }) => {
      const { board } = store.state.game!.history.now;
      const found = new Map<string, Step[]>();
      let done = 0;
      const show = (running = true): void => {
        const groups = Array.from(found, ([technique, steps]): Group => ({ technique, steps: [...steps] }));
        dispatch({ type: "survey-found", survey: { groups, done, running } });
      };
      const updates = throttle(() => show());
      run(engine, { kind: "all", board, techniques }, signal, (news) => {
        if (news.kind === "group") {
          const { technique, steps } = news;
          if (steps.length > 0) found.set(technique, found.get(technique) ?? []);
          found.get(technique)?.push(...steps);
          done = news.done;
          updates.schedule();
        } else if (news.kind === "done" || news.kind === "failed") {
          updates.drop();
          show(false);
        }
      });
      signal.addEventListener("abort", updates.drop);
    },
  );
}

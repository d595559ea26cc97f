import type { Engine } from "../../engine/engine.js";
import { selectedOf } from "../../model/known.js";
import type { Step } from "../../model/step.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** The path of a finished puzzle, for its ribbon and its hardest step. */
export function startFinishPath(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ about: { finish }, game }) => (finish !== undefined && !finish.isWhole ? game?.start : undefined),
    (start, { signal, dispatch }) => {
      const steps: Step[] = [];
      run(engine, { kind: "path", board: start, techniques: selectedOf(store.state) }, signal, (news) => {
        if (news.kind === "step") steps.push(news.step);
        else if (news.kind === "done" || news.kind === "failed") dispatch({ type: "finished", steps, isWhole: true });
      });
    },
  );
}

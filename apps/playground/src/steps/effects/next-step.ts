import type { Engine } from "../../engine/engine.js";
import type { Task } from "../../model/engine-messages.js";
import { selectedOf } from "../../model/known.js";
import type { Step } from "../../model/step.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";
import { knownNext, nextKey } from "../../store/view.js";

/** The next step, before anybody asks. */
export function startNextStep(store: PageStore, engine: Engine): void {
  keyed(
    store,
    (state) => (state.game === undefined || state.route.room === "practice" ? undefined : nextKey(state)),
    (key, { signal, dispatch }) => {
      let found: Step | null = null;
      const { state } = store;
      const known = knownNext(state);
      if (known !== undefined) {
        dispatch({ type: "foreseen", key, step: known });
        return;
      }
      const task: Task = { kind: "next", board: state.game!.history.now.board, techniques: selectedOf(state) };
      run(engine, task, signal, (news) => {
        if (news.kind === "step") found = news.step;
        if (news.kind === "done" || news.kind === "failed") dispatch({ type: "foreseen", key, step: found });
      });
    },
  );
}

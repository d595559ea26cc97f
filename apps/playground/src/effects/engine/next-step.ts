import type { Engine } from "../../engine/engine.js";
import type { Task } from "../../engine/messages.js";
import { selectedOf } from "../../model/known.js";
import type { Step } from "../../model/step.js";
import { knownNext, nextKey } from "../../store/view.js";
import { type PageStore, keyed } from "../keyed.js";
import { run } from "./run.js";

/** The next step, before anybody asks. */
export function startNextStep(store: PageStore, engine: Engine): void {
  const { dispatch } = store;
  keyed(
    store,
    (state) => (state.game === undefined || state.route.room === "practice" ? undefined : nextKey(state)),
    (key) => {
      let found: Step | null = null;
      const { state } = store;
      const known = knownNext(state);
      if (known !== undefined) {
        dispatch({ type: "foreseen", key, step: known });
        return undefined;
      }
      const task: Task = { kind: "next", board: state.game!.history.now.board, techniques: selectedOf(state) };
      return run(engine, task, (news) => {
        if (news.kind === "step") found = news.step;
        if (news.kind === "done" || news.kind === "failed") dispatch({ type: "foreseen", key, step: found });
      });
    },
  );
}

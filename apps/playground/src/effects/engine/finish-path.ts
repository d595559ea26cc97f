import type { Engine } from "../../engine/engine.js";
import { selectedOf } from "../../model/known.js";
import type { Step } from "../../model/step.js";
import { type PageStore, keyed } from "../keyed.js";
import { run } from "./run.js";

/** The path of a finished puzzle, for its ribbon and its hardest step. */
export function startFinishPath(store: PageStore, engine: Engine): void {
  const { dispatch } = store;
  keyed(
    store,
    ({ finish, game }) => (finish !== undefined && !finish.isWhole ? game?.start : undefined),
    (start) => {
      const steps: Step[] = [];
      return run(engine, { kind: "path", board: start, techniques: selectedOf(store.state) }, (news) => {
        if (news.kind === "step") steps.push(news.step);
        else if (news.kind === "done" || news.kind === "failed") dispatch({ type: "finished", steps, isWhole: true });
      });
    },
  );
}

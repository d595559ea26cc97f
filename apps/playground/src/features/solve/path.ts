import type { Engine } from "../../engine/engine.js";
import type { Task } from "../../model/engine-messages.js";
import { selectedOf } from "../../model/known.js";
import type { PathStatus } from "../../model/path.js";
import { type Step, applied } from "../../model/step.js";
import { nextKey } from "../../store/view.js";
import { keyed } from "../../store/keyed.js";
import { throttle } from "../../store/throttle.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** The path that was asked for. */
export function startPath(store: PageStore, engine: Engine): void {
  keyed(
    store,
    (state) => {
      const { path } = state.about;
      return path?.status === "searching" ? `${nextKey(state)} ${path.whole !== undefined}` : undefined;
    },
    (_, { signal, dispatch }) => {
      const {
        game,
        about: { path },
      } = store.state;
      const board = game!.history.now.board;
      const steps: Step[] = [];
      const show = (status: PathStatus = "searching"): void => {
        const last = steps.at(-1);
        const end = last === undefined ? board : applied(last);
        dispatch({ type: "path-found", path: { steps: [...steps], end, status } });
      };
      const updates = throttle(() => show());
      const isTrimmed = path!.whole !== undefined;
      const task: Task = { kind: "path", board, techniques: selectedOf(store.state), isTrimmed };
      run(engine, task, signal, (news) => {
        if (news.kind === "step") {
          steps.push(news.step);
          updates.schedule();
        } else if (news.kind === "done" || news.kind === "failed") {
          updates.drop();
          if (news.kind === "failed") show("stopped");
          else dispatch({ type: "path-found", path: { steps, end: news.end, status: news.status } });
        }
      });
      signal.addEventListener("abort", updates.drop);
    },
  );
}

import type { Engine } from "../../engine/engine.js";
import type { Task } from "../../engine/messages.js";
import { selectedOf } from "../../model/known.js";
import type { PathStatus } from "../../model/path.js";
import { type Step, applied } from "../../model/step.js";
import { nextKey } from "../../store/view.js";
import { type PageStore, keyed } from "../keyed.js";
import { throttle } from "../throttle.js";
import { run } from "./run.js";

/** The path that was asked for. */
export function startPath(store: PageStore, engine: Engine): void {
  const { dispatch } = store;
  keyed(
    store,
    (state) => (state.path?.status === "searching" ? nextKey(state) : undefined),
    () => {
      const { game, path } = store.state;
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
      const stop = run(engine, task, (news) => {
        if (news.kind === "step") {
          steps.push(news.step);
          updates.schedule();
        } else if (news.kind === "done" || news.kind === "failed") {
          updates.drop();
          if (news.kind === "failed") show("stopped");
          else dispatch({ type: "path-found", path: { steps, end: news.end, status: news.status } });
        }
      });
      return () => {
        stop();
        // What has arrived is kept.
        if (updates.drop()) show("stopped");
      };
    },
  );
}

import type { Engine } from "../../engine/engine.js";
import { noticeOf } from "../complain.js";
import { type PageStore, keyed } from "../keyed.js";
import { run } from "./run.js";

/** The step of a link. */
export function startRecall(store: PageStore, engine: Engine): void {
  const { dispatch } = store;
  keyed(
    store,
    ({ recall }) => recall,
    (recall) =>
      run(engine, { kind: "recall", ...recall }, (news) => {
        const { board } = recall;
        if (news.kind === "step") dispatch({ type: "recalled", board, step: news.step });
        if (news.kind === "failed")
          void noticeOf(news).then((notice) => dispatch({ type: "recall-failed", board, notice }));
      }),
  );
}

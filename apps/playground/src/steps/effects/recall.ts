import type { Engine } from "../../engine/engine.js";
import { noticeOf } from "../../store/complain.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** The step of a link. */
export function startRecall(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ about: { recall } }) => recall,
    (recall, { signal, dispatch }) =>
      run(engine, { kind: "recall", ...recall }, signal, (news) => {
        const { board } = recall;
        if (news.kind === "step") dispatch({ type: "recalled", board, step: news.step });
        if (news.kind === "failed")
          void noticeOf(news).then((notice) => dispatch({ type: "recall-failed", board, notice }));
      }),
  );
}

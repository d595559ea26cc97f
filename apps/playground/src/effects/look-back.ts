import type { Engine } from "../engine/engine.js";
import { noticeOf } from "./complain.js";
import { run } from "./engine/run.js";
import { type PageStore, keyed } from "./keyed.js";

/** Finds an own step again when the player wants to see its proof. */
export function lookBack(store: PageStore, engine: Engine): void {
  const { dispatch } = store;
  keyed(
    store,
    ({ past }) => past?.of,
    (of) =>
      run(engine, { kind: "recall", ...of }, (news) => {
        if (news.kind === "step") dispatch({ type: "looked-back", of, step: news.step });
        if (news.kind !== "failed") return;
        dispatch({ type: "close-hint" });
        void noticeOf(news).then((notice) => dispatch({ type: "notice", notice }));
      }),
  );
}

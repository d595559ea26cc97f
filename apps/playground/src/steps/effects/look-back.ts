import type { Engine } from "../../engine/engine.js";
import { giveUp } from "../../store/complain.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** Finds an own step again when the player wants to see its proof. */
export function lookBack(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ about: { past } }) => past?.of,
    (of, { signal, dispatch }) =>
      run(engine, { kind: "recall", ...of }, signal, (news) => {
        if (news.kind === "step") dispatch({ type: "looked-back", of, step: news.step });
        if (news.kind === "failed") void giveUp(store, { signal }, news, { type: "close-hint" });
      }),
  );
}

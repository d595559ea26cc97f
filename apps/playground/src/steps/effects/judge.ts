import type { Engine } from "../../engine/engine.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** How many solutions the board has. */
export function startJudge(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ about }) => about.board,
    (board, { signal, dispatch }) =>
      run(engine, { kind: "judge", board }, signal, (news) => {
        if (news.kind === "verdict") dispatch({ type: "judged", board, verdict: news.verdict });
      }),
  );
}

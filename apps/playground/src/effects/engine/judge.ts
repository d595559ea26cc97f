import type { Engine } from "../../engine/engine.js";
import { type PageStore, keyed } from "../keyed.js";
import { run } from "./run.js";

/** How many solutions the board has. */
export function startJudge(store: PageStore, engine: Engine): void {
  const { dispatch } = store;
  keyed(
    store,
    ({ game }) => game?.history.now.board,
    (board) =>
      run(engine, { kind: "judge", board }, (news) => {
        if (news.kind === "verdict") dispatch({ type: "judged", board, verdict: news.verdict });
      }),
  );
}

import type { Engine } from "../../engine/engine.js";
import { noticeOf } from "../../store/complain.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import { solveOf } from "./solve-state.js";
import type { PageStore } from "../../store/store.js";

/** The ratings of Sudoku Explainer, as long as their puzzle is open. */
export function startExplainerRating(store: PageStore, engine: Engine): void {
  keyed(
    store,
    (state) => {
      const { explainer } = solveOf(state);
      const isWanted = explainer !== undefined && explainer.rating === undefined;
      return isWanted && explainer.puzzle === state.game?.start ? explainer.puzzle : undefined;
    },
    (puzzle, { signal, dispatch }) =>
      run(engine, { kind: "rate", board: puzzle }, signal, (news) => {
        if (news.kind === "rated") dispatch({ type: "rated", puzzle, rating: news.rating });
        if (news.kind === "failed") void noticeOf(news).then((notice) => dispatch({ type: "rate-failed", notice }));
      }),
  );
}

import type { Engine } from "../../engine/engine.js";
import { noticeOf } from "../complain.js";
import { type PageStore, keyed } from "../keyed.js";
import { run } from "./run.js";

/** The ratings of Sudoku Explainer. */
export function startExplainerRating(store: PageStore, engine: Engine): void {
  const { dispatch } = store;
  keyed(
    store,
    ({ explainer }) => (explainer !== undefined && explainer.rating === undefined ? explainer.puzzle : undefined),
    (puzzle) =>
      run(engine, { kind: "rate", board: puzzle }, (news) => {
        if (news.kind === "rated") dispatch({ type: "rated", puzzle, rating: news.rating });
        if (news.kind === "failed") void noticeOf(news).then((notice) => dispatch({ type: "rate-failed", notice }));
      }),
  );
}

import type { Engine } from "../../engine/engine.js";
import { samePuzzle } from "../../model/puzzle.js";
import { type PageStore, keyed } from "../keyed.js";
import { run } from "./run.js";

/** The last board without a mistake. */
export function startLastSoundBoard(store: PageStore, engine: Engine): void {
  const { dispatch } = store;
  keyed(
    store,
    ({ hint }) => (hint?.mistake && hint.mistake.since === undefined ? hint.mistake : undefined),
    () => {
      const { past, now } = store.state.game!.history;
      const boards = [...past, now].map(({ board }) => board).filter((board, i, all) => board !== all[i - 1]);
      const earlier = samePuzzle({ past: boards.slice(0, -1), now: now.board });
      return run(engine, { kind: "sound", boards: earlier }, (news) => {
        if (news.kind !== "sound") return;
        const since = news.at < 0 ? undefined : earlier.length - news.at;
        dispatch({ type: "mistaken", board: now.board, since });
      });
    },
  );
}

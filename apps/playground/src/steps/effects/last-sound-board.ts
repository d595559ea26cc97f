import type { Engine } from "../../engine/engine.js";
import { samePuzzle } from "../../model/puzzle.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** The last board without a mistake. */
export function startLastSoundBoard(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ about: { hint } }) => (hint?.mistake && hint.mistake.since === undefined ? hint.mistake : undefined),
    (_, { signal, dispatch }) => {
      const { past, now } = store.state.game!.history;
      const boards = [...past, now].map(({ board }) => board).filter((board, i, all) => board !== all[i - 1]);
      const earlier = samePuzzle({ past: boards.slice(0, -1), now: now.board });
      run(engine, { kind: "sound", boards: earlier }, signal, (news) => {
        if (news.kind !== "sound") return;
        const since = news.at < 0 ? undefined : earlier.length - news.at;
        dispatch({ type: "mistaken", board: now.board, since });
      });
    },
  );
}

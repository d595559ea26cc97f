import { boardOf } from "../../model/board-of.js";
import { openCells } from "../../model/game.js";
import { keyed } from "../../store/keyed.js";
import type { PageStore } from "../../store/store.js";
import { livesOf } from "../../store/view.js";

/** Counts the seconds of a game that is played and seen. */
export function startTimer(store: PageStore): void {
  keyed(
    store,
    (state) => {
      const { route, game, dialog, about, settings } = state;
      const isOff = about.isPaused === true || !settings.switches.timer || dialog !== undefined || livesOf(state) === 0;
      return route.room === "play" && game !== undefined && !game.isDone && !isOff ? game.id : undefined;
    },
    (_, { signal, dispatch }) => {
      const timer = setInterval(() => {
        if (document.visibilityState === "visible") dispatch({ type: "tick" });
      }, 1000);
      signal.addEventListener("abort", () => {
        clearInterval(timer);
      });
    },
  );
}

/** A puzzle is done when its board is full and right: for the first time, or again after moves that were taken back. */
export function startFinish(store: PageStore): void {
  keyed(
    store,
    ({ route, game, about: { board, verdict } }) =>
      route.room === "play" &&
      game !== undefined &&
      verdict?.solutions === "one" &&
      openCells(game.history.now.board) === 0
        ? board
        : undefined,
    (board, { dispatch }) => {
      if (boardOf(board).isFull && store.state.about.finish === undefined) dispatch({ type: "done" });
    },
  );
}

import { loadOtherBoards } from "../model/layout-view.js";
import { namesLayout } from "../model/layouts.js";
import { type Shelf, idOf, loadGame, saveGame } from "../model/shelf.js";
import type { PageStore } from "../store/store.js";

/** Stores the current game soon after each change, and adopts what another tab wrote. */
export function keepGames(store: PageStore, storage: Shelf | undefined): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { game } = store.state;
    if (game !== undefined && game.room !== "practice") saveGame(storage, game);
  };
  store.watch(({ game }, before) => {
    if (game === before.game) return;
    const left = before.game;
    // The game that is left behind may have unsaved moves, and its time.
    if (left !== undefined && left.id !== game?.id && left.room !== "practice") {
      if (timer !== undefined || left.room === "play") saveGame(storage, left);
      clearTimeout(timer);
      timer = undefined;
    }
    if (game === undefined || game.room === "practice") return;
    if (game.id !== left?.id || game.history !== left.history || game.isDone !== left.isDone) {
      clearTimeout(timer);
      timer = setTimeout(save, 150);
    }
  });
  const flush = (): void => {
    if (timer !== undefined || store.state.game?.room === "play") save();
  };
  addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush();
  });
  addEventListener("storage", ({ key, newValue }) => {
    const id = idOf(key);
    if (namesLayout(newValue ?? "")) void loadOtherBoards();
    if (id === undefined || id !== store.state.game?.id) return;
    const game = loadGame(storage, id);
    if (game !== undefined) store.dispatch({ type: "adopt", game });
  });
}

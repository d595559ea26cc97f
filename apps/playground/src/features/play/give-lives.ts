import { keyed } from "../../store/keyed.js";
import type { PageStore } from "../../store/store.js";
import { livesHandlers } from "./lives-actions.js";

/** Gives puzzles lives where the player switched them on. */
export function giveLives(store: PageStore): void {
  store.handle(livesHandlers);
  keyed(
    store,
    ({ route, game, settings: { switches } }) =>
      switches.lives && route.room === "play" && game !== undefined && !game.isDone && game.limit === undefined
        ? game.id
        : undefined,
    (_, { dispatch }) => dispatch({ type: "lives" }),
  );
}

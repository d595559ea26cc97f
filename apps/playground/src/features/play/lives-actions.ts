import { newGame } from "../../model/game.js";
import type { Handlers } from "../../store/handlers.js";
import { withGame } from "../../store/move.js";
import type { State } from "../../store/state.js";

export type LivesAction =
  /** Gives the game three lives, from here on. */
  | { readonly type: "lives" }
  /** Goes on without lives. */
  | { readonly type: "no-lives" }
  /** Begins the puzzle again, with all lives. */
  | { readonly type: "try-again" };

declare module "../../store/actions.js" {
  interface FeatureActions {
    lives: LivesAction;
  }
}

export const LIVES = 3;

const limited = (state: State, limit: (slips: number) => number, time: number | undefined): State => {
  const { game } = state;
  if (game === undefined) return state;
  return { ...state, game: { ...game, limit: limit(game.slips.length), changed: time ?? game.changed } };
};

export const livesHandlers: Handlers<LivesAction> = {
  lives: (state, { time }) => limited(state, (slips) => slips + LIVES, time),
  "no-lives": (state, { time }) => limited(state, () => 0, time),
  "try-again": (state, { time }) => {
    const { game, route } = state;
    if (game === undefined) return state;
    return withGame(state, { ...newGame(game.id, game.room, game.start, game.puzzle, time), limit: LIVES }, { route });
  },
};

import type { Handlers } from "./handlers.js";

/** The moves of the player that no technique shows: `r1c1=4`, `r1c1-4`. Marking them is loaded with the coach. */
export interface GuessAction {
  readonly type: "guesses";
  readonly guesses: readonly string[];
}

export const guessHandlers: Handlers<GuessAction> = {
  guesses: (state, { guesses }) => ({ ...state, guesses }),
};

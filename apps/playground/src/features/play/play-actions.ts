import type { Step } from "../../model/step.js";
import type { Handlers } from "../../store/handlers.js";
import { type State, withAbout, withInput } from "../../store/state.js";

export type PlayAction =
  | { readonly type: "tick" }
  | { readonly type: "pause"; readonly isPaused: boolean }
  | { readonly type: "done" }
  /** The steps of the puzzle that is done. */
  | { readonly type: "finished"; readonly steps: readonly Step[]; readonly isWhole: boolean }
  | { readonly type: "close-finish" }
  /** How often the generator tried so far. */
  | { readonly type: "attempts"; readonly attempts: number };

declare module "../../store/actions.js" {
  interface FeatureActions {
    play: PlayAction;
  }
}

declare module "../../store/state.js" {
  interface FeatureStates {
    /** How often the generator tried to make what is wanted, where it says so. */
    attempts: number;
  }
}

export const playHandlers: Handlers<PlayAction> = {
  tick: (state) => {
    const { game } = state;
    return game === undefined || game.isDone ? state : { ...state, game: { ...game, seconds: game.seconds + 1 } };
  },
  pause: (state, { isPaused }) =>
    withInput(withAbout(state, { isPaused, hint: undefined, hinting: undefined }), { cells: [], armed: 0 }),
  done: (state, { time }) => {
    const { game } = state;
    if (game === undefined) return state;
    const done: State = { ...state, game: { ...game, isDone: true, changed: time ?? game.changed } };
    return withAbout(done, { finish: { steps: [], isWhole: false } });
  },
  finished: (state, { steps, isWhole }) => withAbout(state, { finish: { steps, isWhole } }),
  "close-finish": (state) => withAbout(state, { finish: undefined }),
  attempts: (state, { attempts }) => ({ ...state, attempts }),
};

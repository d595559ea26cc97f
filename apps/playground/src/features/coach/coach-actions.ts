import {
  dayOf,
  type Learner,
  type Play,
  type PuzzleEntry,
  type SaidLevel,
  withHint,
  withPlay,
  withPuzzle,
  withUse,
} from "@wings/player";
import type { Handlers } from "../../store/handlers.js";
import type { State } from "../../store/state.js";

/** What changes the record of the player, beside the answers of practice. */
export type CoachAction =
  /** The stored record, or that of another tab or file. */
  | { readonly type: "learner"; readonly learner: Learner }
  /** The player says up to which level nothing is new. */
  | { readonly type: "claim-level"; readonly level: SaidLevel }
  /** The player used a technique in the puzzle that is played. If they found it, it counts for the station when the puzzle is done. */
  | { readonly type: "used"; readonly technique: string; readonly isFound: boolean }
  /** A hint showed a technique in the puzzle that is played. */
  | { readonly type: "hinted"; readonly technique: string }
  /** What else was seen of the puzzle that is played. */
  | { readonly type: "played"; readonly play: Partial<Pick<Play, "missed" | "slowest">> }
  /** A puzzle is done, or more is known about it. */
  | { readonly type: "puzzle"; readonly entry: Omit<PuzzleEntry, keyof Play | "day"> };

declare module "../../store/actions.js" {
  interface FeatureActions {
    coach: CoachAction;
  }
}

export const coachHandlers: Handlers<CoachAction> = {
  learner: (state, { learner }) => ({ ...state, learner }),
  "claim-level": (state, { level }) =>
    state.learner === undefined ? state : { ...state, learner: { ...state.learner, said: level } },
  used: (state, { technique, isFound }) =>
    playing(state, (learner, game) => withUse(learner, game, technique, isFound)),
  hinted: (state, { technique }) => playing(state, (learner, game) => withHint(learner, game, technique)),
  played: (state, { play }) => playing(state, (learner, game) => withPlay(learner, game, play)),
  puzzle: (state, { entry, time = 0 }) =>
    state.learner === undefined
      ? state
      : { ...state, learner: withPuzzle(state.learner, entry, dayOf(new Date(time))) },
};

/** Changes the record of the puzzle that is played. */
function playing(state: State, change: (learner: Learner, game: string) => Learner): State {
  const { learner, game, route } = state;
  if (learner === undefined || game === undefined || route.room !== "play" || game.isDone) return state;
  const changed = change(learner, game.id);
  return changed === learner ? state : { ...state, learner: changed };
}

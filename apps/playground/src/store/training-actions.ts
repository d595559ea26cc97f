import { type Clock, dayOf } from "../coach/day.js";
import { NEW_LEARNER } from "../coach/learner.js";
import { answeredIn, goneOn, roundOn } from "../progress/round.js";
import { newGame } from "../model/game.js";
import type { Settings } from "../model/storage.js";
import type { Handlers } from "./handlers.js";
import { withGame } from "./move.js";
import type { State } from "./state.js";

/** What keeps a player in shape: the round of a day, and lives. */
export type TrainingAction =
  /** Begins the round of today. */
  | { readonly type: "round" }
  | { readonly type: "round-answer"; readonly id: string; readonly isRight: boolean }
  /** Goes to the next station of the round, or ends it. */
  | { readonly type: "round-on" }
  | { readonly type: "round-end" }
  /** The settings of a file. */
  | { readonly type: "settings"; readonly settings: Settings }
  /** Gives the game three lives, from here on. */
  | { readonly type: "lives" }
  /** Goes on without lives. */
  | { readonly type: "no-lives" }
  /** Begins the puzzle again, with all lives. */
  | { readonly type: "try-again" };

export const LIVES = 3;

const without = (state: State): State => ({ ...state, round: undefined });

/** `now` is a clock that nobody sets. */
export const trainingHandlers = (clock: Clock, now: () => number): Handlers<TrainingAction> => ({
  round: (state) => {
    const round = roundOn(state.learner ?? NEW_LEARNER, dayOf(clock()), now());
    return round === undefined ? without(state) : { ...state, round };
  },
  "round-answer": (state, { id, isRight }) =>
    state.round === undefined ? state : { ...state, round: answeredIn(state.round, id, isRight) },
  "round-on": (state) => (state.round === undefined ? state : { ...state, round: goneOn(state.round, now()) }),
  "round-end": without,
  settings: (state, { settings }) => ({ ...state, ...settings }),
  lives: (state) =>
    state.game === undefined
      ? state
      : { ...state, game: { ...state.game, limit: state.game.slips.length + LIVES, changed: Date.now() } },
  "no-lives": (state) =>
    state.game === undefined ? state : { ...state, game: { ...state.game, limit: 0, changed: Date.now() } },
  "try-again": (state) => {
    const { game, route } = state;
    if (game === undefined) return state;
    return withGame(state, { ...newGame(game.id, game.room, game.start, game.puzzle), limit: LIVES }, { route });
  },
});

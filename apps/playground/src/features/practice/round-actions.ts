import { NEW_LEARNER, type Round, answeredIn, dayOf, goneOn, roundOn } from "@wings/player";
import type { Handlers } from "../../store/handlers.js";
import type { State } from "../../store/state.js";

/** The round of a day. `now` is a clock that nobody sets, in milliseconds. */
export type RoundAction =
  /** Begins the round of today. */
  | { readonly type: "round"; readonly now: number }
  | { readonly type: "round-answer"; readonly id: string; readonly isRight: boolean }
  /** Goes to the next station of the round, or ends it. */
  | { readonly type: "round-on"; readonly now: number }
  | { readonly type: "round-end" };

declare module "../../store/actions.js" {
  interface FeatureActions {
    round: RoundAction;
  }
}

declare module "../../store/state.js" {
  interface FeatureStates {
    /** The exercises of today, once they began. */
    round: Round | undefined;
  }
}

const withRound = (state: State, round: Round | undefined): State => ({ ...state, round });

export const roundHandlers: Handlers<RoundAction> = {
  round: (state, { now, time }) =>
    withRound(state, roundOn(state.learner ?? NEW_LEARNER, dayOf(new Date(time ?? 0)), now)),
  "round-answer": (state, { id, isRight }) => withRound(state, state.round && answeredIn(state.round, id, isRight)),
  "round-on": (state, { now }) => withRound(state, state.round && goneOn(state.round, now)),
  "round-end": (state) => withRound(state, undefined),
};

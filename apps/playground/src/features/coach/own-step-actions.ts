import type { StepId } from "../../model/step.js";
import type { Handlers } from "../../store/handlers.js";

/** Where techniques are, by their id. */
type Places = Readonly<Partial<Record<string, readonly StepId[]>>>;

/** Where the player used techniques in this game, and where they missed some. */
export type Seen = Readonly<Record<"used" | "missed", Places>>;

export const NOTHING_SEEN: Seen = { used: {}, missed: {} };

export interface OwnStepAction {
  readonly type: "seen";
  readonly seen: Seen;
}

declare module "../../store/state.js" {
  interface FeatureStates {
    seen: Seen;
  }
}

declare module "../../store/actions.js" {
  interface FeatureActions {
    ownStep: OwnStepAction;
  }
}

export const ownStepHandlers: Handlers<OwnStepAction> = {
  seen: (state, { seen }) => ({ ...state, seen }),
};

import type { OwnStep } from "../coach/own-steps.js";
import type { Step, StepId } from "../model/step.js";
import type { Handlers } from "./handlers.js";
import type { State } from "./state.js";

/** Own steps that are shown again, with their proof. They are loaded with the coach. */
export type PastAction =
  /** Asks for a step of the past. `close-hint` closes it. */
  | { readonly type: "look-back"; readonly of: StepId }
  | { readonly type: "looked-back"; readonly of: StepId; readonly step: Step }
  /** What the player made, or missed. */
  | { readonly type: "seen"; readonly seen: State["seen"] }
  /** The names of the moves of a film that are known. */
  | { readonly type: "film-names"; readonly names: Readonly<Record<number, OwnStep>> };

export const pastHandlers: Handlers<PastAction> = {
  "look-back": (state, { of }) => ({
    ...state,
    past: { of },
    hint: undefined,
    hinting: undefined,
    notice: undefined,
    clause: undefined,
  }),
  "looked-back": (state, { of, step }) => (state.past?.of === of ? { ...state, past: { of, step } } : state),
  seen: (state, { seen }) => ({ ...state, seen }),
  "film-names": (state, { names }) => ({ ...state, filmNames: names }),
};

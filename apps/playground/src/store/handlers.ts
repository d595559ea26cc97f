import type { State } from "./state.js";

/** The store adds the time to each action, in milliseconds. */
export interface Timed {
  readonly time?: number | undefined;
}

/** A function for each type of action. */
export type Handlers<A extends { readonly type: string }> = {
  readonly [T in A["type"]]: (state: State, action: Extract<A, { readonly type: T }> & Timed) => State;
};

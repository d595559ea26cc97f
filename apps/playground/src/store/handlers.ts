import type { State } from "./state.js";

/** A function for each type of action. */
export type Handlers<A extends { readonly type: string }> = {
  readonly [T in A["type"]]: (state: State, action: Extract<A, { readonly type: T }>) => State;
};

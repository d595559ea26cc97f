import type { Rating } from "../../model/engine-messages.js";
import { EVERYTHING, type Filter } from "../../model/filter.js";
import type { State } from "../../store/state.js";

/** What the solver keeps beside the board. */
export interface SolveState {
  readonly filter: Filter;
  /** The ratings of Sudoku Explainer: the puzzle for which they were asked, and what they are once they are found. */
  readonly explainer?: { readonly puzzle: string; readonly rating?: Rating } | undefined;
}

declare module "../../store/state.js" {
  interface FeatureStates {
    solve: SolveState;
  }
}

const AT_FIRST: SolveState = { filter: EVERYTHING };

export const solveOf = ({ solve = AT_FIRST }: State): SolveState => solve;

export const withSolve = (state: State, changes: Partial<SolveState>): State => ({
  ...state,
  solve: { ...solveOf(state), ...changes },
});

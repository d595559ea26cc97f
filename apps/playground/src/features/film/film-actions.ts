import type { OwnStep } from "@wings/player/moves";
import type { Films } from "../../learner/kept-films.js";
import type { Handlers } from "../../store/handlers.js";
import { withHistory } from "../../store/move.js";
import { withAbout, withInput } from "../../store/state.js";

/** The names of the moves of a film, by the number of the move. */
type FilmNames = Readonly<Record<number, OwnStep>>;

export type FilmAction =
  /** Goes to a position of the film that is shown, and selects the cells of its last move. */
  | { readonly type: "travel"; readonly to: number; readonly cells: readonly number[] }
  | { readonly type: "films"; readonly films: Films }
  | { readonly type: "film-names"; readonly names: FilmNames };

declare module "../../store/state.js" {
  interface FeatureStates {
    /** Those of the film that is shown. */
    filmNames: FilmNames;
  }
}

declare module "../../store/actions.js" {
  interface FeatureActions {
    film: FilmAction;
  }
}

export const filmHandlers: Handlers<FilmAction> = {
  travel: (state, { to, cells, time }) => {
    if (state.game === undefined) return state;
    const { past, now, future } = state.game.history;
    const all = [...past, now, ...future];
    const at = Math.max(0, Math.min(all.length - 1, to));
    const history = { past: all.slice(0, at), now: all[at], future: all.slice(at + 1) };
    const gone = withHistory(state, history, time, { notice: undefined });
    return withAbout(withInput(gone, { cells, cell: cells[0] ?? state.input.cell }), { past: undefined });
  },
  films: (state, { films }) => ({ ...state, films }),
  "film-names": (state, { names }) => ({ ...state, filmNames: names }),
};

import type { Handlers } from "./handlers.js";
import { withHistory } from "./move.js";
import type { State } from "./state.js";

/** What happens to films. */
export type FilmAction =
  /** Goes to a position of the film that is shown, and selects the cells of its last move. */
  | { readonly type: "travel"; readonly to: number; readonly cells: readonly number[] }
  /** The films that are stored. */
  | { readonly type: "films"; readonly films: State["films"] };

export const filmHandlers: Handlers<FilmAction> = {
  travel: (state, { to, cells }) => {
    if (state.game === undefined) return state;
    const { past, now, future } = state.game.history;
    const all = [...past, now, ...future];
    const at = Math.max(0, Math.min(all.length - 1, to));
    const history = { past: all.slice(0, at), now: all[at], future: all.slice(at + 1) };
    return withHistory(state, history, { cells, cell: cells[0] ?? state.cell, notice: undefined, past: undefined });
  },
  films: (state, { films }) => ({ ...state, films }),
};

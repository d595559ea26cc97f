import { type History, advance } from "../model/history.js";
import type { Game, Position } from "../model/game.js";
import { boardOf } from "../model/board-of.js";
import { onPath } from "../model/path.js";
import { followed } from "../model/pencil.js";
import type { State } from "./state.js";

/** Everything that was found out about a board. */
const FORGOTTEN: Partial<State> = {
  hint: undefined,
  hinting: undefined,
  isChecking: false,
  isPaused: false,
  survey: undefined,
  verdict: undefined,
  clause: undefined,
  recall: undefined,
  finish: undefined,
  argument: undefined,
  past: undefined,
  spoken: undefined,
};

/** Opens another game and forgets everything about the last one. */
export const withGame = (state: State, game: Game | undefined, changes: Partial<State> = {}): State => ({
  ...state,
  ...FORGOTTEN,
  path: undefined,
  cells: [],
  armed: 0,
  highlight: 0,
  lineFrom: undefined,
  entry: "digit",
  tab: "hint",
  notice: undefined,
  practice: undefined,
  // The same board has the same solutions, and the engine isn't asked again.
  verdict: game?.history.now.board === state.game?.history.now.board ? state.verdict : undefined,
  game,
  ...changes,
});

/** Goes to another place of the history. What is known of the board stays only while the board does. */
export function withHistory(state: State, history: History<Position>, changes: Partial<State> = {}): State {
  const { game } = state;
  if (game === undefined) return state;
  const next: Game = { ...game, history, changed: Date.now() };
  if (history.now.board === game.history.now.board) return { ...state, game: next, ...changes };
  const path = onPath(state.path, history.now.board);
  return {
    ...state,
    ...FORGOTTEN,
    ...changes,
    game: next,
    path: path?.status === "searching" ? { ...path, status: "stopped" } : path,
  };
}

export const withPosition = (state: State, position: Position, changes: Partial<State> = {}): State =>
  state.game === undefined ? state : withHistory(state, advance(state.game.history, position), changes);

export const withBoard = (state: State, board: string, changes: Partial<State> = {}): State => {
  const now = state.game?.history.now;
  if (now === undefined) return state;
  if (board === now.board) return withPosition(state, now, changes);
  const pencil = state.switches.follow ? followed(now.pencil, boardOf(now.board), boardOf(board)) : now.pencil;
  return withPosition(state, { board, pencil }, changes);
};

import { type History, advance } from "../model/history.js";
import type { Game, Position } from "../model/game.js";
import { boardOf } from "../model/board-of.js";
import { onPath } from "../model/path.js";
import { followed } from "../model/pencil.js";
import { type About, aboutBoard } from "./about.js";
import { NO_INPUT, type State } from "./state.js";

/** Opens another game, or none. */
export function withGame(state: State, game: Game | undefined, changes: Partial<State> = {}): State {
  const board = game?.history.now.board;
  return {
    ...state,
    game,
    about: board === state.about.board ? reopened(state.about) : aboutBoard(board),
    input: { ...state.input, ...NO_INPUT, entry: "digit" },
    tab: "hint",
    notice: undefined,
    spoken: undefined,
    practice: undefined,
    ...changes,
  };
}

/** The same board has the same solutions and the same next step, and the engine isn't asked again. */
const reopened = ({ board, verdict, next }: About): About => ({ board, verdict, next });

/** Goes to another place of the history, at a time. What is known of the board stays only while the board does. */
export function withHistory(
  state: State,
  history: History<Position>,
  time: number | undefined,
  changes: Partial<State> = {},
): State {
  const { game, about } = state;
  if (game === undefined) return state;
  const next: Game = { ...game, history, changed: time ?? game.changed };
  const { board } = history.now;
  if (board === about.board) return { ...state, game: next, ...changes };
  const path = onPath(about.path, board);
  return {
    ...state,
    game: next,
    about: { ...aboutBoard(board), path: path?.status === "searching" ? { ...path, status: "stopped" } : path },
    spoken: undefined,
    ...changes,
  };
}

export const withPosition = (
  state: State,
  position: Position,
  time: number | undefined,
  changes: Partial<State> = {},
): State =>
  state.game === undefined ? state : withHistory(state, advance(state.game.history, position), time, changes);

export const withBoard = (
  state: State,
  board: string,
  time: number | undefined,
  changes: Partial<State> = {},
): State => {
  const now = state.game?.history.now;
  if (now === undefined) return state;
  if (board === now.board) return withPosition(state, now, time, changes);
  const isFollowing = state.settings.switches.follow;
  const pencil = isFollowing ? followed(now.pencil, boardOf(now.board), boardOf(board)) : now.pencil;
  return withPosition(state, { board, pencil }, time, changes);
};

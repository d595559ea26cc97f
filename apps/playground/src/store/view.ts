import { selectedOf } from "../model/known.js";
import { lookAt } from "../model/path.js";
import type { HintLevel } from "../model/hint.js";
import type { Step } from "../model/step.js";
import type { State } from "./state.js";

/** What the board shows. */
export interface View {
  readonly board: string;
  readonly step: Step | undefined;
  /** How much of the step is shown. */
  readonly level: HintLevel;
  /** Whether this is not the current board. */
  readonly preview: boolean;
}

const EMPTY = ".".repeat(81);

export function viewOf({ route, tab, about: { hint, path, survey, finish, past }, practice, game }: State): View {
  const now = game?.history.now.board ?? EMPTY;
  const view = (board: string, step?: Step, level: HintLevel = "why"): View => ({
    board,
    step,
    level,
    preview: board !== now,
  });
  if (route.room === "practice") return view(now, practice?.shown);
  if (past?.step !== undefined) return view(past.step.board, past.step);
  if (finish !== undefined) return view(now);
  if (route.room === "solve" && tab === "path" && path !== undefined) {
    const { board, step } = lookAt(path);
    return view(board, step);
  }
  if (route.room === "solve" && tab === "steps") return view(now, survey?.picked);
  return (tab === "hint" || route.room === "play") && hint !== undefined
    ? view(now, hint.step ?? undefined, hint.level)
    : view(now);
}

/** What the next step depends on. */
export const nextKey = (state: State): string => `${state.game?.history.now.board} ${selectedOf(state).join()}`;

/** The next step of the current board, if it is known: found in advance, or from the path. */
export function knownNext(state: State): Step | null | undefined {
  if (state.about.next?.key === nextKey(state)) return state.about.next.step;
  const board = state.game?.history.now.board;
  return state.about.path?.steps.find((step) => step.board === board);
}

/** Whether digits can be typed now. */
export const isEditable = (state: State): boolean =>
  !/practice|film/.test(state.route.room) && !viewOf(state).preview && livesOf(state) !== 0;

/** The lives that are left, if the game has lives. */
export const livesOf = ({ settings: { switches }, game }: State): number | undefined =>
  switches.lives && game?.limit ? Math.max(0, game.limit - game.slips.length) : undefined;

/** Whether somebody argues: presses and digits choose candidates. */
export const isArguing = ({ about: { argument }, route, tab }: State): boolean =>
  route.room === "practice" ? argument !== undefined : route.room === "solve" && tab === "argue";

/** Whether mistakes are shown: the player asked for them, or switched them on. */
export const tellsMistakes = (state: State): boolean =>
  state.about.hint?.mistake !== undefined ||
  state.settings.switches.mistakes ||
  state.route.room === "film" ||
  livesOf(state) !== undefined;

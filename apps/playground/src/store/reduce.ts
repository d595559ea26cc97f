import { type BoardAction, boardHandlers } from "./board-actions.js";
import type { GuessAction } from "./guess-actions.js";
import type { CoachAction } from "./coach-actions.js";
import type { FilmAction } from "./film-actions.js";
import type { Handlers } from "./handlers.js";
import { type HintAction, hintHandlers } from "./hint-actions.js";
import { type ListAction, listHandlers } from "./list-actions.js";
import type { PastAction } from "./past-actions.js";
import { type RoomAction, roomHandlers } from "./room-actions.js";
import type { State } from "./state.js";
import type { TrainingAction } from "./training-actions.js";

/** Everything that can happen on the page. */
export type Action = BoardAction | HintAction | ListAction | RoomAction | LateAction;

/** What happens in parts that are loaded later. They bring what handles it. */
export type LateAction = CoachAction | FilmAction | GuessAction | PastAction | TrainingAction;

const HANDLERS: Handlers<Exclude<Action, LateAction>> = {
  ...boardHandlers,
  ...hintHandlers,
  ...listHandlers,
  ...roomHandlers,
};

/** The state after an action. All changes of the page go through here. */
export function reduce(state: State, action: Action): State {
  const handlers = { ...state.late, ...HANDLERS } as Partial<Record<string, (state: State, action: Action) => State>>;
  const next = handlers[action.type]?.(state, action) ?? state;
  // A list of the steps of one cell follows the cursor.
  return next.cell === state.cell || next.filter.cell === undefined
    ? next
    : { ...next, filter: { ...next.filter, cell: next.cell } };
}

import { type BoardAction, boardHandlers } from "./board-actions.js";
import type { Handlers } from "./handlers.js";
import { type HintAction, hintHandlers } from "./hint-actions.js";
import { type ListAction, listHandlers } from "./list-actions.js";
import { type RoomAction, roomHandlers } from "./room-actions.js";
import type { State } from "./state.js";

/** Everything that can happen on the page. */
export type Action = BoardAction | HintAction | ListAction | RoomAction;

const HANDLERS: Handlers<Action> = { ...boardHandlers, ...hintHandlers, ...listHandlers, ...roomHandlers };

/** The state after an action. All changes of the page go through here. */
export function reduce(state: State, action: Action): State {
  const next = (HANDLERS[action.type] as (state: State, action: Action) => State)(state, action);
  // A list of the steps of one cell follows the cursor.
  return next.cell === state.cell || next.filter.cell === undefined
    ? next
    : { ...next, filter: { ...next.filter, cell: next.cell } };
}

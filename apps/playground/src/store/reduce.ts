import type { Action } from "./actions.js";
import { boardHandlers } from "./board-actions.js";
import type { Handlers, Timed } from "./handlers.js";
import { hintHandlers } from "./hint-actions.js";
import { roomHandlers } from "./room-actions.js";
import { settingsHandlers } from "./settings-actions.js";
import type { State } from "./state.js";

/** What handles actions; those of a feature are added when it is loaded. */
export type SomeHandlers = Partial<Handlers<Action>>;

/** What handles the actions of the page itself. */
export const OWN_HANDLERS: SomeHandlers = { ...boardHandlers, ...hintHandlers, ...roomHandlers, ...settingsHandlers };

/** The state after an action. */
export function reduce(handlers: SomeHandlers, state: State, action: Action & Timed): State {
  const handle = handlers[action.type] as ((state: State, action: Action & Timed) => State) | undefined;
  return handle?.(state, action) ?? state;
}

import type { BoardAction } from "./board-actions.js";
import type { HintAction } from "./hint-actions.js";
import type { RoomAction } from "./room-actions.js";
import type { SettingsAction } from "./settings-actions.js";

/**
 * The actions of features, each under the name of its feature. A feature adds its own:
 * `declare module "../../store/actions.js" { interface FeatureActions { film: FilmAction } }`.
 *
 * @public
 */
export interface FeatureActions {}

/** Everything that can happen on the page. */
export type Action = BoardAction | HintAction | RoomAction | SettingsAction | FeatureActions[keyof FeatureActions];

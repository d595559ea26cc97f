import type { Game } from "../model/game.js";
import { namesLayout } from "../model/layouts.js";

/** Whether a game counts for the record of the player and has a film: its board is classic. */
export const isRecorded = (game: Pick<Game, "start"> | undefined): boolean =>
  game !== undefined && !namesLayout(game.start);

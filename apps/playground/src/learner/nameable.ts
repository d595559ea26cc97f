import { PLAY_LEVELS } from "../model/daily.js";
import { levelOf } from "../model/known.js";
import { OUTLINE } from "../model/ladder-outline.js";
import type { State } from "../store/state.js";
import { readFitName } from "../model/fit-names.js";
import { usableIds } from "../model/next-station.js";

/**
 * The techniques that the page may name in a game: those up to the level of the puzzle, and those that the player knows. A harder
 * technique often explains a digit, too, but nobody used it. A puzzle of unknown level may need all of them.
 */
export function nameable({ game, learner }: Pick<State, "game" | "learner">): typeof OUTLINE {
  const { name = "", level = "" } = game?.puzzle ?? {};
  const hasLevel = PLAY_LEVELS.some((each) => each === level);
  if (!hasLevel && readFitName(name) === undefined) return OUTLINE;
  const known = learner === undefined ? new Set<string>() : usableIds(learner);
  const highest = Math.max(0, rankOf(level));
  return OUTLINE.filter(({ id }) => rankOf(levelOf(id)) <= highest || known.has(id));
}

const rankOf = (level: string): number => PLAY_LEVELS.findIndex((each) => each === level);

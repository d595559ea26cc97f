import { NEW_LEARNER, type Play } from "@wings/player";
import type { State } from "../store/state.js";
import { nameable } from "./nameable.js";
import { suggest } from "../model/next-station.js";

/**
 * The techniques that would have helped in a puzzle: those that the player took a hint for, or waited long before, and didn't use
 * anywhere else. They are of the level of the puzzle, known to the player, or the next to learn.
 */
export function helpful({ hinted, missed, used }: Play, state: Pick<State, "game" | "learner">): string[] {
  const next = suggest(state.learner ?? NEW_LEARNER)?.station.id;
  const ids = new Set([next, ...nameable(state).map(({ id }) => id)]);
  return [...new Set([...hinted, ...missed])].filter((id) => ids.has(id) && !Object.hasOwn(used, id));
}

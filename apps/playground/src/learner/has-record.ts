import type { Learner } from "@wings/player";

/** Whether the browser has a record of the player. The start page asks before it loads what reads one. */
export function hasRecord(): boolean {
  try {
    return ["coach/stations", "coach/puzzles", "coach/days", "progress"].some(
      (part) => localStorage.getItem(`wings/${part}`) !== null,
    );
  } catch {
    // The browser forbids it.
    return false;
  }
}

/** The same of a record that is loaded: where storage is forbidden, there is no other. */
export const hasEntries = (learner: Learner | undefined): boolean =>
  learner !== undefined && Object.keys(learner.stations).length + learner.puzzles.length > 0;

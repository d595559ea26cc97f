import type { Entry } from "../model/edit.js";
import type { State } from "../store/state.js";

const SOLVE: readonly Entry[] = ["digit", "candidate", "given", "color", "line"];
const WITH_CANDIDATES: readonly Entry[] = ["digit", "candidate", "color", "line"];
const WITH_NOTES: readonly Entry[] = ["digit", "corner", "center", "color", "line"];

/** The entries of a room. Notes of one's own and automatic candidates exclude each other. */
export function entriesOf({ route, settings: { switches } }: Pick<State, "route" | "settings">): readonly Entry[] {
  if (route.room === "solve") return SOLVE;
  return switches.candidates ? WITH_CANDIDATES : WITH_NOTES;
}

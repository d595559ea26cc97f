import { EXAMPLES as BOARDS } from "@wings/ladder";
import { OUTLINE } from "./ladder-outline.js";

/** Boards on which a technique is the next step: its name and the board, from the hard techniques on. */
export const EXAMPLES: readonly (readonly [name: string, board: string])[] = OUTLINE.slice(
  OUTLINE.findIndex(({ level }) => level === "hard"),
).flatMap(({ id, meta }) => {
  const board = BOARDS[id];
  return board === undefined ? [] : [[meta.name, board] as const];
});

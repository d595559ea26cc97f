import { EXAMPLES as BOARDS } from "@wings/ladder";
import { OUTLINE } from "./ladder-outline.js";

/** Boards on which a technique is the next step: its id and the board, from the hard techniques on. */
export const EXAMPLES: readonly (readonly [id: string, board: string])[] = OUTLINE.slice(
  OUTLINE.findIndex(({ level }) => level === "hard"),
).flatMap(({ id }) => (Object.hasOwn(BOARDS, id) ? [[id, BOARDS[id]] as const] : []));

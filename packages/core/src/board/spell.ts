import { checkRange } from "./geometry.js";
import { cellName } from "./notation.js";

// Words for explanations. `notation.ts` has the short names: `r12c3`, `b8`.

/** A list in words: `2, 5 and 9`, or `2, 5 or 9`. */
export const spellList = (items: readonly (string | number)[], last: "and" | "or" = "and"): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} ${last} ${items[items.length - 1]}`;

/** Cells one by one: `r8c5, r8c6 and r9c2`. */
export const spellCells = (cells: readonly number[], last?: "and" | "or"): string =>
  spellList(cells.map(cellName), last);

/** A house as players say it: `row 8`, `column 5` or `box 3`. */
export function spellHouse(house: number): string {
  checkRange("house", house);
  return `${["row", "column", "box"][(house / 9) | 0]} ${(house % 9) + 1}`;
}

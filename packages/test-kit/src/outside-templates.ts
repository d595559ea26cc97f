import type { Board } from "@wings/core";
import { CELLS, HOUSES, placesOf, seesEachOther } from "./grid.js";

/** Places of a digit that are in no template: in no choice of one place for each row, column and box. */
export function outsideTemplates(board: Board, digit: number): number[] {
  const places = placesOf(board, digit);
  // A house without a place holds the digit already.
  const rows = HOUSES.slice(0, 9).map((cells) => cells.filter((cell) => places.includes(cell)));
  const open = rows.filter((cells) => cells.length > 0);
  const inTemplate = new Set<number>();
  const choose = (chosen: readonly number[]): void => {
    if (chosen.length === open.length) {
      chosen.forEach((cell) => inTemplate.add(cell));
      return;
    }
    for (const cell of open[chosen.length])
      if (!chosen.some((other) => seesEachOther(cell, other))) choose([...chosen, cell]);
  };
  choose([]);
  return CELLS.filter((cell) => places.includes(cell) && !inTemplate.has(cell));
}

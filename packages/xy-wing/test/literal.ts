import type { Board } from "@wings/core";
import { Combinations, bothWays, candidatesOf, maskOf, placesSeen, sees, weakLinks } from "@wings/core/author";
import type { Found } from "./reference.js";

/**
 * The classic search by links, to the letter: from each pivot along its weak links to bivalue cells, choosing two of them by
 * combination. `xy-wing` is the same search with words in place of the list and the combinations.
 */
export function xyWingsByLinks(board: Board): Found[] {
  const found: Found[] = [];
  const links = new Combinations();
  const isBivalue = (cell: number) => candidatesOf(board, cell).length === 2;
  for (let pivot = 0; pivot < 81; pivot++) {
    if (!isBivalue(pivot)) continue;
    const to: number[] = [];
    const digit: number[] = [];
    links.clear();
    for (const x of candidatesOf(board, pivot)) {
      const ends = bothWays(weakLinks(board, x)).filter(({ from, to: end }) => from === pivot && isBivalue(end));
      for (const { to: cell } of ends.sort((one, other) => one.to - other.to)) {
        links.add(to.length, maskOf(x));
        to.push(cell);
        digit.push(x);
      }
    }
    for (links.begin(2, 2); links.next();) {
      const [i, j] = links.chosen();
      if (digit[i] === digit[j] || to[i] === to[j] || sees(board, to[i], to[j])) continue;
      const [z, ...others] = candidatesOf(board, to[i]).filter((each) => each !== digit[i]);
      if (others.length > 0 || !candidatesOf(board, to[j]).includes(z) || z === digit[j]) continue;
      const cells = placesSeen(board, z, [to[i], to[j]]);
      if (cells.length === 0) continue;
      const [x, y] = digit[i] < digit[j] ? [i, j] : [j, i];
      const pattern = { pivot, wingX: to[x], wingY: to[y], x: digit[x], y: digit[y], z };
      found.push({ pattern, eliminations: cells.map((cell) => ({ cell, digit: z })), placements: [] });
    }
  }
  return found;
}

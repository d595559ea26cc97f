import type { Cell } from "@wings/core/author";
import { badArgument } from "@wings/core/host";
import { boxAt } from "./boxes.js";

/** Random whole numbers from 0 to n - 1: `random(seed)` of `@wings/generate/random` has them. */
export interface RandomNumbers {
  /** A number from 0 to n - 1. */
  below(this: void, n: number): number;
}

/** How often two regions exchange a cell. More make the map no wilder. */
const EXCHANGES = 60;

/**
 * A random map of nine connected regions, for `jigsaw:` in the name of a layout. It starts from the classic boxes, and neighbors
 * exchange cells.
 */
export function jigsawMap(random: RandomNumbers): string {
  const { below } = Object(random) as RandomNumbers;
  if (typeof below !== "function") throw badArgument(random, "random numbers, such as random(seed)");
  const regions = Array.from({ length: 81 }, (_, cell) => boxAt(cell));
  for (let left = EXCHANGES; left > 0;) {
    const from = below(81);
    const to = pick(neighborsOf(from), below);
    const [a, b] = [regions[from], regions[to]];
    if (a === b) continue;
    // Region b gets a cell of a, and gives back one that lies at a.
    const before = [...regions];
    regions[from] = b;
    const back = pick(
      regions.flatMap((region, cell) =>
        region === b && cell !== from && neighborsOf(cell).some((each) => regions[each] === a) ? [cell] : [],
      ),
      below,
    );
    if (back !== undefined) regions[back] = a;
    if (back !== undefined && isConnected(regions, a) && isConnected(regions, b)) left--;
    else regions.splice(0, 81, ...before);
  }
  return regions.map((region) => "ABCDEFGHI"[region]).join("");
}

const pick = <T>(items: readonly T[], below: (n: number) => number): T => items[below(items.length)];

const neighborsOf = (cell: Cell): Cell[] => [
  ...(cell >= 9 ? [cell - 9] : []),
  ...(cell < 72 ? [cell + 9] : []),
  ...(cell % 9 > 0 ? [cell - 1] : []),
  ...(cell % 9 < 8 ? [cell + 1] : []),
];

/** Whether one can walk from each cell of a region to each other one. */
function isConnected(regions: readonly number[], region: number): boolean {
  const reached = [regions.indexOf(region)];
  for (const cell of reached)
    for (const next of neighborsOf(cell)) if (regions[next] === region && !reached.includes(next)) reached.push(next);
  return reached.length === 9;
}

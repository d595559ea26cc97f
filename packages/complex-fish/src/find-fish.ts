import { type Cell, type Reporter } from "@wings/core/author";
import type { FinnedComplexFishPattern, FishSize } from "./complex-fish.js";
import { countHouses } from "./count-houses.js";
import { housesIn } from "./places.js";
import { ComplexFishSearch } from "./search.js";
import type { Shape } from "./shapes.js";
import { targetsOf } from "./targets.js";

/** What fish to look for. */
export interface Wanted {
  readonly size: FishSize;
  readonly shapes: readonly Shape[];
  readonly hasFins: boolean;
}

/** Handles a fish that eliminates something, and the number of its places. Returns whether to stop. */
type Commit = (found: FinnedComplexFishPattern, places: number) => boolean;

/** Eliminates, for each place, what the least fish that eliminates it does. */
export function findFish(
  report: Pick<Reporter, "board" | "eliminate" | "maxSize">,
  wanted: Wanted,
  commit: Commit,
): void {
  const { board } = report;
  const targets = targetsOf(board);
  for (let digit = 1; digit <= 9; digit++) {
    if (targets[digit].isEmpty) continue;
    const search = new ComplexFishSearch(board, digit, wanted);
    /** By cell: the size of the least fish so far. */
    const known: (number | undefined)[] = [];
    const sizeAt = (cell: Cell): number => known[cell] ?? 82;
    for (const cell of targets[digit]) {
      const fish = search.find(cell, Math.min(report.maxSize, sizeAt(cell) - 1));
      if (fish === undefined) continue;
      const houses = { digit, base: housesIn(fish.base), cover: housesIn(fish.cover) };
      const { fins, lost } = countHouses(board, houses);
      for (const each of lost) known[each] = Math.min(sizeAt(each), fish.size);
      report.eliminate(digit, lost);
      if (commit({ ...houses, fins }, fish.size)) return;
    }
  }
}

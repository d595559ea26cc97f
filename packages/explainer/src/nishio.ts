import { Branch } from "./branch.js";
import { type Grid, eachCandidate } from "./grid.js";
import type { Hints } from "./hints.js";
import { lengthRating } from "./length.js";
import { whenFalse, whenTrue } from "./reach.js";

/** A candidate from which a contradiction follows by its digit alone. */
export function nishio(grid: Grid, hints: Hints): void {
  eachCandidate(grid, (start) => {
    const branch = new Branch(grid, whenTrue(start), true).run();
    for (const conflict of branch.conflicts) {
      hints.conclude("Nishio Forcing Chains", 75 + lengthRating(branch.sizeOfConflict(conflict)), whenFalse(start));
    }
  });
}

import { CellSet } from "@wings/core/author";

let isGuarded = false;

/**
 * In tests, `pop` of an empty set is an error: it returns a cell that isn't there. Searches don't ask, because they pop some
 * thousand times for each board.
 */
export function refuseEmptyPops(): void {
  if (isGuarded) return;
  isGuarded = true;
  const pop = Reflect.get<CellSet, "pop">(CellSet.prototype, "pop");
  CellSet.prototype.pop = function () {
    if (this.isEmpty) throw new Error("pop() of an empty set: ask isEmpty first.");
    return pop.call(this);
  };
}

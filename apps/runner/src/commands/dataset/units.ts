import type { Values } from "../../command/flag.js";
import type { Shard } from "../../run/input.js";
import type { Item } from "../../run/contract.js";
import type { Recipe } from "./recipe.js";

/** Puzzles that are made together. A unit depends on nothing but what is in it, so units can be made in any order, anywhere. */
export interface Unit {
  /** The number of the unit, counted over all parts. */
  readonly index: number;
  readonly part: number;
  readonly wishes: Values;
  readonly seed: number;
  /** The number of the first attempt that the unit makes. */
  readonly first: number;
  readonly count: number;
}

/** How many puzzles a unit has. */
const UNIT = 100;

/** The number of attempts of each unit. */
const ATTEMPTS = 1_000_000_000;

/** All units, in the order in which their puzzles are written. */
function* unitsOf({ parts }: Recipe): Generator<Unit, void, undefined> {
  let index = 0;
  for (const [part, { wishes, seed, count }] of parts.entries())
    for (let made = 0; made < count; made += UNIT)
      yield {
        index: index++,
        part,
        wishes,
        seed,
        first: (made / UNIT) * ATTEMPTS,
        count: Math.min(UNIT, count - made),
      };
}

/** The units of each file. */
export function* filesOf(recipe: Recipe): Generator<readonly Unit[], void, undefined> {
  let units: Unit[] = [];
  let count = 0;
  for (const unit of unitsOf(recipe)) {
    if (count + unit.count > recipe.perFile && units.length > 0) {
      yield units;
      units = [];
      count = 0;
    }
    units.push(unit);
    count += unit.count;
  }
  if (units.length > 0) yield units;
}

/** Whether a shard makes this file. */
export const isInShard = (file: number, { number, of }: Shard): boolean => file % of === number - 1;

/** A unit as an item of a part. */
export const itemOf = (unit: Unit): Item => ({ index: unit.index, text: JSON.stringify(unit), line: 1 });

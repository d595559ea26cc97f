import { type Layout, badArgument, checkLayout } from "@wings/core/host";
import { type Random, checkRandom } from "./random-numbers.js";
import { countSolutions, hasOtherSolution } from "./solutions.js";

const CELLS = Array.from({ length: 81 }, (_, cell) => [cell]);

/**
 * Removes clues in random order as long as the puzzle keeps its one solution: `clues` has the digit of each clue, and 0 for an
 * open cell. Returns the number of clues left, or stops early at more than `atMost`. Of a group, all clues go or none.
 */
export function minimize(
  clues: Uint8Array,
  random: Random,
  atMost = 81,
  groups: readonly (readonly number[])[] = CELLS,
  layout?: Layout,
): number {
  if (!(clues instanceof Uint8Array && clues.length === 81)) throw badArgument(clues, "81 clues in a Uint8Array");
  checkRandom(random);
  checkGroups(groups);
  checkLayout(layout);
  return removeUnneeded(clues, random.shuffle(groups.filter(([cell]) => clues[cell] !== 0)), atMost, layout);
}

function checkGroups(groups: unknown): void {
  if (!Array.isArray(groups)) throw badArgument(groups, "a list of groups of cells");
}

/**
 * Removes groups of clues as long as the puzzle keeps its one solution, in the order of the list. One pass is enough: a needed
 * group stays needed. Returns the number of clues left, or stops early at more than `atMost`.
 */
export function removeUnneeded(
  clues: Uint8Array,
  groups: readonly (readonly number[])[],
  atMost: number,
  layout?: Layout,
): number {
  let needed = 0;
  let from = 0;
  // Most of the first groups go. Removing them together saves a search for each.
  for (let size = Math.round(groups.length * 0.35); size > 2; size >>= 1) {
    if (removeTogether(clues, groups.slice(from, from + size), layout)) from += size;
  }
  for (; from < groups.length && needed <= atMost; from++) {
    const group = groups[from];
    const isGone = group.length === 1 ? removeOne(clues, group[0], layout) : removeTogether(clues, [group], layout);
    if (!isGone) needed += group.length;
  }
  return needed;
}

/** Removes a clue unless it is needed. */
function removeOne(clues: Uint8Array, cell: number, layout: Layout | undefined): boolean {
  const digit = clues[cell];
  clues[cell] = 0;
  if (!hasOtherSolution(clues, cell, digit, layout)) return true;
  clues[cell] = digit;
  return false;
}

/** Removes all clues of some groups unless one of them is needed. */
function removeTogether(
  clues: Uint8Array,
  groups: readonly (readonly number[])[],
  layout: Layout | undefined,
): boolean {
  const before = clues.slice();
  for (const group of groups) for (const cell of group) clues[cell] = 0;
  if (countSolutions(clues, 2, layout) === 1) return true;
  clues.set(before);
  return false;
}

/** The cells of the clues that the puzzle doesn't need, each by itself. */
export function unneededClues(clues: Uint8Array, layout?: Layout): number[] {
  const unneeded: number[] = [];
  const trial = clues.slice();
  for (let cell = 0; cell < 81; cell++) {
    if (clues[cell] === 0) continue;
    if (removeOne(trial, cell, layout)) unneeded.push(cell);
    trial[cell] = clues[cell];
  }
  return unneeded;
}

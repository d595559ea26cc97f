// Puzzles that are none: made from ones with one solution, for a search that is only shown those is not held to its proof.

/** @typedef {(puzzle: string, limit?: number) => { count: number }} Search */

/** Where the givens of a puzzle are. @param {string} puzzle */
const givensOf = (puzzle) => Array.from(puzzle, (_, cell) => cell).filter((cell) => /[1-9]/.test(puzzle[cell]));

/** @param {string} puzzle @param {number} cell @param {string} by */
const changed = (puzzle, cell, by) => puzzle.slice(0, cell) + by + puzzle.slice(cell + 1);

/**
 * The puzzle with one of its digits changed so that no solution is left; undefined where no change does it. Some contradict
 * each other at first sight, for others it takes a search.
 * @param {string} puzzle @param {number} which of all such changes @param {Search} search
 */
export function withNone(puzzle, which, search) {
  const all = givensOf(puzzle)
    .flatMap((cell) => Array.from("123456789", (digit) => changed(puzzle, cell, digit)))
    .filter((other) => search(other, 1).count === 0);
  return all.length === 0 ? undefined : all[(which * 7) % all.length];
}

/**
 * The puzzle without some of its givens, one to three, or more where that leaves it one solution; undefined where it always has one.
 * @param {string} puzzle @param {number} which says how many, and where they stand @param {Search} search
 */
export function withMany(puzzle, which, search) {
  const givens = givensOf(puzzle);
  let other = puzzle;
  for (let out = 0; out < givens.length; out++) {
    if (out > which % 3 && search(other, 2).count > 1) return other;
    other = changed(other, givens[(which + out) % givens.length], ".");
  }
  return undefined;
}

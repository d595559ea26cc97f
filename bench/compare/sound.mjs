// Whether what a comparison is about to work on is what it should be: on empty grids everything is identical.

/**
 * @typedef {object} Inputs what both sides are given, as text
 * @property {readonly string[]} boards where the basics end, as `format` writes them for a URL
 * @property {readonly string[]} counted more boards, on which what is found is counted and not timed
 * @property {readonly string[]} puzzles with one solution
 * @property {readonly string[]} none puzzles without a solution
 * @property {readonly string[]} many puzzles with more than one
 * @property {Readonly<Record<string, readonly string[]>>} sets all that were made, by name
 */

/** The clues that puzzles of our sets have, generously. @type {Readonly<Record<string, readonly [least: number, most: number]>>} */
const CLUES = { minimal: [19, 31], sparse: [18, 24] };

/** @param {string} puzzle */
const clues = (puzzle) => puzzle.replace(/[^1-9]/g, "").length;

/** What is wrong with the inputs; undefined where nothing is. @param {Inputs} inputs @returns {string | undefined} */
export function complaintOf({ boards, counted, puzzles, none, many, sets }) {
  for (const [name, [least, most]] of Object.entries(CLUES)) {
    const set = sets[name] ?? [];
    if (set.length === 0) return `there are no ${name} puzzles`;
    const bad = set.find((puzzle) => puzzle.length !== 81 || clues(puzzle) < least || clues(puzzle) > most);
    if (bad !== undefined) return `a ${name} puzzle has ${clues(bad)} clues, not ${least} to ${most}: ${bad}`;
  }
  if (boards.length === 0) return "there are no boards";
  if (counted.length === 0) return "there are no boards to count on";
  if (puzzles.length === 0) return "there are no puzzles";
  if (none.length === 0) return "no digit of theirs could be changed so that a puzzle has no solution";
  if (many.length === 0) return "no givens of theirs could be left out so that a puzzle has many solutions";
  return undefined;
}

// What is measured: every set comes from the seeded generator of @wings/testing, and every puzzle is turned by a random
// symmetry before it is timed, so that nothing can be tuned to how a set happens to be written.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { format, parse, search, solve } from "@wings/core";
import { atStage, minimalPuzzle, random, sparsePuzzle, symmetry } from "@wings/testing";

/** @typedef {import("@wings/core").Board} Board */
/** @typedef {{ name: string, about: string, puzzles: readonly string[] }} PuzzleSet */
/** @typedef {{ name: string, about: string, boards: readonly Board[] }} BoardSet */

/** @param {readonly string[]} puzzles @param {number} seed */
function turned(puzzles, seed) {
  const source = random(seed);
  return puzzles.map((puzzle) => symmetry(source).puzzle(puzzle));
}

/** What each set of ours is, and its bias. */
export const ABOUT = {
  minimal: "random minimal puzzles, as hard as they come: more clues than 17-clue puzzles, and more of them get stuck",
  sparse: "minimal puzzles walked towards few clues; closest of ours to 17-clue puzzles",
  stuck: "random minimal puzzles where the basics (S4) end without a solution; most have nothing for most of the wings",
  reached:
    "random minimal puzzles when the loop first comes to a technique that is used on their path, the first that have such a " +
    "board, as hard as they come",
  never:
    "the same when the loop first comes to a technique that never fires on their path: of a rare technique nearly all " +
    "boards that it is asked about",
};

/** @template T @param {number} count @param {() => T} make @returns {T[]} */
const several = (count, make) => Array.from({ length: count }, make);

/** The puzzles of a file, one a line but for empty lines and those that begin with #; throws where there are none. @param {string} file */
export function puzzlesIn(file) {
  /** @type {string[]} */
  const puzzles = [];
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  lines.forEach((line, i) => {
    if (line.trim() === "" || line.startsWith("#")) return;
    try {
      puzzles.push(format(parse(line)));
    } catch (cause) {
      throw new Error(`Line ${i + 1} of "${file}" is not a puzzle.`, { cause });
    }
  });
  if (puzzles.length === 0) throw new Error(`There are no puzzles in "${file}".`);
  return puzzles;
}

/** What is to be reached on 17-clue puzzles is not told by others, nor by a handful. */
const ENOUGH = 1000;

/** Why some puzzles can't stand for 17-clue puzzles; undefined where they can. @param {readonly string[]} puzzles */
export function notSeventeen(puzzles) {
  if (puzzles.length < ENOUGH) return `they are ${puzzles.length}, and it takes ${ENOUGH}`;
  const at = puzzles.findIndex((puzzle) => clueCounts([puzzle]) !== "17" || search(puzzle).status !== "one");
  return at < 0 ? undefined : `puzzle ${at + 1} has not 17 clues and one solution`;
}

/** The least and the most clues of some puzzles. @param {readonly string[]} puzzles */
export function clueCounts(puzzles) {
  const counts = puzzles.map((puzzle) => puzzle.replace(/[^1-9]/g, "").length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** @type {Map<string, PuzzleSet[]>} */
const made = new Map();

/** The sets of puzzles; making them takes seconds, so it is done once. @param {number} seed @param {string | undefined} file */
export function puzzleSets(seed, file) {
  const key = JSON.stringify([seed, file]);
  const sets = made.get(key) ?? newPuzzleSets(seed, file);
  made.set(key, sets);
  return sets;
}

/** @param {number} seed @param {string | undefined} file @returns {PuzzleSet[]} */
function newPuzzleSets(seed, file) {
  const source = random(seed);
  const minimal = several(2000, () => minimalPuzzle(source));
  const sparse = several(300, () => sparsePuzzle(source));
  const sets = [
    {
      name: "minimal",
      about: `${minimal.length} ${ABOUT.minimal} (${clueCounts(minimal)} clues)`,
      puzzles: turned(minimal, seed),
    },
    {
      name: "sparse",
      about: `${sparse.length} ${ABOUT.sparse} (${clueCounts(sparse)} clues)`,
      puzzles: turned(sparse, seed),
    },
  ];
  if (file !== undefined) {
    const puzzles = puzzlesIn(file);
    const fewest =
      clueCounts(puzzles) === "17" ? "; no puzzle has fewer clues, and fewer of them get stuck than of ours" : "";
    sets.push({
      name: "given file",
      about: `${puzzles.length} puzzles of ${clueCounts(puzzles)} clues in ${basename(file)}, which others collected and which is not part of the project${fewest}`,
      puzzles: turned(puzzles, seed),
    });
  }
  return sets;
}

/** @param {number} seed @param {number} count @returns {BoardSet} */
export function stuckSet(seed, count) {
  const source = random(seed);
  /** @type {Board[]} */
  const boards = [];
  while (boards.length < count) {
    const board = atStage(parse(minimalPuzzle(source)), "S4");
    if (!board.isFull) boards.push(symmetry(source).board(board));
  }
  return { name: "stuck", about: ABOUT.stuck, boards };
}

/**
 * For each technique of a ladder the boards at which the solve loop first comes to it: all that stands before it finds
 * nothing there. They are kept apart by whether the technique is used on the path of that puzzle or never fires on it.
 * @param {number} seed
 * @param {readonly import("@wings/core").Technique[]} ladder
 * @param {number} most boards a set
 * @param {number} puzzles how many puzzles are walked for them
 * @returns {Map<string, { reached: BoardSet, never: BoardSet }>}
 */
export function firstSets(seed, ladder, most, puzzles) {
  const source = random(seed);
  const sets = new Map(
    ladder.map(({ id }) => [
      id,
      {
        reached: { name: "reached", about: ABOUT.reached, boards: /** @type {Board[]} */ ([]) },
        never: { name: "never", about: ABOUT.never, boards: /** @type {Board[]} */ ([]) },
      },
    ]),
  );
  for (let i = 0; i < puzzles; i++) {
    const { first, used } = walk(parse(minimalPuzzle(source)), ladder);
    first.forEach((board, at) => {
      const { id } = ladder[at];
      const { boards } = /** @type {{ reached: BoardSet, never: BoardSet }} */ (sets.get(id))[
        used.has(id) ? "reached" : "never"
      ];
      if (boards.length < most) /** @type {Board[]} */ (boards).push(symmetry(source).board(board));
    });
  }
  return sets;
}

/** The boards at which a path first comes to each technique, by its place, and which techniques it uses. @param {Board} start @param {readonly import("@wings/core").Technique[]} ladder */
function walk(start, ladder) {
  /** @type {Board[]} */
  const first = [];
  const used = new Set();
  const path = solve(start, ladder, { policy: "first", findings: false, check: false });
  for (;;) {
    const next = path.next();
    const { board } = next.value;
    // A step of a technique means that the loop came to all techniques up to it, and being stuck that it came to all.
    const last = next.done ? (board.isFull ? -1 : ladder.length - 1) : ladder.indexOf(next.value.technique);
    if (first.length <= last) {
      const seen = board.copy();
      while (first.length <= last) first.push(seen);
    }
    if (next.done) return { first, used };
    used.add(next.value.technique.id);
  }
}

// What is measured: every set comes from the seeded generator of @wings/testing, and every puzzle is turned by a random
// symmetry before it is timed, so that nothing can be tuned to how a set happens to be written.

import { readFileSync } from "node:fs";
import { format, parse } from "@wings/core";
import { atStage, minimalPuzzle, random, sparsePuzzle, symmetry } from "@wings/testing";

/** @typedef {import("@wings/core").Board} Board */
/** @typedef {{ name: string, about: string, puzzles: readonly string[] }} PuzzleSet */
/** @typedef {{ name: string, about: string, boards: readonly Board[] }} BoardSet */

/** @param {readonly string[]} puzzles @param {number} seed */
function turned(puzzles, seed) {
  const source = random(seed);
  return puzzles.map((puzzle) => symmetry(source).puzzle(puzzle));
}

/** @template T @param {number} count @param {() => T} make @returns {T[]} */
const several = (count, make) => Array.from({ length: count }, make);

/** The least and the most clues of some puzzles. @param {readonly string[]} puzzles */
function clueCounts(puzzles) {
  const counts = puzzles.map((puzzle) => format(parse(puzzle)).replace(/[^1-9]/g, "").length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** @param {number} seed @param {string | undefined} file @returns {PuzzleSet[]} */
export function puzzleSets(seed, file) {
  const source = random(seed);
  const sets = [
    {
      name: "minimal",
      about: "random minimal puzzles; easier and with more clues than what people collect",
      puzzles: turned(
        several(2000, () => minimalPuzzle(source)),
        seed,
      ),
    },
    {
      name: "sparse",
      about: "minimal puzzles walked towards few clues (20 to 21); closest of ours to 17-clue puzzles",
      puzzles: turned(
        several(300, () => sparsePuzzle(source)),
        seed,
      ),
    },
  ];
  if (file !== undefined) {
    const lines = readFileSync(file, "utf8")
      .split(/\r?\n/)
      .filter((line) => line.trim() !== "" && !line.startsWith("#"));
    sets.push({
      name: "given file",
      about: `${lines.length} puzzles of ${clueCounts(lines)} clues from a file that is not part of the project`,
      puzzles: turned(
        lines.map((line) => format(parse(line))),
        seed,
      ),
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
  return { name: "stuck", about: "random minimal puzzles where the basics (S4) end without a solution", boards };
}

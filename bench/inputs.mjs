// The boards and puzzles that every item works on. They are text, so that each revision reads them with its own packages.

import { readFileSync } from "node:fs";
import { importPackage } from "./library.mjs";

/**
 * @typedef {object} Inputs
 * @property {readonly string[]} stuck boards on which singles, locked candidates and subsets find nothing more: techniques are timed on them
 * @property {readonly string[]} varied boards from earlier in a solve: only their findings are compared
 * @property {readonly string[]} puzzles with one solution
 * @property {string} about describes the puzzles
 * @property {readonly string[]} hard well-known puzzles that need many guesses, and nested chains
 */

/** Easter Monster, Golden Nugget, AI Escargot and Platinum Blonde. */
const HARD = [
  "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
  ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
  ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
];

const STAGES = /** @type {const} */ (["S1", "S2", "S3"]);

/** @param {string} tree whose packages generate the boards @param {{ seed: number, file: string | undefined }} options */
export async function makeInputs(tree, { seed, file }) {
  const testing = /** @type {typeof import("@wings/testing")} */ (await importPackage(tree, "testing"));
  const { format, parse } = /** @type {typeof import("@wings/core")} */ (await importPackage(tree, "core"));
  const source = testing.random(seed);
  const puzzles =
    file === undefined ? Array.from({ length: 200 }, () => testing.sparsePuzzle(source, 40)) : readPuzzles(file);
  // A random symmetry keeps a finder from profiting from the way in which a list is written.
  /** @type {Inputs} */
  const inputs = {
    stuck: Array.from(testing.stuckBoards(seed, 300), (board) => format(testing.symmetry(source).board(board), "url")),
    varied: STAGES.flatMap((stage) =>
      Array.from({ length: 40 }, () => format(testing.atStage(parse(testing.minimalPuzzle(source)), stage), "url")),
    ),
    puzzles: puzzles.map((puzzle) => testing.symmetry(source).puzzle(puzzle)),
    about: `${puzzles.length.toLocaleString("en")} ${file === undefined ? "generated sparse puzzles" : "given puzzles"} of ${clues(puzzles)} clues`,
    hard: HARD,
  };
  return inputs;
}

/** @param {string} file */
function readPuzzles(file) {
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  const puzzles = lines.map((line) => line.slice(0, 81)).filter((line) => /^[.0-9]{81}$/.test(line));
  if (puzzles.length === 0) throw new Error(`no puzzles in "${file}": expected lines that begin with 81 characters`);
  return puzzles.slice(0, 2000);
}

/** @param {readonly string[]} puzzles */
function clues(puzzles) {
  const counts = puzzles.map((puzzle) => puzzle.replace(/[^1-9]/g, "").length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

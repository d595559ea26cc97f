// What both sides of a comparison are given, as text: the packages of either tree read it for themselves.
//
//   node inputs.mjs SEED [FILE]    writes it as JSON
//
// It runs in the tree that is compared with, and so on that tree's packages. The puzzles come from a generator that asks
// `search`: a working tree whose `search` is broken would otherwise choose what it is tried on.

import { format, search } from "@wings/core";
import { puzzleSets, stuckSet } from "../datasets.mjs";
import { countedBoards } from "./counted.mjs";
import { withMany, withNone } from "./spoilt.mjs";

const [seed = "", file] = process.argv.slice(2);
const BOARDS = 300;
const PUZZLES = 500;
/** So many have no solution, and so many have more than one. */
const SPOILT = 40;

const sets = puzzleSets(Number(seed), file);
const puzzles = (sets.at(-1)?.puzzles ?? []).slice(0, PUZZLES);
const few = puzzles.slice(0, SPOILT);
/** @type {import("./sound.mjs").Inputs} */
const inputs = {
  boards: stuckSet(Number(seed), BOARDS).boards.map((board) => format(board, "url")),
  counted: countedBoards(Number(seed), sets).map((board) => format(board, "url")),
  puzzles,
  none: few.flatMap((puzzle, i) => withNone(puzzle, i, search) ?? []),
  many: few.flatMap((puzzle, i) => withMany(puzzle, i, search) ?? []),
  sets: Object.fromEntries(sets.map(({ name, puzzles }) => [name, puzzles])),
};
process.stdout.write(JSON.stringify(inputs));

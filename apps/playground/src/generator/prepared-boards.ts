import { type Board, type Technique, findAll, parse } from "@wings/core";
import { EXAMPLES, levelOf } from "@wings/ladder";
import { foundationOf } from "../model/stations.js";
import { skillOf } from "./fit.js";
import { imageFor } from "./image.js";
import { PUZZLES } from "./prepared-puzzles.js";

/**
 * A board for a technique for which none can be made in time: a random image of a prepared puzzle where nothing else helps that the
 * technique builds on, or of the example of the ladder. This file has all puzzles, so it is loaded only for these techniques.
 */
export function preparedBoard(technique: Technique, seed: number): Board | undefined {
  const example = EXAMPLES[technique.id] as string | undefined;
  const board = fromPuzzle(technique, seed) ?? (example === undefined ? undefined : parse(example));
  return board && imageFor(board, technique.meta, seed);
}

function fromPuzzle(technique: Technique, seed: number): Board | undefined {
  const { id } = technique;
  if (!Object.hasOwn(PUZZLES, id)) return undefined;
  const puzzles = PUZZLES[id].split(" ");
  const puzzle = parse(puzzles[seed % puzzles.length]);
  const foundation = [...foundationOf(id)];
  // Some puzzles only use the technique where singles end.
  const easy = foundation.filter((each) => levelOf(each) === "easy");
  return [foundation, easy]
    .map((known) => skillOf({ known }).follow(puzzle).board)
    .find((board) => findAll(board, [technique]).length > 0);
}

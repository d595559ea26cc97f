// Search: none, one or many solutions, from the text of a puzzle.

import { search } from "@wings/core";
import { puzzleSets } from "./datasets.mjs";
import { passes } from "./measure.mjs";
import { table, whole } from "./report.mjs";

/** @param {{ say: (line: string) => void, seed: number, file: string | undefined }} run */
export function measure({ say, seed, file }) {
  say("## Search\n");
  say(
    "Puzzles a second of processor time, from 81 characters to a proof that there is one solution: the middle of nine passes,\n" +
      "and the best.\n",
  );
  const rows = puzzleSets(seed, file).map(({ name, puzzles }) => {
    const { perSecond, best } = passes(puzzles, (puzzle) => search(puzzle));
    const guesses = puzzles.reduce((sum, puzzle) => sum + search(puzzle).guesses, 0) / puzzles.length;
    return [name, whole(puzzles.length), whole(perSecond), whole(best), guesses.toFixed(2)];
  });
  say(table(["puzzles", "number", "median/s", "best/s", "guesses a puzzle"], rows));
  say("");
}

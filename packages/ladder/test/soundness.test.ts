import { type Board, Sink, type Technique, bitOf, format, maskOf, runTechnique, wordOf } from "@wings/core";
import { randomBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { techniques } from "../src/index.js";

/** The basics: all below the first wing. On a fresh board they find hundreds of things. */
const basics: readonly Technique[] = techniques.slice(
  0,
  techniques.findIndex(({ id }) => id === "xy-wing"),
);
const BOARDS = 20_000;

/** The cells of each digit in a solution, in words as in `Board.places`. */
function truthOf(solution: string): Int32Array {
  const words = new Int32Array(30);
  for (let cell = 0; cell < 81; cell++) words[Number(solution[cell]) * 3 + wordOf(cell)] |= bitOf(cell);
  return words;
}

/** How many findings a technique has on a board; fails where one takes away what is true, or places what is not. */
function rightFindings(technique: Technique, board: Board, truth: Int32Array): number {
  const sink = new Sink(board, "all");
  runTechnique(technique, board, sink);
  for (const { eliminations, placements } of sink.hits) {
    let wrong = 0;
    for (let i = 0; i < eliminations.length; i += 4) {
      const p = eliminations[i] * 3;
      for (let w = 0; w < 3; w++) wrong |= eliminations[i + 1 + w] & truth[p + w];
    }
    for (let i = 0; i < placements.length; i += 2) {
      if ((truth[placements[i + 1] * 3 + wordOf(placements[i])] & bitOf(placements[i])) === 0)
        wrong |= maskOf(placements[i + 1]);
    }
    if (wrong !== 0) expect.fail(`${technique.id} contradicts the solution of ${format(board, "url")}`);
  }
  return sink.hits.length;
}

it(`contradicts no solution of ${BOARDS} boards`, { timeout: 240_000 }, () => {
  const counts = basics.map(() => 0);
  for (const { board, solution } of randomBoards(11, BOARDS)) {
    const truth = truthOf(solution);
    for (let i = 0; i < basics.length; i++) counts[i] += rightFindings(basics[i], board, truth);
  }
  for (let i = 0; i < basics.length; i++) expect(counts[i], basics[i].id).toBeGreaterThan(1000);
});

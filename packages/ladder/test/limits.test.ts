import { type Board, parse } from "@wings/core";
import { Sink, runTechnique } from "@wings/core/host";
import { fullGrid, minimalPuzzle, random } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { LADDER } from "../src/index.js";

/** In microseconds of the processor. */
const SOON = 5_000_000;

/** The first givens of a grid: none, and a few. */
const nearlyEmpty = [0, 17, 1, 6, 12, 20]
  .slice(0, boards(2, 6))
  .map((givens) => parse(fullGrid(random(1)).slice(0, givens).padEnd(81, ".")));

const source = random(seed(48));
const puzzles = Array.from({ length: boards(2, 60) }, () => parse(minimalPuzzle(source)));
puzzles.push(parse(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."));

describe.each([
  ["a nearly empty board", nearlyEmpty, 200],
  ["a puzzle as it is given", puzzles, 6000],
] as const)("on %s", (_, all: readonly Board[], most) => {
  it("each search ends soon, with few findings", () => {
    for (const { technique } of LADDER) {
      for (const board of all) {
        const sink = new Sink(board, "all");
        const start = process.cpuUsage();
        runTechnique(technique, board, sink);
        expect(sink.count, technique.id).toBeLessThan(most);
        expect(process.cpuUsage(start).user, technique.id).toBeLessThan(SOON);
      }
    }
  }, 120_000);
});

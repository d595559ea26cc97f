import { Sink, runTechnique } from "@wings/core";
import { techniques } from "@wings/ladder";
import { expect, it } from "vitest";
import { countedBoards, wingOf } from "../compare/counted.mjs";
import { puzzleSets } from "../datasets.mjs";

it("makes boards on which every technique of the ladder finds something", () => {
  const boards = countedBoards(1, puzzleSets(1, undefined));
  const found = techniques.map((technique) => {
    const counts = boards.map((board) => {
      const sink = new Sink(board, "count");
      runTechnique(technique, board, sink);
      return sink.count;
    });
    return [technique.id, counts.filter((count) => count > 0).length] as const;
  });
  expect(found.filter(([, boards]) => boards < 3)).toEqual([]);
}, 60_000);

it("plants one strict wing of a size", () => {
  for (const [order, id] of [
    [3, "xyz-wing"],
    [4, "wxyz-wing"],
    [5, "vwxyz-wing"],
    [6, "uvwxyz-wing"],
  ] as const) {
    const board = wingOf(order);
    const sink = new Sink(board, "all");
    runTechnique(
      techniques.find((technique) => technique.id === id)!,
      board,
      sink,
    );
    expect(sink.hits.map(({ size }) => size)).toEqual([order]);
  }
});

import { Sink, runTechnique } from "@wings/core";
import { techniques } from "@wings/ladder";
import { random } from "@wings/testing";
import { expect, it } from "vitest";
import { PLACES, WINGS, countedBoards, wingOf } from "../compare/counted.mjs";
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

it.each(WINGS)("plants one strict wing of %i cells, %i of its ends in a box", (order, inBox) => {
  const id = { 3: "xyz-wing", 4: "wxyz-wing", 5: "vwxyz-wing", 6: "uvwxyz-wing" }[order];
  const technique = techniques.find((each) => each.id === id)!;
  const sizes = PLACES.map((place) => {
    const sink = new Sink(wingOf(order, inBox, random(order), place), "all");
    runTechnique(technique, sink.board, sink);
    return sink.hits.map(({ size }) => size);
  });
  expect(sizes).toEqual(PLACES.map(() => [order]));
});

it("plants them with every digit in every band and stack", () => {
  const places = PLACES.map(({ digit, band, isTurned }) => `${digit} ${band} ${isTurned}`);
  expect(new Set(places).size).toBe(9 * 3 * 2);
});

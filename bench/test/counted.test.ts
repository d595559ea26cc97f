import { Sink, boxOf, columnOf, digitsOf, rowOf, runTechnique, sees } from "@wings/core";
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

it("plants them with every cell for a pivot, along its row and its column", () => {
  const pivots = PLACES.map(({ pivot, isTurned }) => `${pivot} ${isTurned}`);
  expect(new Set(pivots).size).toBe(81 * 2);
  for (const place of PLACES) {
    const { masks } = wingOf(5, 2, random(place.pivot), place);
    const sizes = Array.from(masks, (mask) => digitsOf(mask).length);
    expect(sizes.filter((size) => size < 9).sort()).toEqual([2, 2, 2, 2, 5]);
    expect(sizes[place.pivot]).toBe(5);
    const ends = sizes.flatMap((size, cell) => (size === 2 ? [cell] : []));
    expect(ends.every((cell) => sees(cell, place.pivot))).toBe(true);
    const lineOf = place.isTurned ? columnOf : rowOf;
    const outside = ends.filter((cell) => boxOf(cell) !== boxOf(place.pivot));
    expect(outside.map(lineOf)).toEqual([lineOf(place.pivot), lineOf(place.pivot)]);
  }
});

it("plants them with every digit in every band and stack", () => {
  const places = PLACES.map(({ digit, pivot, isTurned }) => {
    const line = isTurned ? pivot % 9 : Math.floor(pivot / 9);
    return `${digit} ${Math.floor(line / 3)} ${isTurned}`;
  });
  expect(new Set(places).size).toBe(9 * 3 * 2);
});

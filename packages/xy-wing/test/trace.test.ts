import { type Board, parse, parseCell } from "@wings/core";
import { maskOf } from "@wings/core/author";
import { Sink, fromCandidates, runTechnique } from "@wings/core/host";
import { atStage } from "@wings/testing";
import { expect, it } from "vitest";
import { yWing } from "../src/index.js";

const ALL = 0x1ff;

/** An empty grid but for the cells that are named, with their candidates. */
function boardWith(cells: Readonly<Record<string, string>>): Board {
  const masks = Array<number>(81).fill(ALL);
  for (const [name, digits] of Object.entries(cells)) {
    masks[parseCell(name)] = Array.from(digits, Number).reduce((mask, digit) => mask | maskOf(digit), 0);
  }
  return fromCandidates(masks);
}

function logOf(board: Board, policy: "all" | "first" = "all", trace = true): string[] {
  const lines: string[] = [];
  const sink = new Sink(board, policy);
  sink.log = (line) => lines.push(line);
  runTechnique(yWing.with({ trace }), board, sink);
  return lines;
}

it("logs the triple of the published example, with rows and columns counted from 1", () => {
  expect(logOf(boardWith({ r8c1: "57", r8c8: "59", r2c8: "79" }))).toEqual([
    "pairs counted: 3 (5-7 in r8c1, 5-9 in r8c8, 7-9 in r2c8)",
    "7-5 in r8c1, 5-9 in r8c8, and 9-7 in r2c8: removed 7 from r2c1",
    "triples tried: 3",
  ]);
});

it("logs each removal on a real board", () => {
  const puzzle = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
  const log = logOf(atStage(parse(puzzle), "S4"));
  expect(log[0]).toMatch(/^pairs counted: \d+ \(/);
  expect(log.slice(1, -1)).toEqual([
    "1-3 in r3c8, 3-9 in r1c7, and 9-1 in r1c4: removed 1 from r3c6",
    "3-1 in r3c6, 1-9 in r1c4, and 9-3 in r1c7: removed 3 from r1c5 r3c8",
  ]);
  expect(log.at(-1)).toMatch(/^triples tried: \d+$/);
});

it("ends the log where the search ends", () => {
  const log = logOf(boardWith({ r8c1: "57", r8c8: "59", r2c8: "79" }), "first");
  expect(log.at(-1)).toMatch(/^triples tried: [123]$/);
  expect(log).toHaveLength(3);
});

it("logs nothing unless it is asked to", () => {
  expect(logOf(boardWith({ r8c1: "57", r8c8: "59", r2c8: "79" }), "all", false)).toEqual([]);
  expect(yWing.options).toEqual({ trace: false });
});

import { expect, it } from "vitest";
import { costOf, speedTable } from "../speed.mjs";

/** A run with figures of its own, so that none can come from anywhere else. */
const RESULTS = `# How fast it is

Measured 2001-02-03 at revision abc1234, seed 1, on
A machine, 3 cores, Node 20; one core unless said.

## The core

| what                                   | median µs | min µs |
| -------------------------------------- | --------: | -----: |
| almost locked sets, all                |      11.1 |      1 |
| restricted commons, all, with the sets |      22.2 |      2 |

## Search

| puzzles    | number | median/s | best/s |
| ---------- | -----: | -------: | -----: |
| sparse     |    300 |        7 |      8 |
| given file |  2,345 |   33,333 | 44,444 |

## Techniques

### Stuck boards

| technique   | boards | median µs | min µs |
| ----------- | -----: | --------: | -----: |
| xy-wing     |    500 |      0.11 |   0.01 |
| xyz-wing    |    500 |      0.22 |   0.01 |
| w-wing      |    500 |      0.33 |   0.01 |
| als-xy-wing |    500 |       444 |      1 |

### Boards where it is first reached

| technique | boards | median µs |
| --------- | -----: | --------: |
| xy-wing   |    200 |      9.99 |

## The solve loop

| puzzles    | techniques       |         plain/s |        proved/s |        kept |
| ---------- | ---------------- | --------------: | --------------: | ----------: |
| given file | whole ladder     |           1 / 2 |           3 / 4 |   5 % / 6 % |
| given file | basics and wings | 55,555 / 44,444 | 33,333 / 22,222 | 60 % / 50 % |

## The command

| process                 | median ms | min ms | peak MB |
| ----------------------- | --------: | -----: | ------: |
| wings solve, one puzzle |       101 |     99 |      42 |
`;

/** The cells of the table's second column, by the first. */
const wings = (table: string): Map<string, string> =>
  new Map(
    table
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([, what, value]) => [what, value]),
  );

it("takes each figure from the results, the best and the middle pass in rows that say so", () => {
  const table = speedTable(RESULTS);
  expect(table).toContain("One core (A machine, 3 cores, Node 20; 2001-02-03)");
  expect(table).toContain("passes over 2,345 puzzles");
  const rows = wings(table);
  rows.delete("---");
  expect(Object.fromEntries(rows)).toEqual({
    "": "wings",
    "every XY-Wing / XYZ-Wing / W-Wing of a board": "0.11 / 0.22 / 0.33 µs",
    "all almost locked sets / restricted commons": "11.1 / 22.2 µs",
    "every ALS XY-Wing of a board, overlaps too": "444 µs",
    "17-clue puzzles a second through basics and wings: best / middle pass": "55,555 / 44,444",
    "the same with each step proved: best / middle pass": "33,333 / 22,222",
    "what is kept of the speed with each step proved: best / middle pass": "60 % / 50 %",
    "17-clue puzzles a second, one solution proved by search: best / middle pass": "44,444 / 33,333",
    "the command, one puzzle from start to end: middle run": "101 ms, 42 MB",
  });
});

it("says what is missing where the results have another layout", () => {
  expect(() => speedTable(RESULTS.replace("kept", "left"))).toThrow(
    'bench/RESULTS.md has no "kept" of "given file|basics and wings" below "## The solve loop"',
  );
  expect(() => speedTable(RESULTS.replace("Measured", "Timed"))).toThrow("does not say when and where");
});

it("tells what techniques cost, from the stuck boards", () => {
  expect(costOf(RESULTS, ["xy-wing"])).toContain("0.11 µs for `xy-wing` (the middle of 500 boards;");
  expect(costOf(RESULTS, ["xy-wing", "w-wing"])).toContain("0.11 µs for `xy-wing` and 0.33 µs for `w-wing`");
});

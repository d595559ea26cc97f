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

| technique   | boards | median µs | min µs | smallest µs | told µs |
| ----------- | -----: | --------: | -----: | ----------: | ------: |
| xy-wing     |    500 |      0.11 |   0.01 |        0.09 |    1.11 |
| xyz-wing    |    500 |      0.22 |   0.01 |        0.08 |    2.22 |
| w-wing      |    500 |      0.99 |   0.01 |        0.07 |    3.33 |
| als-xy-wing |    500 |       444 |      1 |         111 |   5,432 |

### Boards where it is first reached

| technique | boards | median µs |
| --------- | -----: | --------: |
| xy-wing   |    200 |      9.99 |

## The solve loop

| puzzles    | techniques       |         plain/s |        proved/s |        kept | told/s, best |
| ---------- | ---------------- | --------------: | --------------: | ----------: | -----------: |
| given file | whole ladder     |           1 / 2 |           3 / 4 |   5 % / 6 % |            9 |
| given file | basics and wings | 55,555 / 44,444 | 33,333 / 22,222 | 60 % / 50 % |        1,234 |

## The command

| process                 | median ms | min ms | peak MB |
| ----------------------- | --------: | -----: | ------: |
| an empty script         |        70 |     69 |      40 |
| wings --version         |        88 |     87 |      41 |
| wings solve, one puzzle |       101 |     99 |     142 |
| the same, a first start |       144 |    140 |         |
| the same, nothing kept  |       119 |    115 |     141 |

| rate          | puzzles/s | to --jobs 1 |
| ------------- | --------: | ----------: |
| rate --jobs 1 |     9,999 |        1.00 |
| rate --jobs 2 |    19,999 |        1.79 |

## Sizes

| bundle                 | gzipped |
| ---------------------- | ------: |
| core whole             |   9,001 |
| five lines, one wing   |   6,000 |
| five lines, four wings |   9,999 |
`;

/** The cells of each row, by the first. */
const rowsOf = (table: string): Record<string, string[]> =>
  Object.fromEntries(
    table
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([, what, ...cells]) => [what, cells.slice(0, -1)]),
  );

it("takes each figure from the results, with what was to be reached and where it was missed", () => {
  const table = speedTable(RESULTS);
  expect(table).toContain("One thread (A machine, 3 cores, Node 20; 2001-02-03)");
  expect(table).toContain("passes over 2,345 puzzles");
  expect(table).toContain("Every pattern is found and kept, as numbers; what `findAll` takes to tell each in words");
  const { "---": rule, ...rows } = rowsOf(table);
  expect(rule).toHaveLength(4);
  expect(rows).toEqual({
    "": ["wings", "told in words", "was to reach", "HoDoKu (Java)"],
    "every XY-Wing / XYZ-Wing / W-Wing of a board": [
      "0.11 / 0.22 / 0.99 µs",
      "1.11 / 2.22 / 3.33 µs",
      "0.4 / 0.4 / 0.6 (missed) µs",
      "2.9 / 2.9 / 4.4 µs",
    ],
    "all almost locked sets / restricted commons": ["11.1 / 22.2 µs", "", "25 / 100 µs", "99 / 315 µs"],
    "every ALS XY-Wing of a board, overlaps too": ["444 µs", "5,432 µs", "300 µs (missed)", "1,500 to 3,000 µs"],
    "the smallest ALS XY-Wing of a board": ["111 µs", "", "150 µs", ""],
    "17-clue puzzles through basics and wings: best / middle pass": [
      "55,555 / 44,444/s",
      "1,234/s at best",
      "25,000/s",
      "6,500 to 11,700/s",
    ],
    "the same with each step proved: best / middle pass": ["33,333 / 22,222/s", "", "", "proves nothing"],
    "what is kept of the speed with each step proved: best passes / middle of those in turn": [
      "60 / 50 %",
      "",
      "60 % (missed)",
      "",
    ],
    "17-clue puzzles, one solution proved by search: best / middle pass": [
      "44,444 / 33,333/s",
      "",
      "60,000/s (missed)",
      "15,000/s",
    ],
    "the command, one puzzle from start to end: middle run": [
      "101 ms, 142 MB",
      "",
      "120 ms, 80 MB (missed)",
      "520 ms, 75 MB",
    ],
    "the same at its first start / where it can't keep what was compiled": [
      "144 / 119 ms",
      "",
      "120 (missed) / 120 ms",
      "",
    ],
    "its start-up alone (`wings --version`), and that of Node.js (an empty script)": ["88 / 70 ms", "", "", ""],
    "`wings rate --jobs 2`, as fast as `--jobs 1`": ["1.79 times", "", "1.8 times (missed)", ""],
    "the whole core / an app with one wing / with four, minified and gzipped": [
      "9,001 / 6,000 / 9,999 bytes",
      "",
      "9,000 (missed) / 7,000 / 14,000 bytes",
      "",
    ],
  });
});

it("does not claim of a run that did not keep and tell what it found that it did", () => {
  const table = speedTable(RESULTS.replaceAll("told µs", "other"));
  expect(table).toContain("Every pattern is found and counted, not kept and not told in words.");
  expect(rowsOf(table)["every ALS XY-Wing of a board, overlaps too"]).toContain("not measured");
  expect(costOf(RESULTS, ["xy-wing"])).toContain("kept as numbers");
  expect(costOf(RESULTS.replaceAll("told µs", "other"), ["xy-wing"])).not.toContain("kept");
});

it("says what is missing where the results have another layout", () => {
  expect(() => speedTable(RESULTS.replace("kept", "left"))).toThrow(
    'bench/RESULTS.md has no "kept" of "given file|basics and wings" below "## The solve loop"',
  );
  expect(() => speedTable(RESULTS.replace("Measured", "Timed"))).toThrow("does not say when and where");
});

it("tells what techniques cost, from the stuck boards", () => {
  expect(costOf(RESULTS, ["xy-wing"])).toContain("0.11 µs for `xy-wing` (the middle of 500 boards;");
  expect(costOf(RESULTS, ["xy-wing", "w-wing"])).toContain("0.11 µs for `xy-wing` and 0.99 µs for `w-wing`");
});

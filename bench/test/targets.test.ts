import { expect, it } from "vitest";
import { figuresIn, measuredIn, revisionLabel } from "../results.mjs";
import { TARGETS, reached, targetRows } from "../targets.mjs";

const RESULTS = `# How fast it is

Measured 2001-02-03 at revision abc1234 + changes, seed -1, on
A machine, 3 cores, Node 20; one core unless said.

## Search

| puzzles    | median/s | best/s |
| ---------- | -------: | -----: |
| given file |   59,999 | 70,000 |

### Stuck boards

| technique | median µs |
| --------- | --------: |
| xy-wing   |      0.40 |
| xyz-wing  |      0.41 |
| w-wing    |      0.30 |

## The solve loop

| puzzles    | techniques       |         plain/s |        kept |
| ---------- | ---------------- | --------------: | ----------: |
| given file | basics and wings | 70,000 / 60,000 | 64 % / 56 % |

## The command

| process                 | median ms | peak MB |
| ----------------------- | --------: | ------: |
| wings solve, one puzzle |       121 |      53 |

Words between two tables.

| rate          | to --jobs 1 |
| ------------- | ----------: |
| rate --jobs 2 |        1.90 |

## Sizes

| bundle                 | gzipped |
| ---------------------- | ------: |
| core whole             |   9,001 |
| five lines, one wing   |   7,000 |
| five lines, four wings |   9,999 |
`;

it("tells of each target what the run has reached, and where the middle pass has not", () => {
  const rows = targetRows(figuresIn(RESULTS));
  expect(rows).toHaveLength(Object.keys(TARGETS).length);
  const told = Object.fromEntries(rows.map(([what, , , figure, , verdict]) => [what, [figure, verdict]]));
  expect(told).toMatchObject({
    [TARGETS.xyWing.what]: ["0.40 µs", "yes, not the aim"],
    [TARGETS.xyzWing.what]: ["0.41 µs", "**no**"],
    [TARGETS.wWing.what]: ["0.30 µs", "yes, as aimed for"],
    [TARGETS.search.what]: ["70,000 / 59,999/s", "**no**"],
    [TARGETS.loop.what]: ["70,000 / 60,000/s", "yes, as aimed for"],
    [TARGETS.kept.what]: ["64 / 56 %", "**no**"],
    [TARGETS.wall.what]: ["121 ms", "**no**"],
    [TARGETS.memory.what]: ["53 MB", "yes, as aimed for"],
    [TARGETS.jobs.what]: ["1.90 times", "yes, not the aim"],
    [TARGETS.coreSize.what]: ["9,001 bytes", "**no**"],
    [TARGETS.oneWing.what]: ["7,000 bytes", "yes"],
    [TARGETS.sets.what]: ["not measured", ""],
  });
  expect(rows[0]).toEqual([TARGETS.xyWing.what, "0.4 µs", "0.2 µs", "0.40 µs", "2.9 µs", "yes, not the aim"]);
});

it("refuses what is no figure", () => {
  const figures = figuresIn(RESULTS.replace("0.40", "slow"));
  expect(() => reached(TARGETS.xyWing, figures)).toThrow('bench/RESULTS.md has "slow" for "every XY-Wing');
});

it("reads when and where a run was, and what of", () => {
  expect(measuredIn(RESULTS)).toEqual({
    date: "2001-02-03",
    revision: "abc1234 + changes",
    machine: "A machine, 3 cores, Node 20",
  });
  expect(() => measuredIn("")).toThrow("does not say when and where it was measured");
});

it("says of a revision whether it is as it was committed", () => {
  expect(revisionLabel("abc1234", "")).toBe("abc1234");
  expect(revisionLabel("abc1234", " M bench/run.mjs\n")).toBe("abc1234 + changes");
  expect(revisionLabel(undefined, "")).toBe("unknown");
});

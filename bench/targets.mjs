// What was to be reached, and what was: from the figures of one run, so that what is missed stands beside what is not.

import { WrongResults } from "./results.mjs";

/** @typedef {import("./results.mjs").Figures} Figures */

/**
 * @typedef {object} Target
 * @property {string} what
 * @property {readonly [title: string, key: string, ...columns: string[]]} at where the figure stands
 * @property {number} must what must be reached
 * @property {number} [aim] what is aimed for, if more than that
 * @property {string} unit
 * @property {boolean} [more] more is better; without it, less
 * @property {string} [hodoku] what HoDoKu (Java) takes for the same, warmed up, on the same kind of machine: it is the program
 *   that most people use. Measured once; it does not change.
 */

const STUCK = "### Stuck boards";
const LOOP = "## The solve loop";
const COMMAND = "## The command";
const WINGS = "given file|basics and wings";
const SIZES = "## Sizes";
const SOLVE = "wings solve, one puzzle";
export const FIRST = "the same, a first start";
export const NOTHING_KEPT = "the same, nothing kept";

/** @type {Record<"xyWing" | "xyzWing" | "wWing" | "sets" | "commons" | "alsXyWing" | "smallest" | "loop" | "kept" | "search" | "wall" | "wallFirst" | "wallNone" | "memory" | "jobs" | "coreSize" | "oneWing" | "fourWings", Target>} */
export const TARGETS = {
  xyWing: {
    what: "every XY-Wing, stuck boards",
    at: [STUCK, "xy-wing", "median µs"],
    must: 0.4,
    aim: 0.2,
    unit: " µs",
    hodoku: "2.9",
  },
  xyzWing: {
    what: "every XYZ-Wing, stuck boards",
    at: [STUCK, "xyz-wing", "median µs"],
    must: 0.4,
    aim: 0.2,
    unit: " µs",
    hodoku: "2.9",
  },
  wWing: {
    what: "every W-Wing, stuck boards",
    at: [STUCK, "w-wing", "median µs"],
    must: 0.6,
    aim: 0.3,
    unit: " µs",
    hodoku: "4.4",
  },
  sets: {
    what: "all almost locked sets of a stuck board",
    at: ["## The core", "almost locked sets, all", "median µs"],
    must: 25,
    aim: 12,
    unit: " µs",
    hodoku: "99",
  },
  commons: {
    what: "all restricted commons of a stuck board",
    at: ["## The core", "restricted commons, all, with the sets", "median µs"],
    must: 100,
    aim: 50,
    unit: " µs",
    hodoku: "315",
  },
  alsXyWing: {
    what: "every ALS XY-Wing, overlaps too, stuck boards",
    at: [STUCK, "als-xy-wing", "median µs"],
    must: 300,
    aim: 150,
    unit: " µs",
    hodoku: "1,500 to 3,000",
  },
  smallest: {
    what: "the smallest ALS XY-Wing first, stuck boards",
    at: [STUCK, "als-xy-wing", "smallest µs"],
    must: 150,
    aim: 60,
    unit: " µs",
  },
  loop: {
    what: "solve loop, basics and wings, 17-clue puzzles: best / middle pass",
    at: [LOOP, WINGS, "plain/s"],
    must: 25_000,
    aim: 60_000,
    unit: "/s",
    more: true,
    hodoku: "6,500 to 11,700",
  },
  kept: {
    what: "what is kept of that with each step's reason checked: best passes / middle of those in turn",
    at: [LOOP, WINGS, "kept"],
    must: 60,
    aim: 80,
    unit: " %",
    more: true,
  },
  search: {
    what: "search, one solution proved, 17-clue puzzles: best / middle pass",
    at: ["## Search", "given file", "best/s", "median/s"],
    must: 60_000,
    aim: 150_000,
    unit: "/s",
    more: true,
    hodoku: "15,000",
  },
  wall: {
    what: "`wings solve` of one puzzle, wall time",
    at: [COMMAND, SOLVE, "median ms"],
    must: 120,
    aim: 85,
    unit: " ms",
    hodoku: "520",
  },
  wallFirst: {
    what: "the same, a first start, which keeps what is compiled",
    at: [COMMAND, FIRST, "median ms"],
    must: 120,
    unit: " ms",
  },
  wallNone: {
    what: "the same, where nothing can be kept",
    at: [COMMAND, NOTHING_KEPT, "median ms"],
    must: 120,
    unit: " ms",
  },
  memory: {
    what: "`wings solve` of one puzzle, peak memory",
    at: [COMMAND, SOLVE, "peak MB"],
    must: 80,
    aim: 60,
    unit: " MB",
    hodoku: "75",
  },
  jobs: {
    what: "`wings rate --jobs 2`, times `--jobs 1`",
    at: [COMMAND, "rate --jobs 2", "to --jobs 1"],
    must: 1.8,
    aim: 1.95,
    unit: " times",
    more: true,
  },
  coreSize: {
    what: "the whole core, minified and gzipped",
    at: [SIZES, "core whole", "gzipped"],
    must: 9_000,
    unit: " bytes",
  },
  oneWing: {
    what: "five lines with one wing, minified and gzipped",
    at: [SIZES, "five lines, one wing", "gzipped"],
    must: 7_000,
    unit: " bytes",
  },
  fourWings: {
    what: "five lines with all four wing packages, minified and gzipped",
    at: [SIZES, "five lines, four wings", "gzipped"],
    must: 14_000,
    unit: " bytes",
  },
};

/** Beside the search: programs that do nothing else. */
export const FASTEST_SEARCH = "the fastest programs in C and C++ do 170,000 to 300,000/s";

/** A limit, as figures are written here. @param {number} value */
export const limit = (value) => value.toLocaleString("en");

/**
 * What a run has reached: as it is shown, without its unit, and whether that is enough; of passes the middle one decides.
 * Undefined where the run has no such figure.
 * @param {Target} target @param {Figures} figures
 */
export function reached({ what, at: [title, key, ...columns], must, aim = must, unit, more = false }, figures) {
  const cells = columns.flatMap((column) => figures.find(title, key, column) ?? []);
  if (cells.length < columns.length) return undefined;
  const shown = cells.join(" / ").replaceAll(unit, "");
  const value = Number(shown.split(" / ").at(-1)?.replaceAll(",", ""));
  if (Number.isNaN(value)) throw new WrongResults(`bench/RESULTS.md has "${shown}" for "${what}", which is no figure.`);
  const isWithin = (/** @type {number} */ bound) => (more ? value >= bound : value <= bound);
  return { shown, isReached: isWithin(must), isAimed: isWithin(aim) };
}

/** The rows of the table in RESULTS.md. @param {Figures} figures */
export const targetRows = (figures) =>
  Object.values(TARGETS).map((target) => {
    const { what, must, aim, unit, hodoku } = target;
    const run = reached(target, figures);
    return [
      what,
      `${limit(must)}${unit}`,
      aim === undefined ? "" : `${limit(aim)}${unit}`,
      run === undefined ? "not measured" : `${run.shown}${unit}`,
      hodoku === undefined ? "" : `${hodoku}${unit}`,
      run === undefined ? "" : verdictOn(run, aim !== undefined),
    ];
  });

/** @param {{ isReached: boolean, isAimed: boolean }} run @param {boolean} hasAim */
const verdictOn = ({ isReached, isAimed }, hasAim) =>
  !isReached ? "**no**" : !hasAim ? "yes" : isAimed ? "yes, as aimed for" : "yes, not the aim";

export const TARGET_HEAD = ["what", "must reach", "aim for", "reached", "HoDoKu (Java)", "is it reached?"];

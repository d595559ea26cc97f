// The README's section on speed, from the last full run in bench/RESULTS.md.

import { figuresIn, measuredIn } from "../bench/results.mjs";
import { FASTEST_SEARCH, TARGETS, limit, reached } from "../bench/targets.mjs";

/** @typedef {import("../bench/targets.mjs").Target} Target */

const STUCK = "### Stuck boards";
const LOOP = "given file|basics and wings";
const PROVED = "the same with each step proved: best / middle pass";

/** @param {string} results the text of bench/RESULTS.md */
export function speedTable(results) {
  const figures = figuresIn(results);
  const { date, machine } = measuredIn(results);
  const told = (/** @type {string[]} */ ...ids) => toldIn(figures, ids);
  const command = (/** @type {string} */ what) => figures.take("## The command", what, "median ms");
  /** One row of several targets. @param {string} what @param {string} words @param {Target[]} targets */
  const row = (what, words, ...targets) => [
    what,
    joined(targets, (target) => {
      const [title, key, ...columns] = target.at;
      for (const column of columns) figures.take(title, key, column);
      return reached(target, figures)?.shown;
    }),
    words,
    joined(
      targets,
      ({ must }) => limit(must),
      (target) => (reached(target, figures)?.isReached === true ? "" : " (missed)"),
    ),
    joined(targets, ({ hodoku }) => hodoku),
  ];
  const { xyWing, xyzWing, wWing, sets, commons, alsXyWing, smallest, loop, kept, search, wall, memory, jobs } =
    TARGETS;
  const { wallFirst, wallNone, coreSize, oneWing, fourWings } = TARGETS;
  const rows = [
    ["", "wings", "told in words", "was to reach", "HoDoKu (Java)"],
    ["---", "---:", "---:", "---:", "---:"],
    row("every XY-Wing / XYZ-Wing / W-Wing of a board", told("xy-wing", "xyz-wing", "w-wing"), xyWing, xyzWing, wWing),
    row("all almost locked sets / restricted commons", "", sets, commons),
    row("every ALS XY-Wing of a board, overlaps too", told("als-xy-wing"), alsXyWing),
    row("the smallest ALS XY-Wing of a board", "", smallest),
    row(
      "17-clue puzzles through basics and wings: best / middle pass",
      `${figures.take("## The solve loop", LOOP, "told/s, best")}/s at best`,
      loop,
    ),
    [PROVED, `${figures.take("## The solve loop", LOOP, "proved/s")}/s`, "", "", "proves nothing"],
    row("what is kept of the speed with each step proved: best passes / middle of those in turn", "", kept),
    row("17-clue puzzles, one solution proved by search: best / middle pass", "", search),
    row("the command, one puzzle from start to end: middle run", "", wall, memory),
    row("the same at its first start / where it can't keep what was compiled", "", wallFirst, wallNone),
    [
      "its start-up alone (`wings --version`), and that of Node.js (an empty script)",
      `${command("wings --version")} / ${command("an empty script")} ms`,
      "",
      "",
      "",
    ],
    row("`wings rate --jobs 2`, as fast as `--jobs 1`", "", jobs),
    row("the whole core / an app with one wing / with four, minified and gzipped", "", coreSize, oneWing, fourWings),
  ];
  const words = isKept(results)
    ? "Every pattern is found and kept, as numbers; what `findAll` takes to tell each in words stands beside it."
    : "Every pattern is found and counted, not kept and not told in words.";
  return [
    `One thread (${machine}; ${date}), but for \`--jobs 2\`. Each board is timed in up to 15 rounds and its best is taken: the microseconds are the middle of`,
    `400 or 500 boards on which the basics are stuck. ${words}`,
    `Puzzles a second, in processor time: the best and the middle one of passes over ${figures.take("## Search", "given file", "number")} puzzles; the middle one decides.`,
    "The command: wall time, the middle of 15 runs.",
    `What stands of HoDoKu was measured once, warmed up, on a machine of the kind that the limits were set for; of programs that do nothing but search, ${FASTEST_SEARCH}.`,
    "Told in words, findings of an ALS XY-Wing and the loop take longer than HoDoKu's figures. `--jobs 2` reached its limit on four cores, and not on two: [notes](bench/NOTES.md).",
    "([All figures](bench/RESULTS.md), losses too; `pnpm bench` makes them anew on your machine.)",
    "",
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}

/**
 * What several targets have, with the unit once where it is the same.
 * @param {readonly Target[]} targets @param {(target: Target) => string | undefined} of @param {(target: Target) => string} [mark]
 */
function joined(targets, of, mark = () => "") {
  if (targets.some((target) => of(target) === undefined)) return "";
  const [{ unit }, second] = targets;
  return second?.unit === unit
    ? `${targets.map((target) => `${of(target)}${mark(target)}`).join(" / ")}${unit}`
    : targets.map((target) => `${of(target)}${target.unit}${mark(target)}`).join(", ");
}

/** What it takes to tell all findings in words. @param {import("../bench/results.mjs").Figures} figures @param {readonly string[]} ids */
function toldIn(figures, ids) {
  const values = ids.map((id) => figures.find(STUCK, id, "told µs"));
  return values.includes(undefined) ? "not measured" : `${values.join(" / ")} µs`;
}

/** Whether the run kept what it found: runs that did not had no column for telling it either. @param {string} results */
const isKept = (results) => results.includes(" told µs ");

/**
 * What techniques cost, for their README: the block `cost xy-wing y-wing` tells of these two.
 * @param {string} results the text of bench/RESULTS.md
 * @param {readonly string[]} ids
 */
export function costOf(results, ids) {
  const figures = figuresIn(results);
  const each = ids.map((id) => `${figures.take(STUCK, id, "median µs")} µs for \`${id}\``);
  const list = each.length === 1 ? each[0] : `${each.slice(0, -1).join(", ")} and ${each.at(-1)}`;
  const what = isKept(results) ? "All there is on a stuck board, kept as numbers" : "All there is on a stuck board";
  return `${what}: ${list} (the middle of 500 boards; [measured](../../bench/RESULTS.md) with all others).`;
}

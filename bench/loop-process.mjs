// One measurement of the solve loop, in a process of its own: code is compiled for what it runs, so a loop that shares its
// process with other lists of techniques or other options is slower than the one that an app has. Gets its work from the
// process that starts it, and answers with the figures.

import { parse, solve } from "@wings/core";
import { LADDER, techniques } from "@wings/ladder";
import { passes } from "./measure.mjs";

/** @typedef {{ puzzles: string[], list: keyof typeof LISTS, options: import("@wings/core").SolveOptions }} Work */

const LISTS = {
  /** Singles, locked candidates, subsets, and the small wings: what the loop is compared by with other programs. */
  "basics and wings": LADDER.filter(
    ({ level, technique: { id } }) => level !== "extreme" && !id.startsWith("bent-"),
  ).map(({ technique }) => technique),
  "whole ladder": techniques,
};

process.once("message", (/** @type {Work} */ { puzzles, list, options }) => {
  const run = (/** @type {string} */ puzzle) =>
    end(puzzle, LISTS[list], { policy: "first", check: false, findings: false, ...options });
  const ends = puzzles.map(run);
  const speed = passes(puzzles, run);
  const figures = {
    ...speed,
    steps: ends.reduce((sum, { steps }) => sum + steps, 0) / ends.length,
    solved: ends.filter(({ status }) => status === "solved").length / ends.length,
  };
  process.send?.(figures, () => {
    process.disconnect();
  });
});

/** @param {string} puzzle @param {readonly import("@wings/core").Technique[]} list @param {import("@wings/core").SolveOptions} options */
function end(puzzle, list, options) {
  const path = solve(parse(puzzle), list, options);
  for (;;) {
    const next = path.next();
    if (next.done) return next.value;
  }
}

// One measurement of the solve loop, in a process of its own: code is compiled for what it runs, so a loop that shares its
// process with other lists of techniques or other options is slower than the one that an app has. Gets its work from the
// process that starts it, answers when it is warm, and then does one pass whenever it is asked to.

import { parse, solve } from "@wings/core";
import { LADDER, techniques } from "@wings/ladder";
import { onePass } from "./measure.mjs";

/** @typedef {{ puzzles: string[], list: keyof typeof LISTS, options: import("@wings/core").SolveOptions }} Work */

const LISTS = {
  /** Singles, locked candidates, subsets, and the small wings: what the loop is compared by with other programs. */
  "basics and wings": LADDER.filter(
    ({ level, technique: { id } }) => level !== "extreme" && !id.startsWith("bent-"),
  ).map(({ technique }) => technique),
  "whole ladder": techniques,
};

/** A clock that counts milliseconds can't time a short pass: a set with few puzzles is done several times over. */
const LEAST = 2000;
const WARM = 3;

process.once("message", (/** @type {Work} */ { puzzles, list, options }) => {
  const run = (/** @type {string} */ puzzle) =>
    end(puzzle, LISTS[list], { policy: "first", check: false, findings: false, ...options });
  const ends = puzzles.map(run);
  const many = Array.from({ length: Math.ceil(LEAST / puzzles.length) }, () => puzzles).flat();
  for (let warm = 0; warm < WARM; warm++) onePass(many, run);
  process.on("message", (/** @type {"pass" | "checked"} */ wanted) => {
    process.send?.(wanted === "pass" ? onePass(many, run) : checksOf(puzzles, LISTS[list], options) / puzzles.length);
  });
  process.send?.({
    boards: many.length,
    steps: ends.reduce((sum, { steps }) => sum + steps, 0) / ends.length,
    solved: ends.filter(({ status }) => status === "solved").length / ends.length,
  });
});

/**
 * How many findings the checker is asked about: where no finding is told, it alone asks a technique for its reason. Behind the
 * timing, for techniques that count are slower.
 * @param {string[]} puzzles @param {readonly import("@wings/core").Technique[]} list @param {import("@wings/core").SolveOptions} options
 */
function checksOf(puzzles, list, options) {
  let checks = 0;
  const counting = list.map((technique) => ({
    ...technique,
    reason: (/** @type {Parameters<typeof technique.reason>} */ ...args) => {
      checks++;
      return technique.reason(...args);
    },
  }));
  for (const puzzle of puzzles) end(puzzle, counting, { check: false, ...options, findings: false, policy: "first" });
  return checks;
}

/** @param {string} puzzle @param {readonly import("@wings/core").Technique[]} list @param {import("@wings/core").SolveOptions} options */
function end(puzzle, list, options) {
  const path = solve(parse(puzzle), list, options);
  for (;;) {
    const next = path.next();
    if (next.done) return next.value;
  }
}

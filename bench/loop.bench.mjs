// The solve loop: from the givens of a puzzle until it is solved or stuck.

import { parse, solve } from "@wings/core";
import { LADDER, techniques } from "@wings/ladder";
import { puzzleSets } from "./datasets.mjs";
import { passes } from "./measure.mjs";
import { table, whole } from "./report.mjs";

/** Singles, locked candidates, subsets, and the small wings: what the loop is compared by with other programs. */
const basicsAndWings = LADDER.filter(
  ({ level, technique: { id } }) => level !== "extreme" && !id.startsWith("bent-"),
).map(({ technique }) => technique);

/** @param {{ say: (line: string) => void, seed: number, file: string | undefined }} run */
export function measure({ say, seed, file }) {
  say("## The solve loop\n");
  say(
    "Puzzles a second, the best of nine passes (beside it the middle, which tells how quiet the machine was), from text to the end of the path; steps a puzzle, and how many of a",
  );
  say("hundred are solved. *proved*: the reason of each step is checked. *told*: each step is told in words.\n");
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const { name, puzzles } of puzzleSets(seed, file)) {
    for (const [what, list] of /** @type {const} */ ([
      ["basics and wings", basicsAndWings],
      ["whole ladder", techniques],
    ])) {
      const run = (/** @type {import("@wings/core").SolveOptions} */ options) => (/** @type {string} */ puzzle) =>
        end(puzzle, list, { policy: "first", check: false, findings: false, ...options });
      const ends = puzzles.map(run({}));
      // One after the other: turn by turn, each would run in code that was compiled for all three.
      const [plain, proved, told] = [{}, { check: true }, { findings: true }].map((options) =>
        passes(puzzles, run(options)),
      );
      rows.push([
        name,
        what,
        whole(plain.best),
        `${whole(proved.best)} (${Math.round((100 * proved.best) / plain.best)} %)`,
        whole(told.best),
        `${whole(plain.perSecond)}, ${whole(proved.perSecond)}`,
        (ends.reduce((sum, { steps }) => sum + steps, 0) / ends.length).toFixed(1),
        Math.round((100 * ends.filter(({ status }) => status === "solved").length) / ends.length),
      ]);
    }
  }
  say(
    table(
      [
        "puzzles",
        "techniques",
        "plain/s",
        "proved/s",
        "told/s",
        "middle: plain, proved",
        "steps, each checked",
        "solved %",
      ],
      rows,
    ),
  );
  say("");
}

/** @param {string} puzzle @param {readonly import("@wings/core").Technique[]} list @param {import("@wings/core").SolveOptions} options */
function end(puzzle, list, options) {
  const path = solve(parse(puzzle), list, options);
  for (;;) {
    const next = path.next();
    if (next.done) return next.value;
  }
}

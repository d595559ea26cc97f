// The solve loop: from the givens of a puzzle until it is solved or stuck.

import { answering, stoppablePart } from "./compare/stop.mjs";
import { puzzleSets } from "./datasets.mjs";
import { table, whole } from "./report.mjs";

/** @typedef {{ perSecond: number, best: number, steps: number, solved: number, checked: number }} Figures */

/** @param {{ say: (line: string) => void, seed: number, file: string | undefined }} run */
export async function measure({ say, seed, file }) {
  // Made before anything is started: while they are, no signal would be heard.
  const sets = puzzleSets(seed, file);
  await stoppablePart((stop) => measureLoop(say, sets, stop));
}

/** @param {(line: string) => void} say @param {readonly import("./datasets.mjs").PuzzleSet[]} sets @param {AbortSignal} stop */
async function measureLoop(say, sets, stop) {
  say("## The solve loop\n");
  say(
    "Puzzles a second of processor time, from text to the end of the path, in two figures: the best of nine passes / the middle one,\n" +
      "which tells how quiet the machine was. *plain*: steps are found and applied. *proved*: the reason of each step is checked as well; *kept* is what\n" +
      "is left of plain then, best to best / middle to middle. *told*: each step is told in words. Steps are those of a puzzle,\n" +
      "*checked* the findings of a puzzle that the checker was asked about in *proved*. Each of the three is from a process of its own.\n",
  );
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const { name, puzzles } of sets) {
    for (const list of /** @type {const} */ (["basics and wings", "whole ladder"])) {
      const inProcess = async (/** @type {import("@wings/core").SolveOptions} */ options) => {
        const child = answering(new URL("loop-process.mjs", import.meta.url), [], stop);
        try {
          return /** @type {Figures} */ (await child.ask({ puzzles, list, options }));
        } finally {
          child.end();
        }
      };
      const plain = await inProcess({});
      const proved = await inProcess({ check: true });
      const told = await inProcess({ findings: true });
      rows.push([
        name,
        list,
        ...[plain, proved].map(({ best, perSecond }) => `${whole(best)} / ${whole(perSecond)}`),
        `${share(proved.best, plain.best)} / ${share(proved.perSecond, plain.perSecond)}`,
        whole(told.best),
        plain.steps.toFixed(1),
        proved.checked.toFixed(1),
        Math.round(100 * plain.solved),
      ]);
    }
  }
  say(
    table(
      ["puzzles", "techniques", "plain/s", "proved/s", "kept", "told/s, best", "steps", "checked", "solved %"],
      rows,
    ),
  );
  say("");
}

/** @param {number} part @param {number} of */
const share = (part, of) => `${((100 * part) / of).toFixed(1)} %`;

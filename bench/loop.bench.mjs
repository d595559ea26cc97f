// The solve loop: from the givens of a puzzle until it is solved or stuck.

import { fork } from "node:child_process";
import { once } from "node:events";
import { puzzleSets } from "./datasets.mjs";
import { table, whole } from "./report.mjs";

/** @typedef {{ perSecond: number, best: number, steps: number, solved: number }} Figures */

/** @param {{ say: (line: string) => void, seed: number, file: string | undefined }} run */
export async function measure({ say, seed, file }) {
  say("## The solve loop\n");
  say(
    "Puzzles a second, the best of nine passes (beside it the middle, which tells how quiet the machine was), from text to the end of the path; steps a puzzle, and how many of a",
  );
  say(
    "hundred are solved. *proved*: the reason of each step is checked. *told*: each step is told in words. Each figure is from a process of its own.\n",
  );
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const { name, puzzles } of puzzleSets(seed, file)) {
    for (const list of /** @type {const} */ (["basics and wings", "whole ladder"])) {
      const inProcess = async (/** @type {import("@wings/core").SolveOptions} */ options) => {
        const child = fork(new URL("loop-process.mjs", import.meta.url));
        child.send({ puzzles, list, options });
        const [figures] = await once(child, "message");
        return /** @type {Figures} */ (figures);
      };
      const plain = await inProcess({});
      const proved = await inProcess({ check: true });
      const told = await inProcess({ findings: true });
      rows.push([
        name,
        list,
        whole(plain.best),
        `${whole(proved.best)} (${Math.round((100 * proved.best) / plain.best)} %)`,
        whole(told.best),
        `${whole(plain.perSecond)}, ${whole(proved.perSecond)}`,
        plain.steps.toFixed(1),
        Math.round(100 * plain.solved),
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

// The solve loop: from the givens of a puzzle until it is solved or stuck.

import { answering, stoppablePart } from "./compare/stop.mjs";
import { puzzleSets } from "./datasets.mjs";
import { middle, speedOf } from "./measure.mjs";
import { table, whole } from "./report.mjs";

/** @typedef {{ boards: number, steps: number, solved: number }} Ready a process that is warm: how many boards its passes have */

/** How often plain and proved take turns. */
const ROUNDS = 15;
const TOLD_PASSES = 5;

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
    `Puzzles a second of processor time, from text to the end of the path, in two figures: the best of ${ROUNDS} passes / the middle one,\n` +
      "which tells how quiet the machine was. *plain*: steps are found and applied. *proved*: the reason of each step is checked as well; *kept* is what\n" +
      "is left of plain then, best pass to best pass / the middle of the shares of two passes in turn, for a machine that slows down\n" +
      `slows both. *told*, the best of ${TOLD_PASSES}: each step is told in words. Steps are those of a puzzle, *checked* the findings of a puzzle that\n` +
      "the checker was asked about in *proved*. Each of the three is a process of its own.\n",
  );
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const { name, puzzles } of sets) {
    for (const list of /** @type {const} */ (["basics and wings", "whole ladder"])) {
      const start = async (/** @type {import("@wings/core").SolveOptions} */ options) => {
        const child = answering(new URL("loop-process.mjs", import.meta.url), [], stop);
        const ready = /** @type {Ready} */ (await child.ask({ puzzles, list, options }));
        return { ...child, ...ready, pass: async () => /** @type {number} */ (await child.ask("pass")) };
      };
      const [plain, proved] = [await start({}), await start({ check: true })];
      const turns = [];
      for (let round = 0; round < ROUNDS; round++) turns.push([await plain.pass(), await proved.pass()]);
      const checked = /** @type {number} */ (await proved.ask("checked"));
      for (const child of [plain, proved]) child.end();
      const told = await start({ findings: true });
      const tellings = [];
      for (let round = 0; round < TOLD_PASSES; round++) tellings.push(await told.pass());
      told.end();

      const speeds = [0, 1].map((side) =>
        speedOf(
          plain.boards,
          turns.map((turn) => turn[side]),
        ),
      );
      rows.push([
        name,
        list,
        ...speeds.map(({ best, perSecond }) => `${whole(best)} / ${whole(perSecond)}`),
        `${percent(speeds[1].best / speeds[0].best)} / ${percent(middle(turns.map(([bare, withProof]) => bare / withProof)))}`,
        whole(speedOf(told.boards, tellings).best),
        plain.steps.toFixed(1),
        checked.toFixed(1),
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

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(1)} %`;

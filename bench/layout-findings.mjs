// `pnpm bench:layout-findings [LAYOUT…]`: whether all techniques are right on boards with other houses. On a position of each puzzle
// it compares what each technique finds with the solution, and has the first findings proved by a checker that knows no technique.
// It prints a line for each layout: boards, findings, wrong ones, and proofs: tried, accepted, and those that took too long.
//
//   --count N   boards of each layout: 2000
//   --seed N    other boards: 1

import { parseArgs } from "node:util";
import { importProgram } from "../scripts/bundle.mjs";
import { layoutPuzzles } from "./layout-puzzles.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string", default: "2000" }, seed: { type: "string", default: "1" } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const names = positionals.length > 0 ? positionals : ["x", "windoku", "anti-knight", "jigsaw"];

const wings = await importProgram(`
  export { Board, format, search } from "@wings/core";
  export { useSimd } from "@wings/counting/simd";
  export { Sink, eliminationsOf, proveHit, runTechnique } from "@wings/core/host";
  export { generate } from "@wings/generate";
  export { random } from "@wings/generate/random";
  export { techniques as ladder } from "@wings/ladder";
  export { jigsawMap, layoutOf } from "@wings/layouts";
  export { positionOf } from "@wings/test-kit/layout-positions";
`);
const { Sink, eliminationsOf, format, ladder, positionOf, proveHit, random, runTechnique, useSimd } = wings;
useSimd();
const techniques = ladder.filter((/** @type {{ id: string }} */ { id }) => id !== "trial");

/** More of one technique on one board say little. */
const MOST_FINDINGS = 300;
const PROOFS_OF_A_TECHNIQUE = 2;
/** How many digits are on the boards, in turn. */
const SHOWN = [30, 36, 42, 48];

/** @param {any} technique @param {any} board */
function findingsOf(technique, board) {
  const sink = new Sink(board, "all");
  sink.maxFindings = MOST_FINDINGS;
  try {
    runTechnique(technique, board, sink);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "WINGS_LIMIT_REACHED")) throw error;
  }
  return sink.hits;
}

/** @param {any} hit @param {number[]} solution */
const isWrong = (hit, solution) =>
  eliminationsOf(hit).some((/** @type {any} */ { cell, digit }) => solution[cell] === digit) ||
  hit.placements.some((/** @type {any} */ { cell, digit }) => solution[cell] !== digit);

/** @param {string} name */
function tally(name) {
  const source = random(seed);
  const sums = { boards: 0, findings: 0, wrong: 0, proofs: 0, accepted: 0, long: 0 };
  /** @type {string[]} */
  const faults = [];
  const found = new Set();
  const line = () =>
    `${name}: ${sums.boards} boards, ${sums.findings} findings of ${found.size} techniques, ${sums.wrong} wrong, ` +
    `${sums.proofs} proofs, ${sums.accepted} accepted, ${sums.long} too long`;
  return { sums, faults, found, source, line, puzzles: layoutPuzzles(wings, name, { seed, count, isQuick: true }) };
}

/** @param {ReturnType<typeof tally>} of @param {any} at */
function look({ sums, faults, found }, { board, solution }) {
  sums.boards++;
  for (const technique of techniques) {
    const hits = findingsOf(technique, board);
    if (hits.length > 0) found.add(technique.id);
    sums.findings += hits.length;
    const where = () => `${technique.id} on ${board.layout.name} ${format(board, "url")}`;
    for (const hit of hits) {
      if (!isWrong(hit, solution)) continue;
      sums.wrong++;
      faults.push(`wrong: ${where()}`);
    }
    for (const hit of hits.slice(0, PROOFS_OF_A_TECHNIQUE)) {
      const { status, text } = proveHit(board, technique.reason(hit.pattern, board), hit);
      sums.proofs++;
      if (status === "proved") sums.accepted++;
      else if (/ within \d+ nodes/.test(text)) sums.long++;
      else faults.push(`${status}: ${text} ${where()}`);
    }
  }
}

// A board of each layout in turn: a run that is stopped has looked at all of them.
const tallies = names.map(tally);
const start = Date.now();
for (let i = 0; i < count; i++) {
  for (const each of tallies) {
    const { value, done } = each.puzzles.next();
    if (!done) look(each, positionOf(value.puzzle, value.layout, each.source, SHOWN[i % SHOWN.length]));
  }
  if ((i + 1) % 100 === 0)
    console.error(`${Math.round((Date.now() - start) / 1000)} s\n${tallies.map(({ line }) => line()).join("\n")}`);
}
for (const { line, faults } of tallies) {
  console.log(line());
  for (const text of faults.slice(0, 20)) console.log(`  ${text}`);
}

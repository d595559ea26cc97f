// `pnpm bench:layouts [LAYOUT…]`: how many puzzles with other houses the ladder solves without trial. It proves each step with
// a checker that knows no technique, and prints a line for each layout: puzzles, solved, steps, those that are proved, the others, and the
// milliseconds of a path (median, 95th percentile, longest). 300 puzzles take about half an hour.
//
//   --count N   puzzles of each layout: 300
//   --seed N    other puzzles: 1

import { parseArgs } from "node:util";
import { importProgram } from "../scripts/bundle.mjs";
import { layoutPuzzles } from "./layout-puzzles.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string", default: "300" }, seed: { type: "string", default: "1" } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const names = positionals.length > 0 ? positionals : ["x", "windoku", "anti-knight", "jigsaw"];

const wings = await importProgram(`
  export { format, parse, search, solvePath } from "@wings/core";
  export { useSimd } from "@wings/counting/simd";
  export { proveHit } from "@wings/core/host";
  export { generate } from "@wings/generate";
  export { random } from "@wings/generate/random";
  export { techniques as ladder } from "@wings/ladder";
  export { jigsawMap, layoutOf } from "@wings/layouts";
`);
const { format, ladder, parse, proveHit, search, solvePath, useSimd } = wings;
useSimd();
const techniques = ladder.filter((/** @type {{ id: string }} */ { id }) => id !== "trial");

for (const name of names) {
  /** @type {number[]} */
  const times = [];
  /** @type {string[]} */
  const unsolved = [];
  /** @type {string[]} */
  const unproved = [];
  let [solved, steps, proved, wrong] = [0, 0, 0, 0];
  for (const { layout, puzzle } of layoutPuzzles(wings, name, { seed, count })) {
    const board = parse(puzzle, 1, layout);
    const { solution } = search(board);
    const start = process.cpuUsage();
    const path = solvePath(board, techniques);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    if (path.status === "solved") solved++;
    else unsolved.push(`${layout.name} ${puzzle}`);
    for (const { technique, hit, board: before } of path.steps) {
      steps++;
      const { status, text } = proveHit(before, technique.reason(hit.pattern, before), hit);
      if (status === "proved") proved++;
      else unproved.push(`${technique.id} is ${status}: ${text} On ${layout.name} ${format(before, "url")}`);
    }
    if (path.status === "solved" && path.board.values.join("") !== solution) wrong++;
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => Math.round(times[Math.floor((times.length - 1) * share)]);
  console.log(
    `${name}: ${times.length} puzzles, ${solved} solved, ${wrong} wrong, ${steps} steps, ${proved} proved, ` +
      `${at(0.5)} / ${at(0.95)} / ${at(1)} ms`,
  );
  for (const text of unproved.slice(0, 5)) console.log("  not proved:", text);
  for (const text of unsolved.slice(0, 5)) console.log("  not solved:", text);
}

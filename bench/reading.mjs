// `node bench/reading.mjs FILE [COUNT]`: how much there is to read of the paths of COUNT puzzles (40, unless given), spread over a file
// with one on each line. First of paths in the order of the ladder, then of paths for people. Build first.

import { readFileSync } from "node:fs";
import { solvePath } from "@wings/core";
import { readablePath, techniques, thingsToRead } from "@wings/ladder";

const [file, count = "40"] = process.argv.slice(2);
if (file === undefined || !(Number(count) >= 1)) {
  console.error("usage: node bench/reading.mjs FILE [COUNT]");
  process.exit(2);
}
const lines = readFileSync(file, "utf8").trim().split("\n");
const puzzles = Array.from(
  { length: Number(count) },
  (_, i) => lines[Math.floor((i * lines.length) / Number(count))] ?? "",
);

/** The techniques whose steps are read fact by fact. */
const FAMILIES = /^(set-logic|forcing-chain|kraken-fish|.*-net)$/;

for (const [name, path] of Object.entries({ solvePath, readablePath })) {
  /** @type {Map<string, { steps: number, things: number, most: number }>} */
  const rows = new Map();
  let [steps, solved, trials] = [0, 0, 0];
  const start = process.cpuUsage().user;
  for (const puzzle of puzzles) {
    const { status, steps: all } = path(puzzle, techniques);
    steps += all.length;
    if (status === "solved") solved++;
    for (const { technique, finding } of all) {
      if (technique.id === "trial") trials++;
      if (!FAMILIES.test(technique.id)) continue;
      const row = rows.get(technique.id) ?? { steps: 0, things: 0, most: 0 };
      const things = thingsToRead(finding);
      rows.set(technique.id, { steps: row.steps + 1, things: row.things + things, most: Math.max(row.most, things) });
    }
  }
  const things = [...rows.values()].reduce((sum, row) => sum + row.things, 0);
  const seconds = (process.cpuUsage().user - start) / 1e6;
  console.log(
    `${name}: ${(things / puzzles.length).toFixed(0)} facts, sets and lemmas a puzzle, ${(steps / puzzles.length).toFixed(1)} steps, ` +
      `${(seconds / puzzles.length).toFixed(2)} s; ${solved} of ${puzzles.length} solved, ${trials} trials`,
  );
  for (const [id, row] of rows)
    console.log(`  ${id}: ${row.steps} steps with ${(row.things / row.steps).toFixed(1)}, at most ${row.most}`);
}

// `pnpm bench:counts` counts the work of each technique, of the core and of ratings: how often a block of code runs, as V8 counts
// it. The numbers are the same on every machine, so a search that does more than before is seen without a clock.
//
// It compares with counts.json, and exits with 1 where a count differs by more than 2 %. `pnpm bench:counts --write` writes the
// file: do so with the change that makes the difference, and say why in the commit.
//
// A longer block, and what V8 does itself, count as before: `pnpm bench:compare` sees a copied array or an allocation.

import { readFileSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { makeInputs } from "./inputs.mjs";
import { itemsOf } from "./items.mjs";
import { loadLibrary } from "./library.mjs";
import { table } from "./report.mjs";
import { root, run } from "../scripts/workspace.mjs";

const FILE = join(root, "bench/counts.json");
/** A smaller difference is none. */
const TOLERANCE = 0.02;
/** Boards and puzzles: few, since V8 counts slowly. Searches are fast, and most of them guess once at most. */
const BOARDS = 12;
const ALL_PUZZLES = ["search"];

const PACKAGES = pathToFileURL(join(root, "packages/")).href;

/** How many blocks of the packages some work runs. @param {Session} session @param {() => void} work */
async function blocksOf(session, work) {
  await session.post("Profiler.takePreciseCoverage");
  work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const functions = result.filter(({ url }) => url.startsWith(PACKAGES)).flatMap((script) => script.functions);
  // The first range is the function itself. V8 doesn't count it where it is inlined.
  return functions.flatMap(({ ranges }) => ranges.slice(1)).reduce((total, { count }) => total + count, 0);
}

// A task of turbo has its packages built.
if (process.env.TURBO_HASH === undefined && (await run("pnpm", ["run", "build"])) !== 0) process.exit(1);
const session = new Session();
session.connect();
await session.post("Profiler.enable");
// Blocks are counted in what is compiled from now on.
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
const inputs = await makeInputs(root, { seed: 1, file: undefined });
const few = { ...inputs, stuck: inputs.stuck.slice(0, BOARDS), puzzles: inputs.puzzles.slice(0, BOARDS) };
const library = await loadLibrary(root);
const all = itemsOf(library, inputs);
const items = Object.entries(itemsOf(library, few))
  .filter(([name]) => !name.endsWith("/smallest"))
  .map(([name, item]) => /** @type {const} */ ([name, ALL_PUZZLES.includes(name) ? all[name] : item]));
// Tables that are made once are no work of the item that comes first.
for (const [, { pass }] of items) pass();
/** @type {Record<string, number>} */
const counts = {};
for (const [name, { pass }] of items) counts[name] = await blocksOf(session, pass);
session.disconnect();

if (process.argv.includes("--write")) writeFileSync(FILE, `${JSON.stringify(counts, undefined, 2)}\n`);
else {
  /** @type {Record<string, number>} */
  const before = JSON.parse(readFileSync(FILE, "utf8"));
  const names = [...new Set([...Object.keys(counts), ...Object.keys(before)])];
  const differs = names.filter((name) => !(Math.abs(counts[name] - before[name]) <= before[name] * TOLERANCE));
  if (differs.length === 0) console.log(`${Object.keys(counts).length} counts are as before.`);
  else {
    const rows = differs.map((name) => {
      const [earlier, now] = [before[name], counts[name]];
      const ratio = now / earlier;
      return [name, String(earlier ?? "none"), String(now ?? "none"), ratio > 0 ? ratio.toFixed(3) : ""];
    });
    console.log(table(["work", "blocks before", "now", "ratio"], rows));
    console.log("If that is what the change is for, run `pnpm bench:counts --write`, and say why in the commit.");
    process.exitCode = 1;
  }
}

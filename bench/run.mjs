// `pnpm bench`: runs the measurements beside this file and prints their tables.
//
//   pnpm bench                       all of them
//   pnpm bench core loop             only these
//   pnpm bench --puzzles FILE        one more set of puzzles, one a line, from outside the project
//   pnpm bench --seed 7              other boards
//   pnpm bench --write               keeps what is printed in RESULTS.md

import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { run } from "../scripts/workspace.mjs";
import { benchArguments, orUsage } from "./arguments.mjs";
import { ABOUT, puzzleSets, puzzlesIn } from "./datasets.mjs";

const here = new URL(".", import.meta.url);
const known = readdirSync(here)
  .filter((name) => name.endsWith(".bench.mjs"))
  .map((name) => name.replace(".bench.mjs", ""));
const { names, seed, puzzles, write } = orUsage(
  benchArguments(process.argv.slice(2), known),
  `pnpm bench [${known.join("|")}…] [--puzzles FILE] [--seed N] [--write]`,
);
try {
  if (puzzles !== undefined) puzzlesIn(puzzles);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
// The order is the one in which they are read.
const order = ["core", "search", "techniques", "loop", "command", "playground"];
const wanted = (names.length > 0 ? names : known).sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** @type {string[]} */
const text = [];
const say = (/** @type {string} */ line) => {
  text.push(line);
  console.log(line);
};

const revision = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
say("# How fast it is\n");
say(`Measured ${new Date().toISOString().slice(0, 10)} at revision ${revision}, seed ${seed}, on`);
say(
  `${cpus()[0]?.model.trim() ?? "an unknown processor"}, ${cpus().length} cores, Node ${process.versions.node}; one core unless said.\n`,
);
say("## What is measured\n");
say(
  "Boards come from the seeded generator of `@wings/testing`; each is turned by a random symmetry before it is timed.\n",
);
const sets = Object.fromEntries(puzzleSets(seed, puzzles).map(({ name, about }) => [name, about]));
for (const [name, about] of Object.entries({ ...ABOUT, ...sets })) say(`- *${name}*: ${about}`);
say("");
for (const name of wanted) {
  const { measure } = await import(new URL(`${name}.bench.mjs`, here).href);
  await measure({ say, seed, file: puzzles });
}
if (write) {
  const file = fileURLToPath(new URL("RESULTS.md", here));
  writeFileSync(file, `${text.join("\n")}\n`);
  await run("prettier", ["--write", "--log-level", "warn", file]);
}

// `pnpm bench`: runs the measurements beside this file and prints their tables.
//
//   pnpm bench                       all of them
//   pnpm bench core loop             only these
//   pnpm bench --puzzles FILE        one more set of puzzles, one a line, from outside the project
//   pnpm bench --seed 7              other boards
//   pnpm bench --puzzles FILE --write     keeps what is printed in RESULTS.md: a full run only, for it replaces the file

import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { root, run } from "../scripts/workspace.mjs";
import { benchArguments, orUsage } from "./arguments.mjs";
import { Failed } from "./compare/stop.mjs";
import { ABOUT, notSeventeen, puzzleSets, puzzlesIn } from "./datasets.mjs";
import { table } from "./report.mjs";
import { figuresIn, revisionLabel } from "./results.mjs";
import { FASTEST_SEARCH, TARGET_HEAD, targetRows } from "./targets.mjs";

const here = new URL(".", import.meta.url);
const known = readdirSync(here)
  .filter((name) => name.endsWith(".bench.mjs"))
  .map((name) => name.replace(".bench.mjs", ""));
const { names, seed, puzzles, write } = orUsage(
  benchArguments(process.argv.slice(2), known),
  `pnpm bench [${known.join("|")}…] [--puzzles FILE] [--seed N] [--write]`,
);
try {
  const given = puzzles === undefined ? [] : puzzlesIn(puzzles);
  const why = write ? notSeventeen(given) : undefined;
  if (why !== undefined) throw new Error(`--write takes a file of 17-clue puzzles: ${why} in "${puzzles}".`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
// The order is the one in which they are read.
const order = ["core", "search", "techniques", "loop", "command", "size", "playground"];
const wanted = (names.length > 0 ? names : known).sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** @type {string[]} */
const text = [];
const say = (/** @type {string} */ line) => {
  text.push(line);
  console.log(line);
};

/** What git says; undefined where there is no repository. @param {readonly string[]} args */
const git = (...args) => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};
// Texts are left out: they don't change what is measured, and this very run may change one.
const revision = revisionLabel(
  git("rev-parse", "--short", "HEAD"),
  git("status", "--porcelain", "--", ".", ":!*.md") ?? "",
);
say("# How fast it is\n");
say(`Measured ${new Date().toISOString().slice(0, 10)} at revision ${revision}, seed ${seed}, on`);
say(
  `${cpus()[0]?.model.trim() ?? "an unknown processor"}, ${cpus().length} cores, Node ${process.versions.node}; one core unless said.\n`,
);
say("## What is measured\n");
say(
  "Puzzles come from the seeded generator of `@wings/testing`; each is turned by a random symmetry before it is timed, but for\n" +
    "those of the playground. How many boards there are of the others stands in the tables. Of a set the\n" +
    "techniques take the first 200 puzzles, the core the first 400, and search, loop and command all of them, a small one several times.\n",
);
const sets = Object.fromEntries(puzzleSets(seed, puzzles).map(({ name, about }) => [name, about]));
for (const [name, about] of Object.entries({ ...ABOUT, ...sets })) say(`- *${name}*: ${about}`);
say("");
try {
  for (const name of wanted) {
    const { measure } = await import(new URL(`${name}.bench.mjs`, here).href);
    await measure({ say, seed, file: puzzles });
  }
} catch (error) {
  if (!(error instanceof Failed)) throw error;
  console.error(error.message);
  process.exit(1);
}
if (names.length === 0) {
  say("## What was to be reached\n");
  say(
    "From the tables above, rounded as there. Where there are two figures, the first is the best pass and the second the middle one,\n" +
      "which decides. Microseconds are of a board's best round, which the collector did not interrupt. Search and loop are ours in\n" +
      "processor time. HoDoKu, the Java program that most people use, was not measured in this run, but once, warmed up, on a machine of the\n" +
      `kind that the limits were set for. Of programs that do nothing but search, ${FASTEST_SEARCH}.\n`,
  );
  say(table(TARGET_HEAD, targetRows(figuresIn(text.join("\n")))));
}
const missing = text.find((line) => line.includes("Not measured: "))?.replace(/^[^]*Not measured: /, "");
if (write && missing !== undefined) {
  console.error(`RESULTS.md is left as it is, for part of the run was not measured: ${missing.trim()}`);
  process.exitCode = 1;
} else if (write) {
  const file = fileURLToPath(new URL("RESULTS.md", here));
  writeFileSync(file, `${text.join("\n")}\n`);
  await run("prettier", ["--write", "--log-level", "warn", file]);
}

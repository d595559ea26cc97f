// `pnpm bench:compare REF`: is the working tree faster or slower than REF, and does it still answer the same?
//
//   pnpm bench:compare main                          all items, in about ten minutes
//   pnpm bench:compare main xy-wing ALSs             only these (xy-wing: find-all, and xy-wing/smallest and the like)
//   pnpm bench:compare main --require-identical      fails where a count or a finding differs
//   pnpm bench:compare main --rounds 15 --seed 7 --puzzles FILE
//
// Its items are those of the packages. Whole processes (the command, the page) are not compared, only measured, by `pnpm bench`.
//
// Both are built in folders of their own. Each round measures both in two new processes, in turn. What is compared are the
// middles of all processes of a side, and within the noise floor (how far processes of the same side lie apart) nothing
// is claimed. What both work on is made with REF's packages: a change can't choose what it is tried on.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compareArguments, orUsage, wrongName } from "./arguments.mjs";
import { reportOf } from "./compare/report.mjs";
import { measure, namesIn } from "./compare/rounds.mjs";
import { complaintOf } from "./compare/sound.mjs";
import { outputOf, stoppable } from "./compare/stop.mjs";
import { benchInto, buildHere, buildThere, commitOf } from "./compare/trees.mjs";

const { ref, names, seed, puzzles, rounds, requireIdentical } = orUsage(
  compareArguments(process.argv.slice(2)),
  "pnpm bench:compare REF [item…] [--require-identical] [--rounds N≥7] [--seed N] [--puzzles FILE]",
);

/**
 * Writes what both sides work on, made with the packages of the built tree that is compared with.
 * @param {string} before @param {string} file @param {AbortSignal} stop
 */
async function writeInputs(before, file, stop) {
  benchInto(before);
  const program = join(before, "bench/compare/inputs.mjs");
  const given = puzzles === undefined ? [] : [resolve(puzzles)];
  const { stdout } = await outputOf("node", [program, String(seed), ...given], stop);
  const complaint = complaintOf(JSON.parse(stdout));
  if (complaint !== undefined)
    throw new Error(
      `Nothing can be compared on the boards and puzzles that ${ref} makes: ${complaint}.\n` +
        `Name another REF${puzzles === undefined ? "" : ", or another file for --puzzles"}.`,
    );
  writeFileSync(file, stdout);
}

/** @param {string} commit @param {string} folder for all that is written @param {AbortSignal} stop */
async function compare(commit, folder, stop) {
  const [before, now, boards] = ["before", "now", "boards.json"].map((name) => join(folder, name));
  const tell = (/** @type {string} */ line) => console.error(line);
  tell(`Building the working tree and ${ref} (${commit.slice(0, 7)}) ...`);
  await buildHere(now, stop);
  // Names don't depend on inputs, and a wrong one is told before the longer part of the work.
  writeFileSync(boards, JSON.stringify({ boards: [], counted: [], puzzles: [], none: [], many: [], sets: {} }));
  const own = await namesIn(now, boards, stop);
  const complaint = wrongName(names, own);
  if (complaint !== undefined) throw new Error(complaint);
  await buildThere(commit, before, stop);
  await writeInputs(before, boards, stop);
  const old = await namesIn(before, boards, stop);

  const wanted = (/** @type {string} */ name) =>
    names.length === 0 || names.includes(name) || names.includes(name.replace(/\/.*$/, ""));
  const both = own.filter((name) => wanted(name) && old.includes(name));
  const measured = await measure({ before, now }, both, { boards, rounds, stop, tell });
  const { text, identical } = reportOf(measured, {
    title: `${ref} (${commit.slice(0, 7)}) and the working tree, ${rounds} processes each, seed ${seed}.`,
    onlyBefore: old.filter((name) => wanted(name) && !own.includes(name)),
    onlyNow: own.filter((name) => wanted(name) && !old.includes(name)),
    all: new Set([...own, ...old]).size,
  });
  console.log(text);
  return requireIdentical && !identical ? 1 : 0;
}

try {
  const commit = commitOf(ref);
  // Before either side is built. The packages are asked for only here: a tree that has none yet can be compared as well.
  if (puzzles !== undefined) (await import("./datasets.mjs")).puzzlesIn(puzzles);
  process.exitCode = await stoppable(async (stop) => {
    const folder = mkdtempSync(join(tmpdir(), "wings-compare-"));
    try {
      return await compare(commit, folder, stop);
    } finally {
      if (stop.aborted) console.error("Stopped: cleaning up ...");
      // What was ended may need a moment to let go of its files.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

// `pnpm bench:compare REV` compares the working tree with another revision: are the findings identical, and is it faster?
//
//   --only ITEM            measures only this item; repeat it for several
//   --require-identical    exits with 1 if a count or a digest differs
//   --rounds N             processes for each item and revision, 7 unless given
//   --seed N, --puzzles FILE    other boards, other puzzles
//
// REV is built in a temporary worktree. Both revisions work on boards that REV generates, and take turns.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { capture, root } from "../scripts/workspace.mjs";
import { makeInputs } from "./inputs.mjs";
import { answersOf, timeOf } from "./measure.mjs";
import { compareTimes, micro, table } from "./report.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", multiple: true, default: [] },
    "require-identical": { type: "boolean", default: false },
    rounds: { type: "string", default: "7" },
    seed: { type: "string", default: "1" },
    puzzles: { type: "string" },
  },
});
const [revision] = positionals;
const rounds = Number(values.rounds);
if (revision === undefined || !(rounds >= 1)) {
  console.error(
    "usage: pnpm bench:compare REV [--only ITEM]... [--require-identical] [--rounds N] [--seed N] [--puzzles FILE]",
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "wings-compare-"));
const before = join(folder, "tree");
// Ctrl-C ends the child process first: the handler lets this one clean up.
process.on("SIGINT", () => process.exit(130));
process.on("exit", () => {
  rmSync(folder, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"], { cwd: root });
});

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
async function run(command, args, cwd) {
  const { code, text } = await capture(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}: ${text}`);
}

console.error(`Building ${revision} ...`);
await run("git", ["worktree", "add", "--quiet", "--detach", before, revision], root);
await run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], before);
await run("pnpm", ["run", "build"], before);

const inputs = join(folder, "inputs.json");
writeFileSync(inputs, JSON.stringify(await makeInputs(before, { seed: Number(values.seed), file: values.puzzles })));
console.error("Comparing findings ...");
const [old, now] = [before, root].map((tree) => answersOf(tree, inputs, values.only));
const names = Object.keys(old).filter((name) => name in now);
const unknown = values.only.find((name) => !(name in old) && !(name in now));
if (unknown !== undefined) {
  console.error(`unknown item "${unknown}": expected the id of a technique, ID/smallest or a part such as loop`);
  process.exit(2);
}

/** An item above this ratio is named as slower. */
const SLOWER = 1.1;
const SIDES = /** @type {const} */ (["before", "now"]);
/** @type {Record<string, { before: number[], now: number[] }>} */
const times = Object.fromEntries(names.map((name) => [name, { before: [], now: [] }]));
for (let round = 0; round < rounds; round++) {
  console.error(`Round ${round + 1} of ${rounds} ...`);
  for (const name of names) {
    const turns = round % 2 === 0 ? SIDES : [...SIDES].reverse();
    for (const side of turns) times[name][side].push(timeOf(side === "now" ? root : before, inputs, name));
  }
}

const removed = Object.keys(old).filter((name) => !(name in now));
const different = names.filter((name) => old[name].digest !== now[name].digest || old[name].count !== now[name].count);
const rows = names.map((name) => {
  const { before: earlier, now: current, ratio, range } = compareTimes(times[name].before, times[name].now);
  const verdict = different.includes(name) ? `DIFFERENT: ${old[name].count} → ${now[name].count}` : "identical";
  const [low, high] = range.map((value) => value.toFixed(2));
  return [
    name,
    micro(earlier),
    micro(current),
    ratio.toFixed(3),
    `${low} to ${high}`,
    String(now[name].count),
    verdict,
  ];
});
console.log(
  `Microseconds of processor time for one board or puzzle: the fastest sample of a process, the median of ${rounds} processes. Ratio: working tree to ${revision}.`,
);
console.log(table(["item", "before", "now", "ratio", "range", "count", "findings"], rows));
for (const name of removed) console.log(`Only in ${revision}: ${name}`);
for (const name of Object.keys(now).filter((each) => !(each in old))) console.log(`Only in the working tree: ${name}`);
const identical = different.length + removed.length === 0;
// A range that contains 1 shows no difference.
const slower = names.filter((name) => {
  const { ratio, range } = compareTimes(times[name].before, times[name].now);
  return ratio > SLOWER && range[0] > 1;
});
console.log(
  slower.length === 0
    ? "Nothing clearly takes more than 1.1 times as long."
    : `More than 1.1 times as long: ${slower.join(", ")}`,
);
console.log(identical ? "All findings are identical." : `Different: ${[...different, ...removed].join(", ")}`);
process.exitCode = values["require-identical"] && !identical ? 1 : 0;

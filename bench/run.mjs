// `pnpm bench` measures the working tree and writes RESULTS.md. READMEs quote it: run `pnpm generate` afterwards.
//
//   --puzzles FILE    17-clue puzzles, say, instead of generated ones
//   --seed N          other boards
//   --data FOLDER    lists of puzzles, to solve with the whole ladder
//   --rounds N        processes for each figure: three by default; all techniques take some ten minutes a round

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sizesOfPackages, sizesOfPage } from "../scripts/sizes.mjs";
import { measureRates, measureStarts } from "./command.mjs";
import { HODOKU, measureSolves } from "./families.mjs";
import { makeInputs } from "./inputs.mjs";
import { root } from "../scripts/workspace.mjs";
import { answersOf, timeOf } from "./measure.mjs";
import { measurePage } from "../apps/playground/test/browser/page-times.mjs";
import { median, micro, table, whole } from "./report.mjs";

const { values } = parseArgs({
  options: {
    puzzles: { type: "string" },
    data: { type: "string" },
    seed: { type: "string", default: "1" },
    rounds: { type: "string", default: "3" },
  },
});
const rounds = Number(values.rounds);
const inputs = await makeInputs(root, { seed: Number(values.seed), file: values.puzzles });
const folder = mkdtempSync(join(tmpdir(), "wings-bench-"));
const file = join(folder, "inputs.json");
writeFileSync(file, JSON.stringify(inputs));
console.error("Counting ...");
const answers = answersOf(root, file);
/** @type {Record<string, number[]>} */
const times = Object.fromEntries(Object.keys(answers).map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  console.error(`Round ${round + 1} of ${rounds} ...`);
  for (const [name, list] of Object.entries(times)) list.push(timeOf(root, file, name));
}
rmSync(folder, { recursive: true });
console.error("Measuring the command ...");
const starts = measureStarts();
const rates = measureRates(inputs.puzzles);
const solves = values.data === undefined ? [] : await measureSolves(values.data);
console.error("Measuring the page ...");
const page = await measurePage();

/** @param {string} name */
const time = (name) => micro(median(times[name]));
/** @param {string} name */
const perSecond = (name) => `${whole(1e6 / median(times[name]))}/s`;
/** The mean count of a board or puzzle. @param {string} name @param {number} boards */
const each = (name, boards) => {
  const mean = answers[name].count / boards;
  return mean === 0 ? "0" : mean < 1 ? mean.toFixed(3) : mean.toFixed(1);
};
/** @param {string} name */
const onBoard = (name) => each(name, inputs.stuck.length);
/** @param {string} name */
const steps = (name) => `${each(name, inputs.puzzles.length)} steps`;

/** @param {Awaited<ReturnType<typeof measureSolves>>} rows */
const solvesText = (rows) =>
  rows.length === 0
    ? ""
    : `Whole solves with the whole ladder, all findings of the easiest technique at once, by \`rate\` in one thread:

${table(
  ["list", "puzzles", "solved", "wings", "HoDoKu (Java)"],
  rows.map(({ name, puzzles, solved, perSecond }) => [
    name,
    whole(puzzles),
    whole(solved),
    `${whole(perSecond)}/s`,
    HODOKU.lists[name] ?? "",
  ]),
)}

`;

// Two techniques a row keep the file on one page.
const techniques = Object.keys(answers)
  .filter((name) => `${name}/smallest` in answers)
  .map((name) => [name, time(name), time(`${name}/smallest`), onBoard(name)]);
const half = Math.ceil(techniques.length / 2);
const techniqueRows = techniques.slice(0, half).map((row, i) => [...row, ...(techniques[half + i] ?? [])]);
const TECHNIQUE_HEAD = ["technique", "all µs", "smallest µs", "found"];

const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const changes = git("status", "--porcelain", "--", ".", ":!*.md") === "" ? "" : " with changes";
const command = `pnpm bench --rounds ${rounds}${values.data === undefined ? "" : " --data FOLDER"}`;
const text = `# How fast it is

Measured ${new Date().toISOString().slice(0, 10)} at revision ${git("rev-parse", "--short", "HEAD")}${changes}, seed ${values.seed}, on
${cpus()[0]?.model.trim() ?? "an unknown processor"}, ${cpus().length} cores, Node ${process.versions.node}. \`${command}\` writes this file.
Times are processor time in one thread: the fastest sample of ${rounds === 1 ? "one process" : `a process, the median of ${rounds} processes`}. The command has wall time.
HoDoKu's figures are from an Intel Xeon, measured once after warming up.

## Techniques

Microseconds to find every pattern of a board, or the smallest one, without explanations, and how many there are.
The ${inputs.stuck.length} generated boards are those on which singles, locked candidates and subsets find nothing more.

${table([...TECHNIQUE_HEAD, ...TECHNIQUE_HEAD], techniqueRows)}

Techniques that share data, together, on the same boards:

${table(
  ["techniques", "all µs", "HoDoKu µs"],
  HODOKU.families.map(({ name, µs }) => [name, time(name), µs]),
)}

## Core, solve loop and command

Sets and commons: the same boards. Parse to path: ${inputs.about}, from text to the end, with the basics and the wings.
Command: the median of 15 runs and the peak memory; for \`rate\` the median of 3 runs with the whole ladder.

${table(
  ["what", "result", "found", "HoDoKu (Java)"],
  [
    ["all almost locked sets", `${time("sets")} µs`, "", HODOKU.sets],
    ["all restricted commons, with the sets", `${time("commons")} µs`, "", HODOKU.commons],
    ["parse", perSecond("parse")],
    ["search, one solution proved", perSecond("search"), "", HODOKU.search],
    ["the same, four of the hardest puzzles", perSecond("search-hard")],
    ["ER, EP and ED, two of them", `${micro(1e6 / median(times.explainer))}/s`],
    ["solve loop", perSecond("loop"), steps("loop"), HODOKU.loop],
    ["solve loop, each step proved", perSecond("loop-proofs"), steps("loop-proofs")],
    ["collected path, findings not read", perSecond("path"), steps("path")],
    ...starts.map(({ what, ms, megabytes }) => [
      what,
      `${whole(ms)} ms, ${whole(megabytes)} MB`,
      "",
      what.includes("solve") ? HODOKU.solve : "",
    ]),
    ...rates.map(({ what, perSecond }) => [what, `${whole(perSecond)}/s`]),
  ],
)}

${solvesText(solves)}## The page

Milliseconds in Chromium: from a click to what it shows, and the longest task of the main thread while somebody does it, with the
processor slowed down four times.

${table(
  ["what", "ms"],
  page.map(({ what, ms }) => [what, whole(ms)]),
)}

## Sizes in bytes

The goal is what was asked for, the limit is where \`pnpm size\` fails.

${table(
  ["bundle", "minified", "gzipped", "goal", "limit"],
  [...(await sizesOfPackages()), ...(await sizesOfPage())].map(
    ({ what, minified, gzipped, budget, limit = budget }) => [what, ...[minified, gzipped, budget, limit].map(whole)],
  ),
)}
`;
const results = join(root, "bench/RESULTS.md");
writeFileSync(results, text);
execFileSync(join(root, "node_modules/.bin/prettier"), ["--write", "--log-level", "warn", results]);
console.log(text);

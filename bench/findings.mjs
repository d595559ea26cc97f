// `pnpm bench:digest [REF]`: a digest of all that each technique finds and says on 400 boards, under three policies.
//
//   --only ID     only this technique; repeat it for several
//   --times N     compares the speed as well, in N rounds: the minimum of processor time for one search that finds all
//
// With REF, both revisions run in this process, from their sources, and what differs is printed. It exits with 1 if a digest
// differs.

import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { root } from "../scripts/workspace.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", multiple: true, default: [] }, times: { type: "string", default: "0" } },
});
const [revision] = positionals;
const rounds = Number(values.times);
const folder = mkdtempSync(join(tmpdir(), "wings-findings-"));
process.on("exit", () => {
  rmSync(folder, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"], { cwd: root });
});

const PROGRAM = `
export { explain, parse } from "@wings/core";
export { Sink, describeGuarded, runTechnique } from "@wings/core/host";
export { techniques } from "@wings/ladder";
`;

/** What `PROGRAM` exports, from the sources of a tree. @param {string} tree @param {string} name @param {string} [program] */
async function load(tree, name, program = PROGRAM) {
  const { bundleProgram } = await import(pathToFileURL(join(tree, "scripts/bundle.mjs")).href);
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, await bundleProgram(program, tree));
  return import(pathToFileURL(file).href);
}

const { format, parse, random, sparsePuzzle, stuckBoards, symmetry, atStage, minimalPuzzle } = await load(
  root,
  "boards",
  `export { format, parse } from "@wings/core";
   export { random, sparsePuzzle, stuckBoards, symmetry, atStage, minimalPuzzle } from "@wings/testing";`,
);
const source = random(7);
/** @type {string[]} */
const texts = [
  ...Array.from(stuckBoards(7, 160), (board) => format(symmetry(source).board(board), "url")),
  ...Array.from({ length: 160 }, () => sparsePuzzle(source, 40)),
  ...Array.from({ length: 80 }, (_, i) => format(atStage(parse(minimalPuzzle(source)), `S${1 + (i % 3)}`), "url")),
];

/** Texts take longer than searches: only some findings of a board are written. */
const WRITTEN = 12;

/** @param {any} library @param {any} technique */
function digestOf({ parse, Sink, runTechnique, describeGuarded, explain }, technique) {
  const hash = createHash("sha256");
  let count = 0;
  for (const text of texts) {
    for (const policy of ["all", "smallest", "first"]) {
      const board = parse(text);
      const sink = new Sink(board, policy);
      runTechnique(technique, board, sink);
      hash.update(JSON.stringify(sink.hits));
      if (policy === "all") count += sink.hits.length;
      for (const hit of sink.hits.slice(0, WRITTEN)) {
        const finding = describeGuarded(technique, board, hit);
        hash.update(JSON.stringify(finding));
        for (const form of ["vague", "short", "long"]) hash.update(explain(finding, form));
      }
    }
  }
  return `${hash.digest("hex").slice(0, 12)} ${count}`;
}

/** The fastest of some rounds, in microseconds for one board. @param {readonly { library: any, technique: any }[]} sides */
function timesOf(sides) {
  const runs = sides.map(({ library, technique }) => {
    const boards = texts.map((text) => library.parse(text));
    const sinks = boards.map((board) => new library.Sink(board, "all"));
    return () => {
      for (const [i, board] of boards.entries()) {
        board.version++;
        library.runTechnique(technique, board, sinks[i]);
        if (sinks[i].hits.length > 0) sinks[i].hits = [];
      }
    };
  });
  const best = runs.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [i, run] of runs.entries()) {
      const start = process.cpuUsage();
      let passes = 0;
      let spent = 0;
      while (spent < 4_000) {
        run();
        passes++;
        const { user, system } = process.cpuUsage(start);
        spent = user + system;
      }
      best[i] = Math.min(best[i] ?? Infinity, spent / passes / texts.length);
    }
  }
  return best;
}

const now = await load(root, "now");
let before;
if (revision !== undefined) {
  const tree = join(folder, "tree");
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", tree, revision], { cwd: root });
  execFileSync("ln", ["-s", join(root, "node_modules"), join(tree, "node_modules")]);
  before = await load(tree, "before");
}
const wanted = now.techniques.filter(
  (/** @type {any} */ { id }) => values.only.length === 0 || values.only.includes(id),
);
for (const technique of wanted) {
  const digest = digestOf(now, technique);
  const other = before?.techniques.find((/** @type {any} */ { id }) => id === technique.id);
  const is = other === undefined ? "" : digestOf(before, other) === digest ? "same" : "DIFFERENT";
  if (is === "DIFFERENT") process.exitCode = 1;
  let speed = "";
  if (rounds > 0 && other !== undefined) {
    const [old, mine] = timesOf([
      { library: before, technique: other },
      { library: now, technique },
    ]);
    speed = `${old.toFixed(3)} -> ${mine.toFixed(3)} us (${(mine / old).toFixed(2)})`;
  }
  console.log([technique.id.padEnd(28), digest, is, speed].filter(Boolean).join("  "));
}

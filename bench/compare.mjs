// `pnpm bench:compare REF`: is the working tree faster or slower than REF, and does it still answer the same?
//
//   pnpm bench:compare main                          everything
//   pnpm bench:compare main xy-wing ALSs             only these
//   pnpm bench:compare main --require-identical      fails where a count or a finding differs
//   pnpm bench:compare main --rounds 31 --seed 7 --puzzles FILE
//
// Both are built and run in processes of their own, turn by turn, so that whatever else the machine does hits both. REF
// runs twice: how far two runs of the same code differ (in nine rounds of ten) is the noise floor, and within it nothing
// is claimed.

import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "@wings/core";
import { readArguments } from "./arguments.mjs";
import { buildHere, buildThere, commitOf, remove } from "./compare/trees.mjs";
import { puzzleSets, stuckSet } from "./datasets.mjs";
import { micro, table } from "./report.mjs";

const { values, positionals } = readArguments(
  "pnpm bench:compare REF [item…] [--require-identical] [--rounds N≥3] [--seed N] [--puzzles FILE]",
  {
    "require-identical": { type: "boolean", default: false },
    rounds: { type: "string", default: "15" },
    seed: { type: "string", default: "1" },
    puzzles: { type: "string" },
  },
  ({ values: { rounds, seed }, positionals: { length } }) =>
    length > 0 && Number(rounds) >= 3 && Number.isInteger(Number(seed)),
);
const [ref = "", ...wanted] = positionals;
const rounds = Number(values.rounds);

/** @typedef {{ ask: (message: object) => Promise<any>, end: () => void }} Side */

/** @param {string} tree @param {string} boards @returns {Side} */
function side(tree, boards) {
  const child = fork(fileURLToPath(new URL("compare/side.mjs", import.meta.url)), [tree, boards]);
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`The measuring process of ${tree} ended with ${code} (see above).`);
  });
  failed.catch(() => undefined);
  return {
    ask: async (message) => {
      child.send(message);
      const [answer] = await Promise.race([once(child, "message"), failed]);
      return answer;
    },
    end: () => child.disconnect(),
  };
}

/** @param {readonly number[]} list @param {number} share */
const quantile = (list, share) => [...list].sort((a, b) => a - b)[Math.floor(share * (list.length - 1))];
/** @param {object} counts */
const told = (counts) => Object.entries(counts).map(([key, value]) => `${key} ${value}`);

/** One item: three sides, each first in its turn. @param {string} name @param {readonly Side[]} sides */
async function compare(name, sides) {
  const [before, , now] = sides;
  const counts = await Promise.all([before, now].map((it) => it.ask({ ask: "counts", name })));
  const passes = Math.max(...(await inTurn(sides, (it) => it.ask({ ask: "warm", name }))));
  /** @type {number[][]} */
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const order = [0, 1, 2].map((k) => (k + round) % 3);
    const each = await inTurn(order, (k) => sides[k].ask({ ask: "time", name, passes }));
    times.push([0, 1, 2].map((k) => each[order.indexOf(k)]));
  }
  const noise = quantile(
    times.map(([a, b]) => Math.abs(b / a - 1)),
    0.9,
  );
  const [first, second] = counts.map(told);
  return {
    name,
    before: quantile(
      times.map(([a, b]) => (a + b) / 2),
      0.5,
    ),
    now: quantile(
      times.map(([, , c]) => c),
      0.5,
    ),
    ratio: quantile(
      times.map(([a, b, c]) => (2 * c) / (a + b)),
      0.5,
    ),
    noise,
    different: first.filter((count) => !second.includes(count)).map((count) => [count, second[first.indexOf(count)]]),
    counts: first.filter((count) => !count.startsWith("digest")).join(", "),
  };
}

/** @template T, R @param {readonly T[]} list @param {(item: T) => Promise<R>} run @returns {Promise<R[]>} */
async function inTurn(list, run) {
  const results = [];
  for (const item of list) results.push(await run(item));
  return results;
}

/** @param {string} ref */
async function main(ref) {
  const commit = commitOf(ref);
  console.error(`Building ${ref} (${commit.slice(0, 7)}) and the working tree ...`);
  const here = buildHere();
  const there = buildThere(commit);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => {
      remove(there);
      process.exit(130);
    });
  }
  /** @type {Side[]} */
  let sides = [];
  try {
    const file = join(there, "compare-boards.json");
    writeFileSync(file, JSON.stringify(boardsAndPuzzles()));
    sides = [side(there, file), side(there, file), side(here, file)];
    const [old, , own] = await Promise.all(sides.map((it) => it.ask({ ask: "names" })));
    const all = [...new Set([...own, ...old])];
    const missing = wanted.filter((name) => !all.includes(name));
    if (missing.length > 0) throw new Error(`No item ${missing.join(", ")}: there are ${all.join(", ")}.`);
    const items = all.filter((name) => wanted.length === 0 || wanted.includes(name));
    const oneSided = items.filter((name) => !old.includes(name) || !own.includes(name));
    const results = await inTurn(
      items.filter((name) => !oneSided.includes(name)),
      (name) => {
        console.error(`  ${name}`);
        return compare(name, sides);
      },
    );
    console.log(`\n${ref} (${commit.slice(0, 7)}) and the working tree, ${rounds} rounds, seed ${values.seed}.`);
    console.log(
      "Microseconds of processor time for one board; ratio: now to before, below 1 is faster; noise: REF against itself.\n",
    );
    console.log(table(HEAD, results.map(row)));
    for (const name of oneSided) console.log(`\nOnly in ${old.includes(name) ? ref : "the working tree"}: ${name}.`);
    return reportDifferences(
      results.filter(({ different }) => different.length > 0),
      oneSided.length,
    );
  } finally {
    for (const it of sides) it.end();
    remove(there);
  }
}

/** What both sides work on, as text: the packages of either tree read it for themselves. */
function boardsAndPuzzles() {
  const { boards } = stuckSet(Number(values.seed), 300);
  const puzzles = puzzleSets(Number(values.seed), values.puzzles).at(-1)?.puzzles.slice(0, 500);
  return { boards: boards.map((board) => format(board, "url")), puzzles };
}

const HEAD = ["item", "before", "now", "ratio", "noise", "verdict", "counts, all boards together"];

/** @typedef {Awaited<ReturnType<typeof compare>>} Result */

/** @param {Result} result */
const row = ({ name, before, now, ratio, noise, different, counts }) => [
  name,
  micro(before),
  micro(now),
  ratio.toFixed(3),
  `±${(100 * noise).toFixed(1)} %`,
  Math.abs(ratio - 1) <= noise ? "" : ratio < 1 ? "faster" : "SLOWER",
  different.length === 0 ? counts : "DIFFERENT (below)",
];

/** Says where the sides differ and answers the exit status. @param {readonly Result[]} results @param {number} oneSided items that one side alone has */
function reportDifferences(results, oneSided) {
  if (results.length > 0) console.log("\nDifferent (a digest is of all findings, in their order):");
  else if (oneSided === 0) console.log("\nAll counts and findings are identical.");
  else console.log("\nWhat both have is identical.");
  for (const { name, different } of results) {
    console.log(`  ${name}: ${different.map(([before, now]) => `${before} → ${now}`).join("; ")}`);
  }
  return results.length + oneSided > 0 && values["require-identical"] ? 1 : 0;
}

try {
  process.exitCode = await main(ref);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

// `node scripts/examples.mjs [--puzzles N] [ID...]` writes a board for each of these techniques into src/about.ts of its package;
// without ids, for those that have none. It looks for boards on which the technique is the next step, in puzzles of a fixed seed; where
// there is none, it takes one on which the technique finds anything. A better board can be written there by hand.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { constantOf } from "./bake-ladder.mjs";
import { importProgram } from "./bundle.mjs";
import { root, run } from "./workspace.mjs";

const PROGRAM = `
import { findFirst, format, parse } from "@wings/core";
import { SolveLoop } from "@wings/core/host";
import { RUNGS } from "@wings/ladder";
import { minimalPuzzle, random } from "@wings/testing";

export { ORDER } from "./packages/ladder/src/ladder.ts";

const techniques = RUNGS.map(({ technique }) => technique);

export function findExamples(ids, puzzles) {
  const chance = random(1);
  const next = {};
  const any = {};
  const wanted = techniques.filter(({ id }) => ids.includes(id));
  const take = (found, id, board) => {
    // Of several, the one with the most digits is easiest to read.
    const digits = board.values.filter((digit) => digit !== 0).length;
    if (!(found[id]?.digits >= digits)) found[id] = { digits, board: format(board, "url") };
  };
  for (let i = 0; i < puzzles; i++) {
    const loop = new SolveLoop(parse(minimalPuzzle(chance)), techniques);
    for (; loop.next(); loop.apply()) {
      const { id } = loop.technique;
      if (ids.includes(id)) take(next, id, loop.board);
      if (i % 10 !== 0) continue;
      for (const technique of wanted)
        if (next[technique.id] === undefined && any[technique.id] === undefined && findFirst(loop.board, [technique]))
          take(any, technique.id, loop.board);
    }
  }
  return wanted.map(({ id }) => [id, next[id]?.board ?? any[id]?.board]);
}
`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { puzzles: { type: "string" } } });
const { findExamples, ORDER } = await importProgram(PROGRAM);
/** @typedef {import("../packages/ladder/src/ladder.js").Place} Place */
const without = ORDER.filter((/** @type {Place} */ { about }) => about.example === undefined);
const ids = positionals.length > 0 ? positionals : without.map((/** @type {Place} */ { technique }) => technique.id);

/** @type {[id: string, board: string | undefined][]} */
const examples = findExamples(ids, Number(values.puzzles ?? 1000));
for (const [id, board] of examples) {
  const { package: name, about } = ORDER.find((/** @type {Place} */ { technique }) => technique.id === id);
  const file = join(root, name.replace("@wings/", "packages/"), "src/about.ts");
  if (board === undefined) {
    console.error(
      `${id}: no board in these puzzles. An easier technique may find all that it finds; or write a board into ${file}.`,
    );
    process.exitCode = 1;
    continue;
  }
  const text = readFileSync(file, "utf8");
  const start = text.indexOf(`export const ${constantOf(id)}:`);
  const field = `example: "${board}"`;
  const own = text.slice(start);
  const written =
    about.example === undefined ? own.replace(/^\};/m, `  ${field},\n};`) : own.replace(/example:\s*"[^"]*"/, field);
  writeFileSync(file, text.slice(0, start) + written);
  await run("prettier", ["--write", "--log-level", "warn", file]);
  console.log(`${id}: ${board}`);
}

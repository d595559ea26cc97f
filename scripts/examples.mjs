// `node scripts/examples.mjs [puzzles]` writes a board for each technique into src/about.ts of its package. It looks for boards on which
// the technique is the next step, in puzzles of a fixed seed; where there is none, it keeps the board that is there. So a better
// board can be written there by hand. A new technique gets a board on which it finds anything.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importProgram } from "./bundle.mjs";
import { root, run } from "./workspace.mjs";

const PROGRAM = `
import { findFirst, format, parse } from "@wings/core";
import { SolveLoop } from "@wings/core/host";
import { EXAMPLES, RUNGS } from "@wings/ladder";
import { minimalPuzzle, random } from "@wings/testing";

export { ORDER } from "./packages/ladder/src/ladder.ts";

const techniques = RUNGS.map(({ technique }) => technique);

export function findExamples(puzzles) {
  const chance = random(1);
  const next = {};
  const any = {};
  const take = (found, id, board) => {
    // Of several, the one with the most digits is easiest to read.
    const digits = board.values.filter((digit) => digit !== 0).length;
    if (!(found[id]?.digits >= digits)) found[id] = { digits, board: format(board, "url") };
  };
  for (let i = 0; i < puzzles; i++) {
    const loop = new SolveLoop(parse(minimalPuzzle(chance)), techniques);
    for (; loop.next(); loop.apply()) {
      const { id } = loop.technique;
      const level = RUNGS.find(({ technique }) => technique === loop.technique).level;
      if (next[id] === undefined || level !== "easy") take(next, id, loop.board);
      if (level === "easy" || level === "medium" || i % 10 !== 0) continue;
      for (const technique of techniques)
        if (next[technique.id] === undefined && any[technique.id] === undefined && findFirst(loop.board, [technique]))
          take(any, technique.id, loop.board);
    }
  }
  return techniques.map((technique) => {
    const { id } = technique;
    const board = next[id]?.board ?? EXAMPLES[id] ?? any[id]?.board;
    if (!board || !findFirst(parse(board), [technique])) throw new Error("There is no board for " + id + ": write one into its about.ts.");
    return [id, board];
  });
}
`;

const { findExamples, ORDER } = await importProgram(PROGRAM);
/** @type {Map<string, string>} */
const examples = new Map(findExamples(Number(process.argv[2] ?? 3000)));

/** The name of the constant of a technique, by id. @param {string} id */
const constantOf = (id) => id.replace(/-([a-z\d])/g, (_, letter) => letter.toUpperCase());

const files = [...new Set(ORDER.map((/** @type {{ package: string }} */ it) => it.package.replace("@wings/", "")))];
for (const name of files) {
  const file = join(root, `packages/${name}/src/about.ts`);
  const text = readFileSync(file, "utf8");
  // Each technique is a constant; the board is its field `example`, or comes before its end.
  const written = text.split(/^(?=export const )/m).map((part) => {
    const id = [...examples.keys()].find((each) => part.startsWith(`export const ${constantOf(each)}:`));
    if (id === undefined) return part;
    const field = `  example: "${examples.get(id)}",\n`;
    return /^ {2}example: /m.test(part)
      ? part.replace(/^ {2}example:\s*"[^"]*",\n/m, field)
      : part.replace(/^\};/m, `${field}};`);
  });
  writeFileSync(file, written.join(""));
}
console.log(`${examples.size} examples`);
process.exitCode = await run("prettier", ["--write", "--log-level", "warn", "packages/*/src/about.ts"]);

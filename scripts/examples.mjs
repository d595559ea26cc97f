// `node scripts/examples.mjs [puzzles]` writes packages/ladder/src/examples.ts: a board for each technique. It looks for boards on which
// the technique is the next step, in puzzles of a fixed seed; where there is none, it keeps the board that is in the list. So a better
// board can be written there by hand. A new technique gets a board on which it finds anything.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { importProgram } from "./bundle.mjs";
import { root, run } from "./workspace.mjs";

const PROGRAM = `
import { findFirst, format, parse } from "@wings/core";
import { SolveLoop } from "@wings/core/host";
import { EXAMPLES, LADDER, techniques } from "@wings/ladder";
import { minimalPuzzle, random } from "@wings/testing";

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
      const level = LADDER.find(({ technique }) => technique === loop.technique).level;
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
    if (!board || !findFirst(parse(board), [technique])) throw new Error("There is no board for " + id + ": write one into EXAMPLES.");
    return [id, board];
  });
}
`;

const { findExamples } = await importProgram(PROGRAM);
/** @type {[id: string, board: string][]} */
const examples = findExamples(Number(process.argv[2] ?? 3000));
const rows = examples.map(([id, board]) => `  "${id}": "${board}",`);
const file = join(root, "packages/ladder/src/examples.ts");
writeFileSync(
  file,
  `/**
 * A board for each technique, by id, as text for \`parse\`. On most boards the technique is the next step on the ladder; some
 * boards were made for it. A few techniques are only found where something easier is left. \`node scripts/examples.mjs\` writes this list.
 *
 * @example
 * \`\`\`ts
 * import { explain, findFirst, parse } from "@wings/core";
 * import { EXAMPLES, rungOf } from "@wings/ladder";
 *
 * const finding = findFirst(parse(EXAMPLES["w-wing"]), [rungOf("w-wing")!.technique]);
 * if (finding) console.log(explain(finding, "vague")); // There is a W-Wing.
 * \`\`\`
 */
export const EXAMPLES: Readonly<Record<string, string>> = {
${rows.join("\n")}
};
`,
);
console.log(`${rows.length} examples`);
process.exitCode = await run("prettier", ["--write", "--log-level", "warn", file]);

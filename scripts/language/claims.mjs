// `node scripts/language/claims.mjs CODE [--steps N] [--read N]`: explains steps in English and in a language, and compares what both texts
// name: cells, houses and digits. It prints where they differ, and fails then.
//
//   --steps N   how many steps: 2000, unless given
//   --read N    prints N steps in both languages, of techniques in turn, to be read aloud

import { parseArgs } from "node:util";
import { importProgram } from "../bundle.mjs";
import { codes } from "./translation.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { steps: { type: "string", default: "2000" }, read: { type: "string", default: "0" } },
});
const [code = ""] = positionals;
if (!codes.includes(code)) {
  console.error(`usage: node scripts/language/claims.mjs CODE; there is ${codes.join(", ")}`);
  process.exit(2);
}
const { EXAMPLES, english, explain, findAll, language, namedIn, parse, stuckBoards, techniques } = await importProgram(`
  export { english, explain, findAll, parse } from "@wings/core";
  export { EXAMPLES, techniques } from "@wings/ladder";
  export { namedIn } from "@wings/test-kit/named-in";
  export { stuckBoards } from "@wings/testing";
  export { language } from "./packages/language-${code}/src/index.ts";
`);

function* findings() {
  const boards = [...Object.values(EXAMPLES).map((text) => parse(text)), ...stuckBoards(3, 400)];
  for (const board of boards) for (const technique of techniques) yield* someOf(board, technique);
}

/** Three steps of a technique. A sparse board may have more almost locked sets than one search finds. @param {any} board @param {any} technique */
function someOf(board, technique) {
  try {
    return findAll(board, [technique], { policy: "distinct" }).slice(0, 3);
  } catch (error) {
    if (/** @type {{ code?: unknown }} */ (error).code !== "WINGS_LIMIT_REACHED") throw error;
    return [];
  }
}

/** How often each technique is read. @type {Map<string, number>} */
const read = new Map();
const perTechnique = Math.ceil(Number(values.read) / techniques.length);
let steps = 0;
let shown = 0;
let different = 0;
for (const finding of findings()) {
  if (steps === Number(values.steps)) break;
  steps++;
  const times = read.get(finding.technique) ?? 0;
  if (times < perTechnique && shown < Number(values.read)) {
    read.set(finding.technique, times + 1);
    shown++;
    console.log(`\n${finding.technique}`);
    for (const form of ["vague", "short", "long"])
      console.log(`  en: ${explain(finding, form)}\n  ${code}: ${explain(finding, { form, language })}`);
  }
  for (const form of ["vague", "short", "long"]) {
    const texts = [explain(finding, form), explain(finding, { form, language })];
    const [one, other] = [
      namedIn(texts[0] ?? "", english).join(" "),
      namedIn(texts[1] ?? "", texts[0] === texts[1] ? english : language).join(" "),
    ];
    if (one === other && !/[{}]/.test(texts[1] ?? "")) continue;
    different++;
    if (different <= 20) console.log(`\n${finding.technique} ${form}: ${one} | ${other}\n  ${texts.join("\n  ")}`);
  }
}
console.log(
  `\n${code}: ${steps} steps of ${techniques.length} techniques, ${different} texts name something else than in English.`,
);
process.exitCode = different > 0 ? 1 : 0;

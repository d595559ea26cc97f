// `node scripts/language/claims.mjs CODE [PATH] [--steps N] [--read N]`: explains steps in English and in a language, and compares what
// both texts name: cells, houses, digits, and numbers in words. It fails where they differ, also in their order, unless somebody has
// accepted that of a message. What isn't translated is passed over.
//
//   PATH        only this: `w-wing`, or `techniques/fish` for all of a package
//   --steps N   how many steps: 2000, unless given
//   --accept    notes the messages whose values come in another order as read: that is right, or two of them are exchanged
//   --read N    prints N steps in both languages, of techniques in turn, to be read aloud

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { importProgram } from "../bundle.mjs";
import { techniques as packages } from "./english.mjs";
import { codes, folderOf, readReordered } from "./translation.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { type: "string", default: "2000" },
    read: { type: "string", default: "0" },
    accept: { type: "boolean", default: false },
  },
});
const [code = "", path = ""] = positionals;
if (!codes.includes(code)) refuse(`usage: node scripts/language/claims.mjs CODE [PATH]; there is ${codes.join(", ")}`);

const at = `./packages/language-${code}/src`;
const program = await importProgram(`
  export { english, explain, findAll, parse } from "@wings/core";
  export { SET_PARTS as englishParts } from "@wings/core/author";
  export { EXAMPLES, techniques } from "@wings/ladder";
  export { differentCounts, namedIn } from "./packages/languages/test/named-in.ts";
  export { stuckBoards } from "@wings/testing";
  export { language } from "${at}/index.ts";
  export { SET_PARTS as ownParts } from "${at}/shared/set-parts.ts";
`);
const { EXAMPLES, english, differentCounts, explain, findAll, language, namedIn, parse, stuckBoards } = program;
const FORMS = /** @type {const} */ (["vague", "short", "long"]);

/** The ids that PATH means. */
const chosen = new Set(
  Object.entries(packages).flatMap(([name, list]) =>
    list
      .map(({ id }) => id)
      .filter((id) => path === "" || path === id || `techniques/${name}/${id}/`.startsWith(`${path}/`)),
  ),
);
if (chosen.size === 0) refuse(`${path} is no technique, and no path such as techniques/fish`);
/** @type {{ id: string }[]} */
const wanted = program.techniques.filter((/** @type {{ id: string }} */ { id }) => chosen.has(id));
const techniques = wanted.filter(({ id }) => FORMS.some((form) => isTranslated(id, form)));

/** @param {string} problem @returns {never} */
function refuse(problem) {
  console.error(problem);
  process.exit(2);
}

/** @param {string} id @param {typeof FORMS[number]} form */
function isTranslated(id, form) {
  return language.messages[id]?.[form] !== undefined;
}

/** Each technique on its example, then all of them on boards that need more than singles. */
function* findings() {
  for (const technique of techniques)
    if (EXAMPLES[technique.id]) yield* someOf(parse(EXAMPLES[technique.id]), technique);
  for (const board of stuckBoards(3, 400)) for (const technique of techniques) yield* someOf(board, technique);
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

/** @param {readonly string[]} list */
const each = (list) => [...new Set(list)].sort().join(" ");

/** How often each technique is read. @type {Map<string, number>} */
const read = new Map();
const perTechnique = Math.ceil(Number(values.read) / techniques.length);
let [shown, texts, different] = [0, 0, 0];
const steps = { count: 0, techniques: /** @type {string[]} */ ([]) };
const hasCounts = program.ownParts.n3 !== undefined;
if (!hasCounts) console.log("Numbers in words are not compared: translate src/shared/set-parts.ts first.");
const accepted = readReordered(code);
/** A text of each message that names its values in another order. @type {Map<string, string>} */
const reordered = new Map();
for (const finding of findings()) {
  if (steps.count === Number(values.steps)) break;
  steps.count++;
  steps.techniques.push(finding.technique);
  const times = read.get(finding.technique) ?? 0;
  const forms = FORMS.filter((form) => isTranslated(finding.technique, form));
  if (times < perTechnique && shown < Number(values.read)) {
    read.set(finding.technique, times + 1);
    shown++;
    console.log(`\n${finding.technique}`);
    for (const form of forms)
      console.log(`  en: ${explain(finding, form)}\n  ${code}: ${explain(finding, { form, language })}`);
  }
  for (const form of forms) {
    const [source, own] = [explain(finding, form), explain(finding, { form, language })];
    // A text that lacks a part is English as a whole.
    if (source === own) continue;
    texts++;
    const [one, other] = [namedIn(source, english), namedIn(own, language)];
    const counts = hasCounts ? differentCounts(source, program.englishParts, own, program.ownParts) : [];
    if (each(one) === each(other) && counts.length === 0 && !/[{}]/.test(own)) {
      if (one.join() !== other.join()) reordered.set(`${finding.technique} ${form}`, `  ${source}\n  ${own}`);
      continue;
    }
    different++;
    if (different <= 20)
      console.log(
        `\n${finding.technique} ${form}: ${each(one)} | ${each(other)} | in words: ${counts.join(", ")}\n  ${source}\n  ${own}`,
      );
  }
}
const unread = [...reordered].filter(([message]) => !accepted.includes(message));
if (values.accept) {
  const all = [...new Set([...accepted, ...reordered.keys()])].sort();
  writeFileSync(join(folderOf(code), "reordered.json"), `${JSON.stringify(all, null, 2)}\n`);
} else
  for (const [message, both] of unread)
    console.log(
      `\n${message}: other order. Is it right, or are two values exchanged? --accept notes that it is right.\n${both}`,
    );
const reached = new Set(steps.techniques);
const missed = techniques.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
if (missed.length > 0) console.log(`\nNo step of ${missed.join(", ")} was found.`);
console.log(
  `\n${code}: ${texts} texts of ${steps.count} steps were compared, ${different} name something else than in English, ` +
    `${values.accept ? 0 : unread.length} in another order. ${techniques.length} of ${wanted.length} techniques are translated.`,
);
process.exitCode = different > 0 || (unread.length > 0 && !values.accept) ? 1 : 0;

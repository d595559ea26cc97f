// `pnpm language [CODE [PATH]]`: what is missing in a language, what is stale because its English changed since, and what is broken. Without
// CODE, a line for each language. It fails if something is broken.
//
//   PATH            only this: `w-wing`, or `techniques/w-wing` and the like
//   --done [PATH]   notes that all of it is translated from the English of today

import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { englishEntries } from "./language/english.mjs";
import { codes, folderOf, readRecord, readTranslation } from "./language/translation.mjs";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { done: { type: "boolean" } } });
const [code, path = ""] = positionals;
if (code !== undefined && !codes.includes(code)) {
  console.error(`There is no language ${code}. Make it: pnpm new language ${code}`);
  process.exit(2);
}

/** @param {string} text */
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

const english = englishEntries();

/** Whether PATH means an entry. @param {string} entry */
const isMeant = (entry) => `${entry}/`.startsWith(`${path}/`) || path === "" || entry.split("/").includes(path);
if (!Object.keys(english).some(isMeant)) {
  console.error(
    `There is no entry ${path}. Write a technique, such as w-wing, or a path, such as techniques/w-wing or page/first.`,
  );
  process.exit(2);
}

/** Entries by what is to do. @param {string} language */
async function examine(language) {
  const { said, broken } = await readTranslation(language);
  const record = readRecord(language);
  const entries = Object.entries(english);
  return {
    said,
    broken: [...broken],
    missing: entries.filter(([entry]) => !said.has(entry)),
    stale: entries.filter(([entry, text]) => said.has(entry) && entry in record && record[entry] !== hashOf(text)),
    unnoted: entries.filter(([entry]) => said.has(entry) && !(entry in record)),
  };
}

/** The changes of `--done`. @param {string} language @param {ReadonlySet<string>} said */
function note(language, said) {
  const old = readRecord(language);
  /** @type {Record<string, string>} */
  const record = {};
  for (const [entry, text] of Object.entries(english)) {
    // The key of a word is its English.
    if (entry.startsWith("words/")) continue;
    const isSame = path === "grammar" && entry.startsWith("grammar/");
    if (!said.has(entry) && !isSame) continue;
    const noted = isMeant(entry) ? hashOf(text) : old[entry];
    if (noted !== undefined) record[entry] = noted;
  }
  writeFileSync(join(folderOf(language), "english.json"), `${JSON.stringify(record, null, 2)}\n`);
}

const MOST = path === "" ? 20 : Infinity;
/** @param {string} title @param {readonly (readonly [entry: string, text: string])[]} all */
function show(title, all) {
  // What is broken fails, so it is always shown.
  const list = title === "Broken" ? all : all.filter(([entry]) => isMeant(entry));
  if (list.length === 0) return;
  console.log(`\n${title}: ${list.length}`);
  for (const [entry, text] of list.slice(0, MOST))
    console.log(`  ${entry}${text === "" ? "" : `: ${text.slice(0, 150)}`}`);
  if (list.length > MOST) console.log(`  … and ${list.length - MOST} more`);
}

for (const language of code === undefined ? codes : [code]) {
  let result = await examine(language);
  if (values.done) {
    note(language, result.said);
    result = await examine(language);
  }
  const { said, missing, stale, broken } = result;
  const unnoted = result.unnoted.filter(([entry]) => !entry.startsWith("words/"));
  if (code !== undefined) {
    show("Missing", missing);
    show("Stale: the English changed", stale);
    show(
      "Translated, but not noted (--done)",
      unnoted.map(([entry]) => /** @type {const} */ ([entry, ""])),
    );
  }
  show("Broken", broken);
  if (code !== undefined) console.log("");
  console.log(
    `${language}: ${said.size} of ${Object.keys(english).length} entries are translated, ${missing.length} missing, ${stale.length} stale, ${broken.length} broken.`,
  );
  if (broken.length > 0) process.exitCode = 1;
}

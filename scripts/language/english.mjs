// All that wings says in English, by file and entry: what a language translates.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { importProgram } from "../bundle.mjs";
import { readLessons } from "../lessons.mjs";
import { root } from "../workspace.mjs";

/** @typedef {{ long: string, short: string, vague: string, parts?: Record<string, string> }} Message */
/** @typedef {{ id: string, name: string, roles: string[], message: Message }} Technique */
/** What an entry says in English, as it is written. @typedef {Record<string, string>} Entries by their path: `page/argue/verdicts.open` */

const ENGLISH = join(root, "packages/language-en/src");

const { LADDER, MESSAGES, PHRASES, SET_PARTS, english } = await importProgram(`
  export { LADDER } from "@wings/ladder";
  export { MESSAGES } from "@wings/layouts";
  export { PHRASES } from "./packages/language-en/src/phrases.ts";
  export { SET_PARTS } from "@wings/core/author";
  export { english } from "@wings/core";
`);
export const SHARED_PARTS = /** @type {Record<string, string>} */ (SET_PARTS);

/** Words for houses, lists and changes. */
export const grammar = /** @type {Record<string, string | Record<string, string>>} */ (
  Object.fromEntries(Object.entries(english).filter(([key]) => key !== "code" && key !== "messages"))
);

/** The techniques by package. @type {Record<string, Technique[]>} */
export const techniques = {};
for (const { technique, package: name } of LADDER) {
  const { id, meta, message } = technique;
  (techniques[name.replace("@wings/", "")] ??= []).push({
    id,
    name: meta.name,
    roles: Object.values(meta.roles),
    message,
  });
}

// What techniques say on boards with other houses. These messages have ids of their own.
techniques.layouts = Object.entries(MESSAGES).map(([id, message]) => ({
  id,
  name: id,
  roles: [],
  message: /** @type {Message} */ (message),
}));

/** `set` for `set A`. @param {string} word */
export const wordWithoutLetter = (word) => word.replace(/ (?:[A-Z]|\d+)$/, "");

/** Words of roles, and what the core and drawings say. A word with several letters or numbers is there once, without them. @type {readonly string[]} */
export const words = [...new Set([...rolesOf(), ...PHRASES])];

function rolesOf() {
  const roles = [...new Set(LADDER.flatMap((/** @type {any} */ { technique }) => Object.values(technique.meta.roles)))];
  return roles.map((word) => {
    const short = wordWithoutLetter(word);
    return roles.filter((other) => wordWithoutLetter(other) === short).length > 1 ? short : word;
  });
}

/** The steps of lessons by package. */
export const lessons = readLessons(join(root, "packages"));

/** A value of an object in a source file, with its comment and its key. @typedef {{ path: string, key: string, comment: string, text: string, below?: Leaf[] }} Leaf */

/** The texts and functions of a file of the page, as they are written. @param {string} name @returns {Leaf[]} */
export function leavesOf(name) {
  const text = readFileSync(join(ENGLISH, "page", `${name}.ts`), "utf8");
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  /** @type {ts.ObjectLiteralExpression | undefined} */
  let table;
  source.forEachChild((node) => {
    if (ts.isVariableStatement(node)) table = objectOf(node.declarationList.declarations[0]?.initializer) ?? table;
  });
  if (table === undefined) throw new Error(`page/${name}.ts exports no object`);
  return leavesIn(table, "", source);
}

/** An object, also in `{ … } as const`. @param {ts.Expression | undefined} node @returns {ts.ObjectLiteralExpression | undefined} */
const objectOf = (node) =>
  node === undefined
    ? undefined
    : ts.isObjectLiteralExpression(node)
      ? node
      : ts.isAsExpression(node)
        ? objectOf(node.expression)
        : undefined;

/** @param {ts.ObjectLiteralExpression} table @param {string} above @param {ts.SourceFile} source @returns {Leaf[]} */
const leavesIn = (table, above, source) =>
  table.properties.filter(ts.isPropertyAssignment).map((property) => {
    const key = property.name.getText(source);
    const path = `${above}${key.replaceAll('"', "")}`;
    const whole = source.text.slice(property.getFullStart(), property.getStart(source)).trim();
    const object = objectOf(property.initializer);
    const below = object && leavesIn(object, `${path}.`, source);
    const text = property.initializer.getText(source);
    return { path, key, comment: whole, text, ...(below && { below }) };
  });

/** @param {readonly Leaf[]} leaves @returns {Leaf[]} */
const flat = (leaves) => leaves.flatMap((leaf) => (leaf.below ? flat(leaf.below) : [leaf]));

/** The names of the files of the page. */
export const pageFiles = readdirSync(join(ENGLISH, "page"))
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((name) => !["listed", "plural", "with-article"].includes(name));

/** All entries with their English. @returns {Entries} */
export function englishEntries() {
  /** @type {Entries} */
  const entries = {};
  for (const [key, value] of Object.entries(grammar)) entries[`grammar/${key}`] = JSON.stringify(value);
  for (const word of words) entries[`words/${word}`] = word;
  for (const [name, own] of Object.entries(techniques))
    for (const { id, message } of own) entries[`techniques/${name}/${id}`] = JSON.stringify(message);
  for (const [name, { steps }] of Object.entries(lessons))
    for (const [id, three] of Object.entries(steps)) entries[`lessons/${name}/${id}`] = three.join(" ");
  for (const name of pageFiles)
    for (const { path, text } of flat(leavesOf(name))) entries[`page/${name}/${path}`] = text;
  return entries;
}

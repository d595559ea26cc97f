// All that a language says, by the same paths as the English entries, and what is wrong with it.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { importProgram } from "../bundle.mjs";
import { readTranslatedSteps, translatedStepsIn } from "../lessons.mjs";
import { readJson, root } from "../workspace.mjs";
import { grammar, pageFiles, techniques, wordWithoutLetter, words } from "./english.mjs";

/** @typedef {{ said: Set<string>, broken: Map<string, string> }} Translation the entries that are translated, and what is wrong with others */

/** The codes of all languages but English. */
export const codes = readdirSync(join(root, "packages")).flatMap(
  (name) => /^language-(?!en$)(.+)$/.exec(name)?.slice(1) ?? [],
);

/** @param {string} code */
export const folderOf = (code) => join(root, "packages", `language-${code}`);

/** @param {string} code @returns {Promise<Translation>} */
export async function readTranslation(code) {
  const folder = folderOf(code);
  const at = `./packages/language-${code}/src`;
  const files = pageFiles.filter((name) => existsSync(join(folder, "src/page", `${name}.ts`)));
  const own = await importProgram(`
    export { language, base } from "${at}/index.ts";
    ${files.map((name) => `export * as page_${variable(name)} from "${at}/page/${name}.ts";`).join("\n")}
    ${pageFiles.map((name) => `export * as english_${variable(name)} from "./packages/language-en/src/page/${name}.ts";`).join("\n")}
  `);
  const { language } = own;
  /** @type {Translation} */
  const translation = { said: new Set(), broken: new Map() };
  const { said, broken } = translation;

  const record = readRecord(code);
  for (const [key, english] of Object.entries(grammar)) {
    // A short template, such as `{digits} in {cells}`, can be the same in both: `--done grammar` says so.
    const isOther = JSON.stringify(language[key]) !== JSON.stringify(english);
    if (isOther || `grammar/${key}` in record) said.add(`grammar/${key}`);
    for (const problem of wrongSlots(english, language[key])) broken.set(`grammar/${key}`, problem);
  }
  for (const word of words) {
    // `set` is enough for `set A` and `set B`, and the other way round.
    const texts = Object.entries(language.words ?? {})
      .filter(([each, text]) => text !== undefined && (each === word || wordWithoutLetter(each) === word))
      .map(([, text]) => text);
    if (texts.length === 0) continue;
    said.add(`words/${word}`);
    for (const text of texts) for (const problem of wrongSlots(word, text)) broken.set(`words/${word}`, problem);
  }
  const phrases = new Set(words);
  for (const word of Object.keys(language.words ?? {}))
    if (!phrases.has(word) && !words.some((each) => wordWithoutLetter(each) === wordWithoutLetter(word)))
      broken.set(
        `words/${word}`,
        "nothing in English is called so: if its English was renamed, rename it, too; or remove it",
      );

  /** @type {Set<string>} */
  const known = new Set();
  for (const [name, list] of Object.entries(techniques))
    for (const { id, roles, message } of list) {
      const entry = `techniques/${name}/${id}`;
      known.add(id);
      const own = language.messages[id];
      const problems = own === undefined ? [] : wrongMessage(message, own);
      if (problems.length > 0) broken.set(entry, problems.join("; "));
      if (own === undefined || !isWhole(message, own)) continue;
      said.add(entry);
      // The drawing would name it in English, below a text in the language.
      for (const role of roles) {
        const word = words.includes(role) ? role : wordWithoutLetter(role);
        if (!said.has(`words/${word}`))
          broken.set(`words/${word}`, `it is a role of ${id}, whose message is translated: translate it, too`);
      }
    }
  const hasMessages = [...said].some((entry) => entry.startsWith("techniques/"));
  for (const key of Object.keys(grammar))
    if (hasMessages && !said.has(`grammar/${key}`))
      broken.set(
        `grammar/${key}`,
        "messages are translated, and this is English: translate it, too; if it is the same, note that: --done grammar",
      );
  for (const id of Object.keys(language.messages))
    if (!known.has(id)) broken.set(`techniques/${id}`, "there is no such technique");
  for (const id of Object.keys(language.names ?? {}))
    if (!known.has(id)) broken.set(`names/${id}`, "there is no such technique");

  for (const file of readdirSync(join(folder, "lessons"))) {
    const name = file.replace(/\.md$/, "");
    try {
      for (const [id, steps] of translatedStepsIn(join(folder, "lessons", file))) {
        const isThere = techniques[name]?.some((each) => each.id === id) ?? false;
        if (isThere) said.add(`lessons/${name}/${id}`);
        const problem = isThere ? wrongMarkup(steps.join(" ")) : "there is no such technique in this package";
        if (problem !== undefined) broken.set(`lessons/${name}/${id}`, problem);
      }
    } catch (error) {
      broken.set(`lessons/${name}`, /** @type {Error} */ (error).message);
    }
  }

  for (const name of pageFiles) {
    const english = own[`english_${variable(name)}`][variable(name)];
    compare(english, own[`page_${variable(name)}`]?.[variable(name)], `page/${name}/`, translation);
  }
  const { [code]: wrongSpace } = WRONG_SPACES;
  if (wrongSpace === undefined) return translation;
  const pages = Object.entries(own).filter(([name]) => name.startsWith("page_"));
  for (const [entry, text] of textsIn(
    { language, ...Object.fromEntries(pages), lessons: readTranslatedSteps(folder) },
    code,
  ))
    if (wrongSpace.test(text)) broken.set(entry, `a space is missing at a sign: ${text}`);
  return translation;
}

/**
 * Where a space is missing, by language: French has one before high signs, and inside « ». In `jigsaw:` or `r1c1:r2c2`, it is no sign of a
 * sentence.
 * @type {Record<string, RegExp>}
 */
const WRONG_SPACES = { fr: /[^\s:;!?…(][:;!?](?!\S)|\S»|«\S/ };

/** All texts in a value, by path: also those that functions give. @param {unknown} value @param {string} path @returns {Generator<[path: string, text: string]>} */
function* textsIn(value, path) {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function")
    for (const probe of PROBES)
      try {
        yield* textsIn(value(...probe), path);
      } catch {
        // It takes other values.
      }
  else if (typeof value === "object" && value !== null && !(value instanceof RegExp))
    for (const [key, each] of Object.entries(value)) yield* textsIn(each, `${path}/${key}`);
}

/** @param {string} name */
export const variable = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {any} english @param {any} own @param {string} path @param {Translation} translation */
function compare(english, own, path, translation) {
  for (const [key, value] of Object.entries(english)) {
    const at = `${path}${key}`;
    const text = own?.[key];
    if (text === undefined) continue;
    const isTable = typeof value === "object" && !Array.isArray(value) && !(value instanceof RegExp);
    if (isTable) {
      compare(value, text, `${at}.`, translation);
      continue;
    }
    translation.said.add(at);
    const problem = wrongText(value, text);
    if (problem !== undefined) translation.broken.set(at, problem);
  }
  for (const key of Object.keys(own ?? {}))
    if (!(key in english)) translation.broken.set(`${path}${key}`, "English has no such entry: remove it");
}

/** Values for the functions of the page that can be found again in what they return. */
const PROBES = [
  ["⟨1⟩", "⟨2⟩", "⟨3⟩", "⟨4⟩"],
  [31, 32, 33, 34],
  [31, "⟨2⟩", 33, "⟨4⟩"],
  [2, 3, 4, 5],
  [["⟨1⟩"], "⟨2⟩", 33, 34],
];

/** @param {any} english @param {any} own @returns {string | undefined} */
function wrongText(english, own) {
  if (typeof english !== typeof own || Array.isArray(english) !== Array.isArray(own))
    return "it is no value of the same kind as in English";
  if (Array.isArray(english) && english.length !== own.length)
    return `it has ${own.length} lines, and English has ${english.length}`;
  if (typeof english !== "function") return wrongMarkup(JSON.stringify(own));
  let isTried = false;
  for (const probe of PROBES) {
    const [text, translated] = [english, own].map((say) => {
      try {
        return String(say(...probe));
      } catch {
        return undefined;
      }
    });
    // A function takes texts, numbers or lists. English that only passes a value on has no sentence.
    if (text === undefined || translated === undefined || text.includes("undefined")) continue;
    isTried = true;
    if (probe.some((value) => text === String(value))) continue;
    if (translated.includes("undefined")) return "it says “undefined”";
    for (const value of probe.flat())
      if (text.includes(String(value)) && !translated.includes(String(value)))
        return `value ${probe.flat().indexOf(value) + 1} is left out`;
    const markup = wrongMarkup(translated);
    if (markup !== undefined) return markup;
  }
  return isTried ? undefined : "it fails where English says something";
}

/** The page shows text as it is. @param {string} text */
const wrongMarkup = (text) =>
  /<\/?[a-z]+>|&[a-z]+;|\*\*/i.test(text) ? "it has markup, which would be shown as it is" : undefined;

/** @param {unknown} text */
const slotsIn = (text) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();

/** What is wrong with the slots of a template. @param {unknown} english @param {unknown} own @returns {string[]} */
function wrongSlots(english, own) {
  const [wanted, found] = [slotsIn(english), slotsIn(own ?? "")];
  const missing = wanted.filter((slot) => !found.includes(slot));
  const strange = found.filter((slot) => !wanted.includes(slot));
  const braces = JSON.stringify(own ?? "").replace(/\{\w+\}/g, "");
  const markup = wrongMarkup(braces);
  return [
    ...(missing.length > 0 ? [`${missing.join(" ")} left out`] : []),
    ...(strange.length > 0 ? [`${strange.join(" ")} is not in English`] : []),
    ...(typeof own === "string" && /[{}]/.test(braces) ? ["a brace is not closed"] : []),
    ...(markup === undefined ? [] : [markup]),
  ];
}

/** @param {import("./english.mjs").Message} english @param {any} own @returns {string[]} */
function wrongMessage({ parts = {}, ...forms }, { parts: ownParts = {}, ...ownForms }) {
  const found = (
    /** @type {Record<string, string>} */ texts,
    /** @type {Record<string, string | undefined>} */ others,
  ) =>
    Object.entries(others).flatMap(([key, text]) =>
      !(key in texts)
        ? [`English has no ${key}`]
        : text === undefined
          ? []
          : wrongSlots(texts[key], text).map((problem) => `${key}: ${problem}`),
    );
  return [...found(forms, ownForms), ...found(parts, ownParts)];
}

/** Whether nothing of a message is missing. @param {import("./english.mjs").Message} english @param {any} own */
const isWhole = ({ parts = {}, ...forms }, { parts: ownParts = {}, ...ownForms }) =>
  Object.keys(forms).every((key) => ownForms[key] !== undefined) &&
  Object.keys(parts).every((key) => ownParts[key] !== undefined);

/** The English that each entry was translated from, as a short hash. @param {string} code @returns {Record<string, string>} */
export function readRecord(code) {
  const file = join(folderOf(code), "english.json");
  return existsSync(file) ? readJson(file) : {};
}

/** The messages whose values come in another order than in English, as somebody has read: `w-wing long`. @param {string} code @returns {string[]} */
export function readReordered(code) {
  const file = join(folderOf(code), "reordered.json");
  return existsSync(file) ? readJson(file) : [];
}

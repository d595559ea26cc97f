// `pnpm new language CODE`: a package for a language, with all texts in English, each marked as to do.

import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { TO_DO } from "../lessons.mjs";
import { readJson, root, run } from "../workspace.mjs";
import { SHARED_PARTS, grammar, leavesOf, lessons, pageFiles, techniques, words } from "./english.mjs";
import { folderOf, variable } from "./translation.mjs";

const LIST = "packages/languages/src/load.ts";
const CODES = "packages/languages/src/codes.ts";

/** Ends with what is wrong. @param {string} problem @returns {never} */
function refuse(problem) {
  console.error(problem);
  process.exit(2);
}

const [, given = "", ...more] = process.argv.slice(2);
// npm refuses capital letters, and `Intl` doesn't need them.
const code = given.toLowerCase();
if (!/^[a-z]{2,3}(-[a-z0-9]+)*$/.test(code) || more.length > 0)
  refuse("usage: pnpm new language CODE; a code of BCP 47, such as es or pt-br");
const name = new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
if (name === code) refuse(`${code} is no language that Node.js knows`);
const folder = folderOf(code);
if (existsSync(folder)) refuse(`packages/language-${code} exists: pnpm language ${code} says what is to do.`);

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** @param {string} text */
const todo = (text) => `todo(${text})`;
const quoted = JSON.stringify;
/** @param {string} key */
const keyOf = (key) => (/^[a-zA-Z_]\w*$/.test(key) ? key : quoted(key));

// What all languages have alike is copied from German, the oldest of them.
const source = folderOf("de");
const german = new Intl.DisplayNames(["en"], { type: "language" }).of("de") ?? "";
/** @param {string} text */
const inThis = (text) => text.replaceAll("language-de", `language-${code}`).replaceAll(german, name);
const manifest = readJson(join(source, "package.json"));
const keywords = [name.toLowerCase(), ...manifest.keywords.filter((/** @type {string} */ each) => each !== "german")];
write(
  "package.json",
  `${inThis(JSON.stringify({ ...manifest, version: "0.0.0", keywords: keywords.sort() }, null, 2))}\n`,
);
for (const file of ["LICENSE", "tsconfig.json"]) cpSync(join(source, file), join(folder, file));
write("src/page/index.ts", readFileSync(join(source, "src/page/index.ts"), "utf8"));
write("README.md", inThis(readFileSync(join(root, "scripts/language/readme.txt"), "utf8")));

// Grammar
const grammarLines = Object.entries(grammar).map(
  ([key, value]) =>
    `  ${key}: ${typeof value === "string" ? quoted(value) : `{ ${Object.entries(value).map(([each, text]) => `${each}: ${quoted(text)}`)} }`},`,
);
write(
  "src/grammar.ts",
  `import type { Language } from "@wings/core";

/** How ${name} names houses and regions, joins lists, and says what changes. To do: all of it is English. */
export const grammar = {
  code: "${code}",
${grammarLines.join("\n")}
  // Where words change beside others, \`finish\` gets each text with all its values: \`de el\` becomes \`del\`.
  // finish: (text) => text.replace(/\\bde el\\b/g, "del"),
} satisfies Partial<Language>;
`,
);
write(
  "src/words.ts",
  `import { todo } from "@wings/language-en";

/** The words of roles, drawings and contradictions, by the English ones. */
export const words: Readonly<Record<string, string | undefined>> = {
${words.map((word) => `  ${keyOf(word)}: ${todo("")},`).join("\n")}
};
`,
);
write(
  "src/names.ts",
  `/** What players call techniques, by id. One that is not here keeps its English name. */
export const names: Readonly<Record<string, string>> = {
${Object.values(techniques)
  .flat()
  .map(({ id, name }) => `  // ${quoted(id)}: ${quoted(name)},`)
  .join("\n")}
};
`,
);

// Techniques
write(
  "src/shared/set-parts.ts",
  `import { todo } from "@wings/language-en";

/** Numbers in words, and the cells of a set: parts of many messages. */
export const SET_PARTS = {
${Object.entries(SHARED_PARTS)
  .map(([key, text]) => `  ${key}: ${todo(quoted(text))},`)
  .join("\n")}
};
`,
);
for (const [file, list] of Object.entries(techniques)) write(`src/techniques/${file}.ts`, techniqueFile(file, list));
write("src/language.ts", languageFile());
for (const file of ["index", "base"])
  write(`src/${file}.ts`, inThis(readFileSync(join(source, `src/${file}.ts`), "utf8")));

/** @param {string} file @param {readonly import("./english.mjs").Technique[]} list */
function techniqueFile(file, list) {
  /** Techniques with the same message but for their names. @type {Map<string, import("./english.mjs").Technique[]>} */
  const groups = new Map();
  for (const each of list) {
    const key = quoted(each.message)
      .replaceAll(each.name, "{}")
      .replace(/\ban? \{\}/g, "a {}");
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const shared = [...groups.values()].filter((group) => group.length > 1);
  const functions = shared.map((group, i) => {
    const first = group[0];
    const words = first && messageOf(first.message, (text) => withName(text, first.name));
    return `/** ${group.map(({ name }) => name).join(", ")}. */\nconst message${shared.length > 1 ? i + 1 : ""} = (${words?.includes("${name}") ? "name: string" : ""}) => (${words});\n`;
  });
  const entries = [...groups.values()].map((group) => {
    const [first] = group;
    if (first === undefined) return "";
    if (group.length === 1) return `  ${keyOf(first.id)}: ${messageOf(first.message, quoted)},`;
    const names = group.map(({ id, name }) => `${keyOf(id)}: ${quoted(name)}`).join(", ");
    const index = shared.indexOf(group);
    return `  ...forEachName({ ${names} }, message${shared.length > 1 ? index + 1 : ""}),`;
  });
  const body = `${functions.join("\n")}\nexport const ${variable(file)}: Messages = {\n${entries.join("\n")}\n};\n`;
  const imports = ["type Messages", ...(shared.length > 0 ? ["forEachName"] : []), "todo"];
  return `import { ${imports.join(", ")} } from "@wings/language-en";
${body.includes("SET_PARTS") ? 'import { SET_PARTS } from "../shared/set-parts.js";\n' : ""}
${body.replace(/^\n/, "")}`;
}

/** @param {string} text @param {string} name */
function withName(text, name) {
  return text.includes(name) ? `\`${text.replaceAll("`", "\\`").replaceAll(name, "${name}")}\`` : quoted(text);
}

/** @param {import("./english.mjs").Message} message @param {(text: string) => string} write */
function messageOf({ parts, ...forms }, write) {
  const lines = Object.entries(forms).map(([key, text]) => `${key}: ${todo(write(text))}`);
  if (parts) {
    const hasSets = Object.entries(SHARED_PARTS).every(([key, text]) => parts[key] === text);
    const own = Object.entries(parts).filter(([key]) => !hasSets || !(key in SHARED_PARTS));
    const texts = own.map(([key, text]) => `${keyOf(key)}: ${todo(write(text))}`);
    lines.push(`parts: { ${[...(hasSets ? ["...SET_PARTS"] : []), ...texts].join(", ")} }`);
  }
  return `{ ${lines.join(", ")} }`;
}

/** German's without its example, with the names of this language. */
function languageFile() {
  const text = inThis(readFileSync(join(source, "src/language.ts"), "utf8"));
  return text
    .replace(/ \* @example\n(?: \*.*\n)* \* ```ts\n(?: \* .*\n| \*\n)* \* ```\n/, "")
    .replace(/ \*\n \*\//, " */");
}

// The page
for (const file of pageFiles) {
  const { text, needs } = pageFile(file);
  write(
    `src/page/${file}.ts`,
    `import { type PageWords, todo } from "@wings/language-en";
${needs.map((each) => `import { ${each} } from "./${each}.js";\n`).join("")}
export const ${variable(file)}: PageWords["${variable(file)}"] = {
${text}
};
`,
  );
}
write(
  "src/page/plural.ts",
  `const rules = new Intl.PluralRules("${code}");

/** A number and what it counts: \`1 day\`, \`3 days\`. */
export const plural = (count: number, one: string, other: string): string =>
  \`\${count} \${rules.select(count) === "one" ? one : other}\`;
`,
);
write(
  "src/page/listed.ts",
  `const list = new Intl.ListFormat("${code}", { type: "conjunction" });

/** a, b and c */
export const listed = (names: readonly string[]): string => list.format(names);
`,
);

/** @param {string} file */
function pageFile(file) {
  const text = linesOf(leavesOf(file)).replace(/\bwithArticle\((\w+)\)/g, "$1");
  return { text, needs: ["listed", "plural"].filter((each) => text.includes(`${each}(`)) };
}

/** @param {readonly import("./english.mjs").Leaf[]} leaves @returns {string} */
function linesOf(leaves) {
  return leaves
    .map(({ key, comment, text, below }) => {
      // A name means nothing in another file: the comment says what to write.
      const value = below ? `{ ${linesOf(below)} }` : todo(/^\w+$/.test(text) ? "" : text);
      return `${comment === "" ? "" : `\n${comment}\n`}${key}: ${value},`;
    })
    .join("\n");
}

// Lessons
for (const [file, { steps }] of Object.entries(lessons)) {
  /** @type {Map<string, string[]>} */
  const idsBySteps = new Map();
  for (const [id, three] of Object.entries(steps)) {
    const key = three.map((step, i) => `${i + 1}. ${step}`).join("\n");
    idsBySteps.set(key, [...(idsBySteps.get(key) ?? []), id]);
  }
  const sections = [...idsBySteps].map(([text, ids]) => `## ${ids.join(", ")}\n\n${TO_DO}\n\n${text}\n`);
  write(`lessons/${file}.md`, sections.join("\n"));
}

// The list
const list = readFileSync(join(root, LIST), "utf8");
const line = `  ${keyOf(code)}: () => import("@wings/language-${code}"),\n`;
writeFileSync(
  join(root, LIST),
  list.replace(/(PACKAGES[^{]*\{\n)((?: {2}.*\n)*)/, (_, head, lines) => `${head}${lines}${line}`),
);
const codes = readFileSync(join(root, CODES), "utf8");
writeFileSync(
  join(root, CODES),
  codes.replace(/(BEGUN = \[)([^\]]*)/, (_, head, list) => `${head}${list}${list === "" ? "" : ", "}"${code}"`),
);
const users = join(root, "packages/languages/package.json");
const languages = readJson(users);
languages.dependencies = Object.fromEntries(
  Object.entries({ ...languages.dependencies, [`@wings/language-${code}`]: "workspace:^" }).sort(),
);
writeFileSync(users, `${JSON.stringify(languages, null, 2)}\n`);

writeFileSync(
  join(root, `.changeset/language-${code}.md`),
  `---\n"@wings/language-${code}": major\n---\n\nwings speaks ${name}.\n`,
);

for (const [command, ...words] of [
  ["prettier", "--write", "--log-level", "warn", folder, LIST, CODES],
  ["pnpm", "install", "--prefer-offline"],
  ["node", "scripts/generate.mjs"],
]) {
  if ((await run(command ?? "", words)) === 0) continue;
  console.error(`packages/language-${code} is made, but this failed: ${[command, ...words].join(" ")}`);
  process.exit(1);
}
console.log(`packages/language-${code} has all texts of wings in English, marked as to do.
Its README says how to go on; \`pnpm language ${code}\` lists what is left.`);

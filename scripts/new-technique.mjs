// `pnpm new technique NAME [--after ID]`: a package for a technique of our own, from the template of `npm create wings-technique`,
// and its place on the ladder behind ID (w-wing, unless given). docs/built-in.md says what is left to do; the checks name it too.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importProgram } from "./bundle.mjs";
import { splitReadme } from "./lessons.mjs";
import { newManifest } from "./package-rules.mjs";
import { readJson, root, run, workspacePackages } from "./workspace.mjs";

const TEMPLATE = "packages/create-wings-technique";
const LADDER = "packages/ladder/src/ladder.ts";

/** Ends with what is wrong. @param {string} problem @returns {never} */
function refuse(problem) {
  console.error(problem);
  process.exit(2);
}

const USAGE =
  "usage: pnpm new technique NAME [--after ID]; both are lower-case words with dashes that begin with a letter, as in sea-wing";
const isName = (/** @type {string} */ word) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word);
const [what, name = "", flag, place = flag === undefined ? "w-wing" : "", ...more] = process.argv.slice(2);
if (what !== "technique" || (flag ?? "--after") !== "--after" || more.length > 0 || !isName(name) || !isName(place))
  refuse(USAGE);
const taken = workspacePackages().find(({ folder }) => folder.endsWith(`/${name}`));
if (taken !== undefined) refuse(`${taken.folder} exists: choose another name.`);
const folder = join(root, "packages", name);

const { filesOf, namesOf, wordOf, ORDER } = await importProgram(
  ["template", "names"]
    .map((file) => `export * from "./${TEMPLATE}/src/${file}.ts";`)
    .concat(`export { ORDER } from "./${LADDER}";`)
    .join("\n"),
);
try {
  wordOf(name);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
const names = { ...namesOf(name), id: name, packageName: `@wings/${name}`, author: "", year: 0 };
const before = ORDER.find((/** @type {{ technique: { id: string } }} */ it) => it.technique.id === place);
if (before === undefined) refuse(`The ladder has no technique ${place}: \`wings techniques\` lists them.`);
const ladder = readFileSync(join(root, LADDER), "utf8");
const [row] = new RegExp(`^  place\\(${namesOf(place).constant}, .*\\n`, "m").exec(ladder) ?? [];
if (row === undefined) refuse(`${LADDER} has no row for ${place}: mend that first.`);
if (new RegExp(`\\b${names.constant}\\b`).test(ladder))
  refuse(`The ladder has ${names.constant}: choose another name.`);

/** What the package says about its technique: for a start, what the one before it says. */
const about = `import type { About } from "@wings/core/about";

export const ${names.constant}: About = {
  level: "${before.about.level}",
  score: ${before.about.score},
  stage: "new",
  names: {},
  station: { line: "${before.about.station.line}", buildsOn: ["${place}"] },
};
`;

/** The template as a technique of wings. @param {string} text */
function asBuiltIn(text) {
  const own = text
    .replace(/ defineTechnique,| ?, defineTechnique(?= \})/, "")
    .replace(/( \} from "@wings\/core\/author";)/, '$1\nimport { defineBuiltIn } from "@wings/core/built-in";')
    .replace(/\bdefineTechnique\b/g, "defineBuiltIn")
    .replace(/^ {2}after: .*\n/m, "");
  if (/defineBuiltIn[^"]*"@wings\/core\/author"/.test(own))
    refuse("the template imports defineTechnique in a new way.");
  return own;
}

const files = filesOf([join(root, TEMPLATE, "template/technique")], names);
files.set("package.json", newManifest(name, `${names.title}: say in one sentence what it finds.`));
files.set("tsconfig.json", readFileSync(join(root, "packages/w-wing/tsconfig.json"), "utf8"));
files.set("src/about.ts", about);
files.set("src/index.ts", `export { ${names.constant}, type ${names.type} } from "./${name}.js";\n`);
const { lesson, readme } = splitReadme(files.get("README.md") ?? "", name);
files.set("README.md", readme);
files.set("lesson.md", lesson);
for (const [file, text] of files) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  // Ours are tested here, so they need no checks at run time; and the ladder decides where they stand.
  writeFileSync(join(folder, file), file.startsWith("src/") ? asBuiltIn(text) : text);
}

const imports = `import { ${names.constant} } from "@wings/${name}";\nimport * as ${names.constant}About from "@wings/${name}/about";\n`;
const ownRow = `  place(${names.constant}, ${names.constant}About, "${name}"),\n`;
writeFileSync(join(root, LADDER), imports + ladder.replace(row, row + ownRow));
const manifest = readJson(join(root, "packages/ladder/package.json"));
manifest.dependencies[`@wings/${name}`] = "workspace:^";
manifest.dependencies = Object.fromEntries(Object.entries(manifest.dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(join(root, "packages/ladder/package.json"), `${JSON.stringify(manifest, null, 2)}\n`);

for (const [command = "", ...args] of [
  ["pnpm", "install", "--prefer-offline", "--no-frozen-lockfile"],
  ["node", "scripts/generate.mjs"],
  ["prettier", "--write", "--log-level", "warn", `packages/${name}`, "packages/ladder"],
]) {
  const code = await run(command, args);
  if (code !== 0)
    refuse(
      `${command} ${args.join(" ")} ended with ${code}. The files are there: mend that, and run ${command} ${args.join(" ")} again.`,
    );
}
console.log(
  `packages/${name} is a working technique that finds a cell with one candidate. Its place on the ladder is after ${place}.\n` +
    `Now make it yours: docs/built-in.md lists the files in their order. \`pnpm --filter @wings/${name} test\` tests it.`,
);

// `pnpm new technique NAME [--after ID]`: a package for a technique of our own, from the template of `npm create wings-technique`,
// and its rung on the ladder behind ID (w-wing, unless given). docs/built-in.md says what is left to do; the checks name it too.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { importProgram } from "./bundle.mjs";
import { newManifest } from "./package-rules.mjs";
import { root, run, readJson } from "./workspace.mjs";

const TEMPLATE = "packages/create-wings-technique";
const LADDER = "packages/ladder/src/ladder.ts";

/** Ends with what is wrong. @param {string} problem @returns {never} */
function refuse(problem) {
  console.error(problem);
  process.exit(2);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { after: { type: "string", default: "w-wing" } },
});
const [what, name = ""] = positionals;
if (what !== "technique" || positionals.length !== 2 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  refuse("usage: pnpm new technique NAME [--after ID]; a name is lower-case words with dashes, as in sea-wing");
const folder = join(root, "packages", name);
if (existsSync(folder)) refuse(`packages/${name} exists: choose another name.`);

const { filesOf, namesOf } = await importProgram(
  ["template", "names"].map((file) => `export * from "./${TEMPLATE}/src/${file}.ts";`).join("\n"),
);
const names = { ...namesOf(name), id: name, packageName: `@wings/${name}`, author: "", year: 0 };
const { constant: after } = namesOf(values.after);
const ladder = readFileSync(join(root, LADDER), "utf8");
const [rung, level, score] = new RegExp(`^  rung\\(${after}, "(\\w+)", (\\d+), .*\\n`, "m").exec(ladder) ?? [];
if (rung === undefined) refuse(`The ladder has no technique ${values.after}: \`wings techniques\` lists them.`);
if (new RegExp(`\\b${names.constant}\\b`).test(ladder))
  refuse(`The ladder has ${names.constant}: choose another name.`);

const files = filesOf([join(root, TEMPLATE, "template/technique")], names);
files.set("package.json", newManifest(name, `${names.title} for wings: say in one sentence what it finds.`));
files.set("tsconfig.json", readFileSync(join(root, "packages/w-wing/tsconfig.json"), "utf8"));
files.set("src/index.ts", `export { ${names.constant}, type ${names.type} } from "./${name}.js";\n`);
for (const [file, text] of files) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  // Ours are tested here, so they need no checks at run time; and the ladder decides where they stand.
  const own = text
    .replace(/, defineTechnique( \} from .*)/, '$1\nimport { defineBuiltIn } from "@wings/core/built-in";')
    .replace(/\bdefineTechnique\b/g, "defineBuiltIn")
    .replace(/^ {2}after: .*\n/m, "");
  writeFileSync(join(folder, file), file.startsWith("src/") ? own : text);
}

const withRung = ladder.replace(rung, `${rung}  rung(${names.constant}, "${level}", ${score}, "${name}"),\n`);
writeFileSync(join(root, LADDER), `import { ${names.constant} } from "@wings/${name}";\n${withRung}`);
const manifest = readJson(join(root, "packages/ladder/package.json"));
manifest.dependencies[`@wings/${name}`] = "workspace:^";
manifest.dependencies = Object.fromEntries(Object.entries(manifest.dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(join(root, "packages/ladder/package.json"), `${JSON.stringify(manifest, null, 2)}\n`);

for (const [command = "", ...args] of [
  ["pnpm", "install", "--offline"],
  ["node", "scripts/generate.mjs"],
  ["prettier", "--write", "--log-level", "warn", `packages/${name}`, "packages/ladder"],
]) {
  const code = await run(command, args);
  if (code !== 0) refuse(`${command} ${args.join(" ")} ended with ${code}: mend that, and run it again.`);
}
console.log(
  `packages/${name} is a working technique that finds a cell with one candidate. It stands behind ${values.after} on the ladder.\n` +
    `Now make it yours: docs/built-in.md lists the files in their order. \`pnpm --filter @wings/${name} test\` tests it.`,
);

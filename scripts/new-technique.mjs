// `pnpm new:technique <id>`: makes the package of a technique in this workspace, with a technique that passes every check.
// Most files come from the template of `npm create wings-technique`, the others from templates/workspace/.

import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { format, resolveConfig } from "prettier";
import { importProgram } from "./bundle.mjs";
import { root, run } from "./workspace.mjs";

const creator = "packages/create-wings-technique";
const PROGRAM = `
export { filesOf } from "./${creator}/src/template.ts";
export { namesOf, wordOf } from "./${creator}/src/names.ts";
`;
const { filesOf, namesOf, wordOf } = await importProgram(PROGRAM);

/** Why a technique can't have an id; undefined where it can. @param {string} id @returns {string | undefined} */
export function wrongId(id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return "Usage: pnpm new:technique <id>\n<id>: lower-case words with dashes, such as x-wing or finned-x-wing";
  }
  try {
    return wordOf(id) === id ? undefined : `${id} would be called ${wordOf(id)}`;
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

/** Writes packages/<id> below a folder. @param {string} top @param {string} id */
export async function writePackage(top, id) {
  const names = {
    ...namesOf(id),
    id,
    packageName: `@wings/${id}`,
    author: "the wings authors",
    year: new Date().getFullYear(),
  };
  const templates = [join(root, "templates/workspace"), join(root, creator, "template/technique")];
  const files = /** @type {Map<string, string>} */ (filesOf(templates, names));
  for (const [file, text] of files) {
    const to = join(top, "packages", id, file);
    mkdirSync(dirname(to), { recursive: true });
    // The ladder says where our own techniques come. The new names change the length of lines.
    const own = text.replace(/^ {2}after: .*\n/m, "");
    const options = await resolveConfig(join(root, "templates/workspace", file));
    writeFileSync(to, await format(own, { ...options, filepath: to }));
  }
  cpSync(join(root, "LICENSE"), join(top, "packages", id, "LICENSE"));
}

/** @param {string} id @returns {Promise<number>} the exit code */
async function main(id) {
  const problem =
    wrongId(id) ?? (existsSync(join(root, "packages", id)) ? `packages/${id} exists already.` : undefined);
  if (problem !== undefined) {
    console.error(problem);
    return 2;
  }
  await writePackage(root, id);
  const installed = await run("pnpm", [
    "install",
    "--no-frozen-lockfile",
    "--prefer-offline",
    "--reporter=append-only",
  ]);
  const code = installed === 0 ? await run(process.execPath, ["scripts/generate.mjs"]) : installed;
  if (code === 0) {
    console.log(`
packages/${id} is made. Next:
  1. src/${id}.ts               find the pattern, cite its facts, write the messages
  2. test/                      the definition in reference.ts, and boards with known findings
  3. package.json, README.md    say what it is and when to use it
  4. packages/ladder            if it is one of the standard techniques
Then: npx pnpm generate && npx pnpm check`);
  }
  return code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) process.exitCode = await main(process.argv[2] ?? "");

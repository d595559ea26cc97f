// `pnpm new:technique <id>`: makes the package of a new technique, with a technique in it that passes every check and is to
// be replaced.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { constantOf, wrongId, writePackage } from "./technique-package.mjs";
import { root, run } from "./workspace.mjs";

const [id = "", ...others] = process.argv.slice(2);
const folder = `packages/${id}`;
const wrong = await wrongId(others.length > 0 ? "" : id);
const problem = wrong ?? (existsSync(join(root, folder)) ? `${folder} is there already.` : undefined);
if (problem !== undefined) {
  console.error(problem);
  process.exit(2);
}

await writePackage(root, id);
const installed = await run("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline", "--reporter=append-only"]);
const generated = installed === 0 ? await run(process.execPath, ["scripts/generate.mjs"]) : installed;
if (generated !== 0) process.exit(generated);

const constant = await constantOf(id);
console.log(`
${folder} is made. Next:
  1. packages/${id}/src/${id}.ts      find the pattern, cite its facts, find the words
  2. packages/${id}/test/            the definition in reference.ts, and boards on which it is known what ${constant} must find
  3. packages/${id}/package.json and README.md  say what it is and when to use it
  4. packages/ladder, if it is to stand among the standard techniques
Then: npx pnpm generate && npx pnpm check`);

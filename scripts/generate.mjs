// `pnpm generate` writes the text that is derived from other files; `--check` writes nothing and fails where it is stale.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { generated } from "./generated.mjs";
import { root } from "./workspace.mjs";

const check = process.argv.includes("--check");
let stale = 0;
let files = 0;
for (const { file, text } of await generated()) {
  files++;
  const path = join(root, file);
  const options = await resolveConfig(path);
  const wanted = /\.(md|json|ts)$/.test(file) ? await format(text, { ...options, filepath: path }) : text;
  if (existsSync(path) && readFileSync(path, "utf8") === wanted) continue;
  stale++;
  if (check) console.error(`${file} is not what its sources say: run \`pnpm generate\` and commit it.`);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, wanted);
    console.log(`wrote ${file}`);
  }
}
if (stale === 0) console.log(`${files} generated files are up to date.`);
process.exitCode = check && stale > 0 ? 1 : 0;

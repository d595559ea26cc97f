// `pnpm changesets REF`: each public package whose sources changed since REF, committed or not, is named by a new changeset.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { read, root, workspacePackages } from "./workspace.mjs";

const [reference = "origin/main"] = process.argv.slice(2);
const base = await read("git", ["merge-base", reference, "HEAD"]);
if (base === undefined) {
  console.error(`There is no revision ${reference}: fetch it, or name another one.`);
  process.exit(2);
}
const added = await read("git", ["ls-files", "--others", "--exclude-standard"]);
const changed = `${await read("git", ["diff", "--name-only", base.trim()])}\n${added}`.split("\n");
/** A changeset begins with lines such as `"@wings/core": minor`. */
const named = new Set(
  changed
    .filter((file) => /^\.changeset\/.+\.md$/.test(file) && existsSync(join(root, file)))
    .flatMap((file) => readFileSync(join(root, file), "utf8").match(/^["'].+(?=["']: (patch|minor|major)$)/gm) ?? [])
    .map((name) => name.slice(1)),
);
const silent = workspacePackages().filter(
  ({ folder, manifest }) =>
    manifest.private !== true &&
    !named.has(manifest.name ?? "") &&
    changed.some((file) => [`${folder}/src/`, `${folder}/template/`].some((start) => file.startsWith(start))),
);
for (const { manifest } of silent) {
  console.error(`${manifest.name}: its sources changed, and no new changeset names it. Run \`pnpm changeset\`.`);
}
if (silent.length === 0) console.log("Each package whose sources changed has a changeset.");
process.exitCode = silent.length === 0 ? 0 : 1;

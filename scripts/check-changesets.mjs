// `pnpm changesets REF`: each public package whose sources changed since REF is named by a changeset that is new since then.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { read, root, workspacePackages } from "./workspace.mjs";

const [reference = "origin/main"] = process.argv.slice(2);
const listed = await read("git", ["diff", "--name-only", `${reference}...HEAD`]);
if (listed === undefined) {
  console.error(`There is no revision ${reference}: fetch it, or name another one.`);
  process.exit(2);
}
const changed = listed.split("\n");
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

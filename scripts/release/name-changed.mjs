// `pnpm run version` begins here. A package whose sources changed since its last release is released, too, if no changeset names
// it: a package of this release may need what is new in it, and the command has all others inside.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { read, root, workspacePackages } from "../workspace.mjs";
import { FOLDER, readChangesets } from "./changesets.mjs";
import { tagOf, untagged } from "./tags.mjs";

/** @typedef {import("../workspace.mjs").Package} Package */

/** The command is bundled from the sources of the others. */
const COMMAND = "@wings/runner";
const TEXTS = {
  inside: "With the changes of the packages inside.",
  own: "Changes inside that no user should notice.",
};

/** All packages whose sources are in a bundle. @param {Package} it @param {ReadonlyMap<string, Package>} byName @param {Set<Package>} [found] */
function insideOf(it, byName, found = new Set()) {
  for (const name of Object.keys({ ...it.manifest.devDependencies, ...it.manifest.dependencies })) {
    const each = byName.get(name);
    if (each === undefined || found.has(each)) continue;
    insideOf(each, byName, found.add(each));
  }
  return found;
}

/**
 * Names what has changed and no changeset names.
 * @param {readonly Package[]} packages @param {ReadonlySet<string>} named
 * @param {(it: Package, folders: readonly string[]) => Promise<boolean>} hasChanged since the release of a package
 * @returns {Promise<string[]>} changesets
 */
export async function changesetsFor(packages, named, hasChanged) {
  const byName = new Map(packages.map((it) => [it.manifest.name ?? "", it]));
  /** @type {Record<keyof typeof TEXTS, string[]>} */
  const unnamed = { inside: [], own: [] };
  for (const it of packages) {
    const { name = "", private: isPrivate } = it.manifest;
    if (isPrivate === true || named.has(name)) continue;
    const inside = name === COMMAND ? [...insideOf(it, byName)] : [];
    if (
      await hasChanged(
        it,
        [it, ...inside].map(({ folder }) => folder),
      )
    )
      unnamed[name === COMMAND ? "inside" : "own"].push(name);
  }
  return Object.entries(unnamed)
    .filter(([, names]) => names.length > 0)
    .map(
      ([what, names]) =>
        `---\n${names.map((name) => `"${name}": patch\n`).join("")}---\n\n${TEXTS[/** @type {keyof typeof TEXTS} */ (what)]}\n`,
    );
}

async function main() {
  const changesets = readChangesets();
  if (changesets.length === 0) return;
  const named = new Set(changesets.flatMap(({ bumps }) => Object.keys(bumps)));
  /** @type {Set<string> | undefined} */
  let unpublished;
  const texts = await changesetsFor(workspacePackages(), named, async (it, folders) => {
    // What has no tag is not published yet, and will be as it is.
    unpublished ??= new Set((await untagged()).map(tagOf));
    if (unpublished.has(tagOf(it))) return false;
    const sources = folders.flatMap((folder) => [`${folder}/src`, `${folder}/template`]);
    const files = await read("git", ["diff", "--name-only", tagOf(it), "--", ...sources]);
    if (files === undefined) throw new Error(`The tag ${tagOf(it)} is not here: run git fetch --tags.`);
    return files !== "";
  });
  texts.forEach((text, i) => writeFileSync(join(root, FOLDER, `changed-inside-${i}.md`), text));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();

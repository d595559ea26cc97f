// `pnpm release:dry`: the next release as it will be, and nothing is published. In a clone of the last commit, applies the
// changesets, prints the tags and the notes, builds, packs, installs and tries the packages.

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { environment, read, root, run, workspacePackages } from "../workspace.mjs";
import { publicPackages, tagOf, untagged } from "./tags.mjs";

/** @typedef {import("../workspace.mjs").Package} Package */

const clone = mkdtempSync(join(tmpdir(), "wings-release-"));

/** @param {string} command @param {readonly string[]} args */
async function must(command, ...args) {
  const code = await run(command, args, { cwd: clone });
  if (code !== 0) throw new Error(`\`${command} ${args.join(" ")}\` ended with ${code}.`);
}

/** The packages whose version the changesets raise. Without changesets, those that are waiting to be published. */
async function released() {
  const before = new Set(publicPackages().map(tagOf));
  const raised = workspacePackages(clone).filter((it) => it.manifest.private !== true && !before.has(tagOf(it)));
  return raised.length > 0 ? raised : untagged();
}

/** The newest part of the changelog, without what follows from other packages. @param {Package} it */
function notesOf({ folder }) {
  const file = join(clone, folder, "CHANGELOG.md");
  const [, newest = ""] = (existsSync(file) ? readFileSync(file, "utf8") : "").split(/^## .+\n/m);
  return newest
    .replace(/^- Updated dependencies.*\n(\s+- .*\n)*/gm, "")
    .replace(/^### .+\n\s*(?=###|$(?![\s\S]))/gm, "")
    .trim();
}

/** @param {readonly Package[]} packages */
function printNotes(packages) {
  /** @type {Map<string, string[]>} */
  const tags = new Map();
  for (const it of packages) tags.set(notesOf(it), [...(tags.get(notesOf(it)) ?? []), tagOf(it)]);
  for (const [notes, list] of tags) console.log(`${list.join("\n")}\n\n${notes || "Updated dependencies."}\n`);
}

try {
  if ((await read("git", ["status", "--porcelain"])) !== "") console.log("Without the changes that are not committed.");
  await must("git", "clone", "--quiet", root, clone);
  await must("pnpm", "install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent");
  // The clone has the tools from here on, and users have none of them.
  const others = (process.env.PATH ?? "").split(delimiter).filter((part) => !part.startsWith(root));
  environment.PATH = [join(clone, "node_modules/.bin"), ...others].join(delimiter);
  await must("pnpm", "run", "--silent", "version");
  console.log("\nThe tags of the next release, and its notes:\n");
  printNotes(await released());
  // What no changeset touches is built already.
  environment.TURBO_CACHE_DIR = join(root, ".turbo/cache");
  await must("pnpm", "run", "--silent", "build", "--output-logs=errors-only");
  await must("node", "scripts/end-to-end/main.mjs", "--release");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(clone, { recursive: true, force: true, maxRetries: 5 });
}

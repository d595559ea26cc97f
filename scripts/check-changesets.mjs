// `pnpm changesets`: the next release can be made. Each changeset names what is published, a new package has one, and
// `changeset version` applies all of them in a copy.

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { FOLDER, readChangesets } from "./release/changesets.mjs";
import { capture, root, workspacePackages } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */
/** @typedef {import("./release/changesets.mjs").Changeset} Changeset */

const BUMPS = ["none", "patch", "minor", "major"];

/** What changesets name and should not, or don't name and should. @param {readonly Changeset[]} changesets @param {readonly Package[]} packages @returns {string[]} */
export function namingProblems(changesets, packages) {
  const byName = new Map(packages.map(({ manifest }) => [manifest.name ?? "", manifest]));
  const named = changesets.flatMap(({ file, bumps }) =>
    Object.keys(bumps).flatMap((name) => {
      const manifest = byName.get(name);
      const at = `${FOLDER}/${file} names ${name}`;
      if (manifest === undefined) return [`${at}, which is no package here: correct the name`];
      if (manifest.private !== true) return [];
      return [`${at}, which is never published: name @wings/runner, if users of the command or the page notice`];
    }),
  );
  const unnamed = packages
    .filter(({ manifest }) => manifest.private !== true && manifest.version === "0.0.0")
    .filter(({ manifest: { name = "" } }) => !changesets.some(({ bumps }) => bumps[name] === "major"))
    .map(({ manifest: { name } }) => `${name} is new: name it in a changeset, with major, which makes it 1.0.0`);
  return [...named, ...unnamed];
}

/** Where versions are not what the changesets ask for. @param {readonly Changeset[]} changesets @param {readonly Package[]} before @param {readonly Package[]} after @returns {string[]} */
export function versionProblems(changesets, before, after) {
  const versions = new Map(after.map(({ manifest: { name = "", version = "" } }) => [name, version]));
  /** @type {Map<string, number>} */
  const raised = new Map(
    before.map(({ manifest: { name = "", version = "" } }) => [name, bumpOf(version, versions.get(name) ?? "")]),
  );
  return before.flatMap(({ manifest: { name = "", version, dependencies, peerDependencies } }) => {
    const asked = Math.max(...changesets.map(({ bumps }) => BUMPS.indexOf(bumps[name] ?? "none")), 0);
    const got = raised.get(name) ?? 0;
    const follows = Object.keys({ ...dependencies, ...peerDependencies }).some((each) => raised.get(each) === 3);
    if (got === asked || (got > asked && follows)) return [];
    return [`${name} goes from ${version} to ${versions.get(name)}, and its changesets ask for ${BUMPS[asked]}`];
  });
}

/** Which number has changed, as a place in `BUMPS`. @param {string} from @param {string} to */
function bumpOf(from, to) {
  const numbers = to.split(".");
  const place = from.split(".").findIndex((number, i) => number !== numbers[i]);
  return place < 0 ? 0 : 3 - place;
}

/** Has changesets make the release in a copy of what it reads. @param {readonly Changeset[]} changesets @returns {Promise<string[]>} what went wrong */
async function releaseProblems(changesets) {
  const copy = mkdtempSync(join(tmpdir(), "wings-changesets-"));
  try {
    const before = workspacePackages();
    const manifests = before.map(({ folder }) => `${folder}/package.json`);
    for (const file of ["package.json", "pnpm-workspace.yaml", FOLDER, ...manifests]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
    const { code, text } = await capture("changeset", ["version"], copy);
    if (code !== 0) return [`changeset version ended with ${code}:\n${text}`];
    const left = readChangesets(copy).map(({ file }) => `${FOLDER}/${file} is still there after changeset version`);
    return [...left, ...versionProblems(changesets, before, workspacePackages(copy))];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function main() {
  const changesets = readChangesets();
  const naming = namingProblems(changesets, workspacePackages());
  const problems = naming.length > 0 ? naming : await releaseProblems(changesets);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log("The next release can be made.");
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();

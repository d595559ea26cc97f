// `pnpm changesets`: the next release can be made. Each changeset names what is published, a new package has one, and
// `changeset version` applies all of them in a copy.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { capture, root, workspacePackages } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */
/** @typedef {{ file: string, bumps: Record<string, string> }} Changeset a bump for each package that it names */

const FOLDER = ".changeset";
const BUMPS = ["none", "patch", "minor", "major"];
/** The command is bundled from the sources of the others, so it has to be released with them. */
const COMMAND = "@wings/runner";

/** A changeset begins with lines such as `"@wings/core": minor`. @param {string} file @param {string} text @returns {Changeset} */
export const parseChangeset = (file, text) => ({
  file,
  bumps: Object.fromEntries(
    Array.from((text.split(/^---$/m)[1] ?? "").matchAll(/^["']?([^"'\n]+)["']?: *(\w+)/gm), (found) => found.slice(1)),
  ),
});

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(join(folder, FOLDER)).filter((file) => file.endsWith(".md") && file !== "README.md");

/** What changesets name and should not, or don't name and should. @param {readonly Changeset[]} changesets @param {readonly Package[]} packages @returns {string[]} */
export function namingProblems(changesets, packages) {
  const byName = new Map(packages.map((it) => [it.manifest.name ?? "", it]));
  const inside = insideOf(byName.get(COMMAND), byName);
  const named = changesets.flatMap(({ file, bumps }) =>
    Object.keys(bumps).flatMap((name) => {
      const it = byName.get(name);
      const at = `${FOLDER}/${file} names ${name}`;
      if (it === undefined) return [`${at}, which is no package here: correct the name`];
      if (it.manifest.private === true)
        return [
          `${at}, which is never published: ${inside.has(name) ? `name ${COMMAND}, which has it inside` : "remove it"}`,
        ];
      if (inside.has(name) && !(COMMAND in bumps)) return [`${at}, which is inside the command: name ${COMMAND}, too`];
      return [];
    }),
  );
  const unnamed = packages
    .filter(({ manifest }) => manifest.private !== true && manifest.version === "0.0.0")
    .filter(({ manifest: { name = "" } }) => !changesets.some(({ bumps }) => bumps[name] === "major"))
    .map(({ manifest: { name } }) => `${name} is new: name it in a changeset, with major, which makes it 1.0.0`);
  return [...named, ...unnamed];
}

/** The names of all packages whose sources are in a bundle. @param {Package | undefined} it @param {ReadonlyMap<string, Package>} byName */
function insideOf(it, byName) {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {Record<string, string>} */ dependencies) => {
    for (const name of Object.keys(dependencies)) {
      const each = byName.get(name);
      if (each === undefined || found.has(name)) continue;
      found.add(name);
      add(each.manifest.dependencies ?? {});
    }
  };
  add(it?.manifest.devDependencies ?? {});
  return found;
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
    const left = filesIn(copy).map((file) => `${FOLDER}/${file} is still there after changeset version`);
    return [...left, ...versionProblems(changesets, before, workspacePackages(copy))];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function main() {
  const changesets = filesIn(root).map((file) => parseChangeset(file, readFileSync(join(root, FOLDER, file), "utf8")));
  const naming = namingProblems(changesets, workspacePackages());
  const problems = naming.length > 0 ? naming : await releaseProblems(changesets);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log("The next release can be made.");
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();

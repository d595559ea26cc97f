// The two states of the project that are compared, each built in a folder of its own: what is edited or built meanwhile
// changes neither.

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/workspace.mjs";
import { run } from "./stop.mjs";

const BUILD = ["scripts/build.mjs", "--filter=./packages/*"];
/** What a built package needs to be imported. Its node_modules are links to its neighbours. */
const PARTS = ["package.json", "dist", "node_modules/@wings"];

/** The whole name of a commit; throws where there is none. @param {string} ref */
export function commitOf(ref) {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`No commit "${ref}" here: name a branch, a tag or a commit (git log shows them).`);
  return stdout.trim();
}

/** Builds the working tree, and copies what was built into a new folder. @param {string} folder @param {AbortSignal} stop */
export async function buildHere(folder, stop) {
  await run("node", BUILD, root, stop);
  for (const name of readdirSync(join(root, "packages"))) {
    for (const part of PARTS) {
      const from = join(root, "packages", name, part);
      const to = join(folder, "packages", name, part);
      if (existsSync(from)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** Writes a commit into a new folder and builds it there. @param {string} commit @param {string} folder @param {AbortSignal} stop */
export async function buildThere(commit, folder, stop) {
  mkdirSync(folder);
  const files = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  await run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"], folder, stop);
  await run("node", BUILD, folder, stop);
}

/** Puts the working tree's bench into another tree, where it runs on that tree's packages. @param {string} folder */
export function benchInto(folder) {
  const from = join(root, "bench");
  const to = join(folder, "bench");
  cpSync(from, to, { recursive: true, filter: (path) => path !== join(from, "node_modules") });
}

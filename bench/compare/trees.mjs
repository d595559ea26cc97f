// The two states of the project that are compared, each built in a folder of its own.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, root } from "../../scripts/workspace.mjs";

/** The whole name of a commit; throws where there is none. @param {string} ref */
export function commitOf(ref) {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`No commit ${ref} here: name a branch, a tag or a commit (git log shows them).`);
  return stdout.trim();
}

/** Builds the working tree and answers its folder. */
export function buildHere() {
  run("node", ["scripts/build.mjs", "--filter=./packages/*"], root);
  return root;
}

/**
 * Writes a commit into a new folder and builds it there; what is in the working tree is not touched.
 * @param {string} commit
 */
export function buildThere(commit) {
  const folder = mkdtempSync(join(tmpdir(), "wings-compare-"));
  try {
    const files = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1 << 30 });
    execFileSync("tar", ["-x", "-C", folder], { input: files });
    run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"], folder);
    run("node", ["scripts/build.mjs", "--filter=./packages/*"], folder);
  } catch (error) {
    remove(folder);
    throw error;
  }
  return folder;
}

/** @param {string} folder */
export const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** Runs a command with its output on stderr: stdout has the report. @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status } = spawnSync(command, args, {
    cwd,
    env: environment,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`\`${command} ${args.join(" ")}\` failed (see above).`);
}

// `pnpm bench:checks [REF]`: how long `npm start` and all checks take from a clean clone of revision REF (origin/main, unless given)
// and of this one, then all checks with nothing changed, and with one technique changed.

import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/workspace.mjs";

const [revision = "origin/main"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "wings-checks-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const PUZZLE = "45..7.....9.....2......9..6...5..9.7.........26.....4...4.1269..7..6.31.9....5..4";

/** Runs a command in a shell, and prints its seconds, those of the processor, and its last line. @param {string} what @param {string} cwd @param {string} command */
function time(what, cwd, command) {
  // A tool of this clone must not be found.
  const env = { ...process.env, PATH: process.env.PATH?.replaceAll(root, folder), TIMEFORMAT: "%R %U %S" };
  const options = /** @type {const} */ ({ cwd, env, encoding: "utf8", maxBuffer: 2 ** 30 });
  const { stdout, stderr } = spawnSync("bash", ["-c", `time { (${command}) 2>&1; }`], options);
  const [real = 0, user = 0, system = 0] = stderr.trim().split(" ").map(Number);
  const line = stdout.trimEnd().split("\n").at(-1);
  console.log(`${what}: ${real.toFixed(1)} s, processor ${(user + system).toFixed(1)} s (${line})`);
}

for (const [name, ref] of Object.entries({ before: revision, now: "HEAD" })) {
  const clone = join(folder, name);
  spawnSync("git", ["clone", "--quiet", root, clone]);
  spawnSync("git", ["checkout", "--quiet", ref], { cwd: clone });
  time(`${name}: npm start from a bare clone`, clone, `npm start --silent -- rate --json ${PUZZLE}`);
  spawnSync("git", ["clean", "-fdxq"], { cwd: clone });
  time(`${name}: every check from a clean clone`, clone, "npm --silent test");
  time(`${name}: every check again, nothing changed`, clone, "npm --silent test");
  if (name === "before") continue;
  appendFileSync(join(clone, "packages/w-wing/src/w-wing.ts"), "\n// Another word.\n");
  time("now: every check, one technique changed", clone, "npm --silent test");
}

// No registry host and no path of this machine in any file of the repository, and no download address in the lockfile.
// Which host and which paths those are is asked at run time, so that the check holds on every machine.

import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { findTraces } from "./traces.mjs";
import { read, root } from "./workspace.mjs";

const listed = await read("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
if (listed === undefined) {
  console.error("`git ls-files` failed: this check needs a git checkout.");
  process.exit(1);
}
const registry = (await read("npm", ["config", "get", "registry"]))?.trim();
const checkout = root.replace(/[\\/]+$/, "");
const problems = [];
let files = 0;
for (const file of new Set(listed.split("\0").filter(Boolean))) {
  const path = join(root, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
  const text = readFileSync(path, "utf8");
  if (text.includes("\0")) continue;
  files++;
  problems.push(...findTraces(file, text, { registry, folders: [checkout, dirname(checkout), homedir()] }));
}
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${files} files name no registry host and no path of this machine.`);
process.exitCode = problems.length === 0 ? 0 : 1;

// `pnpm stats`: how much code there is, in files and lines.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isTechnique } from "./package-rules.mjs";
import { read, root, workspacePackages } from "./workspace.mjs";

const techniques = workspacePackages().filter(isTechnique);
const tracked = (await read("git", ["ls-files", "--cached", "--others", "--exclude-standard"]))?.split("\n") ?? [];
const code = tracked.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));

/** @param {string} what @param {...string} folders */
function count(what, ...folders) {
  const files = code.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  const lines = files.reduce((sum, file) => sum + readFileSync(join(root, file), "utf8").split("\n").length - 1, 0);
  console.log(`${String(files.length).padStart(4)} files ${String(lines).padStart(6)} lines  ${what}`);
}

count("scripts and bench, with their tests", "scripts", "bench");
count("apps/runner/src", "apps/runner/src");
count("apps/playground/src", "apps/playground/src");
count("create-wings-technique: src", "packages/create-wings-technique/src");
count("core: src", "packages/core/src");
count("techniques: src", ...techniques.map(({ folder }) => `${folder}/src`));

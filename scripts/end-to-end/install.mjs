// Installs all packages once, from the files. Every other folder gets a copy of this installation, so that its own `npm install`
// has nothing to fetch.

import { linkSync, mkdirSync, readFileSync, readdirSync, symlinkSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson, root } from "../workspace.mjs";
import { succeed, userEnvironment } from "./commands.mjs";

/** The oldest TypeScript that reads the types: docs/stability.md names it. */
const OLDEST = "5.0.4";
export const oldestTypeScript = "../oldest/node_modules/typescript/bin/tsc";

/** Installs all tarballs, and the tools of a technique's author. @param {string} folder @param {Map<string, string>} tarballs */
export async function installAll(folder, tarballs) {
  const { devDependencies = {} } = readJson(join(root, "examples/third-party/package.json"));
  const files = Object.fromEntries(Array.from(tarballs, ([name, file]) => [name, `file:${file}`]));
  mkdirSync(folder);
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: { ...devDependencies, ...files } }),
  );
  await succeed(folder, "npm", "install", "--prefer-offline");
  // In a folder for itself: both have a command `tsc`.
  mkdirSync(join(folder, "oldest"));
  await succeed(join(folder, "oldest"), "npm", "install", "--prefer-offline", "--prefix", ".", `typescript@${OLDEST}`);
  // From here on everything is there, and a request to the registry is an error.
  userEnvironment.npm_config_offline = "true";
}

/** Links the files of a folder into another one. @param {string} from @param {string} to @param {readonly string[]} [without] */
export function linkFolder(from, to, without = []) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** All files of an installed package, by their paths. @param {string} folder @returns {Map<string, string>} */
export const filesOf = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path, "utf8")]),
  );

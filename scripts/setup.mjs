// Set-up for `npm start` and `npm test` on a machine with only Node and npm: installs and builds what changed. Uses only Node's
// own modules, and is quick when there is nothing to do.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { read, readJson, root, run, workspacePackages } from "./workspace.mjs";

/** The command of the runner. */
const runner = join(root, "apps/runner");
export const wingsCommand = () => join(runner, readJson(join(runner, "package.json")).bin.wings);

/** pnpm, if it has the pinned major version, else the pinned one through npx. */
async function pnpmCommand() {
  const pinned = String(readJson(join(root, "package.json")).packageManager).replace("pnpm@", "");
  const installed = await read("pnpm", ["--version"]);
  return installed?.split(".")[0] === pinned.split(".")[0] ? ["pnpm"] : ["npx", "-y", `pnpm@${pinned}`];
}

/** Installs the packages of the lockfile, unless they are there. Throws where that fails. */
export async function install() {
  // pnpm keeps a copy of the lockfile that it has installed.
  const installed = join(root, "node_modules/.pnpm/lock.yaml");
  const isCurrent = existsSync(installed) && readFileSync(installed).equals(readFileSync(join(root, "pnpm-lock.yaml")));
  const isComplete = workspacePackages().every(({ path, manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).every((name) =>
      existsSync(join(path, "node_modules", name)),
    ),
  );
  if (isCurrent && isComplete) return;
  console.error("Installing packages ...");
  const [command = "npx", ...args] = await pnpmCommand();
  const flags = [
    "--frozen-lockfile",
    "--prefer-offline",
    "--reporter=append-only",
    "--config.confirmModulesPurge=false",
  ];
  const code = await run(command, [...args, "install", ...flags], { output: "stderr" });
  if (code !== 0) throw new Error("The packages could not be installed (see above).");
}

/** When a file or folder changed last. A folder changes where a file in it is removed. @param {string} path @returns {number} */
function timeOf(path) {
  const stat = statSync(path);
  const inside = stat.isDirectory() ? readdirSync(path).map((name) => timeOf(join(path, name))) : [];
  return Math.max(stat.mtimeMs, ...inside);
}

/** Builds all packages, unless the command is newer than all sources. Throws where that fails. */
export async function build() {
  const sources = workspacePackages().flatMap(({ path }) =>
    readdirSync(path)
      .filter((name) => name === "src" || /\.(json|html|mjs|js|ts)$/.test(name))
      .map((name) => join(path, name)),
  );
  const latest = Math.max(...[...sources, join(root, "pnpm-lock.yaml"), join(root, "tsconfig.json")].map(timeOf));
  if (existsSync(wingsCommand()) && timeOf(wingsCommand()) > latest) return;
  console.error("Building ...");
  const code = await run(process.execPath, [join(root, "scripts/build.mjs")], { output: "stderr" });
  if (code !== 0) throw new Error("The build failed (see above).");
}

// Set-up for `npm start` and `npm test` on a machine with only Node and npm: installs and builds what changed. Uses only Node's
// own modules, and is quick when there is nothing to do.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { read, readJson, root, run, workspacePackages } from "./workspace.mjs";

const stamps = join(root, "node_modules/.cache/wings");

/** @param {string} name */
const readStamp = (name) => {
  const path = join(stamps, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

/** @param {string} name @param {string} value */
function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** The command that is pnpm here: one of the pinned major if there is one, else the pinned one through npx. */
async function findPnpm() {
  const pinned = String(readJson(join(root, "package.json")).packageManager).replace("pnpm@", "");
  const here = await read("pnpm", ["--version"]);
  if (here?.trim().split(".")[0] === pinned.split(".")[0]) return ["pnpm"];
  return ["npx", "-y", `pnpm@${pinned}`];
}

/** Installs the packages of the lockfile, unless they are there. Throws where that fails. */
export async function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "pnpm-lock.yaml")))
    .digest("hex");
  const complete = workspacePackages().every(({ path, manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).every((name) =>
      existsSync(join(path, "node_modules", name)),
    ),
  );
  if (complete && readStamp("installed") === lock) return;
  console.error("Installing packages ...");
  const [command = "npx", ...args] = await findPnpm();
  const code = await run(
    command,
    [
      ...args,
      "install",
      "--frozen-lockfile",
      "--prefer-offline",
      "--reporter=append-only",
      "--config.confirmModulesPurge=false",
    ],
    { output: "stderr" },
  );
  if (code !== 0) throw new Error("The packages could not be installed (see above).");
  writeStamp("installed", lock);
}

/** The time of the latest change of a source file. @returns {number} */
function latestChange() {
  /** @param {string} path @returns {number} */
  const timeOf = (path) => {
    const stat = statSync(path);
    // The time of a folder changes where a file is removed.
    return stat.isDirectory()
      ? Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => timeOf(join(path, name))))
      : stat.mtimeMs;
  };
  const files = workspacePackages().flatMap(({ path }) =>
    readdirSync(path)
      .filter((name) => name === "src" || /\.(json|html|mjs|js|ts)$/.test(name))
      .map((name) => join(path, name)),
  );
  return Math.max(...[...files, join(root, "pnpm-lock.yaml"), join(root, "tsconfig.base.json")].map(timeOf));
}

/** Builds all packages, unless nothing changed since the last time. Throws where that fails. */
export async function build() {
  const change = String(latestChange());
  const built = workspacePackages().every(
    ({ path, manifest }) => !manifest.scripts?.build || existsSync(join(path, "dist")),
  );
  if (built && readStamp("built") === change) return;
  console.error("Building ...");
  const code = await run(process.execPath, [join(root, "scripts/build.mjs")], { output: "stderr" });
  if (code !== 0) throw new Error("The build failed (see above).");
  writeStamp("built", change);
}

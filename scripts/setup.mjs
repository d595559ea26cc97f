// Set-up for `npm start` and `npm test` on a machine that has only Node and npm: installs what the lockfile says, builds
// what changed, and is silent and quick when there is nothing to do. Needs nothing but Node's own modules.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { read, readJson, root, run, workspacePackages } from "./workspace.mjs";

const stamps = join(root, "node_modules/.cache/wings");

/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

/** @param {string} name */
const stampOf = (name) => {
  const path = join(stamps, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

/** @param {string} name @param {string} value */
function setStamp(name, value) {
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
  if (complete && stampOf("installed") === lock) return;
  say("Installing packages ...");
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
  setStamp("installed", lock);
}

/** What the build depends on: path, size and time of each source file. Reading it takes milliseconds. */
function sourcesNow() {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  add(join(root, "pnpm-lock.yaml"));
  add(join(root, "tsconfig.base.json"));
  for (const { path } of workspacePackages()) {
    for (const name of readdirSync(path).sort()) {
      if (name === "src" || /\.(json|html|mjs|js|ts)$/.test(name)) add(join(path, name));
    }
  }
  return hash.digest("hex");
}

/** Builds all packages, unless nothing changed since the last time. Throws where that fails. */
export async function build() {
  const sources = sourcesNow();
  const built = workspacePackages().every(
    ({ path, manifest }) => !manifest.scripts?.build || existsSync(join(path, "dist")),
  );
  if (built && stampOf("built") === sources) return;
  say("Building ...");
  const code = await run(process.execPath, [join(root, "scripts/build.mjs")], { output: "stderr" });
  if (code !== 0) throw new Error("The build failed (see above).");
  setStamp("built", sources);
}

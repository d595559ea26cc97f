// Set-up for `npm start`, `npm test` and `npm run pack` on a machine with only Node and npm: installs and builds what changed. Uses
// only Node's own modules, and is quick when there is nothing to do.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testTools } from "./debian.mjs";
import { environment, read, readJson, root, run, workspacePackages } from "./workspace.mjs";

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
  const flags = "--frozen-lockfile --prefer-offline --reporter=append-only --config.confirmModulesPurge=false".split(
    " ",
  );
  const code = await run(command, [...args, "install", ...flags], { output: "stderr" });
  if (code !== 0) throw new Error("The packages could not be installed (see above).");
}

/** Runs turbo with arguments, and returns its exit code. @param {readonly string[]} args */
export function turbo(args) {
  environment.WINGS_TEST_TOOLS = testTools();
  return run("turbo", args);
}

/**
 * Builds packages and what they need, where something changed: the command, if none is named. Throws where that fails.
 * @param {readonly string[]} [names]
 */
export async function build(names = ["@wings/runner"]) {
  const flags = [...names.map((name) => `--filter=${name}`), "--output-logs=errors-only"];
  const code = await run("turbo", ["run", "build", ...flags], { output: "stderr" });
  if (code !== 0) throw new Error("The build failed (see above).");
}

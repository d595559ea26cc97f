// What every script here knows: where the workspace is, which packages it has, how to run a tool in it.
// Only Node's own modules, so that the scripts can start before anything is installed.

import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} Manifest
 * @property {string} [name]
 * @property {string} [version]
 * @property {boolean} [private]
 * @property {string} [description]
 * @property {string[]} [keywords]
 * @property {string} [packageManager]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, unknown>} [publishConfig]
 *
 * @typedef {object} Package
 * @property {"packages" | "apps" | "bench"} group where it lives
 * @property {string} folder its path from the root, as in `packages/core`
 * @property {string} path its absolute path
 * @property {Manifest & Record<string, unknown>} manifest its package.json
 */

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/**
 * All packages of the workspace at `top`, in the order of their folders.
 * @param {string} [top]
 * @returns {Package[]}
 */
export function workspacePackages(top = root) {
  /** @param {"packages" | "apps"} group */
  const inside = (group) =>
    existsSync(join(top, group))
      ? readdirSync(join(top, group), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && existsSync(join(top, group, entry.name, "package.json")))
          .map((entry) => ({ group, folder: `${group}/${entry.name}` }))
      : [];
  const bench = existsSync(join(top, "bench/package.json"))
    ? [{ group: /** @type {const} */ ("bench"), folder: "bench" }]
    : [];
  return [...inside("packages"), ...inside("apps"), ...bench].map(({ group, folder }) => ({
    group,
    folder,
    path: join(top, folder),
    manifest: readJson(join(top, folder, "package.json")),
  }));
}

/** The environment of every tool: the workspace's own tools first on the path, and nothing phones home. */
export const environment = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  // `npm --silent test` would make pnpm silent too, even where it fails.
  npm_config_loglevel: "error",
  // Logs are read as plain text: some tools colour them whenever CI is set.
  ...(process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: "1" }),
};

/**
 * Runs a command at the root and answers its exit code. Its output goes where `output` says.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ output?: "inherit" | "stderr" | "none", cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { output = "inherit", cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: environment,
      shell: process.platform === "win32",
      stdio: ["ignore", output === "stderr" ? process.stderr : output === "none" ? "ignore" : "inherit", "inherit"],
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command and answers what it printed, or undefined where it failed or does not exist.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} [cwd]
 * @returns {Promise<string | undefined>}
 */
export function read(command, args, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment,
      shell: process.platform === "win32",
      stdio: ["ignore", "pipe", "ignore"],
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part) => (text += part));
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code === 0 ? text : undefined));
  });
}

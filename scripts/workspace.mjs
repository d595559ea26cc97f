// The workspace: its root, its packages, and how to run a tool in it. Uses only Node's own modules, so that the scripts can
// start before anything is installed.

import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
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
 * @property {Record<string, string>} [bin]
 * @property {Record<string, unknown>} [exports]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 *
 * @typedef {object} Package
 * @property {string} group the folder above: `packages` or `apps`; `bench` for the package at the root
 * @property {string} folder its path from the root, as in `packages/core`
 * @property {string} path its absolute path
 * @property {Manifest & Record<string, unknown>} manifest its package.json
 */

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** All packages of the workspace at `top`, in the order of their folders. @param {string} [top] @returns {Package[]} */
export function workspacePackages(top = root) {
  const folders = ["packages", "apps"].flatMap((group) =>
    existsSync(join(top, group)) ? readdirSync(join(top, group)).map((name) => `${group}/${name}`) : [],
  );
  return [...folders, "bench"]
    .filter((folder) => existsSync(join(top, folder, "package.json")))
    .map((folder) => ({
      group: folder.split("/")[0] ?? "",
      folder,
      path: join(top, folder),
      manifest: readJson(join(top, folder, "package.json")),
    }));
}

/**
 * What can be imported of packages, as in `@wings/core`, with the module in `src` or `dist`.
 * @param {readonly Package[]} packages
 */
export const entriesOf = (packages) =>
  packages.flatMap(({ folder, path, manifest }) =>
    Object.keys(manifest.exports ?? {})
      .filter((entry) => entry !== "./package.json")
      .map((entry) => ({
        name: `${manifest.name}${entry.slice(1)}`,
        source: sourceOf(folder, path, entry === "." ? "index" : entry.slice(2)),
        built: join(path, "dist", `${entry === "." ? "index" : entry.slice(2)}.js`),
      })),
  );

/** An entry is a file, or a folder with an index. @param {string} folder @param {string} path @param {string} module */
const sourceOf = (folder, path, module) =>
  `${folder}/src/${existsSync(join(path, "src", `${module}.ts`)) ? module : `${module}/index`}.ts`;

/** The environment of every tool: the workspace's own tools first on the path. @type {Record<string, string | undefined>} */
export const environment = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  DO_NOT_TRACK: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  // turbo.json names this variable, so that another version of Node.js runs everything again, under npm as under pnpm.
  npm_config_user_agent: `node/${process.version} ${process.platform} ${process.arch}`,
  // `npm --silent test` would silence pnpm too, even where it fails.
  npm_config_loglevel: "error",
  // Logs are read as plain text: some tools color them whenever CI is set.
  ...(process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: "1" }),
};

/** @param {string} command @param {readonly string[]} args @param {string} cwd @param {import("node:child_process").StdioOptions} stdio @param {Record<string, string | undefined>} [env] */
const start = (command, args, cwd, stdio, env = environment) =>
  spawn(command, args, { cwd, env, shell: process.platform === "win32", stdio });

/**
 * Runs a command at the root and returns its exit code. Its output goes to the terminal.
 * @param {string} command @param {readonly string[]} args
 * @param {{ output?: "inherit" | "stderr", cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { output = "inherit", cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, cwd, ["ignore", output === "stderr" ? process.stderr : "inherit", "inherit"]);
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command and returns its exit code and all that it printed, errors included.
 * @param {string} command @param {readonly string[]} args @param {string} [cwd] @param {Record<string, string | undefined>} [env]
 * @returns {Promise<{ code: number, text: string, output: string }>} `output` is what it printed without the errors
 */
export function capture(command, args, cwd = root, env = environment) {
  return new Promise((resolve) => {
    const child = start(command, args, cwd, ["ignore", "pipe", "pipe"], env);
    let text = "";
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (part) => ((text += part), (output += part)));
    child.stderr?.setEncoding("utf8").on("data", (part) => (text += part));
    child.on("error", (error) => resolve({ code: 1, text: String(error), output: "" }));
    child.on("close", (code) => resolve({ code: code ?? 1, text, output }));
  });
}

/** What a command prints, or undefined where it fails. @param {string} command @param {readonly string[]} args @param {string} [cwd] */
export async function read(command, args, cwd = root) {
  const { code, output } = await capture(command, args, cwd);
  return code === 0 ? output : undefined;
}

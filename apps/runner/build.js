// Bundles the command: what starts it, one piece for all commands on boards, what few calls need, and the threads.

import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));

/**
 * @param {string} outdir
 * @param {{ fromSources?: boolean }} [options] `fromSources`: bundles the sources of the packages, which need no build then
 */
export async function bundle(outdir, { fromSources = false } = {}) {
  const packages = join(here, "../../packages");
  const alias = fromSources
    ? Object.fromEntries(readdirSync(packages).map((name) => [`@wings/${name}`, join(packages, name, "src/index.ts")]))
    : {};
  const versionIn = (/** @type {string} */ folder) =>
    /** @type {{ version: string }} */ (JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).version;
  const version = versionIn(here);
  const core = versionIn(join(packages, "core"));
  /** What few calls need, by the name of its file: the source. @type {Map<string, string>} */
  const seldom = new Map();
  /** Leaves out what is imported when it is asked for, but for `parts`. @param {readonly string[]} parts @returns {import("esbuild").Plugin} */
  const apart = (...parts) => ({
    name: "apart",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ kind, path, resolveDir }) => {
        const name = basename(path, ".js");
        if (kind !== "dynamic-import" || parts.includes(name)) return undefined;
        seldom.set(name, resolve(resolveDir, path.replace(/\.js$/, ".ts")));
        return { path: `./${name}.cjs`, external: true };
      });
    },
  });
  const common = /** @satisfies {import("esbuild").BuildOptions} */ ({
    outdir,
    alias,
    bundle: true,
    plugins: [apart()],
    minify: true,
    platform: "node",
    target: "node20.19",
    external: ["piscina"],
    define: { WINGS_VERSION: JSON.stringify(version), WINGS_CORE_VERSION: JSON.stringify(core) },
    logLevel: "error",
  });
  const source = (/** @type {string} */ path) => join(here, "src", path);
  // CommonJS, for what V8 compiles of a script can be kept: see `start.ts`.
  const ownUrl = 'const ownUrl = require("node:url").pathToFileURL(__filename).href;';
  const scripts = /** @satisfies {import("esbuild").BuildOptions} */ ({
    ...common,
    format: "cjs",
    outExtension: { ".js": ".cjs" },
    supported: { "dynamic-import": false },
    define: { ...common.define, "import.meta.url": "ownUrl" },
    banner: { js: `"use strict"; ${ownUrl}` },
  });
  const { outputFiles } = await build({
    ...scripts,
    entryPoints: { command: source("cli/start.ts") },
    // It says what is in it, so that nothing is run with what was kept of another.
    entryNames: "[name]-[hash]",
    plugins: [apart("index")],
    banner: { js: `(function (require, __filename) { "use strict"; ${ownUrl}` },
    footer: { js: "})" },
    write: false,
  });
  const [command] = outputFiles;
  mkdirSync(outdir, { recursive: true });
  writeFileSync(command.path, command.text);
  await build({
    ...common,
    entryPoints: { cli: source("start.ts") },
    format: "cjs",
    outExtension: scripts.outExtension,
    define: { WINGS_COMMAND: JSON.stringify(basename(command.path, ".cjs")) },
  });
  // Threads may import modules of strangers, and are modules themselves.
  await build({
    ...common,
    entryPoints: {
      "config-thread": source("config-thread.ts"),
      "pool-worker": source("bulk/pool-worker.ts"),
      "plugin-thread": source("plugins/thread.ts"),
      "plugin-core": source("plugins/core.ts"),
      "tester-thread": source("plugins/tester-thread.ts"),
    },
    format: "esm",
  });
  for (const done = new Set(); done.size < seldom.size;) {
    const next = [...seldom].filter(([name]) => !done.has(name));
    await build({ ...scripts, entryPoints: Object.fromEntries(next) });
    for (const [name] of next) done.add(name);
  }
  chmodSync(join(outdir, "cli.cjs"), 0o755);
}

/** The playground as it was built is part of the command. @param {string} outdir */
function addPage(outdir) {
  const page = join(here, "../playground/dist/page");
  if (!existsSync(page)) throw new Error(`${page} is not there: build the playground first.`);
  rmSync(join(outdir, "page"), { recursive: true, force: true });
  cpSync(page, join(outdir, "page"), { recursive: true });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const outdir = join(here, "dist");
  for (const name of readdirSync(outdir)) if (/\.(c?js|kept)$/.test(name)) rmSync(join(outdir, name));
  await bundle(outdir);
  addPage(outdir);
  // The first start keeps what is compiled, and takes longer: nobody shall wait for it.
  spawnSync(process.execPath, [join(outdir, "cli.cjs"), "--version"], { stdio: "ignore" });
}

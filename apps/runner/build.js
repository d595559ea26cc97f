// Bundles the command into one file, and each of its threads into another.

import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));

/** What can be imported of a package, each with its source. @param {string} folder */
function sourcesOf(folder) {
  const { name, exports = {} } = /** @type {{ name: string, exports?: object }} */ (
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  );
  return Object.keys(exports)
    .filter((entry) => entry !== "./package.json")
    .map((entry) => [name + entry.slice(1), join(folder, "src", entry === "." ? "index.ts" : `${entry}.ts`)]);
}

/**
 * @param {string} outdir
 * @param {{ fromSources?: boolean }} [options] `fromSources` is for tests: it bundles the sources of the packages, which then
 *   need no build, and the command as a module
 */
export async function bundle(outdir, { fromSources = false } = {}) {
  const packages = join(here, "../../packages");
  const alias = fromSources
    ? Object.fromEntries(readdirSync(packages).flatMap((name) => sourcesOf(join(packages, name))))
    : {};
  const versionIn = (/** @type {string} */ folder) =>
    /** @type {{ version: string }} */ (JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).version;
  const define = {
    WINGS_VERSION: JSON.stringify(versionIn(here)),
    WINGS_CORE_VERSION: JSON.stringify(versionIn(join(packages, "core"))),
  };
  const common = /** @satisfies {import("esbuild").BuildOptions} */ ({
    outdir,
    alias,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20.19",
    external: ["piscina"],
    define,
    logLevel: "error",
  });
  const source = (/** @type {string} */ path) => join(here, "src", path);
  await build({
    ...common,
    entryPoints: { cli: source("cli/start.ts") },
    // A bundle of ES modules would load every module of Node.js at its start. CommonJS loads one where it is needed.
    format: "cjs",
    outExtension: { ".js": ".cjs" },
    define: { ...define, "import.meta.url": "ownUrl" },
    banner: {
      js: '#!/usr/bin/env node\n"use strict"; const ownUrl = require("node:url").pathToFileURL(__filename).href;',
    },
  });
  await build({
    ...common,
    entryPoints: {
      "pool-worker": source("bulk/pool-worker.ts"),
      "plugin-thread": source("plugins/thread.ts"),
      "plugin-core": source("plugins/core.ts"),
      "tester-thread": source("plugins/tester-thread.ts"),
      ...(fromSources && { main: source("cli/main.ts") }),
    },
    format: "esm",
  });
  chmodSync(join(outdir, "cli.cjs"), 0o755);
}

/** The built playground is part of the command. @param {string} outdir */
function addPage(outdir) {
  const page = join(here, "../playground/dist/page");
  if (!existsSync(page)) throw new Error(`${page} does not exist: build the playground first.`);
  rmSync(join(outdir, "page"), { recursive: true, force: true });
  cpSync(page, join(outdir, "page"), { recursive: true });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const outdir = join(here, "dist");
  for (const name of readdirSync(outdir)) if (/\.c?js$/.test(name)) rmSync(join(outdir, name));
  await bundle(outdir);
  addPage(outdir);
}

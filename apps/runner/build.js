// Bundles the command into one file, and each of its threads into another.

import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import ts from "typescript";
import { readLessons, readTranslatedSteps } from "../../scripts/lessons.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** The packages of the languages besides English, the source. */
const LANGUAGE_PACKAGES = readdirSync(join(here, "../../packages")).filter((name) => /^language-(?!en$)/.test(name));

/** Leaves the languages out of a bundle: it loads the file of one where it is needed. @type {import("esbuild").Plugin} */
const languagesApart = {
  name: "languages-apart",
  setup({ onResolve }) {
    onResolve({ filter: /^@wings\/language-/ }, ({ path }) => {
      const name = path.replace("@wings/", "");
      return LANGUAGE_PACKAGES.includes(name) ? { path: `./${name}.js`, external: true } : undefined;
    });
  },
};

/** Leaves out the words of the page, which are in the page. @type {import("esbuild").Plugin} */
const withoutPage = {
  name: "without-page",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/page\/index\.js$/ }, ({ path }) => ({ path, namespace: "without-page" }));
    onLoad({ filter: /./, namespace: "without-page" }, () => ({ contents: "export {};" }));
  },
};

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
 * Bundles the command with the sources of the packages, which need no build.
 * @param {string} outdir
 * @param {{ asModule?: boolean }} [options] `asModule` is for tests: it adds the command as a module
 */
export async function bundle(outdir, { asModule = false } = {}) {
  const packages = join(here, "../../packages");
  const alias = Object.fromEntries(readdirSync(packages).flatMap((name) => sourcesOf(join(packages, name))));
  const versionIn = (/** @type {string} */ folder) =>
    /** @type {{ version: string }} */ (JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).version;
  const define = {
    WINGS_VERSION: JSON.stringify(versionIn(here)),
    WINGS_CORE_VERSION: JSON.stringify(versionIn(join(packages, "core"))),
  };
  const common = /** @satisfies {import("esbuild").BuildOptions} */ ({
    alias,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20.19",
    external: ["piscina", "hyparquet-writer", "@resvg/resvg-js"],
    plugins: [languagesApart],
    define,
    logLevel: "error",
  });
  const source = (/** @type {string} */ path) => join(here, "src", path);
  const command = await build({
    ...common,
    outdir,
    metafile: true,
    entryPoints: { cli: source("start.ts"), codes: source("codes/index.ts") },
    // A bundle of ES modules would load every module of Node.js at its start. CommonJS loads one where it is needed.
    format: "cjs",
    outExtension: { ".js": ".cjs" },
    define: { ...define, "import.meta.url": "ownUrl" },
    banner: { js: `#!/usr/bin/env node\n"use strict"; ${OWN_URL}` },
  });
  const server = await build({
    ...common,
    outdir,
    metafile: true,
    entryPoints: { mcp: source("commands/mcp/server.ts"), "mcp-thread": source("commands/mcp/thread.ts") },
    plugins: [languagesApart, lessToLoad],
    format: "cjs",
    outExtension: { ".js": ".cjs" },
    define: { ...define, "import.meta.url": "ownUrl" },
    banner: { js: OWN_URL },
  });
  writeFileSync(join(outdir, "lessons.json"), JSON.stringify(readLessons(packages)));
  for (const name of LANGUAGE_PACKAGES) {
    const steps = Object.fromEntries(readTranslatedSteps(join(packages, name)));
    writeFileSync(join(outdir, `${name}-lessons.json`), JSON.stringify(steps));
  }
  writeFileSync(
    join(outdir, "third-party-licenses.txt"),
    licensesOf({ ...command.metafile.inputs, ...server.metafile.inputs }),
  );
  await build({
    ...common,
    outdir,
    entryPoints: {
      bulk: source("bulk.ts"),
      "pool-worker": source("pool-worker.ts"),
      "plugin-thread": source("techniques/plugins/thread.ts"),
      "tester-thread": source("commands/test/tester-thread.ts"),
      ...(asModule && { main: source("main.ts") }),
    },
    format: "esm",
  });
  // One file each: a run loads the language that it speaks.
  await build({
    ...common,
    outdir,
    plugins: [withoutPage],
    entryPoints: Object.fromEntries(LANGUAGE_PACKAGES.map((name) => [name, join(packages, name, "src/index.ts")])),
    format: "esm",
  });
  // The core as a module, for plugins that have none installed. It serves as both entries that a technique may import.
  const core = ["@wings/core", "@wings/core/author"].map((name) => `export * from "${name}";`).join("\n");
  await build({
    ...common,
    outfile: join(outdir, "plugin-core.js"),
    stdin: { contents: core, resolveDir: here },
    format: "esm",
  });
  chmodSync(join(outdir, "cli.cjs"), 0o755);
}

/**
 * Leaves out what the server doesn't use and what would slow its start: the error messages of Zod in other languages, and a
 * validator of what a client's user enters in forms. The server shows no forms.
 * @type {import("esbuild").Plugin}
 */
const lessToLoad = {
  name: "less-to-load",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
    onLoad({ filter: /[\\/]sdk[\\/]dist[\\/]esm[\\/]validation[\\/]ajv-provider\.js$/ }, () => ({
      contents: "export class AjvJsonSchemaValidator {}",
    }));
  },
};

/** CommonJS has no `import.meta.url`. */
const OWN_URL = 'const ownUrl = require("node:url").pathToFileURL(__filename).href;';

/** The licenses of the packages in the bundles, which must come with it. @param {import("esbuild").Metafile["inputs"]} inputs */
function licensesOf(inputs) {
  const folders = Object.keys(inputs).map((path) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))]
    .sort()
    .map((folder) => {
      const license = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
      const name = folder.replace(/^.*node_modules\//, "");
      return `${name}\n\n${license === undefined ? "No license file." : readFileSync(join(folder, license), "utf8").trim()}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);
}

/** The types of `@wings/runner/bulk`: its two files state them, so no program is needed. @param {string} outdir */
function writeTypes(outdir) {
  for (const name of ["bulk", "run/contract"]) {
    const source = readFileSync(join(here, `src/${name}.ts`), "utf8");
    const file = join(outdir, `${name}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, ts.transpileDeclaration(source, {}).outputText);
  }
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
  rmSync(outdir, { recursive: true, force: true });
  await bundle(outdir);
  writeTypes(join(outdir, "types"));
  addPage(outdir);
}

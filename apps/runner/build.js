// Bundles the command: a small entry, one piece for all commands on boards, what few calls need, and the threads.

import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
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
  /** Leaves out what is imported when it is asked for. @type {import("esbuild").Plugin} */
  const apart = {
    name: "apart",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ kind, path, resolveDir }) => {
        if (kind !== "dynamic-import") return undefined;
        const name = basename(path, ".js");
        if (name !== "app") seldom.set(name, resolve(resolveDir, path.replace(/\.js$/, ".ts")));
        return { path: `./${name}.js`, external: true };
      });
    },
  };
  /** @param {Record<string, string>} entries @param {boolean} splitting */
  const make = (entries, splitting) =>
    build({
      entryPoints: entries,
      outdir,
      alias,
      bundle: true,
      splitting,
      plugins: [apart],
      minify: true,
      format: "esm",
      platform: "node",
      target: "node20.19",
      external: ["piscina"],
      define: { WINGS_VERSION: JSON.stringify(version), WINGS_CORE_VERSION: JSON.stringify(core) },
      // Beside the entries: a chunk starts the threads by their names.
      chunkNames: "chunk-[name]-[hash]",
      logLevel: "error",
    });
  const source = (/** @type {string} */ path) => join(here, "src", path);
  await make({ cli: source("cli.ts"), app: source("app.ts") }, true);
  // Threads, and what few calls need, share no chunk with the command: each would cut it into smaller pieces, and opening
  // files is what a start costs.
  await make(
    {
      "config-thread": source("config-thread.ts"),
      "pool-worker": source("bulk/pool-worker.ts"),
      "plugin-thread": source("plugins/thread.ts"),
      "plugin-core": source("plugins/core.ts"),
      "test-thread": source("plugins/test-thread.ts"),
    },
    false,
  );
  for (const done = new Set(); done.size < seldom.size;) {
    const next = [...seldom].filter(([name]) => !done.has(name));
    await make(Object.fromEntries(next), false);
    for (const [name] of next) done.add(name);
  }
  chmodSync(join(outdir, "cli.js"), 0o755);
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
  for (const name of readdirSync(outdir)) if (name.endsWith(".js")) rmSync(join(outdir, name));
  await bundle(outdir);
  addPage(outdir);
}

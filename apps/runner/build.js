// Bundles the command: a small entry, a chunk for each command that is loaded when it is called, and the threads.

import { chmodSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
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
  const { version } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
  /** @param {Record<string, string>} entries @param {boolean} splitting */
  const make = (entries, splitting) =>
    build({
      entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(here, "src", path)])),
      outdir,
      alias,
      bundle: true,
      splitting,
      minify: true,
      format: "esm",
      platform: "node",
      target: "node20.19",
      external: ["piscina"],
      define: { WINGS_VERSION: JSON.stringify(version) },
      // Beside the entries: a chunk starts the threads by their names.
      chunkNames: "chunk-[name]-[hash]",
      logLevel: "error",
    });
  await make({ cli: "cli.ts" }, true);
  // Threads share no chunk with the command: each would cut it into smaller pieces, and opening files is what a start costs.
  await make(
    {
      "pool-worker": "bulk/pool-worker.ts",
      "plugin-thread": "plugins/thread.ts",
      "plugin-core": "plugins/core.ts",
      "test-thread": "plugins/test-thread.ts",
    },
    false,
  );
  chmodSync(join(outdir, "cli.js"), 0o755);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const outdir = join(here, "dist");
  for (const name of readdirSync(outdir)) if (name.endsWith(".js")) rmSync(join(outdir, name));
  await bundle(outdir);
}

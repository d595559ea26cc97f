import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const source = (/** @type {string} */ path) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url));

/** What the reader exports, and its parts that training and measuring need, from the sources. @returns {Promise<any>} */
export async function internals() {
  const folder = mkdtempSync(join(tmpdir(), "wings-photo-"));
  const outfile = join(folder, "reader.mjs");
  await build({
    stdin: {
      contents: [
        "ink",
        "components",
        "quad",
        "lattice",
        "find-grids",
        "patches",
        "picture",
        "ink-colors",
        "network",
        "read-cells",
        "judge",
        "likely",
        "read-photo",
      ]
        .map((name) => `export * from ${JSON.stringify(source(`photo/src/${name}.ts`))};`)
        .join("\n"),
      resolveDir: source("photo"),
    },
    alias: { "@wings/core/host": source("core/src/host.ts"), "@wings/core": source("core/src/index.ts") },
    bundle: true,
    format: "esm",
    outfile,
    logLevel: "warning",
  });
  const reader = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return reader;
}

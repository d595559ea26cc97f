import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const file = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const source = (/** @type {string} */ path) => file(`packages/${path}`);

/** What the reader exports, its parts that training and measuring need, and the decoder of the command, from the sources. @returns {Promise<any>} */
export async function internals() {
  const folder = mkdtempSync(join(tmpdir(), "wings-photo-"));
  const outfile = join(folder, "reader.mjs");
  await build({
    stdin: {
      contents: [
        "ink",
        "components",
        "cell-lattice",
        "quad",
        "lattice",
        "find-grids",
        "straight-grids",
        "patches",
        "picture",
        "ink-colors",
        "network",
        "read-cells",
        "judge",
        "likely",
        "read-photo",
      ]
        .map((name) => source(`photo/src/${name}.ts`))
        .concat(file("apps/runner/src/codes/decode.ts"))
        .map((path) => `export * from ${JSON.stringify(path)};`)
        .join("\n"),
      resolveDir: source("photo"),
    },
    alias: { "@wings/core/host": source("core/src/host.ts"), "@wings/core": source("core/src/index.ts") },
    bundle: true,
    platform: "node",
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    format: "esm",
    outfile,
    logLevel: "warning",
  });
  const reader = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return reader;
}

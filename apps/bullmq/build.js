// Writes dist: the modules, and the types of what can be imported.

import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import ts from "typescript";

const here = dirname(fileURLToPath(import.meta.url));
const [source, outdir] = [join(here, "src"), join(here, "dist")];
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: readdirSync(source).map((name) => join(source, name)),
  outdir,
  format: "esm",
  platform: "node",
  target: "node20.19",
  sourcemap: true,
  logLevel: "error",
});
const index = readFileSync(join(source, "index.ts"), "utf8");
writeFileSync(join(outdir, "index.d.ts"), ts.transpileDeclaration(index, {}).outputText);

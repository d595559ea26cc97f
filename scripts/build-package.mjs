// The build of a package, in its folder: `node ../../scripts/build-package.mjs`. The compiler checks the sources and writes
// their types; esbuild writes the modules, once as ES modules and once as CommonJS, since Jest can't `require` an ES module.

import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ORDER_FILE, bakedLadderPlugin } from "./bake-ladder.mjs";
import { readJson, run } from "./workspace.mjs";

const here = process.cwd();
const [source, dist] = [join(here, "src"), join(here, "dist")];
const cjs = join(dist, "cjs");
/** @param {string} folder @param {string} end */
const filesIn = (folder, end) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(end));

rmSync(dist, { recursive: true, force: true });
// Other packages are read as a user has them: from their builds. The sources of another package would be built here too.
const declarations = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--noEmitOnError"];
const places = ["--paths", "null", "--rootDir", "src", "--outDir", "dist"];
const code = await run("tsc", ["-p", ".", ...declarations, ...places], { cwd: here });
if (code !== 0) process.exit(code);

const common = /** @satisfies {import("esbuild").BuildOptions} */ ({
  entryPoints: filesIn(source, ".ts")
    .map((name) => join(source, name))
    .filter((file) => file !== ORDER_FILE),
  outbase: source,
  target: "es2022",
  logLevel: "error",
});
const { name: packageName, exports, unpkg: script, dependencies = {} } = readJson(join(here, "package.json"));
const computed = packageName === "@wings/ladder" ? [bakedLadderPlugin()] : [];
await build({ ...common, plugins: computed, outdir: dist, format: "esm", sourcemap: true });
/** CommonJS can't load these everywhere, so its build has them inside. */
const modules = Object.keys(dependencies).filter(
  (name) => !name.startsWith("@wings/") && readJson(join(here, "node_modules", name, "package.json")).type === "module",
);
/** @type {import("esbuild").Plugin} */
const modulesInside = {
  name: "modules-inside",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path, kind, importer }) => {
      const isInside = importer.includes("node_modules") || modules.some((name) => `${path}/`.startsWith(`${name}/`));
      return kind === "entry-point" || isInside ? undefined : { path, external: true };
    }),
};
// A command has nothing to import.
if (exports !== undefined) {
  for (const name of filesIn(dist, ".d.ts")) cpSync(join(dist, name), join(cjs, name));
  const inside = modules.length > 0 && { bundle: true, plugins: [modulesInside] };
  await build({ ...common, plugins: computed, ...inside, outdir: cjs, format: "cjs", platform: "node" });
  writeFileSync(join(cjs, "package.json"), '{ "type": "commonjs" }\n');
}
// A script for a page, with all that it imports. It works from a file, where modules don't.
if (script !== undefined)
  await build({
    ...common,
    entryPoints: [join(source, "define.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    outfile: join(here, script),
  });

// `pnpm run build`: compiles all packages, as ES modules and as CommonJS, then bundles the apps. `--packages` leaves the apps
// out. The compiler checks the packages in one program and writes their types; esbuild writes the code.

import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { describeProblems, options } from "./compiler.mjs";
import { run, workspacePackages } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */

/** @param {Package} it */
const sourcesOf = ({ path }) =>
  readdirSync(join(path, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(path, "src", name));

/**
 * Checks packages and writes their declarations; answers whether they have no error.
 * @param {readonly Package[]} packages @param {string[]} types type packages to include; none for a library, so that it can't use Node.js or a browser
 */
function writeTypes(packages, types) {
  const rootNames = packages.flatMap(sourcesOf);
  const program = ts.createProgram(rootNames, {
    ...options,
    lib: ["lib.es2022.d.ts"],
    types,
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    noEmitOnError: true,
  });
  const { diagnostics } = program.emit(undefined, (path, text) => {
    const file = path.replace(/\/src\/(?!.*\/src\/)/, "/dist/");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  });
  const problems = ts.sortAndDeduplicateDiagnostics([...ts.getPreEmitDiagnostics(program), ...diagnostics]);
  process.stderr.write(describeProblems(problems));
  return problems.length === 0;
}

/** Writes dist/*.js, and dist/cjs with the same modules and types as CommonJS: Jest can't `require` an ES module. @param {Package} it */
async function writeCode(it) {
  const dist = join(it.path, "dist");
  const cjs = join(dist, "cjs");
  const common = /** @satisfies {import("esbuild").BuildOptions} */ ({
    entryPoints: sourcesOf(it),
    outbase: join(it.path, "src"),
    target: "es2022",
    logLevel: "error",
  });
  await build({ ...common, outdir: dist, format: "esm", sourcemap: true });
  if (it.manifest.exports === undefined) return;
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".d.ts")) cpSync(join(dist, name), join(cjs, name));
  await build({ ...common, outdir: cjs, format: "cjs", platform: "node" });
  writeFileSync(join(cjs, "package.json"), '{ "type": "commonjs" }\n');
}

const all = workspacePackages();
const packages = all.filter(({ group }) => group === "packages");
for (const { path } of packages) rmSync(join(path, "dist"), { recursive: true, force: true });
const isCommand = (/** @type {Package} */ { manifest }) => manifest.bin !== undefined;
const isRight =
  writeTypes(
    packages.filter((it) => !isCommand(it)),
    [],
  ) && writeTypes(packages.filter(isCommand), ["node"]);
if (isRight) for (const it of packages) await writeCode(it);
let code = isRight ? 0 : 1;
if (isRight && !process.argv.includes("--packages"))
  code = await run("pnpm", ["--recursive", "--filter", "./apps/*", "--reporter-hide-prefix", "run", "build"]);
process.exitCode = code;

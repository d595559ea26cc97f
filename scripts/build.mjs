// `pnpm run build`: compiles all packages in one run of the compiler, adds a CommonJS build to the libraries, then bundles the
// apps. `--filter=./packages/*` leaves the apps out.

import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { run, workspacePackages } from "./workspace.mjs";

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

/** Adds dist/cjs with the same modules and types as CommonJS: Jest can't `require` an ES module. @param {string} dist */
function addCommonJs(dist) {
  const cjs = join(dist, "cjs");
  rmSync(cjs, { recursive: true, force: true });
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    const [from, to] = [join(dist, name), join(cjs, name)];
    if (name.endsWith(".d.ts")) cpSync(from, to);
    if (!name.endsWith(".js")) continue;
    const code = readFileSync(from, "utf8").replace(/^\/\/# sourceMappingURL=.*$/m, "");
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, ts.transpileModule(code, { compilerOptions }).outputText);
  }
  writeFileSync(join(cjs, "package.json"), '{ "type": "commonjs" }\n');
}

const onlyPackages = process.argv.includes("--filter=./packages/*");
const packages = workspacePackages().filter(({ group }) => group === "packages");
let code = await run("tsc", ["-b", ...(onlyPackages ? packages.map(({ folder }) => folder) : [])]);
if (code === 0) for (const { path, manifest } of packages) if (manifest.exports) addCommonJs(join(path, "dist"));
if (code === 0 && !onlyPackages)
  code = await run("pnpm", ["--recursive", "--filter", "./apps/*", "--reporter-hide-prefix", "run", "build"]);
process.exitCode = code;

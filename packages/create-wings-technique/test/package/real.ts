// The packages that an author has installed, made of the sources: no build is needed.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { type Changes, desk } from "./desk.js";

const root = join(import.meta.dirname, "../../../..");
const compiler = join(root, "node_modules/typescript/bin/tsc");

function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
  expect(status, `${stdout}${stderr}`).toBe(0);
}

function bundled(name: string): string {
  const file = join(desk, `${name}.js`);
  const flags = ["--bundle", "--format=esm", "--external:@wings/*", `--outfile=${file}`, "--log-level=error"];
  run(join(root, "node_modules/.bin/esbuild"), `packages/${name}/src/index.ts`, ...flags);
  return readFileSync(file, "utf8");
}

const manifest = (version: string): string =>
  JSON.stringify({ version, type: "module", exports: { types: "./index.d.ts", default: "./index.js" } });

/** TypeScript. */
const typescript: Changes = {
  "node_modules/typescript/package.json": '{ "version": "6.0.3" }',
  "node_modules/typescript/bin/tsc": `require(${JSON.stringify(compiler)});`,
};

/** The core with its types, the tester, and TypeScript. */
export function installed(): Changes {
  const types = join(desk, "core");
  run(
    process.execPath,
    compiler,
    "-p",
    "packages/core",
    "--emitDeclarationOnly",
    "--outDir",
    types,
    "--tsBuildInfoFile",
    join(desk, "core.info"),
  );
  return {
    ...typescript,
    "node_modules/@wings/core/package.json": manifest("1.2.0"),
    "node_modules/@wings/core/index.js": bundled("core"),
    "node_modules/@wings/core/index.d.ts": `export * from ${JSON.stringify(join(types, "index.js"))};\n`,
    "node_modules/@wings/testing/package.json": manifest("1.2.0"),
    "node_modules/@wings/testing/index.js": bundled("testing"),
  };
}

export const FIELDS = '{ readonly cell: "cell"; readonly digit: "digit" }';
const OPTIONS =
  '{ readonly deep: { readonly type: "boolean"; readonly default: false; readonly description: "look deeper" } }';
export const KITE = `Technique<${FIELDS}, ${OPTIONS}>`;
const PATTERN = "export type Kite = { readonly cell: number; readonly digit: number };\n";

/** What may be declared otherwise of a module with one technique, `kite`. */
interface Types {
  /** The type of the technique. */
  readonly technique?: string;
  /** The declaration of the type of its pattern. */
  readonly pattern?: string;
  /** What else is declared: the default export, if nothing is said. */
  readonly rest?: string;
}

/** Types of a package whose technique has the fields and options above. */
export const typesOf = ({ technique = KITE, pattern = PATTERN, rest = "export default kite;" }: Types): string =>
  `import type { FieldKind, Pattern, Technique } from "@wings/core";\n${pattern}export declare const kite: ${technique};\n${rest}\nexport type { FieldKind, Pattern };\n`;

/** What TypeScript says where it is run with the settings of a folder. */
export const compiled = (folder: string): string =>
  spawnSync(process.execPath, [compiler, "--project", ".", "--pretty", "false"], { cwd: folder, encoding: "utf8" })
    .stdout;

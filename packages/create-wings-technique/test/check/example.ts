// A built package in a temporary folder: the scaffold with its text replaced, and what `npm install` puts next to it.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll } from "vitest";
import { readSources } from "../../src/check/sources.js";
import { createTechnique } from "../../src/index.js";

const here = join(import.meta.dirname, "../..");
const root = join(here, "../..");

const temporary: string[] = [];
afterAll(() => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wings-check-"));
  temporary.push(folder);
  return folder;
}

/** Writes files below a folder. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const TYPES = `import type { Technique } from "@wings/core";
export declare const kite: Technique;
export { kite as default };
`;

/** The entry points of the packages that an author installs, and of those that they use. */
const ENTRIES = { core: ["index", "author", "host"], generate: ["random"], layouts: ["index"], testing: ["index"] };

/** A runner that refuses one flag, finds a kite in all puzzles but two, gets stuck on two, and lists three techniques. */
const RUNNER = `if (process.argv[2] === "techniques") {
  const ids = ["full-house", "jane-doe/kite", "two-string-kite"];
  for (const technique of ids)
    console.log(JSON.stringify({ technique, plugin: technique.includes("/"), level: "easy", score: 4 }));
}
const answers = {
  "12.": "Full House: r1c1=1",
  "56.": "No step found: the next step needs Kite, which --only or --skip leaves\\nout.",
  "78.": "Kite: r1c1≠1\\nStuck after 1 step: no technique finds the next step.",
};
if (["hint", "solve"].includes(process.argv[2])) {
  const answer = answers[process.argv.at(-1)] ?? "Kite: r1c1≠1";
  console.log(answer);
  if (/step/.test(answer)) process.exitCode = 1;
}
if (process.argv.includes("--plugins")) {
  console.error("wings: unknown flag (WINGS_UNKNOWN_FLAG)");
  process.exitCode = 2;
}
`;

/** Creates wings-kite by Jane Doe, as if its author had described it, installed its packages and built it. */
export async function examplePackage(): Promise<string> {
  const { folder } = createTechnique({ name: "kite", author: "Jane Doe", from: temporaryFolder() });
  for (const [file, text] of readSources(folder)) write(folder, { [file]: text.replace(/replace this/gi, "kites") });
  const modules = join(folder, "node_modules");
  for (const [name, entries] of Object.entries(ENTRIES)) {
    for (const entry of entries)
      await bundle(join(root, `packages/${name}/src/${entry}.ts`), join(modules, `@wings/${name}/${entry}.js`));
    const exports = Object.fromEntries(
      entries.map((entry) => [entry === "index" ? "." : `./${entry}`, `./${entry}.js`]),
    );
    const manifest = { version: "1.2.0", type: "module", exports: { ...exports, "./package.json": "./package.json" } };
    write(modules, { [`@wings/${name}/package.json`]: JSON.stringify(manifest) });
  }
  write(modules, {
    "@wings/runner/package.json": '{ "version": "1.0.0", "type": "module", "bin": { "wings": "cli.js" } }',
    "@wings/runner/cli.js": RUNNER,
  });
  mkdirSync(join(modules, "@arethetypeswrong"));
  symlinkSync(join(here, "node_modules/publint"), join(modules, "publint"), "junction");
  symlinkSync(join(here, "node_modules/@arethetypeswrong/core"), join(modules, "@arethetypeswrong/core"), "junction");
  symlinkSync(join(root, "node_modules/esbuild"), join(modules, "esbuild"), "junction");
  await bundle(join(folder, "src/index.ts"), join(folder, "dist/index.js"));
  write(folder, { "dist/index.d.ts": TYPES });
  return folder;
}

const bundle = (from: string, to: string): Promise<unknown> =>
  build({ entryPoints: [from], outfile: to, bundle: true, format: "esm", external: ["@wings/*"], logLevel: "silent" });

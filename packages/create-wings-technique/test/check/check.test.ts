import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkPackage } from "../../src/check/check.js";
import { lintProblems } from "../../src/check/lint.js";
import { packTarball } from "../../src/check/pack.js";
import { placeholderProblems } from "../../src/check/placeholders.js";
import type { Problem } from "../../src/check/problem.js";
import { readSources } from "../../src/check/sources.js";
import { loadTools } from "../../src/check/tools.js";
import { createTechnique } from "../../src/index.js";
import { examplePackage, temporaryFolder, write } from "./example.js";
import { isDeep, isThorough } from "@wings/test-kit/depth";

const toMessage = ({ severity, code, message }: Problem): string => `${severity} ${code}: ${message}`;
const messagesOf = async (folder: string): Promise<string[]> => (await checkPackage(folder)).problems.map(toMessage);

it.runIf(isDeep)("finds nothing wrong with the scaffold once its text is replaced", async () => {
  const folder = await examplePackage();
  // The core of the example has a version, and the one of this repository has none yet.
  const path = join(folder, "package.json");
  writeFileSync(path, readFileSync(path, "utf8").replace('"^0.0.0"', '"^1.0.0"'));
  expect(await checkPackage(folder)).toEqual({
    name: "wings-kite@1.0.0",
    files: ["LICENSE", "README.md", "dist/index.d.ts", "dist/index.js", "package.json"],
    problems: [],
    notes: ["jane-doe/kite: easy, score 4"],
  });
});

it.runIf(isThorough)("reports what publint and attw find", async () => {
  const folder = await examplePackage();
  write(folder, { "dist/index.d.ts": 'export * from "./kite.js";\n' });
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as object;
  const files = { types: "./dist/index.d.ts", default: "./dist/index.js" };
  const changed = { ...manifest, exports: { ".": files, "./extra": "./dist/extra.js" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(changed));
  const tools = (await loadTools(folder))!;
  const lintMessages = async (): Promise<string[]> => (await lintProblems(tools, packTarball(folder))).map(toMessage);
  expect(await lintMessages()).toEqual([
    expect.stringMatching(/^error WINGS_PACKAGE_PUBLINT: .*\.\/dist\/extra\.js but the file does not exist/),
    expect.stringMatching(/^error WINGS_PACKAGE_TYPES: The types are wrong: Import found in a type declaration file/),
    expect.stringMatching(/^error WINGS_PACKAGE_TYPES: The types are wrong: Import failed to resolve/),
  ]);
  rmSync(join(folder, "dist/index.d.ts"));
  expect(await lintMessages()).toContain("error WINGS_PACKAGE_TYPES: The package has no types.");
});

it("reports every sentence of the scaffold that is left", () => {
  const { folder } = createTechnique({ name: "kite", author: "Jane Doe", from: temporaryFolder() });
  const left = placeholderProblems(readSources(folder));
  expect(left.map(({ message }) => /^(\S+), line/.exec(message)?.[1])).toEqual([
    "package.json",
    ...Array.from({ length: 6 }, () => "README.md"),
    "src/kite.ts",
    "test/reference.ts",
  ]);
});

it("says what is missing if it can't check", async () => {
  const folder = temporaryFolder();
  expect(await messagesOf(folder)).toEqual([`error WINGS_PACKAGE_FILE: ${folder} has no readable package.json.`]);
  write(folder, { "package.json": '{ "name": "wings-kite", "version": "1.0.0" }' });
  expect(await messagesOf(folder)).toEqual([
    "error WINGS_PACKAGE_TOOLS: The tools that check a package are not installed.",
  ]);
});

it.runIf(isThorough)("passes on what npm says if it refuses to pack", async () => {
  const folder = await examplePackage();
  write(folder, { "package.json": '{ "name": "wings-kite" }' });
  const messages = await messagesOf(folder);
  expect(messages).toContainEqual(expect.stringMatching(/^error WINGS_PACKAGE_PACK: .*Invalid package/s));
  // The own checks run all the same.
  expect(messages).toContain('error WINGS_PACKAGE_FIELD: package.json: "keywords" does not contain "wings-technique".');
});

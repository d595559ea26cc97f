import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../package-rules.mjs";
import { readJson, root, workspacePackages } from "../workspace.mjs";

let folder = "";

const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
};

/** A package in the shape of the core, with these fields instead. */
function addPackage(name: string, fields: Record<string, unknown> = {}, references: readonly string[] = []): void {
  const core = readJson(join(root, "packages/core/package.json")) as Record<string, unknown>;
  const at = `packages/${name}`;
  const repository = { ...(core.repository as object), directory: at };
  write(`${at}/package.json`, { ...core, name: `@wings/${name}`, repository, ...fields });
  write(`${at}/README.md`, "# x");
  write(`${at}/LICENSE`, "MIT");
  write(`${at}/tsconfig.json`, {
    extends: "../../tsconfig.base.json",
    ...(references.length > 0 && { references: references.map((path) => ({ path })) }),
  });
  write(`${at}/src/index.ts`, "export {};");
  write(`${at}/test/a.test.ts`, "export {};");
}

const technique = {
  keywords: ["sudoku", "wings-technique"],
  peerDependencies: { "@wings/core": "^1.0.0" },
  devDependencies: { "@wings/core": "workspace:*" },
};

const problems = (): string[] =>
  examine(workspacePackages(folder)).map(({ folder: at, problem }) => `${at} ${problem}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wings-rules-"));
  addPackage("core");
  addPackage("xy-wing", technique, ["../core"]);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe("package rules", () => {
  it("accept packages that are as they should be", () => {
    expect(problems()).toEqual([]);
  });

  it("want the name of the folder", () => {
    addPackage("core", { name: "@wings/kernel" });
    expect(problems()).toContainEqual('packages/core "name" in package.json is "@wings/kernel"');
  });

  it("want the same exports everywhere", () => {
    addPackage("core", { exports: "./dist/index.js", main: "./dist/index.js" });
    expect(problems()).toEqual([
      'packages/core "exports" in package.json is "./dist/index.js"',
      'packages/core has "main"',
    ]);
  });

  it("want the same files everywhere", () => {
    rmSync(join(folder, "packages/core/LICENSE"));
    rmSync(join(folder, "packages/core/test"), { recursive: true });
    write("packages/core/notes.md", "x");
    expect(problems()).toEqual([
      "packages/core has no LICENSE",
      "packages/core has no test",
      "packages/core has notes.md, which no other package has",
    ]);
  });

  it("want references to what the package stands on", () => {
    addPackage("xy-wing", technique);
    expect(problems()).toEqual(['packages/xy-wing "references" in tsconfig.json is []']);
  });

  it("see an arrow that points the wrong way in package.json", () => {
    addPackage("core", { dependencies: { "@wings/xy-wing": "workspace:^" } }, ["../xy-wing"]);
    expect(problems()).toEqual(["packages/core has @wings/xy-wing in dependencies"]);
  });

  it("see an arrow that points the wrong way in an import, of types too", () => {
    addPackage("w-wing", technique, ["../core"]);
    write("packages/w-wing/src/index.ts", 'import type { XyWing } from "@wings/xy-wing";\nexport type W = XyWing;');
    expect(problems()).toEqual(['packages/w-wing src/index.ts imports "@wings/xy-wing"']);
  });

  it("let a technique import nothing but the core", () => {
    write("packages/xy-wing/src/index.ts", 'import "node:fs";\nimport "./other";\nimport "@wings/core/deep";');
    expect(problems()).toEqual([
      'packages/xy-wing src/index.ts imports "node:fs"',
      'packages/xy-wing src/index.ts imports "./other"',
      'packages/xy-wing src/index.ts imports "@wings/core/deep"',
    ]);
  });

  it("want the core as a peer with a caret range", () => {
    addPackage("xy-wing", { ...technique, peerDependencies: { "@wings/core": "workspace:*" } }, ["../core"]);
    expect(problems()).toEqual(["packages/xy-wing wants the peer @wings/core@workspace:*"]);
  });
});

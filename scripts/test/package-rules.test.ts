import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LESSON_SECTIONS } from "../lessons.mjs";
import { SECTIONS, examine } from "../package-rules.mjs";
import { readJson, root, workspacePackages } from "../workspace.mjs";

let folder = "";

const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
};

const core = readJson(join(root, "packages/core/package.json")) as {
  exports: Record<string, object>;
  repository: object;
};

const STEPS = "### a\n\n1. Find.\n2. Reason.\n3. Remove.\n";
const LESSON = LESSON_SECTIONS.map((section, i) => `## ${section}\n\n${i === 0 ? STEPS : "Words.\n"}`).join("");

/** A package in the shape of the core, with these fields instead. */
function addPackage(name: string, fields: Readonly<Record<string, unknown>> = {}): void {
  const at = `packages/${name}`;
  const shape = { ...core, name: `@wings/${name}`, repository: { ...core.repository, directory: at } };
  const manifest = { ...shape, exports: withEntries(), ...fields };
  const entries = Object.keys(manifest.exports as object).filter((key) => /^\.\/(?!package\.json)/.test(key));
  const typesVersions = {
    "*": Object.fromEntries(entries.map((key) => [key.slice(2), [`./dist/cjs/${key.slice(2)}.d.ts`]])),
  };
  write(`${at}/package.json`, { ...manifest, typesVersions: entries.length === 0 ? undefined : typesVersions });
  write(`${at}/src/index.ts`, "export {};");
  write(`${at}/test/a.test.ts`, "export {};");
  write(`${at}/tsconfig.json`, { extends: "../../tsconfig.base.json" });
  write(`${at}/README.md`, SECTIONS.map((section) => `## ${section}\n`).join(""));
  write(`${at}/lesson.md`, LESSON);
}

const withEntries = (more: object = {}): object => ({
  ".": core.exports["."],
  ...more,
  "./package.json": "./package.json",
});

const technique = {
  keywords: ["sudoku", "wings-technique"],
  exports: withEntries({ "./about": core.exports["./about"] }),
  peerDependencies: { "@wings/core": "workspace:^" },
  devDependencies: { "@wings/core": "workspace:*" },
};

const problems = (): string[] => examine(workspacePackages(folder));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wings-rules-"));
  addPackage("core", { exports: core.exports });
  addPackage("xy-wing", technique);
  write("packages/xy-wing/src/index.ts", 'import "@wings/core/author";\nexport * from "@wings/core/built-in";');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe("package rules", () => {
  it("accept packages that are as they should be, with a second entry", () => {
    expect(problems()).toEqual([]);
  });

  it.each([
    ["name", { name: "@wings/kernel" }],
    ["exports", { exports: "./dist/index.js" }],
    ["exports", { exports: withEntries({ "./author": "./dist/author.js" }) }],
    ["private", { private: true }],
    ["scripts", { scripts: { build: "tsc", postinstall: "node x.js" } }],
    ["license", { license: "ISC" }],
  ])("want the same %s everywhere", (field, fields) => {
    addPackage("draw", { ...technique, keywords: ["sudoku"], ...fields });
    expect(problems()).toEqual([expect.stringMatching(new RegExp(`^packages/draw: "${field}" is .*; write `))]);
  });

  it("want the same sections in the README of every technique", () => {
    write("packages/xy-wing/README.md", "## Limits\n");
    expect(problems()).toEqual([
      expect.stringMatching(/^packages\/xy-wing: README.md has the sections Limits; write When/),
    ]);
  });

  it("want one title in a README", () => {
    write("packages/core/README.md", "# @wings/core\n\nBoards.\n\n# @wings/core\n");
    expect(problems()).toEqual(["packages/core: README.md has its title twice; leave only that of its generated head"]);
  });

  it("want the same sections in the lesson of every technique, with words in each", () => {
    const problemWith = (lesson: string): string => {
      write("packages/xy-wing/lesson.md", lesson);
      return problems().join("\n");
    };
    expect(problemWith(LESSON)).toBe("");
    expect(problemWith(LESSON.replace("The pattern", "Pattern"))).toMatch(
      /^packages\/xy-wing: lesson.md has the sections In three steps, When it applies, Pattern, .*; write In three/,
    );
    expect(problemWith(LESSON.replace("Words.", ""))).toContain('lesson.md says nothing below "When it applies"');
    expect(problemWith(LESSON.replace("3. Remove.\n", ""))).toContain(
      "lesson.md: a has 2 steps; write a list from 1. to 3.",
    );
    expect(problemWith(LESSON.replace("Words.", "Replace this: …"))).toContain('says "Replace this"');
    rmSync(join(folder, "packages/xy-wing/lesson.md"));
    expect(problems()).toEqual(["packages/xy-wing: lesson.md is missing"]);
  });

  it("want the authors' entry of the core in techniques, and the built-in one nowhere else", () => {
    write("packages/xy-wing/src/a.ts", 'import "@wings/core";\nimport "@wings/core/host";');
    addPackage("draw", { ...technique, keywords: ["sudoku"] });
    write("packages/draw/src/a.ts", 'import "@wings/core";\nimport "@wings/core/built-in";');
    expect(problems()).toEqual([
      'packages/draw: src/a.ts imports "@wings/core/built-in"; only the techniques of wings import it',
      'packages/xy-wing: src/a.ts imports "@wings/core"; import @wings/core/author',
      'packages/xy-wing: src/a.ts imports "@wings/core/host"; import @wings/core/author',
    ]);
  });

  it("want the words of a technique beside its definition", () => {
    write("packages/xy-wing/src/explanation.ts", "");
    expect(problems()).toEqual([expect.stringContaining("packages/xy-wing: explanation.ts hides the words")]);
  });

  it("let techniques share a kit, which knows only the core", () => {
    const dependencies = { "@wings/chain-kit": "workspace:^" };
    addPackage("chain-kit", { ...technique, keywords: ["sudoku", "wings-kit"] });
    addPackage("xy-wing", { ...technique, dependencies });
    write("packages/xy-wing/src/index.ts", 'import "@wings/chain-kit";');
    expect(problems()).toEqual([]);
    addPackage("chain-kit", {
      ...technique,
      keywords: ["sudoku", "wings-kit"],
      dependencies: { "@wings/xy-wing": "workspace:^" },
    });
    write("packages/chain-kit/src/index.ts", 'import "@wings/core/built-in";');
    expect(problems()).toEqual([
      "packages/chain-kit: @wings/xy-wing in dependencies; a kit may not use a technique",
      'packages/chain-kit: src/index.ts imports "@wings/core/built-in"; only the techniques of wings import it',
    ]);
  });

  it("want a test", () => {
    rmSync(join(folder, "packages/core/test"), { recursive: true });
    expect(problems()).toEqual(["packages/core: it has no test"]);
  });

  it("see an arrow that points the wrong way in package.json", () => {
    addPackage("core", { dependencies: { "@wings/xy-wing": "workspace:^" } });
    expect(problems()).toContainEqual("packages/core: @wings/xy-wing in dependencies; a core may not use a technique");
  });

  it("see an arrow that points the wrong way in an import, of types too", () => {
    addPackage("w-wing", technique);
    write("packages/w-wing/src/index.ts", 'import type { XyWing } from "@wings/xy-wing";\nexport type W = XyWing;');
    const problem = 'src/index.ts imports "@wings/xy-wing"; a technique may not use a technique';
    expect(problems()).toEqual([`packages/w-wing: ${problem}`]);
  });

  it.each([
    ["node:fs", "a technique imports no other package"],
    ["@wings/core/deep", "@wings/core does not export it"],
    ["@wings/none", "there is no such package"],
    ["../../core/src/index.js", "import the package by its name"],
  ])("let a technique not import %s", (specifier, problem) => {
    write("packages/xy-wing/src/index.ts", `import "${specifier}";`);
    expect(problems()).toEqual([`packages/xy-wing: src/index.ts imports "${specifier}"; ${problem}`]);
  });

  it("want the core as a peer with a caret range, and no dependency beside it", () => {
    addPackage("xy-wing", { ...technique, peerDependencies: { "@wings/core": "workspace:*" } });
    expect(problems()).toEqual([expect.stringContaining("@wings/core@workspace:* in peerDependencies")]);
    addPackage("xy-wing", { ...technique, dependencies: { lodash: "^4.0.0" } });
    expect(problems()).toEqual(["packages/xy-wing: lodash in dependencies; a technique has no other dependency"]);
  });

  it("want a package that sources import among those that are installed with it", () => {
    addPackage("ladder", { devDependencies: { "@wings/xy-wing": "workspace:*" } });
    write("packages/ladder/src/index.ts", 'import "@wings/xy-wing";');
    expect(problems()).toEqual(['packages/ladder: src/index.ts imports "@wings/xy-wing"; add it to package.json']);
  });
});

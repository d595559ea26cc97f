import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileProblems } from "../../src/check/files.js";
import { licenseProblems, manifestProblems } from "../../src/check/manifest.js";
import type { Problem } from "../../src/check/problem.js";
import { testProblems } from "../../src/check/tests.js";

const messages = (problems: readonly Problem[]): string[] => problems.map(({ message }) => message);

describe("package.json", () => {
  const template = join(import.meta.dirname, "../../template/package/_package.json");
  const manifest = {
    ...(JSON.parse(readFileSync(template, "utf8")) as Record<string, unknown>),
    peerDependencies: { "@wings/core": "^1.0.0" },
  };

  it.each([
    [{ description: "" }, 'there is no "description".'],
    [{ license: undefined }, 'there is no "license".'],
    [{ keywords: ["sudoku"] }, '"keywords" does not contain "wings-technique".'],
    [{ peerDependencies: {} }, '@wings/core is not in "peerDependencies".'],
    [{ peerDependencies: { "@wings/core": ">=1" } }, 'the peer @wings/core has the range ">=1".'],
    [{ peerDependencies: { "@wings/core": "^2.0.0" } }, 'the peer @wings/core has the range "^2.0.0".'],
    [
      { engines: { node: ">=90 <91 || ^80.1" } },
      `"engines" asks for Node.js >=90 <91 || ^80.1, and this is ${process.versions.node}.`,
    ],
    [{ dependencies: { semver: "^7.0.0" } }, 'semver is in "dependencies".'],
    [{ dependencies: { "@wings/core": "^1.0.0" } }, '@wings/core is in "dependencies".'],
    [{ scripts: { postinstall: "node x.js" } }, 'the script "postinstall" runs on the machine of every user.'],
  ])("%o", (change, message) => {
    expect(messages(manifestProblems(manifest, "1.4.0"))).toEqual([]);
    expect(messages(manifestProblems({ ...manifest, ...change }, "1.4.0"))).toEqual([`package.json: ${message}`]);
  });
});

describe("the license", () => {
  const text = readFileSync(join(import.meta.dirname, "../../template/package/LICENSE"), "utf8");

  it("is that of the file", () => {
    expect(licenseProblems({ license: "MIT" }, text)).toEqual([]);
    expect(licenseProblems({ license: "(MIT OR Apache-2.0)" }, text)).toEqual([]);
    expect(licenseProblems({ license: "UNLICENSED" }, "All rights reserved.")).toEqual([]);
    expect(messages(licenseProblems({ license: "UNLICENSED" }, text))).toEqual([
      'package.json: "license" is "UNLICENSED", but the text of LICENSE is MIT.',
    ]);
  });
});

describe("the files", () => {
  const files = {
    "README.md": "# kite",
    LICENSE: "MIT",
    "dist/index.js":
      'import { parse } from "@wings/core";\nimport { sees } from "@wings/core/author";\nconst text = \'import "node:fs"\';\nexport * from "./kite.js";\n',
    "dist/index.d.ts": 'export type { Board } from "@wings/core";\n',
  };

  it.each([
    [{ "README.md": " " }, "README.md is missing or empty."],
    [{ LICENSE: "" }, "LICENSE is missing or empty."],
    [{ "src/kite.ts": "" }, "src/kite.ts would be published."],
    [{ "dist/kite.test.js": "" }, "dist/kite.test.js would be published."],
    [{ "dist/kite.js": 'import "node:fs";' }, "dist/kite.js imports node:fs."],
    [{ "dist/kite.js": 'export { x } from "lodash";' }, "dist/kite.js imports lodash."],
    [{ "dist/kite.js": 'import "@wings/core/host";' }, "dist/kite.js imports @wings/core/host."],
    [{ "dist/kite.js": "await import(name);" }, "dist/kite.js imports a module that is only known at run time."],
    [{ "dist/kite.d.ts": 'import type { X } from "lodash";' }, "dist/kite.d.ts imports lodash."],
  ])("%o", (change, message) => {
    expect(messages(fileProblems(new Map(Object.entries(files))))).toEqual([]);
    expect(messages(fileProblems(new Map(Object.entries({ ...files, ...change }))))).toEqual([message]);
  });
});

describe("the tests", () => {
  const good = 'techniqueTester(kite, {});\nit("is complete", () => { complete(kite, reference); });\n';

  it.each([
    [good, []],
    [`${good}// it.only is for a while\nit("says it.skip", () => {});\nlist.skip(3);`, []],
    [good.replace("techniqueTester", "tester"), ["error: No test calls techniqueTester."]],
    [
      good.replace("complete(kite", "// complete(kite"),
      ["warning: No test calls complete, so nobody knows what the technique misses."],
    ],
    [
      good.replace("(kite, reference", "(kite, reference, { boards: 1 }"),
      ["warning: test/kite.test.ts has complete(…, { boards: 1 }): too few boards to meet rare patterns."],
    ],
    [good.replace("(kite, reference", "(kite, reference, { boards: 300 }"), []],
    [good.replace("{}", "{ finds: [{ only: true }] }"), ["error: test/kite.test.ts leaves out tests: only: true."]],
    [`${good}describe.only("a", () => {});`, ["error: test/kite.test.ts leaves out tests: describe.only."]],
    [`${good}it.concurrent.skip("a", () => {});`, ["error: test/kite.test.ts leaves out tests: it.concurrent.skip."]],
  ])("%s", (text, expected) => {
    const problems = testProblems(new Map([["test/kite.test.ts", text]]));
    expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(expected);
  });
});

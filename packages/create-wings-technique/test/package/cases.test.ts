import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { caseComplaints } from "../../src/package/cases.js";
import { manifest, said, write } from "./desk.js";

const TEST = 'import { describe, it } from "vitest";\n';
const inFile = (file: string, text: string): string[] =>
  caseComplaints(write({ [file]: text }), {}).map(({ code, message }) => `${message} (${code})`);

describe("tests that leave out tests", () => {
  it.each([
    ["it.only", 'it.only("finds all", () => {});'],
    ["describe.only", 'describe.only("on many boards", () => {});'],
    ["it.concurrent.skip", 'it.concurrent.skip("finds all", () => {});'],
    ["test.only", 'test.only.each([1])("%s", () => {});'],
    ["it.todo", 'it.todo("finds all");'],
    ["describe.skip", "techniqueTester(kite, cases, { describe: describe.skip, it });"],
    ["skip: true", 'it("finds all", { skip: true }, () => {});'],
    ["todo: true", "test({ timeout: 5, todo: true }, () => {});"],
    ["only: true", "describe.each([1])(`of ${kite.id}`, { only: true }, () => {});"],
  ])("by %s", (seen, code) => {
    const line = `test/kite.test.ts, line 2: ${seen} leaves out tests. (WINGS_PACKAGE_TESTS)`;
    expect(inFile("test/kite.test.ts", TEST + code)).toEqual([line]);
  });

  it("wherever they are, and by settings", () => {
    expect(inFile("src/kite.spec.js", 'it.only("a");')).toHaveLength(1);
    expect(inFile("tests/deep/kite.mjs", 'it.only("a");')).toHaveLength(1);
    expect(inFile("vitest.config.ts", "export default { test: { passWithNoTests: true } };")).toEqual([
      "vitest.config.ts, line 1: passWithNoTests: true leaves out tests. (WINGS_PACKAGE_TESTS)",
    ]);
  });

  it("are none of others, nor words of comments and texts", () => {
    expect(inFile("test/kite.test.ts", '// it.only("a")\nit("says it.skip and describe.only", () => {});\n')).toEqual(
      [],
    );
    expect(inFile("test/kite.test.ts", "compose(techniques, [kite], { skip: [kite.id] }); list.it.skip(3);")).toEqual(
      [],
    );
    expect(inFile("test/kite.test.ts", "techniqueTester(kite.with({ skip: true }), cases, { describe, it });")).toEqual(
      [],
    );
    expect(inFile("test/kite.test.ts", 'it("a", () => { find(kite.with({ only: true, todo: true })); });')).toEqual([]);
    expect(inFile("node_modules/a/test/a.test.js", 'it.only("a");')).toEqual([]);
    expect(inFile("src/kite.ts", "iterator.skip; it.skip;")).toEqual([]);
  });
});

describe("a script that tests nothing", () => {
  const ofScript = (test: string): string[] =>
    caseComplaints(write({ a: "" }), { scripts: { test } }).map((it) => it.message);
  it.each([
    ["vitest run --passWithNoTests test/nothing", "passes where no test is run"],
    ["vitest run --allowOnly", "lets one test stand for all"],
    ["vitest run -t kite", "leaves out tests"],
    ["vitest run || true", "passes where a test fails"],
    ["vitest run; exit 0", "passes where a test fails"],
    ["vitest run || true; echo done", "passes where a test fails"],
    ["vitest run | tee log", "passes where a test fails"],
    ['echo "no tests yet"', "runs no test"],
    ["true", "runs no test"],
  ])("%s", (script, what) => {
    expect(ofScript(script)).toEqual([`package.json: the script "test" is "${script}", which ${what}.`]);
  });

  it.each([
    "vitest run --allowOnly=false",
    "vitest run --passWithNoTests=false",
    "npm run build && node --test test/*.mjs",
    "echo tests && vitest run",
    "tap -t 60 test",
    "vitest run || exit 1",
    "rm -rf coverage; vitest run",
    "vitest run -- 'a; b' 2>&1",
  ])("is not %s", (script) => {
    expect(ofScript(script)).toEqual([]);
  });

  it("is none of the scaffold", () => {
    const scaffold = join(import.meta.dirname, "../../template/package/_package.json");
    const { scripts } = JSON.parse(readFileSync(scaffold, "utf8")) as { scripts: Record<string, string> };
    expect(caseComplaints(write({ a: "" }), { scripts })).toEqual([]);
    expect(scripts.test).toContain("--allowOnly=false");
  });

  it("is told with all else that is wrong with the package", () => {
    const fields = { ...manifest, scripts: { ...manifest.scripts, test: "true" } };
    expect(said({ "package.json": JSON.stringify(fields) }, { "test/kite.test.ts": 'it.only("a");' })).toEqual([
      'package.json: the script "test" is "true", which runs no test. (WINGS_PACKAGE_TESTS)',
      "test/kite.test.ts, line 1: it.only leaves out tests. (WINGS_PACKAGE_TESTS)",
    ]);
  });
});

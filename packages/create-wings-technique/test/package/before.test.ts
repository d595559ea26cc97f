import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { beforeComplaints } from "../../src/package/before.js";
import { manifest, said } from "./desk.js";

const saidOf = (scripts: object): string[] => beforeComplaints({ scripts }).map(({ message }) => message);
const lacking = (what: string): string[] => [`package.json: before it is published, no script runs ${what}.`];
const ALL = "the tests and the build and check-wings-technique";
const BUILD = "tsc --project .";

describe("what npm runs before a package is published", () => {
  it.each([
    [ALL, {}],
    [ALL, { test: "vitest run", check: "npm test && npm run build && check-wings-technique", build: BUILD }],
    [ALL, { test: "vitest run", prepublishOnly: "npm run build" }],
    [ALL, { test: "vitest run", prepublishOnly: "" }],
    ["check-wings-technique", { test: "vitest run", prepublishOnly: "npm test", prepare: BUILD }],
    ["the tests", { test: "vitest run", prepublishOnly: "npm run check", check: `${BUILD} && check-wings-technique` }],
    [
      "the build",
      { test: "vitest run", build: BUILD, prepublishOnly: "npm test && npm run p", p: "check-wings-technique" },
    ],
    ["the build", { prepublishOnly: "tsc && tsc -p . --noEmit && vitest run && check-wings-technique" }],
    ["the build", { build: "echo no", prepublishOnly: "npm run build && vitest run && check-wings-technique" }],
  ])("lacks %s: %o", (what, scripts) => {
    expect(saidOf(scripts)).toEqual(lacking(what));
  });

  it.each([
    { prepublishOnly: "vitest run && esbuild src/index.ts --outdir=dist && check-wings-technique" },
    { prepack: "npm t && npx check-wings-technique .", test: "node my-tests.js" },
    { prepublishOnly: "pnpm all", all: "run-s test b p", test: "a", b: "tsup", p: "check-wings-technique" },
    { prepublishOnly: "npm test && check-wings-technique", pretest: "npm run build:js", "build:js": "a", test: "b" },
    { prepublishOnly: "yarn run build", postbuild: "check-wings-technique", prebuild: "node --test", build: "tsc" },
    { prepublishOnly: "node scripts/publishable.mjs" },
  ])("has all: %o", (scripts) => {
    expect(saidOf(scripts)).toEqual([]);
  });

  it("may leave out the build of what is written by hand", () => {
    const scripts = { prepublishOnly: "vitest run && check-wings-technique" };
    const by = (path: string): unknown[] => beforeComplaints({ scripts, exports: { ".": { default: path } } });
    expect(by("./src/index.js")).toEqual([]);
    expect(by("./dist/index.js")).toHaveLength(1);
  });

  it("looks at what is built before it", () => {
    const scripts = { test: "a", build: "b", prepublishOnly: "npm test && check-wings-technique" };
    expect(saidOf({ ...scripts, prepack: "npm run build" })).toEqual([
      "package.json: before it is published, it is built only behind check-wings-technique, which so looks at an earlier build.",
    ]);
    expect(saidOf({ ...scripts, prepack: "npm run build && check-wings-technique" })).toEqual([]);
  });

  const GOOD = { test: "vitest run", build: BUILD, p: "check-wings-technique" };

  it.each([
    ["prepublishOnly", "npm test || true; npm run build && npm run p"],
    ["prepublishOnly", "npm test; npm run build && npm run p"],
    ["prepublishOnly", "npm test && npm run build && npm run p || echo sorry"],
    ["prepublishOnly", "npm test & npm run build && npm run p"],
    ["p", "check-wings-technique || true"],
    ["build", "tsc --project . | cat"],
  ])("stops where something fails, unlike %s: %s", (name, script) => {
    const usual = { ...GOOD, prepublishOnly: "npm test && npm run build && npm run p" };
    expect(saidOf({ ...usual, [name]: script })).toEqual([
      `package.json: the script "${name}" is "${script}", which goes on where something fails, and is run before publishing.`,
    ]);
  });

  it("may go on where nothing is lost by it", () => {
    for (const prepublishOnly of [
      "rm -rf dist; npm test && npm run build && npm run p",
      "mkdir tmp || true && npm test && npm run build && npm run p 2>&1",
      "npm test || exit 1; npm run build && npm run p",
      'node -e "1; 2" && npm test && npm run build && npm run p',
    ]) {
      expect(saidOf({ ...GOOD, prepublishOnly })).toEqual([]);
    }
    expect(saidOf({ ...GOOD, prepublishOnly: "npm test && npm run build && npm run p", dev: "a || true; b" })).toEqual(
      [],
    );
  });

  it("is as careful with what a program of the author's own stands beside", () => {
    expect(saidOf({ prepublishOnly: "node release.mjs || true" })).toHaveLength(1);
  });

  it("has all in the scaffold", () => {
    const scaffold = join(import.meta.dirname, "../../template/package/_package.json");
    const { scripts } = JSON.parse(readFileSync(scaffold, "utf8")) as { scripts: Record<string, string> };
    expect(saidOf(scripts)).toEqual([]);
    expect(saidOf({ ...scripts, check: "npm run build" })).toEqual(lacking("the tests"));
    expect(saidOf({ ...scripts, prepublishOnly: undefined })).toEqual(lacking(ALL));
  });

  it("is told with all else", () => {
    expect(said({ "package.json": JSON.stringify({ ...manifest, scripts: {} }) })).toEqual([
      `${lacking(ALL)[0]} (WINGS_PACKAGE_TESTS)`,
    ]);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { beforeComplaints } from "../../src/package/before.js";
import { manifest, said } from "./desk.js";

const saidOf = (scripts: object): string[] => beforeComplaints({ scripts }).map(({ message }) => message);
const lacking = (what: string): string[] => [`package.json: before it is published, no script runs ${what}.`];
const BOTH = "the tests and check-wings-technique";

describe("what npm runs before a package is published", () => {
  it.each([
    [BOTH, {}],
    [BOTH, { test: "vitest run", check: "npm test && check-wings-technique" }],
    [BOTH, { test: "vitest run", prepublishOnly: "npm run build" }],
    [BOTH, { test: "vitest run", prepublishOnly: "" }],
    ["check-wings-technique", { test: "vitest run", prepublishOnly: "npm test" }],
    ["the tests", { test: "vitest run", prepublishOnly: "npm run check", check: "tsc && check-wings-technique" }],
  ])("lacks %s: %o", (what, scripts) => {
    expect(saidOf(scripts)).toEqual(lacking(what));
  });

  it.each([
    { prepublishOnly: "vitest run && check-wings-technique" },
    { prepack: "npm t && npx check-wings-technique .", test: "node my-tests.js" },
    { prepublishOnly: "pnpm all", all: "run-s test publishable", test: "a", publishable: "check-wings-technique" },
    { prepublishOnly: "yarn run build", postbuild: "check-wings-technique", prebuild: "node --test", build: "tsc" },
    { prepublishOnly: "node scripts/publishable.mjs" },
  ])("has all: %o", (scripts) => {
    expect(saidOf(scripts)).toEqual([]);
  });

  it("has all in the scaffold", () => {
    const scaffold = join(import.meta.dirname, "../../template/package/_package.json");
    const { scripts } = JSON.parse(readFileSync(scaffold, "utf8")) as { scripts: Record<string, string> };
    expect(saidOf(scripts)).toEqual([]);
    expect(saidOf({ ...scripts, check: "npm run build" })).toEqual(lacking("the tests"));
    expect(saidOf({ ...scripts, prepublishOnly: undefined })).toEqual(lacking(BOTH));
  });

  it("is told with all else", () => {
    expect(said({ "package.json": JSON.stringify({ ...manifest, scripts: {} }) })).toEqual([
      `${lacking(BOTH)[0]} (WINGS_PACKAGE_TESTS)`,
    ]);
  });
});

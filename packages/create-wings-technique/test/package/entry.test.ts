import { describe, expect, it } from "vitest";
import { type Changes, manifest, said } from "./desk.js";

const main = manifest.exports["."];
const saidOf = (fields: object, files: Changes = {}): string[] =>
  said({ "package.json": JSON.stringify({ ...manifest, ...fields }), ...files });
const condition = (more: object): object => ({
  exports: { ".": { types: main.types, ...more, default: main.default } },
});
const other = { "dist/b.js": "export const kite = swordfish;\n" };

describe("a package that is not the same module for all", () => {
  it.each([
    ["exports browser", "./dist/b.js", condition({ browser: "./dist/b.js" })],
    ["exports require", "./dist/b.js", condition({ require: "./dist/b.js" })],
    ["exports import worker", "./dist/b.js", condition({ import: { worker: "./dist/b.js", default: main.default } })],
    ["module", "./dist/b.js", { module: "./dist/b.js" }],
    ["main", "dist/b.js", { main: "dist/b.js" }],
    ["browser ./dist/index.js", "./dist/b.js", { browser: { "./dist/index.js": "./dist/b.js" } }],
  ])("by %s", (way, target, fields) => {
    expect(saidOf(fields, other)).toEqual([
      `package.json: "${way}" leads to ${target}, and others get ./dist/index.js. (WINGS_PACKAGE_EXPORTS)`,
    ]);
  });

  it("in Node.js, where that has a good one, and others a broken one", () => {
    const exports = { ".": { types: main.types, node: main.default, default: "./dist/b.js" } };
    expect(saidOf({ exports }, other)).toEqual([
      'package.json: "exports node" leads to ./dist/index.js, and others get ./dist/b.js. (WINGS_PACKAGE_EXPORTS)',
    ]);
  });

  it("by types, or with nothing for some", () => {
    expect(
      saidOf(condition({ require: { types: "./dist/b.d.ts", default: main.default } }), {
        "dist/b.d.ts": "export {};",
      }),
    ).toEqual([
      'package.json: "exports require types" leads to ./dist/b.d.ts, and others get ./dist/index.d.ts. (WINGS_PACKAGE_EXPORTS)',
    ]);
    expect(saidOf(condition({ browser: null }))).toEqual([
      'package.json: "exports browser" leads to nothing, and others get ./dist/index.js. (WINGS_PACKAGE_EXPORTS)',
    ]);
  });

  it("is none where every way leads to one", () => {
    const both = condition({ import: main.default, require: { types: main.types, default: main.default } });
    expect(saidOf({ ...both, main: "dist/index.js", module: main.default, types: "dist/index.d.ts" })).toEqual([]);
    expect(saidOf({ exports: main })).toEqual([]);
  });
});

describe("what else a package exports", () => {
  const exports = { ...manifest.exports, "./more": "./dist/b.js", "./package.json": "./package.json" };

  it("loads", () => {
    expect(saidOf({ exports }, { "dist/b.js": "export const more = 1;\n" })).toEqual([]);
  });

  it.each([exports, { ...manifest.exports, "./*": { browser: "./dist/*.js", default: null } }])(
    "or not: %o",
    (fields) => {
      expect(saidOf({ exports: fields }, other)).toEqual([
        "package.json exports dist/b.js, which fails: ReferenceError: swordfish is not defined (WINGS_PACKAGE_LOAD)",
      ]);
    },
  );
});

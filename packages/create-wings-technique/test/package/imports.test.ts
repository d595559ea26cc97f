import { expect, it } from "vitest";
import { importComplaints } from "../../src/package/imports.js";

it.each([
  ["dist/index.js", 'import { readFileSync } from "node:fs";', '"node:fs"'],
  ["dist/index.js", 'export * from "lodash";', '"lodash"'],
  ["dist/index.js", 'await import("./rest.js"); const later = () => import("lodash");', '"lodash"'],
  ["dist/index.js", "const any = (name) => import(name);", "something that is known only when it runs"],
  ["dist/index.js", 'import "@wings/core/dist/board.js";', '"@wings/core/dist/board.js"'],
  ["dist/index.d.ts", 'import type { Thing } from "lodash";', '"lodash"'],
  ["dist/index.d.ts", 'export declare const a: import("lodash").Thing;', '"lodash"'],
])("a module that needs something beside it: %s with %s", (file, text, seen) => {
  expect(importComplaints(new Map([[file, text]]))).toEqual([
    { code: "WINGS_PACKAGE_IMPORT", message: `${file} imports ${seen}.`, hint: expect.stringContaining("@wings/core") },
  ]);
});

it("may import the core, files of its own, and speak of imports", () => {
  const text =
    'import { parse } from "@wings/core";\nimport "./own.js";\nconsole.log(\'import "fs"\', import.meta.url);';
  expect(importComplaints(new Map([["dist/index.js", text]]))).toEqual([]);
});

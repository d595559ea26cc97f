import { describe, expect, it } from "vitest";
import { page, sound } from "./desk.js";

const own = sound["README.md"];
const withCode = (code: string, language = "ts fragment"): string => `${own}\n\`\`\`${language}\n${code}\n\`\`\`\n`;
const dev = { devDependencies: { esbuild: "^0.28.0" } };
const AT = own.split("\n").length + 1;

describe("a README whose code imports what its reader does not have", () => {
  it.each([
    [
      'import kite from "wings-kiet";',
      "wings-kiet",
      "wings-kiet is neither wings-kite nor a package that package.json names",
    ],
    [
      'import {\n  kite,\n} from "lodash";',
      "lodash",
      "lodash is neither wings-kite nor a package that package.json names",
    ],
    [
      'export * from "wings-kiet/more.js";',
      "wings-kiet/more.js",
      "wings-kiet is neither wings-kite nor a package that package.json names",
    ],
    [
      'const { kite } = await import("@jane/kite");',
      "@jane/kite",
      "@jane/kite is neither wings-kite nor a package that package.json names",
    ],
    [
      "const { kite } = require('wings-kiet');",
      "wings-kiet",
      "wings-kiet is neither wings-kite nor a package that package.json names",
    ],
    ['import { build } from "esbuild";', "esbuild", "it does not have esbuild installed"],
    ['import "wings-kite/dist/index.js";', "wings-kite/dist/index.js", "package.json does not export that"],
    [
      'import kite from "https://example.org/npm/wings-kiet@1.0.0/dist/index.js";',
      "https://example.org/npm/wings-kiet@1.0.0/dist/index.js",
      "wings-kiet is neither wings-kite nor a package that package.json names",
    ],
    [
      'import kite from "https://example.org/wings-kite@2";',
      "https://example.org/wings-kite@2",
      "wings-kite is wanted as 2, and this is 1.0.0",
    ],
  ])("%s", (code, specifier, why) => {
    const line = `The code in line ${AT} of README.md imports "${specifier}": ${why}. (WINGS_PACKAGE_README)`;
    for (const language of ["ts fragment", "html"]) expect(page(withCode(code, language), dev)).toEqual([line]);
  });

  it.each([
    'import { kite } from "wings-kite";\nimport { parse } from "@wings/core";\nimport { readFileSync } from "node:fs";',
    'import fs from "fs";\nimport { own } from "./own.js";',
    'import kite from "https://example.org/wings-kite@1/dist/index.js";\nimport "https://example.org/@wings/core@1";',
    "Kites are imported from 'lodash'.",
  ])("may have %s", (code) => {
    expect(page(withCode(code), dev)).toEqual([]);
  });

  it("may import what package.json names, and the page has installed", () => {
    const text = withCode('import { build } from "esbuild";');
    expect(page(text.replace("npm install ", "npm install esbuild "), dev)).toEqual([]);
  });
});

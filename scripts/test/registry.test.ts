import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { unbuilt } from "../registry.mjs";

const folder = mkdtempSync(join(tmpdir(), "wings-unbuilt-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("what is packed for a registry", () => {
  const manifest = {
    bin: { kite: "dist/cli.js" },
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" }, "./*": "./dist/*.js" },
  };

  it("has been built: its commands and modules are there", () => {
    const at = (file: string): string => join(folder, "dist", file);
    expect(unbuilt(folder, manifest)).toEqual([at("cli.js"), at("index.d.ts"), at("index.js")]);
    mkdirSync(join(folder, "dist"));
    for (const file of ["index.d.ts", "index.js"]) writeFileSync(at(file), "");
    expect(unbuilt(folder, manifest)).toEqual([at("cli.js")]);
    writeFileSync(at("cli.js"), "");
    expect(unbuilt(folder, manifest)).toEqual([]);
    expect(unbuilt(folder, {})).toEqual([]);
  });
});

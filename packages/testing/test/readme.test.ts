import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PROPERTIES } from "../src/faults.js";
import * as testing from "../src/index.js";
import { techniqueTester } from "../src/index.js";
import { atOnce, xyWing } from "@wings/test-kit/technique";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const source = readFileSync(new URL("../src/errors.ts", import.meta.url), "utf8");

describe("the page of the package", () => {
  it("lists every failure with its property", () => {
    const rows = Array.from(readme.matchAll(/^\| `WINGS_(\w+)` +\| ([^|]+?) +\| [^|]+\|$/gm), ([, code, words]) => [
      code,
      words,
    ]);
    expect(rows).toEqual(Object.entries(PROPERTIES));
  });

  it("lists every error of cases and calls", () => {
    const rows = Array.from(readme.matchAll(/^\| `(WINGS_\w+)` +\| [^|]+\|$/gm), ([, code]) => code);
    const made = Array.from(source.matchAll(/"(WINGS_\w+)"/g), ([, code]) => code);
    expect(rows.sort()).toEqual([...new Set(made)].sort());
  });

  it("has cases that pass", () => {
    const lines = Array.from(readme.matchAll(/"([^"\n]{81,})"/g), ([, line]) => line);
    const finds = lines.filter((line) => line.includes("=>"));
    expect(finds).toHaveLength(2);
    techniqueTester(xyWing(), { finds, misses: lines.filter((line) => !finds.includes(line)) }, atOnce());
  });

  it("names every function for authors", () => {
    const named = Array.from(readme.matchAll(/\b(\w+)\(/g), ([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(Object.keys(testing)));
  });
});

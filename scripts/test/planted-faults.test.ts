import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { faults } from "../planted-faults.mjs";
import { root } from "../workspace.mjs";

it("a fault is planted for each thing that the tester asks", () => {
  const readme = readFileSync(join(root, "packages/testing/README.md"), "utf8");
  const asked = Array.from(readme.matchAll(/^\| `WINGS_(\w+)` +\| [^|]+\| [^|]+\|$/gm), ([, code]) => code);
  expect(asked.length).toBeGreaterThan(20);
  expect(new Set(faults.flatMap(({ tests = [], tester = [] }) => [tests, tester].flat()))).toEqual(new Set(asked));
});

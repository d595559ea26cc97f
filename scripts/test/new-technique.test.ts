import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { examine, isTechnique } from "../package-rules.mjs";
import { wrongId, writePackage } from "../new-technique.mjs";
import { root, workspacePackages } from "../workspace.mjs";

it.each([
  ["class", "class"],
  ["pattern", "pattern"],
  ["3d-medusa", "Usage"],
  ["X-Wing", "Usage"],
  ["x--wing", "Usage"],
  ["", "Usage"],
])("refuses the id %j, which no package can have", (id, word) => {
  expect(wrongId(id)).toContain(word);
  expect(wrongId("finned-x-wing")).toBeUndefined();
});

it("writes a package that is as all packages are", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wings-new-"));
  for (const name of ["core", "testing"]) {
    cpSync(join(root, "packages", name, "package.json"), join(folder, "packages", name, "package.json"));
  }
  await writePackage(folder, "finned-x-wing");
  const at = "packages/finned-x-wing";
  expect(examine(workspacePackages(folder)).filter((problem) => problem.startsWith(at))).toEqual([]);
  const source = readFileSync(join(folder, at, "src/finned-x-wing.ts"), "utf8");
  expect(source).toContain("export const finnedXWing");
  expect(source).not.toMatch(/my.?technique|an.author|after/i);
  rmSync(folder, { recursive: true });
});

/** The sections of every technique's README, in this order. */
const SECTIONS = [
  "When it applies",
  "The pattern",
  "Why it works",
  "Install and use",
  "Options",
  "What it costs",
  "Limits",
  "See also",
];
const readmes = workspacePackages()
  .filter(isTechnique)
  .map(({ folder }) => `${folder}/README.md`);

it.each([...readmes, "packages/create-wings-technique/template/technique/README.md"])(
  "%s has all sections in their order",
  (file) => {
    const headings = readFileSync(join(root, file), "utf8").matchAll(/^## (.+)$/gm);
    expect([...headings].map(([, heading]) => heading)).toEqual(SECTIONS);
  },
);

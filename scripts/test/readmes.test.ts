import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isTechnique } from "../package-rules.mjs";
import { root, workspacePackages } from "../workspace.mjs";

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

// The changesets of the repository.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";

/** @typedef {{ file: string, bumps: Record<string, string> }} Changeset a bump for each package that it names */

export const FOLDER = ".changeset";

/** @param {string} [top] @returns {Changeset[]} */
export const readChangesets = (top = root) =>
  readdirSync(join(top, FOLDER))
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .map((file) => parseChangeset(file, readFileSync(join(top, FOLDER, file), "utf8")));

/** A changeset begins with lines such as `"@wings/core": minor`. @param {string} file @param {string} text @returns {Changeset} */
export const parseChangeset = (file, text) => ({
  file,
  bumps: Object.fromEntries(
    Array.from((text.split(/^---$/m)[1] ?? "").matchAll(/^["']?([^"'\n]+)["']?: *(\w+)/gm), (found) => found.slice(1)),
  ),
});

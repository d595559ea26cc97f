// What an app pays for the packages, bundled, minified and gzipped, and the budgets for it. The apps are in scripts/size/.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root, workspacePackages } from "./workspace.mjs";

/**
 * Budgets in bytes: beyond `limit` the check fails. The core as a whole was to stay under 9,000, which all that it has to do
 * does not allow (bench/NOTES.md says what weighs what); its limit keeps it from growing until then.
 */
const budgets = [
  { entry: "core", what: "core whole (goal 9000)", limit: 15_800 },
  { entry: "one-wing", what: "five lines, one wing", limit: 7_000 },
  { entry: "four-wings", what: "five lines, four wings", limit: 14_000 },
  { entry: "draw", what: "draw, without the core", limit: 6_000, external: ["@wings/core"] },
];

const alias = Object.fromEntries(
  workspacePackages()
    .filter(({ group }) => group === "packages")
    .map(({ path, manifest }) => [manifest.name, join(path, "dist/index.js")]),
);

/** Minified and gzipped bytes of an app. @param {string} file @param {string[]} external */
async function sizeOf(file, external) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    alias: Object.fromEntries(Object.entries(alias).filter(([name]) => !external.includes(name))),
    external,
    write: false,
    logLevel: "error",
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}

/** @typedef {{ what: string, minified: number, gzipped: number, budget: number, verdict: string }} Size */

/** All that is measured, each with its verdict; without figures where something is missing. */
export async function sizes() {
  /** @type {Size[]} */
  const rows = [];
  for (const { entry, what, limit, external = [] } of budgets) {
    const file = join(root, "scripts/size", `${entry}.js`);
    const needed = [...readFileSync(file, "utf8").matchAll(/"(@wings\/[a-z-]+)"/g)].map(([, name]) => String(name));
    const missing = needed.filter((name) => !(name in alias) || !existsSync(String(alias[name])));
    if (missing.length > 0) {
      rows.push({ what, minified: NaN, gzipped: NaN, budget: limit, verdict: `not there yet: ${missing.join(", ")}` });
      continue;
    }
    try {
      const { minified, gzipped } = await sizeOf(file, external);
      rows.push({ what, minified, gzipped, budget: limit, verdict: gzipped < limit ? "ok" : "TOO BIG" });
    } catch {
      // esbuild has said what is wrong.
      rows.push({ what, minified: NaN, gzipped: NaN, budget: limit, verdict: "could not be bundled" });
    }
  }
  const page = join(root, "apps/playground/dist/page");
  if (existsSync(page)) {
    // All that a first visit loads: not what is only loaded with a stranger's technique, and the icons of an installed page.
    const files = readdirSync(page, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/^open-.*\.js$|\.png$/.test(entry.name),
    );
    const bodies = files.map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    const minified = bodies.reduce((sum, body) => sum + body.length, 0);
    const gzipped = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    const verdict = gzipped < 60_000 ? "ok" : "TOO BIG";
    rows.push({ what: "playground, first load in all", minified, gzipped, budget: 60_000, verdict });
  }
  return rows;
}

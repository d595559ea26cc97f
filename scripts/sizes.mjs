// What an app pays for the packages, bundled, minified and gzipped. Run as a program, it fails where a budget is exceeded.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { entriesOf, root, workspacePackages } from "./workspace.mjs";

/** A small app with some techniques. @param {Record<string, string>} techniques the package of each */
const app = (techniques) => `
import { explain, findFirst, parse } from "@wings/core";
${Object.entries(techniques)
  .map(([name, from]) => `import { ${name} } from "@wings/${from}";`)
  .join("\n")}
const finding = findFirst(parse(location.hash.slice(1)), [${Object.keys(techniques).join(", ")}]);
document.body.textContent = finding ? explain(finding) : "Nothing found.";
`;
const fourWings = { xyWing: "xy-wing", wWing: "w-wing", uvwxyzWing: "uvwxyz-wing", alsXyWing: "als-xy-wing" };

/** Budgets in bytes, gzipped. @type {readonly { what: string, budget: number, code: string, external?: string[] }[]} */
const BUDGETS = [
  { what: "a small app with one wing", budget: 7_000, code: app({ xyWing: "xy-wing" }) },
  { what: "a small app with four wings", budget: 14_000, code: app(fourWings) },
  { what: "draw, without the core", budget: 6_000, code: 'export * from "@wings/draw";', external: ["@wings/core"] },
];
const PAGE = { what: "playground, first load", budget: 60_000, folder: join(root, "apps/playground/dist/page") };

/** @typedef {{ what: string, minified: number, gzipped: number, budget: number }} Size */

/** @param {readonly Uint8Array[]} files */
const bytesOf = (files) => ({
  minified: files.reduce((sum, file) => sum + file.length, 0),
  gzipped: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
});

/** @returns {Promise<Size[]>} */
export async function sizes() {
  /** @type {Size[]} */
  const rows = [];
  const built = entriesOf(workspacePackages());
  for (const { what, budget, code, external = [] } of BUDGETS) {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: root },
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      alias: Object.fromEntries(built.filter(({ name }) => !external.includes(name)).map((it) => [it.name, it.built])),
      external,
      write: false,
      logLevel: "error",
    });
    rows.push({ what, ...bytesOf(outputFiles.map(({ contents }) => contents)), budget });
  }
  if (existsSync(PAGE.folder)) {
    // A first visit loads neither the sandbox of third-party techniques nor the icons of an installed page.
    const files = readdirSync(PAGE.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^open-.*\.js$|\.png$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    rows.push({ what: PAGE.what, ...bytesOf(files), budget: PAGE.budget });
  }
  return rows;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const rows = await sizes();
  console.table(rows.map((row) => ({ ...row, verdict: row.gzipped < row.budget ? "ok" : "TOO BIG" })));
  process.exitCode = rows.some(({ gzipped, budget }) => gzipped >= budget) ? 1 : 0;
}

// What an app pays for the packages, bundled, minified and gzipped, from their sources. Run as a program, it fails where a
// budget is exceeded; with --page it looks at the built page instead.

import { Buffer } from "node:buffer";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { analyzeMetafile, build } from "esbuild";
import { bakedLadderPlugin } from "./bake-ladder.mjs";
import { importProgram } from "./bundle.mjs";
import { isTechnique } from "./package-rules.mjs";
import { entriesOf, root, workspacePackages } from "./workspace.mjs";

/** @typedef {Record<string, string>} Techniques the package of each */

/** @type {Techniques} */
const oneWing = { xyWing: "xy-wing" };
/** @type {Techniques} */
const fourWings = { ...oneWing, wWing: "w-wing", uvwxyzWing: "uvwxyz-wing", alsXyWing: "als-xy-wing" };
/** @type {Techniques} */
const singles = { fullHouse: "singles", nakedSingle: "singles", hiddenSingle: "singles" };

/**
 * An app that reads no text: it places the digits that a player types.
 * @param {Techniques} techniques @param {string} calls what it imports of the core @param {string} program it has a `board` and a `list` of techniques
 */
const app = (techniques, calls, program) => `
import { Board, ${calls} } from "@wings/core";
${Object.entries(techniques)
  .map(([name, from]) => `import { ${name} } from "@wings/${from}";`)
  .join("\n")}
const list = [${Object.keys(techniques).join(", ")}];
const board = new Board();
board.placeGiven(0, 5);
document.body.textContent = ${program};
`;
/** @param {Techniques} techniques */
const findAndExplain = (techniques) => app(techniques, "explain, findFirst", 'explain(findFirst(board, list), "long")');
/** @param {Techniques} techniques */
const askForHint = (techniques) =>
  app(
    techniques,
    "explain, hint",
    "((answer) => (answer.finding ? explain(answer.finding) : answer.status))(hint(board, list))",
  );

/** @param {readonly string[]} levels */
const hintByLevel = (levels) => `
import { Board, explain, hint } from "@wings/core";
import { ${levels.join(", ")} } from "@wings/ladder/by-level";
const list = [${levels.map((level) => `...${level}`).join(", ")}].map(({ technique }) => technique);
const board = new Board();
board.placeGiven(0, 5);
const answer = hint(board, list);
document.body.textContent = answer.finding ? explain(answer.finding) : answer.status;
`;

const CORE = ["@wings/core"];
/**
 * Budgets in bytes, gzipped. Where the core is still over its budget, `limit` is what the check allows. It only goes up for what users
 * or authors notice: checks of what apps hand in, words, sets of cells in place of arithmetic, and boards with other
 * houses.
 * @type {readonly { what: string, budget: number, limit?: number, code: string, external?: string[] }[]}
 */
const BUDGETS = [
  { what: "findFirst and explain, one wing", budget: 7_000, limit: 8_750, code: findAndExplain(oneWing) },
  { what: "findFirst and explain, four wings", budget: 14_000, limit: 15_620, code: findAndExplain(fourWings) },
  { what: "a link to SudokuPad", budget: 4_000, code: 'export { sudokuPadLink } from "@wings/formats";' },
  { what: "hint, one wing", budget: 9_500, limit: 10_690, code: askForHint(oneWing) },
  { what: "hint, four wings", budget: 15_500, limit: 17_500, code: askForHint(fourWings) },
  {
    what: "hint, all techniques",
    budget: 115_000,
    code: app(
      { techniques: "ladder" },
      "explain, hint",
      "((answer) => (answer.finding ? explain(answer.finding) : answer.status))(hint(board, techniques))",
    ),
  },
  ...[
    { levels: ["easy"], budget: 12_000 },
    { levels: ["easy", "medium"], budget: 16_000 },
    { levels: ["easy", "medium", "hard"], budget: 41_000 },
  ].map(({ levels, budget }) => ({ what: `hint, ${levels.join(" and ")}`, budget, code: hintByLevel(levels) })),
  {
    what: "solvePath, singles, from text",
    budget: 13_000,
    limit: 13_930,
    code: app(singles, "solvePath", "solvePath(location.hash, list).status"),
  },
  { what: "parse", budget: 3_600, limit: 4_460, code: 'export { parse } from "@wings/core";' },
  { what: "readPhoto", budget: 60_000, code: 'export { readPhoto } from "@wings/photo";' },
  { what: "draw, without the core", budget: 7_000, limit: 8_300, code: 'export * from "@wings/draw";', external: CORE },
  { what: "<wings-board>, basics and wings", budget: 30_000, limit: 35_340, code: 'import "@wings/element/define";' },
];
const PAGE_FOLDER = join(root, "apps/playground/dist/page");
const { LADDER } = await importProgram('export { LADDER } from "@wings/ladder";');
/** The bytes that a worker may have for each technique: its search, proof and words. A new technique raises its budget. */
const ALL_TECHNIQUES = 835 * LADDER.length;
/** The page is what its HTML names, without the workers, which start later. Each worker comes with all that it loads. */
const PAGE = [
  { what: "playground, first load", budget: 66_000, worker: undefined },
  { what: "playground, engine with the basics", budget: 45_000, worker: /^engine-.*\.js$/ },
  {
    what: "playground, engine with all techniques",
    budget: ALL_TECHNIQUES,
    worker: /^(engine|all-techniques)-.*\.js$/,
  },
  { what: "playground, generator", budget: ALL_TECHNIQUES, worker: /^generator-.*\.js$/ },
];

/** @param {ReadonlyMap<string, string>} files by name @param {RegExp} [worker] @returns {string[]} the texts that are loaded */
function partsOf(files, worker) {
  const isWorker = (/** @type {string} */ name) => PAGE.some((part) => part.worker?.test(name));
  const html = files.get("index.html") ?? "";
  const names = [...files.keys()].filter((name) =>
    worker === undefined ? name === "index.html" || (html.includes(name) && !isWorker(name)) : worker.test(name),
  );
  const parts = new Set(names);
  for (const name of worker === undefined ? [] : parts) {
    // What it imports at once; the rest is loaded when it is needed.
    for (const other of files.keys()) if (files.get(name)?.includes(`from"./${other}"`)) parts.add(other);
  }
  return [...parts].map((name) => files.get(name) ?? "");
}

/** @typedef {{ what: string, minified: number, gzipped: number, budget: number, limit?: number | undefined, largest?: string }} Size */

/** @param {readonly Uint8Array[]} files */
const bytesOf = (files) => ({
  minified: files.reduce((sum, file) => sum + file.length, 0),
  gzipped: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
});

/** @returns {Promise<Size[]>} */
export async function sizesOfPackages() {
  /** @type {Size[]} */
  const rows = [];
  const entries = entriesOf(workspacePackages());
  for (const { what, budget, limit, code, external = [] } of BUDGETS) {
    const { outputFiles, metafile } = await build({
      stdin: { contents: code, resolveDir: root },
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      alias: Object.fromEntries(
        entries
          .filter(({ name }) => !external.some((it) => `${name}/`.startsWith(`${it}/`)))
          .map((it) => [it.name, join(root, it.source)]),
      ),
      external,
      plugins: [bakedLadderPlugin()],
      write: false,
      metafile: true,
      logLevel: "error",
    });
    rows.push({
      what,
      ...bytesOf(outputFiles.map(({ contents }) => contents)),
      budget,
      limit,
      largest: await analyzeMetafile(metafile),
    });
  }
  return rows;
}

/** Of the built page; nothing where there is none. @returns {Promise<Size[]>} */
export async function sizesOfPage() {
  if (!existsSync(PAGE_FOLDER)) return [];
  /** @type {Size[]} */
  const rows = [];
  const pageFiles = readdirSync(PAGE_FOLDER, { recursive: true, withFileTypes: true });
  const files = new Map(
    pageFiles
      .filter((entry) => entry.isFile() && !/\.png$|^sw\.js$/.test(entry.name))
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), "utf8")]),
  );
  for (const { what, budget, worker } of PAGE) {
    const size = bytesOf(partsOf(files, worker).map((text) => Buffer.from(text)));
    rows.push({ what, budget, ...size, ...(size.gzipped >= budget && { largest: await sizeOfTechniques() }) });
  }
  return rows;
}

/** What each package of techniques adds to a program that has the core, the largest first. */
async function sizeOfTechniques() {
  const common = /** @satisfies {import("esbuild").BuildOptions} */ ({ bundle: true, minify: true, format: "esm" });
  const sizes = workspacePackages()
    .filter(isTechnique)
    .map(async ({ path, manifest }) => {
      const { outputFiles } = await build({
        ...common,
        entryPoints: [join(path, "src/index.ts")],
        external: ["@wings/core"],
        write: false,
      });
      return `${String(bytesOf(outputFiles.map(({ contents }) => contents)).gzipped).padStart(6)}  ${manifest.name}`;
    });
  return `\n${(await Promise.all(sizes)).sort().reverse().join("\n")}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const rows = await (process.argv.includes("--page") ? sizesOfPage() : sizesOfPackages());
  const verdict = (/** @type {Size} */ { gzipped, budget, limit = budget }) =>
    gzipped < budget ? "ok" : gzipped < limit ? "over budget" : "TOO BIG";
  console.table(
    rows.map((row) => ({ ...row, verdict: verdict(row) })),
    ["what", "minified", "gzipped", "budget", "verdict"],
  );
  for (const { what, gzipped, budget, largest } of rows)
    if (gzipped >= budget) console.error(`${what}: ${largest ?? "unknown"}`);
  process.exitCode = rows.some(({ gzipped, budget, limit = budget }) => gzipped >= limit) ? 1 : 0;
}

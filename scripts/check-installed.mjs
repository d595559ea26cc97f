// Installs the packed core and one technique, and nothing else, in an empty project outside the workspace, and runs five
// lines there as a user would: with import, with require, and bundled for a browser.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import { read, root } from "./workspace.mjs";

/** Of each package a technique, a board on which it finds something, and what it changes there. */
const cases = [
  {
    name: "xy-wing",
    technique: "xyWing",
    board: "w16hc1bide7ei18d73bfj2j3fea9hj5j9c8641cfijadjhj1482j6j3k7jfh2j1cjc64j18gj8al3jf4",
    outcome: "r9c45≠5",
  },
  {
    name: "w-wing",
    technique: "wWing",
    board: "w1bd973ef81a8cbf9ged7f5a84ib33jfjd82j74j2lE4fji786k4j5eI4j8j6jC826I2mE1C8j8j74j15j6",
    outcome: "r8c56 r9c2≠2",
  },
  {
    name: "uvwxyz-wing",
    technique: "xyzWing",
    board: "w18f9ba3k4c24l61he7adh6c297j2j4akcjae3j2dhjdl5j1j225j1jhj4k47jbj83a1k7jd2j5",
    outcome: "r6c8≠9",
  },
  {
    name: "als-xy-wing",
    technique: "alsXyWing",
    board: "w14jb1geij39B17j3j54B3j539jd7m5l3k2963h7154cj8l6kej4k389k39j4j2j56jak9dc7",
    outcome: "r4c5≠1",
  },
];

const folder = mkdtempSync(join(tmpdir(), "wings-installed-"));

/** Packs a package as a release would and answers where. @param {string} name */
async function pack(name) {
  const into = join(folder, "packed", name);
  mkdirSync(into, { recursive: true });
  if ((await read("pnpm", ["pack", "--pack-destination", into], join(root, "packages", name))) === undefined) {
    throw new Error(`packages/${name} could not be packed: run \`pnpm run build\` first.`);
  }
  return join(into, readdirSync(into)[0] ?? "");
}

/**
 * All ways in which a package is used, each with what it printed.
 * @param {typeof cases[number]} it
 * @param {string} core
 */
async function use({ name, technique, board }, core) {
  const project = join(folder, name);
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true }\n');
  const tarballs = [core, await pack(name)];
  const installed = await read("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs], project);
  if (installed === undefined) throw new Error(`${name} could not be installed beside the core alone.`);
  const five = [
    `const board = parse("${board}");`,
    `const finding = findFirst(board, [${technique}]);`,
    `if (finding) console.log(explain(finding, "short"));`,
  ];
  const modules = [
    `import { explain, findFirst, parse } from "@wings/core";`,
    `import { ${technique} } from "@wings/${name}";`,
  ];
  const required = [
    `const { explain, findFirst, parse } = require("@wings/core");`,
    `const { ${technique} } = require("@wings/${name}");`,
  ];
  writeFileSync(join(project, "five.mjs"), [...modules, ...five].join("\n"));
  writeFileSync(join(project, "five.cjs"), [...required, ...five].join("\n"));
  const bundle = await build({
    entryPoints: [join(project, "five.mjs")],
    bundle: true,
    minify: true,
    platform: "browser",
    format: "iife",
    write: false,
    logLevel: "error",
  });
  /** @type {string[]} */
  const printed = [];
  // A context with nothing of Node.js in it, as in a browser.
  runInNewContext(bundle.outputFiles[0]?.text ?? "", {
    console: { log: (/** @type {string} */ line) => printed.push(line) },
  });
  return {
    import: await read(process.execPath, ["five.mjs"], project),
    require: await read(process.execPath, ["--no-warnings", "five.cjs"], project),
    bundle: printed.join("\n"),
  };
}

let failed = 0;
try {
  const core = await pack("core");
  for (const it of cases) {
    for (const [way, printed] of Object.entries(await use(it, core))) {
      if (printed?.trimEnd().endsWith(`: ${it.outcome}`)) continue;
      console.error(`@wings/${it.name} by ${way}: expected …: ${it.outcome}, seen ${printed ?? "a failure"}`);
      failed++;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
if (failed === 0)
  console.log(`${cases.length} packages, each with the core alone: import, require and bundle find the wing.`);
process.exitCode = failed === 0 ? 0 : 1;

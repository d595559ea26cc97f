// `pnpm generate` writes the text that is derived from other files. `--check` writes nothing, and fails where it is stale.

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { format, resolveConfig } from "prettier";
import { importProgram } from "./bundle.mjs";
import { drawings, pictureBlock, pictureFiles } from "./drawings.mjs";
import { errorPage } from "./error-page.mjs";
import { installLines, withInstallLines } from "./install-lines.mjs";
import { readLesson } from "./lessons.mjs";
import { GROUPS, groupOf, isTechnique } from "./package-rules.mjs";
import { boardBlocks } from "./other-boards.mjs";
import { pivotBytes } from "./pivot-bytes.mjs";
import { withRanges } from "./plugin-ranges.mjs";
import { withRegions } from "./regions.mjs";
import { root, workspacePackages } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */
/** @typedef {import("./drawings.mjs").Drawing} Drawing */
/** @typedef {import("../packages/ladder/src/index.js").Rung} Rung */

const RESULTS = "bench/RESULTS.md";
/** Each is the package of a plugin. */
const PLUGINS = ["examples/third-party/package.json", "packages/create-wings-technique/template/package/_package.json"];

/** @param {string} file */
const readText = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");

/** All generated files. @returns {Promise<{ file: string, text: string }[]>} */
async function generated() {
  const pictures = await drawings();
  const boards = await boardBlocks();
  const all = workspacePackages();
  const { RUNGS, ORDER } = await importProgram(
    'export { RUNGS } from "@wings/ladder"; export { ORDER } from "./packages/ladder/src/ladder.ts";',
  );
  return [
    rootReadme(all, pictures),
    ...all
      .filter(({ group }) => group === "packages")
      .flatMap((it) => [{ file: `${it.folder}/LICENSE`, text: readText("LICENSE") }, readme(it, pictures, RUNGS)]),
    ...pictureFiles(pictures),
    ...PLUGINS.map((file) => ({ file, text: withRanges(readText(file), all) })),
    {
      file: "packages/counting/src/pivot-bytes.ts",
      text: await pivotBytes(readText("packages/counting/src/pivot.wat")),
    },
    { file: "docs/errors.md", text: errorPage(errorSources(all)) },
    ...pages(all).map((file) => ({
      file,
      text: withBlocks(withInstallLines(file, withRegions(readText(file), readText)), {
        names: nameTable(ORDER),
        ...boards,
      }),
    })),
  ];
}

/** The pages that are written by hand, with generated pieces. @param {readonly Package[]} all */
const pages = (all) => [
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md") && name !== "errors.md")
    .map((name) => `docs/${name}`),
  ...all.filter(({ group }) => group === "apps").map(({ folder }) => `${folder}/README.md`),
];

/** The files in which packages make their errors, one a folder, the core first. @param {readonly Package[]} all */
const errorSources = (all) =>
  all
    .map(({ folder, manifest }) => ({
      title: `\`${manifest.name}\``,
      source: errorFiles(join(folder, "src")).join("\n"),
    }))
    .filter(({ source }) => source !== "")
    .sort((a, b) => Number(b.title.includes("/core")) - Number(a.title.includes("/core")));

/** @param {string} src @returns {string[]} */
const errorFiles = (src) =>
  (existsSync(join(root, src)) ? readdirSync(join(root, src), { recursive: true, encoding: "utf8" }) : [])
    .filter((file) => basename(file) === "errors.ts")
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .map((file) => readText(join(src, file)));

/** @param {string} name @returns {[start: string, end: string]} */
const marks = (name) => [`<!-- generated:${name} -->`, `<!-- /generated:${name} -->`];

/** The names in other programs as a table. @param {readonly import("../packages/ladder/src/ladder.js").Place[]} order */
function nameTable(order) {
  const programs = {
    hodoku: "HoDoKu",
    sudokuExplainer: "Sudoku Explainer",
    sudokuWiki: "SudokuWiki",
    sudokuStudio: "Sudoku Studio",
    sudokuCoach: "sudoku.coach",
  };
  const row = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const columns = /** @type {(keyof typeof programs)[]} */ (Object.keys(programs));
  return [
    row(["wings", ...Object.values(programs)]),
    row(["---", ...columns.map(() => "---")]),
    ...order.map(({ technique, about, package: name }) => {
      const link = `[${technique.name}](${name.replace("@wings/", "../packages/")})`;
      return row([about.stage === "new" ? `${link}, new` : link, ...columns.map((each) => about.names[each] ?? "")]);
    }),
  ].join("\n");
}

/** Replaces what is between `<!-- generated:name -->` and its end. A block that a page does not have is left out. @param {string} page @param {Record<string, string>} blocks by name */
const withBlocks = (page, blocks) =>
  Object.entries(blocks).reduce((text, [name, content]) => {
    const [start, end] = marks(name);
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    return from < 0 || to < from ? text : `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`;
  }, page);

/** @param {readonly Package[]} all @param {readonly Drawing[]} pictures */
function rootReadme(all, pictures) {
  const file = "README.md";
  const [first] = pictures.filter(({ id }) => id === "w-wing");
  const wings = ["xy-wing", "w-wing", "als-xy-wing"];
  const text = withBlocks(withInstallLines(file, readText(file)), {
    drawing: first === undefined ? "" : pictureBlock(first, `${first.folder}/`),
    packages: packageTables(all),
    speed: `${cost(readText(RESULTS), wings)} [All figures](${RESULTS}); \`pnpm bench\` measures your machine.`,
  });
  return { file, text };
}

/** A folded table for each group. @param {readonly Package[]} all */
const packageTables = (all) =>
  GROUPS.map((group) => {
    const packages = all.filter((it) => groupOf(it) === group);
    const rows = packages.map(
      ({ folder, manifest }) => `| [\`${manifest.name}\`](${folder}) | ${manifest.description} |`,
    );
    const table = ["| package | what it is |", "| --- | --- |", ...rows].join("\n");
    return `<details><summary><b>${group}</b>: ${packages.length} packages</summary>\n\n${table}\n\n</details>`;
  }).join("\n\n");

/** The README of a package: its head, its lesson, pictures of its techniques and their costs. @param {Package} it @param {readonly Drawing[]} pictures @param {readonly Rung[]} ladder */
function readme(it, pictures, ladder) {
  const file = `${it.folder}/README.md`;
  const page = readText(file);
  const { name = "", description = "", peerDependencies = {} } = it.manifest;
  // What its code imports is installed, too.
  const imported = [...page.matchAll(/^import .* from "(@wings\/[a-z-]+)/gm)].map(([, each = ""]) => each);
  const lines = installLines(file, [...new Set([name, ...Object.keys(peerDependencies), ...imported])]);
  const kind = isTechnique(it) ? "\n\nA technique of [wings](../../README.md)." : "";
  const hasNoInstall = it.manifest.exports === undefined || it.manifest.private === true;
  // The package that draws shows the drawing of another one.
  const [own, base] = it.folder === "packages/draw" ? ["packages/als-xy-wing", "../als-xy-wing/"] : [it.folder, ""];
  // The name of the block lists the techniques.
  const costs = [...page.matchAll(/<!-- generated:(cost ([a-z- ]+)) -->/g)].map(([, block = "", ids = ""]) => [
    block,
    `${cost(readText(RESULTS), ids.split(" "))} [All figures](../../${RESULTS}).`,
  ]);
  const shown = pictures.filter(({ folder }) => folder === own).map((picture) => pictureBlock(picture, base));
  const lesson = isTechnique(it) ? Object.entries(readLesson(it.path).sections) : [];
  // A new package has no blocks yet.
  const missing = ["head", ...(shown.length > 0 ? ["drawings"] : [])].filter((name) => !page.includes(marks(name)[0]));
  const whole = `${missing.map((name) => `${marks(name).join("\n")}\n\n`).join("")}${page}`;
  const text = withBlocks(withInstallLines(file, whole), {
    head: `# ${name}\n\n${description}${kind}${hasNoInstall ? "" : `\n\n${lines}`}`,
    drawings: shown.join("\n\n"),
    rungs: rungTable(ladder),
    ...Object.fromEntries(lesson.map(([title, body]) => [`lesson ${title}`, body])),
    ...Object.fromEntries(costs),
  });
  return { file, text };
}

/** @param {readonly Rung[]} ladder */
const rungTable = (ladder) =>
  [
    "| id | level | score | package |\n| --- | --- | ---: | --- |",
    ...ladder.map(
      ({ technique, level, score, stage, package: name }) =>
        `| \`${technique.id}\` | ${level}${stage === undefined ? "" : ", new"} | ${score} | [\`${name}\`](../${name.replace("@wings/", "")}) |`,
    ),
  ].join("\n");

/** One sentence on the time that techniques take. @param {string} results the text of bench/RESULTS.md @param {readonly string[]} ids */
export function cost(results, ids) {
  const each = ids.map((id) => `${microseconds(results, id)} µs for \`${id}\``);
  const list = each.length === 1 ? each[0] : `${each.slice(0, -1).join(", ")} and ${each.at(-1)}`;
  return `On a board where the basics are stuck, finding every pattern takes a median of ${list}.`;
}

/** The first figure in a column of microseconds, right of the name of a technique. @param {string} results @param {string} id */
function microseconds(results, id) {
  for (const table of results.split(/\n(?!\|)/)) {
    const [head = [], , ...rows] = table
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").map((cell) => cell.trim()));
    const row = rows.find((cells) => cells.includes(id)) ?? [];
    const value = row.find((_, column) => column > row.indexOf(id) && /µs$/.test(head[column] ?? ""));
    if (value) return value;
  }
  throw new Error(`${RESULTS} has no microseconds for ${id}: measure it with \`pnpm bench\`.`);
}

async function main() {
  const check = process.argv.includes("--check");
  const files = await generated();
  let stale = 0;
  for (const { file, text } of files) {
    const path = join(root, file);
    const options = await resolveConfig(path);
    const wanted = /\.(md|json|ts)$/.test(file) ? await format(text, { ...options, filepath: path }) : text;
    if (existsSync(path) && readFileSync(path, "utf8") === wanted) continue;
    stale++;
    if (check) console.error(`${file} is not what its sources say: run \`pnpm generate\` and commit it.`);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, wanted);
      console.log(`wrote ${file}`);
    }
  }
  if (stale === 0) console.log(`${files.length} generated files are up to date.`);
  process.exitCode = check && stale > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();

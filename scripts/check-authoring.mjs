// docs/authoring.md word for word, by somebody who has Node.js, npm and that page: in an empty folder, every command in its
// order, every piece of code in its file, every program run. What the page says that is printed must be printed.

import { spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { strangersEnvironment } from "./registry.mjs";
import { execute } from "./stranger.mjs";
import { readJson, root } from "./workspace.mjs";

/**
 * What a page asks for, block by block.
 * @typedef {object} Block
 * @property {string} language
 * @property {string} code
 * @property {string | undefined} file where it belongs, for a piece of the example
 * @property {string | undefined} output what the page says is printed: the block of text behind it
 * @property {number} line
 */

/** @param {string} page @returns {Block[]} */
function blocksOf(page) {
  const found = [
    ...page.matchAll(/(?:<!-- generated:region examples\/third-party\/(\S+)#\S+ -->\s*)?^```(\w+)\n(.*?)^```$/gms),
  ];
  const blocks = found.map(({ 1: file, 2: language = "", 3: code = "", index }) => ({
    file,
    language,
    code,
    output: undefined,
    chapter: page.slice(0, index).split(/^#+ /m).length,
    line: page.slice(0, index).split("\n").length,
  }));
  return blocks.flatMap((block, i) => {
    const next = blocks[i + 1];
    const output = next?.language === "text" && next.chapter === block.chapter ? next.code : undefined;
    return block.language === "text" ? [] : [{ ...block, output }];
  });
}

/** Lines of the page that were not printed; `…` stands for anything. @param {string | undefined} expected @param {string} printed */
const unseen = (expected, printed) => {
  const seen = printed.replace(/\s+/g, " ");
  return (expected ?? "").split("\n").flatMap((line) => {
    const parts = line.replace(/\s+/g, " ").trim().split("…").filter(Boolean);
    return parts.every((part) => seen.includes(part.trim())) ? [] : [line];
  });
};

/**
 * The registry of a clone, opened by the commands that the page names for it: the last one, really; what is before it is known
 * to install and build, for it is what README.md has a newcomer say, and has been said where this runs.
 * @param {string} page @param {string} folder
 */
async function openAsSaid(page, folder) {
  const lines = /^```sh clone\n(.*?)^```$/ms.exec(page)?.[1]?.trim().split("\n") ?? [];
  const [first = "", last = "", ...more] = lines;
  const [, script = ""] = /^npx pnpm ([\w:]+)$/.exec(last) ?? [];
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const scripts = readJson(join(root, "package.json")).scripts ?? {};
  const isKnown = first.startsWith("npm start -- ") && readme.includes(`\`${first}\``) && scripts.start !== undefined;
  if (!isKnown || scripts[script] === undefined || more.length > 0) {
    throw new Error(`docs/authoring.md names other commands for a clone than README.md does: ${lines.join("; ")}`);
  }
  const child = spawn("sh", ["-c", last], { cwd: root, stdio: ["ignore", "pipe", "inherit"], detached: true });
  // Whatever is between this and the registry ends with it, and it with this.
  const close = () => child.exitCode === null && child.pid !== undefined && process.kill(-child.pid, "SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (close(), process.exit(1)));
  let printed = "";
  for await (const part of child.stdout.setEncoding("utf8")) {
    printed += part;
    const [, line] = /^ *export (.+)\n/m.exec(printed) ?? [];
    if (line === undefined) continue;
    const settings = Object.fromEntries(line.split(" ").map((each) => each.split("=")));
    return { environment: { ...strangersEnvironment(folder, settings.npm_config_registry), ...settings }, close };
  }
  throw new Error(`\`${last}\` ended, and had printed:\n${printed}`);
}

const page = readFileSync(join(root, "docs/authoring.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "wings-authoring-"));
const { environment, close } = await openAsSaid(page, folder).catch((error) => {
  rmSync(folder, { recursive: true });
  throw error;
});
let here = join(folder, "evening");
/** The package, once it is made. */
let made = here;
/** @type {Set<string>} */
const begun = new Set();
mkdirSync(here);

/** @param {readonly string[]} command */
const run = (...command) => execute(here, environment, command);

/** @type {Record<string, (block: Block) => Promise<void>>} */
const follow = {
  async sh({ code, output }) {
    let printed = "";
    for (const line of code.split("\n").filter(Boolean)) {
      if (line.startsWith("cd ")) {
        here = resolve(here, line.slice(3));
        if (existsSync(join(here, "src"))) made = here;
        continue;
      }
      // What the page asks for in words is written in the example.
      if (line.startsWith("npm publish")) cpSync(join(root, "examples/third-party/README.md"), join(here, "README.md"));
      const { code: status, text } = await run("sh", "-c", line);
      if (status !== 0) throw new Error(`\`${line}\` ended with ${status}:\n${text}`);
      printed += text;
    }
    said(output, printed);
  },

  // A piece of a file: the first takes the place of what the scaffold has there.
  async ts({ code, file }) {
    if (file === undefined) return;
    const path = join(made, file);
    mkdirSync(dirname(path), { recursive: true });
    if (begun.has(file)) appendFileSync(path, `\n${code}`);
    else writeFileSync(path, code);
    begun.add(file);
  },

  // A mistake to make: the tests must fail as the page says, and it is taken back.
  async diff({ code, output }) {
    const [, from = "", to = ""] = /^-(.*)\n\+(.*)$/m.exec(code) ?? [];
    const path = join(made, "src/two-string-kite.ts");
    const before = readFileSync(path, "utf8");
    if (before.split(from.trim()).length !== 2) throw new Error(`${from.trim()} is not there once.`);
    writeFileSync(path, before.replace(from.trim(), to.trim()));
    here = made;
    const { code: status, text } = await run("npm", "test");
    writeFileSync(path, before);
    if (status === 0) throw new Error("The tests pass with the mistake in it.");
    said(output, text);
  },

  async js({ code, output }) {
    // What is no program of its own shows how something is written.
    if (!code.startsWith("import ")) return;
    writeFileSync(join(here, "program.mjs"), code);
    const { code: status, text } = await run("node", "program.mjs");
    rmSync(join(here, "program.mjs"));
    if (status !== 0) throw new Error(`It ended with ${status}:\n${text}`);
    said(output, text);
  },
};

/** @param {string | undefined} expected @param {string} printed */
function said(expected, printed) {
  const missing = unseen(expected, printed);
  if (missing.length > 0)
    throw new Error(`The page says that this is printed:\n${missing.join("\n")}\nSeen:\n${printed}`);
}

let failed = 0;
let followed = 0;
try {
  for (const block of blocksOf(page)) {
    const step = follow[block.language];
    if (step === undefined)
      throw new Error(`docs/authoring.md:${block.line}: nobody knows what to do with ${block.language}.`);
    const start = performance.now();
    await step(block);
    followed++;
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
    console.log(`ok ${seconds} s  line ${block.line}: ${block.file ?? block.code.split("\n")[0]}`);
  }
} catch (error) {
  failed++;
  console.error(error instanceof Error ? error.message : error);
}
close();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
if (failed === 0) console.log(`docs/authoring.md can be followed word for word: ${followed} blocks.`);
process.exitCode = failed === 0 ? 0 : 1;

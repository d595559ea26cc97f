// `npm create wings-technique` as somebody does it who has nothing but Node.js: in an empty folder, from a registry. What it
// makes passes its tests, once and in watch mode, builds, runs in the runner and could be published.

import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { creatorModule } from "./creator.mjs";
import { filesIn, openRegistry } from "./registry.mjs";
import { execute, expect, report, succeed } from "./stranger.mjs";
import { root } from "./workspace.mjs";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const folder = mkdtempSync(join(tmpdir(), "wings-create-"));
const registry = await openRegistry(folder);
// Somebody's home: git knows a name there, and pnpm keeps its things.
const environment = { ...registry.environment, HOME: folder, XDG_CONFIG_HOME: folder, GIT_CONFIG_NOSYSTEM: "1" };
writeFileSync(join(folder, ".gitconfig"), "[user]\n\tname = Jane Doe\n");
const desk = join(folder, "desk");
mkdirSync(desk);
const project = join(desk, "two-string-kite");

/** @param {string} where @param {readonly string[]} command */
const run = (where, ...command) => succeed(where, environment, command);

/** Waits until a command that goes on has printed something. @param {() => string} text @param {RegExp} wanted */
async function printed(text, wanted) {
  for (let left = 600; !wanted.test(text()); left--) {
    if (left === 0) throw new Error(`expected ${wanted}, seen\n${text()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @type {typeof import("../packages/create-wings-technique/src/package/words.js")} */
const { scaffoldClauses } = await creatorModule("package/words.ts");

/** A file of the scaffold as an author may have it: each thing that is to be said anew is. @param {string} text */
function inOwnWords(text) {
  // The longest first: some of them begin like others.
  const clauses = [...scaffoldClauses()].sort((one, other) => other.length - one.length);
  return clauses.reduce((so, clause) => {
    const pattern = clause.replace(/[{}`.]/g, "\\$&").replaceAll(" ", "\\s+");
    return so.replace(new RegExp(pattern, "gi"), clause.includes("{") ? "{cell} takes {digit}" : "words of the author");
  }, text);
}

const failed = await report({
  async "npm create wings-technique two-string-kite"() {
    const said = await run(desk, "npm", "create", "--yes", "wings-technique", "two-string-kite");
    expect(said, "technique jane-doe/two-string-kite", "what it says");
    expect(said, "npm run check", "what it says");
    const again = await execute(desk, environment, ["npm", "create", "--yes", "wings-technique", "two-string-kite"]);
    expect(again.text, "WINGS_NOT_EMPTY", "a second time");
    const create = ["npm", "create", "--yes", "wings-technique", "kite"];
    const kept = await execute(desk, environment, [...create, "--author", "Jane Doe"]);
    expect(kept.text, "WINGS_DASHES_MISSING", "without -- in front of --author");
    expect(await run(desk, ...create, "--author=Zoë"), "technique zoe/kite", "with what npm kept");
  },

  async "pnpm create wings-technique, in an empty folder"() {
    const empty = join(desk, "empty-rectangle");
    mkdirSync(empty);
    const said = await run(empty, join(root, "node_modules/.bin/pnpm"), "create", "wings-technique");
    expect(said, "technique jane-doe/empty-rectangle", "what it says");
    expect(said, "pnpm install", "what it says");
  },

  async "npm install"() {
    await run(project, "npm", "install");
  },

  async "pnpm registry, for whoever tries what is not published"() {
    const child = spawn(process.execPath, [join(root, "scripts/serve-registry.mjs")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part) => (text += part));
    try {
      await printed(() => text, /^ {2}export .+\n/m);
      const [settings = ""] = /export .+/.exec(text) ?? [];
      const empty = join(desk, "registry");
      mkdirSync(empty);
      const seen = await succeed(empty, { PATH: String(registry.environment.PATH), HOME: folder }, [
        "sh",
        "-c",
        `${settings} && npm create --yes wings-technique kite && cd kite && npm install && npx wings --version && ls`,
      ]);
      expect(seen, "technique jane-doe/kite", "what is made");
      if (seen.includes("package-lock.json")) throw new Error("a lockfile names the registry of this machine");
    } finally {
      child.kill();
    }
  },

  async "types, tests and build, each by its script"() {
    await run(project, "npm", "run", "types");
    await run(project, "npm", "test");
    await run(project, "npm", "run", "build");
    const built = readFileSync(join(project, "dist/index.js"), "utf8");
    if (/^import\b/m.test(built)) throw new Error("the built module is not self-contained");
  },

  async "wings solve --plugin ."() {
    expect(await run(project, "npx", "wings", "solve", "--plugin", ".", PUZZLE), "Two-String-Kite", "wings solve");
    expect(await run(project, "npx", "wings", "techniques", "--plugin", "."), "jane-doe/two-string-kite", "the list");
  },

  async "npm run dev: the tests run again at a change"() {
    const child = spawn("npm", ["run", "dev"], { cwd: project, env: environment, detached: true, stdio: "pipe" });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (part) => (text += part));
    try {
      await printed(() => text, /Tests +\d+ passed[^]*Waiting for file changes/);
      text = "";
      appendFileSync(join(project, "src/two-string-kite.ts"), '\nthrow new Error("a change");\n');
      await printed(() => text, /a change[^]*Watching for file changes/);
      const source = join(project, "src/two-string-kite.ts");
      writeFileSync(source, readFileSync(source, "utf8").replace('\nthrow new Error("a change");\n', ""));
    } finally {
      // With all that it started.
      process.kill(-Number(child.pid), "SIGKILL");
    }
  },

  async "npm publish stops where words of the scaffold are left, and where the README says what is not so"() {
    const files = ["package.json", "README.md", "src/two-string-kite.ts", "test/reference.ts"];
    const { code, text } = await execute(project, environment, ["npm", "publish", "--dry-run"]);
    if (code === 0) throw new Error("the technique of the scaffold could be published");
    for (const file of files) expect(text, `${file} still has words of the scaffold`, "npm publish");
    expect(text, "4 things keep it from being published", "npm publish");
    for (const file of files) {
      const path = join(project, file);
      writeFileSync(path, inOwnWords(readFileSync(path, "utf8")));
    }
    await run(project, "npm", "run", "build");
    const readme = await execute(project, environment, ["npm", "run", "publishable"]);
    expect(readme.text, "prints\nr1c9 takes 9.\n, and the page says\nr1c9 has no other", "npm run publishable");
    expect(readme.text, "1 thing keeps it from being published", "npm run publishable");
    const path = join(project, "README.md");
    writeFileSync(path, readFileSync(path, "utf8").replace("r1c9 has no other candidate than 9.", "r1c9 takes 9."));
    expect(await run(project, "npm", "run", "publishable"), "ok  wings-two-string-kite@1.0.0", "npm run publishable");
  },

  async "npm publish stops where the package is wrong"() {
    const path = join(project, "package.json");
    const before = readFileSync(path, "utf8");
    const faulty = { version: "0.0.0-oops", files: ["dist", "src"], dependencies: { semver: "^7.0.0" }, engines: {} };
    writeFileSync(path, JSON.stringify({ ...JSON.parse(before), ...faulty }));
    const { code, text } = await execute(project, environment, ["npm", "publish", "--dry-run", "--tag", "next"]);
    writeFileSync(path, before);
    if (code === 0) throw new Error("a package with faults could be published");
    for (const fault of ["VERSION", "DEPENDENCY", "ENGINES", "STRAY"]) {
      expect(text, `(WINGS_PACKAGE_${fault})`, "npm publish");
    }
  },

  async "npm publish stops where something is wrong"() {
    const source = join(project, "src/two-string-kite.ts");
    const before = readFileSync(source, "utf8");
    appendFileSync(source, '\nthrow new Error("a change");\n');
    const { code, text } = await execute(project, environment, ["npm", "publish", "--dry-run"]);
    if (code === 0) throw new Error("a technique that throws could be published");
    expect(text, "a change", "npm publish");
    writeFileSync(source, before);
  },

  async "npm publish --dry-run: its check, and what would be in the package"() {
    expect(await run(project, "npm", "publish", "--dry-run"), "+ wings-two-string-kite@1.0.0", "npm publish");
    await run(project, "npm", "pack");
    const files = [...(await filesIn(join(project, "wings-two-string-kite-1.0.0.tgz"))).keys()].sort();
    const wanted = [
      "LICENSE",
      "README.md",
      "dist/index.d.ts",
      "dist/index.js",
      "dist/two-string-kite.d.ts",
      "package.json",
    ];
    if (files.join() !== wanted.join()) throw new Error(`expected ${wanted.join(" ")}, seen ${files.join(" ")}`);
  },

  async "the README of what was made, command by command, in an empty folder"() {
    const reader = join(folder, "reader");
    mkdirSync(reader);
    writeFileSync(join(reader, "package.json"), '{ "private": true }\n');
    const readme = readFileSync(join(project, "README.md"), "utf8");
    const commands = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, code = ""]) => code.trim().split("\n"));
    let said = "";
    for (const command of commands) {
      // It is not published, only packed.
      const packed = join(project, "wings-two-string-kite-1.0.0.tgz");
      const runs = command.startsWith("npm install") ? command.replace("wings-two-string-kite", packed) : command;
      // Nothing is fetched that the page has not installed: `npx` could run a stranger's package.
      said += await run(reader, "sh", "-c", runs.replace(/^npx /, "npx --no-install "));
    }
    expect(said, "Two-String-Kite", "the README's commands");
  },
});

registry.close();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
process.exitCode = failed === 0 ? 0 : 1;

// Everything that a user does, on the packages as a release would publish them: packed once, installed once.
// With `--release`, it also asks npm whether it would publish each of them, and lists them: scripts/release/dry.mjs.

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packInto, publicPackages } from "../pack.mjs";
import { entriesOf, root } from "../workspace.mjs";
import { followAuthoring } from "./authoring.mjs";
import { contains, isRelease, succeed } from "./commands.mjs";
import { linkFolder, filesOf, installAll, oldestTypeScript } from "./install.mjs";
import { runPrograms } from "./readme-code.mjs";
import { tarballFaults } from "./tarballs.mjs";

/** What can be imported at run time: one entry has only types. @param {Parameters<typeof entriesOf>[0]} packages */
const namesOf = (packages) =>
  entriesOf(packages)
    .map(({ name }) => name)
    .filter((name) => name !== "@wings/core/about");

/** The basics do not solve it, with a kite they do. */
const PUZZLE = "45..7.....9.....2......9..6...5..9.7.........26.....4...4.1269..7..6.31.9....5..4";

/** How a program uses the plugin: composed with the ladder, its pattern typed. */
const PROGRAM = `
import { compose, explain, findFirst, isWingsError, parse, solvePath } from "@wings/core";
import { cellFact } from "@wings/core/author";
import { techniques } from "@wings/ladder";
import kite, { type TwoStringKite, twoStringKite } from "wings-two-string-kite";

const all = compose(techniques, [kite], { skip: techniques.map(({ id }) => id).filter((id) => /wing|ring/.test(id)) });
try {
  for (const { finding, board } of solvePath("${PUZZLE}", all).steps) {
    if (finding.technique !== kite.id) continue;
    const found = findFirst(board, [twoStringKite]);
    const pattern: TwoStringKite["digit"] | undefined = found?.pattern.digit;
    console.log(explain(finding, "short"), pattern);
  }
} catch (error) {
  if (isWingsError(error) && error.code === "WINGS_BAD_CHARACTER") console.log(error.details.line);
}
`;

/** The types of the CommonJS build. */
const COMMONJS_TYPES = `
import { findFirst, parse } from "@wings/core";
import { cellFact } from "@wings/core/author";
import { xyWing } from "@wings/xy-wing";

const pivot: \`r\${number}c\${number}\` | undefined = findFirst(parse("${PUZZLE}"), [xyWing])?.pattern.pivot;
console.log(pivot, cellFact(0));
`;

/**
 * CommonJS where Node.js can't \`require\` ES modules and knows no condition "module-sync": the same resolution as in Jest.
 * \`import\` loads the ES modules, so there are two copies, which must understand each other.
 */
const COMMONJS = `
const board = (core) => core.parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
async function check() {
  for (const name of names) {
    const [module, required] = [await import(name), require(name)];
    const keys = Object.keys(module).filter((key) => !["module.exports", "default", "__esModule"].includes(key));
    if (keys.length === 0 || keys.sort().join() !== Object.keys(required).sort().join()) throw new Error(name);
    if (keys.every((key) => module[key] === required[key])) throw new Error(name + " is loaded once");
  }
  for (const load of [require, (name) => import(name)]) {
    const [host, guest] = [await load("@wings/core"), load === require ? await import("@wings/core") : require("@wings/core")];
    const { xyWing } = load === require ? await import("@wings/xy-wing") : require("@wings/xy-wing");
    const finding = host.findFirst(board(host), [xyWing]);
    if (host.prove(board(guest), finding).status !== "proved") throw new Error("not proved");
    const answer = guest.hint(board(host), [xyWing]);
    if (host.explain(answer.finding, "short") !== guest.explain(finding, "short")) throw new Error("another hint");
    try {
      guest.parse("nonsense");
    } catch (error) {
      if (host.isWingsError(error)) continue;
    }
    throw new Error("an unknown error");
  }
}
check();
`;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "wings-end-to-end-")));
const home = join(folder, "home");
const installation = join(home, "node_modules");
/** @type {Map<string, string>} */
let tarballs = new Map();
/** The package that the tutorial makes. */
let made = "";

/** The apps are ES modules, and started: their READMEs hold commands. Jest tests programs that use the libraries. */
const libraries = publicPackages.filter(({ folder, manifest }) => folder.startsWith("packages/") && manifest.exports);

/** @type {Record<string, () => Promise<void>>} */
const steps = {
  async "all packages are packed, and installed from the files"() {
    mkdirSync(join(folder, "packed"));
    tarballs = await packInto(join(folder, "packed"), publicPackages);
    await installAll(home, tarballs);
  },

  async "the tarballs hold what they should: publint, attw"() {
    const faults = [];
    for (const [name, tarball] of tarballs) {
      for (const fault of await tarballFaults(tarball, filesOf(join(installation, name))))
        faults.push(`${name}: ${fault}`);
    }
    if (faults.length > 0) throw new Error(faults.join("\n"));
  },

  async "npm would publish them"() {
    for (const tarball of isRelease ? tarballs.values() : [...tarballs.values()].slice(0, 1)) {
      const text = await succeed(folder, "npm", "publish", "--dry-run", tarball);
      contains(text, "and public access (dry-run)", tarball);
    }
  },

  async "`import` and `require` load every package, as one copy"() {
    const program = `for (const name of ${JSON.stringify(namesOf(publicPackages))}) {
      import(name).then((module) => {
        const keys = Object.keys(module).filter((key) => key !== "module.exports");
        if (keys.length === 0 || keys.some((key) => require(name)[key] !== module[key])) throw new Error(name);
      });
    }`;
    await succeed(home, "node", "--no-warnings", "--eval", program);
  },

  async "CommonJS, where `require` loads no ES module: every library, and two copies that work together"() {
    const program = `const names = ${JSON.stringify(namesOf(libraries))};${COMMONJS}`;
    await succeed(home, "node", "--no-warnings", "--no-experimental-require-module", "--eval", program);
  },

  async "the code in the READMEs runs"() {
    const faults = [];
    const pages = libraries.map((it) => `${it.folder}/README.md`);
    for (const page of ["README.md", ...pages]) {
      try {
        await runPrograms(join(home, "pages", dirname(page)), readFileSync(join(root, page), "utf8"));
      } catch (error) {
        faults.push(`${page}: ${error instanceof Error ? error.message : error}`);
      }
    }
    if (faults.length > 0) throw new Error(faults.join("\n"));
  },

  async "the README of the command: its first board"() {
    const [line = ""] = /^wings solve .+$/m.exec(readFileSync(join(root, "apps/runner/README.md"), "utf8")) ?? [];
    contains(await succeed(home, "sh", "-c", `npx ${line || "wings --no-such-line"}`), "Hardest", line);
  },

  async "docs/authoring.md, word for word: `npm create`, the tests, the command, a user"() {
    made = await followAuthoring(join(home, "evening"), installation, tarballs);
  },

  async "a program that uses it: types under strict, with the newest and the oldest TypeScript, and runs"() {
    if (made === "") throw new Error("the tutorial above made no package");
    const user = join(home, "user");
    mkdirSync(join(user, "node_modules"), { recursive: true });
    linkFolder(made, join(user, "node_modules/wings-two-string-kite"), ["node_modules"]);
    writeFileSync(join(user, "package.json"), '{ "type": "module" }');
    writeFileSync(join(user, "user.ts"), PROGRAM);
    writeFileSync(join(user, "commonjs.cts"), COMMONJS_TYPES);
    const compilerOptions = { strict: true, target: "es2022", lib: ["es2022", "dom"], types: [], noEmit: true };
    writeFileSync(join(user, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["user.ts", "commonjs.cts"] }));
    // With `bundler`, `npm run types` has resolved the same packages.
    await succeed(user, "npx", "tsc", "--module", "node16", "--moduleResolution", "node16");
    await succeed(user, "node", oldestTypeScript, "--module", "node16");
    await runPrograms(user, `\`\`\`ts\n${PROGRAM}\`\`\`\n`);
  },
};

let failed = 0;
for (const [what, step] of Object.entries(steps)) {
  const start = performance.now();
  try {
    await step();
    console.log(`ok      ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${what}`);
  } catch (error) {
    failed++;
    console.error(`FAILED  ${what}\n${error instanceof Error ? error.message : error}\n`);
    // The others need the installation.
    if (failed === 1 && what.startsWith("all packages")) break;
  }
}
if (isRelease && failed === 0) {
  console.log("\nA release would publish, where the registry does not have them yet:");
  for (const { manifest } of publicPackages) {
    const { name = "", version = "" } = manifest;
    const [files, bytes] = [filesOf(join(installation, name)).size, statSync(tarballs.get(name) ?? "").size];
    console.log(
      `  ${name.padEnd(34)} ${version}  ${String(files).padStart(3)} files ${String(bytes).padStart(8)} bytes`,
    );
  }
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
process.exitCode = failed === 0 ? 0 : 1;

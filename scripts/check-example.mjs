// The example of a stranger's plugin, outside of the workspace: installed from a registry, type-checked, tested, run by the
// runner and in a page. Then the same with faults planted in it: all of them must be caught.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { faults } from "./planted-faults.mjs";
import { openRegistry } from "./registry.mjs";
import { bundleForPage, execute, expect, forEach, logInBrowser, logOf, report, succeed } from "./stranger.mjs";
import { root } from "./workspace.mjs";

/** The basics do not solve it; with a kite they do. And the board at which they are stuck. */
const PUZZLE = "45..7.....9.....2......9..6...5..9.7.........26.....4...4.1269..7..6.31.9....5..4";
const BOARD = "w145A5b7fkif9jA9ejC82A5jbjA9j9C8e6jdj5bj9f7gjifdaejb26ejigj4A5k4g1269k7bi6d31j9afk5bg4";
const OUTCOME = "r2c9≠3";
/** One with several kites on a board, on which faults show. */
const MANY = "7..9......3.7...84..5......6...8...2.24..3..1...2.74..98...4......87..5.......1..";
const SOURCE = "src/two-string-kite.ts";
const TESTS = "test/two-string-kite.test.ts";
const NAME = "wings-two-string-kite";

/** What somebody may do with the plugin in a program of their own: composed with the ladder, its pattern typed. */
const PROGRAM = `
import { compose, explain, findFirst, parse, solve } from "@wings/core";
import { techniques } from "@wings/ladder";
import kite, { type TwoStringKite, twoStringKite } from "${NAME}";

const all = compose(techniques, [kite], { skip: techniques.map(({ id }) => id).filter((id) => /wing|ring/.test(id)) });
for (const { finding, board } of solve(parse("${PUZZLE}"), all)) {
  if (finding?.technique !== kite.id) continue;
  const found = findFirst(board, [twoStringKite]);
  const pattern: TwoStringKite["digit"] | undefined = found?.pattern.digit;
  console.log(explain(finding, "short"), pattern);
}
`;

const folder = mkdtempSync(join(tmpdir(), "wings-example-"));
const registry = await openRegistry(folder);
/** The author's folder, and that of somebody who uses the plugin. */
const author = join(folder, "author");
const user = join(folder, "user");

/** @param {string} where @param {readonly string[]} command */
const run = (where, ...command) => succeed(where, registry.environment, command);
/** @param {string} where @param {readonly string[]} command */
const tryOut = (where, ...command) => execute(where, registry.environment, command);

/** What the technique of a plugin finds on the board, by the runner. @param {string} where @param {string} plugin */
const stepsWith = (where, plugin) =>
  run(where, "npx", "wings", "steps", "--only", "jane-doe/two-string-kite", "--plugin", plugin, BOARD);

/** @type {Record<string, () => Promise<void>>} */
const steps = {
  async "installs from the registry"() {
    cpSync(join(root, "examples/third-party"), author, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
    });
    await run(author, "npm", "install");
  },

  async "passes its own check: types, tests, build, `wings test`; and the package check"() {
    expect(await run(author, "npm", "run", "check"), "ok  jane-doe/two-string-kite", "wings test");
    expect(await run(author, "npm", "run", "publishable"), `ok  ${NAME}@1.0.0`, "npm run publishable");
  },

  async "passes the tester under node:test"() {
    expect(await run(author, "npm", "run", "test:node"), "# pass 3", "node --test");
  },

  async "runs in the runner by file and by folder, from its build and unbundled"() {
    const unbundled = join(folder, "unbundled/kite.mjs");
    await build({ entryPoints: [join(author, SOURCE)], outfile: unbundled, format: "esm", logLevel: "error" });
    writeFileSync(unbundled, `${readFileSync(unbundled, "utf8")}\nexport default twoStringKite;\n`);
    for (const plugin of [".", "./dist/index.js", author, unbundled]) {
      expect(await stepsWith(author, plugin), OUTCOME, `--plugin ${plugin}`);
    }
  },

  async "is packed and installed by somebody else, and runs in the runner by name"() {
    await run(author, "npm", "pack", "--ignore-scripts");
    mkdirSync(user);
    writeFileSync(join(user, "package.json"), '{ "private": true, "type": "module" }\n');
    await run(
      user,
      "npm",
      "install",
      join(author, `${NAME}-1.0.0.tgz`),
      "@wings/runner",
      "@wings/ladder",
      "typescript",
    );
    expect(await stepsWith(user, NAME), OUTCOME, `--plugin ${NAME}`);
  },

  async "has types under strict, with module resolution bundler and node16"() {
    writeFileSync(join(user, "user.ts"), PROGRAM);
    const strict = { strict: true, target: "es2022", lib: ["es2022", "dom"], types: [], noEmit: true };
    writeFileSync(join(user, "tsconfig.json"), JSON.stringify({ compilerOptions: strict, files: ["user.ts"] }));
    for (const [module, resolution] of [
      ["preserve", "bundler"],
      ["node16", "node16"],
    ]) {
      const flags = ["--module", String(module), "--moduleResolution", String(resolution)];
      await run(user, "npx", "tsc", ...flags);
      await run(author, "npx", "tsc", ...flags);
    }
  },

  async "runs in Node.js and in a page"() {
    await build({ entryPoints: [join(user, "user.ts")], outfile: join(user, "user.js"), logLevel: "error" });
    expect(await run(user, "node", "user.js"), OUTCOME, "Node.js");
    const script = await bundleForPage(join(user, "user.js"));
    expect(logOf(script), OUTCOME, "a page without a browser");
    const logged = await logInBrowser(script);
    if (logged === undefined) console.log("  (no Chromium here: tried without a browser only)");
    else expect(logged, OUTCOME, "a page in Chromium");
  },

  async [`planted faults: ${faults.length}, all caught`]() {
    await plant();
    const problems = [...(await caughtByTests()), ...(await caughtByRunner())];
    if (problems.length > 0) throw new Error(problems.join("\n"));
  },
};

/** The example as it is, to see that it is the faults that are caught. */
const SOUND = "none";
/** @type {readonly import("./planted-faults.mjs").Fault[]} */
const all = [{ name: SOUND, changes: [], tests: [] }, ...faults];
/** @param {string} tests */
const fewer = (tests) => tests.replace(/(boards: |least: |Than\()(\d+)\d\b/g, "$1$2");
/** @param {string} name */
const plantedIn = (name) => join(author, "planted", name.replaceAll(" ", "-"));

/** Copies the example for each fault and changes what the fault changes. */
async function plant() {
  const source = readFileSync(join(author, SOURCE), "utf8");
  await forEach(all, async ({ name, changes }) => {
    const into = plantedIn(name);
    for (const part of ["src", "test"]) cpSync(join(author, part), join(into, part), { recursive: true });
    // The same tests on fewer boards: a fault that only many boards show is not worth planting.
    writeFileSync(join(into, TESTS), fewer(readFileSync(join(author, TESTS), "utf8")));
    const faulty = changes.reduce((text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`"${name}" can't be planted: ${from} is not there once.`);
      return text.replace(from, () => to);
    }, source);
    writeFileSync(join(into, SOURCE), faulty);
    await build({
      entryPoints: [join(into, "src/index.ts")],
      outfile: join(into, "plugin.mjs"),
      bundle: true,
      format: "esm",
      logLevel: "error",
    });
  });
}

/** What the example's own tests, run by vitest, say of each fault. */
async function caughtByTests() {
  const written = join(folder, "planted.json");
  await tryOut(author, "npx", "vitest", "run", "planted", "--reporter=json", `--outputFile=${written}`);
  /** @type {{ testResults: { name: string, assertionResults: { failureMessages: string[] }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(written, "utf8"));
  /** @param {string} name */
  const failuresOf = (name) =>
    testResults
      .filter((file) => file.name.startsWith(`${plantedIn(name)}/`.replaceAll("\\", "/")))
      .flatMap(({ assertionResults }) => assertionResults.flatMap(({ failureMessages }) => failureMessages));
  const sound = testResults.find(({ name }) => name.includes("/planted/none/"));
  return [
    ...(sound && sound.assertionResults.length > 0 && failuresOf(SOUND).length === 0
      ? []
      : ["its tests do not pass where no fault is planted"]),
    ...faults.flatMap(({ name, tests = [] }) =>
      [tests]
        .flat()
        .filter((code) => !failuresOf(name).some((message) => message.includes(`WINGS_${code})`)))
        .map((code) => `its tests: "${name}" is not WINGS_${code} but\n${shortened(failuresOf(name))}`),
    ),
  ];
}

/** What `wings test` and `wings solve` say of each fault. */
async function caughtByRunner() {
  /** @type {string[]} */
  const problems = [];
  const puzzles = join(folder, "puzzles.txt");
  writeFileSync(puzzles, `${PUZZLE}\n${MANY}\n`);
  const cli = join(author, "node_modules/@wings/runner/dist/cli.cjs");
  await forEach(all, async ({ name, tester, runner }) => {
    const plugin = join(plantedIn(name), "plugin.mjs");
    const tested = await tryOut(author, "node", cli, "test", "--boards", "40", plugin);
    if (tester === undefined ? tested.code !== 0 : !tested.text.includes(`WINGS_${tester})`)) {
      problems.push(`wings test: "${name}" is not ${tester ?? "let pass"} but\n${tested.text.slice(0, 2000)}`);
    }
    const solved = await tryOut(author, "node", cli, "solve", "--json", "--plugin", plugin, puzzles);
    if (runner === undefined ? solved.code !== 0 : !solved.text.includes(`WINGS_${runner}`) || solved.code === 0) {
      problems.push(`wings solve: "${name}" is not ${runner ?? "let pass"} but\n${solved.text.slice(0, 2000)}`);
    }
  });
  return problems;
}

/** @param {readonly string[]} messages */
const shortened = (messages) =>
  messages.length === 0 ? "  no failure" : messages.map((message) => `  ${message.slice(0, 300)}`).join("\n");

const failed = await report(steps);
registry.close();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
process.exitCode = failed === 0 ? 0 : 1;

// A release that goes nowhere: publishes every package, by the command that `pnpm release` calls, to a registry of this
// machine; looks at what arrived, installs each in an empty project as its README says, and runs the README's code there by
// import, by require, bundled for a page and in a worker. `pnpm release:dry`.

import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { transform } from "esbuild";
import { programsOf } from "./readme-code.mjs";
import { filesIn, openRegistry, publicPackages } from "./registry.mjs";
import { bundleForPage, expect, forEach, logOf, report, succeed } from "./stranger.mjs";
import { faultsOf } from "./tarball-rules.mjs";
import { environment, root } from "./workspace.mjs";

const folder = mkdtempSync(join(tmpdir(), "wings-release-"));
const registry = await openRegistry(folder, { empty: true });
/** The files of each package, as they were published. @type {Map<string, Map<string, string>>} */
const contents = new Map();

/** @param {string} where @param {readonly string[]} command */
const run = (where, ...command) => succeed(where, registry.environment, command);

/** The names of packages in a text of imports. @param {string} code */
const importsOf = (code) => [...code.matchAll(/from "((?:@[\w-]+\/)?[\w-]+)"/g)].map(([, name]) => String(name));

/** An empty project in which a README's own line has been typed, and what else its code imports. @param {string} name @param {string} readme */
async function projectOf(name, readme) {
  const project = join(folder, "projects", name.replace("/", "-"));
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, "package.json"), '{ "private": true }\n');
  const line = /^npm install (?:--global )?(.+)$/m.exec(readme)?.[1];
  if (line === undefined) throw new Error("its README does not say how to install it");
  await run(project, "npm", "install", ...line.split(" "));
  const more = programsOf(readme).flatMap(({ code }) => importsOf(code));
  const missing = [...new Set(more)].filter((each) => !line.split(" ").includes(each));
  if (missing.length > 0) await run(project, "npm", "install", ...missing);
  return project;
}

/** Runs a program of a README in every way in which it can be. @param {string} project @param {{ code: string, line: number, output: string | undefined }} program */
async function use(project, { code, line, output }) {
  const at = (/** @type {string} */ name) => join(project, `line-${line}.${name}`);
  if (importsOf(code).includes("vitest")) {
    writeFileSync(at("test.ts"), code);
    await run(project, "npx", "vitest", "run", basename(at("test.ts")));
    return;
  }
  const esm = (await transform(code, { loader: "ts", format: "esm" })).code;
  const cjs = (await transform(code, { loader: "ts", format: "cjs" })).code;
  writeFileSync(at("mjs"), esm);
  writeFileSync(at("cjs"), cjs);
  const worker = `new (require("node:worker_threads").Worker)(${JSON.stringify(at("mjs"))});\n`;
  writeFileSync(at("worker.cjs"), worker);
  const printed = {
    import: await run(project, "node", at("mjs")),
    require: await run(project, "node", "--no-warnings", at("cjs")),
    bundle: `${logOf(await bundleForPage(at("mjs")))}\n`,
    worker: await run(project, "node", at("worker.cjs")),
  };
  for (const [way, text] of Object.entries(printed)) {
    const wanted = output ?? printed.import;
    if (text === "" || text !== wanted) throw new Error(`line ${line} by ${way}: expected\n${wanted}seen\n${text}`);
  }
}

/** @type {Record<string, () => Promise<void>>} */
const steps = {
  async "changeset publish"() {
    const tools = { ...registry.environment, PATH: String(environment.PATH) };
    await succeed(root, tools, ["changeset", "publish", "--no-git-tag"]);
    for (const { manifest } of publicPackages()) {
      const tarball = registry.tarballs[String(manifest.name)];
      if (tarball === undefined) throw new Error(`${manifest.name} was not published`);
      contents.set(String(manifest.name), await filesIn(tarball));
    }
  },

  async "what is in the tarballs"() {
    if (contents.size === 0) throw new Error("there are none");
    const problems = [];
    for (const [name, files] of contents) problems.push(...faultsOf(files).map((fault) => `${name}: ${fault}`));
    if (problems.length > 0) throw new Error(problems.join("\n"));
  },
};
for (const { manifest } of publicPackages()) {
  const name = String(manifest.name);
  // What `npm create` runs is tried by check-create.
  if (manifest.bin && name.startsWith("create-")) continue;
  steps[name] = async () => {
    const readme = contents.get(name)?.get("README.md") ?? "";
    const project = await projectOf(name, readme);
    if (manifest.bin) {
      for (const command of Object.keys(manifest.bin))
        expect(await run(project, "npx", command, "--help"), command, name);
      const [solve] = /^wings solve .+$/m.exec(readme) ?? [];
      const board = /'(.+)'/.exec(solve ?? "")?.[1];
      expect(await run(project, "npx", "wings", "solve", String(board)), "Hardest", "the README's wings solve");
      return;
    }
    const programs = programsOf(readme);
    if (programs.length === 0) throw new Error("its README has no code that could be run");
    await forEach(programs, (program) => use(project, program));
  };
}

const failed = await report(steps);
registry.close();
if (failed === 0) {
  console.log("\nA release would publish, where the registry does not have them yet:");
  for (const [name, tarball] of Object.entries(registry.tarballs)) {
    const files = contents.get(name) ?? new Map();
    const { version } = JSON.parse(files.get("package.json") ?? "{}");
    console.log(`  ${`${name}@${version}`.padEnd(32)} ${files.size} files, ${statSync(tarball).size} bytes`);
  }
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
process.exitCode = failed === 0 ? 0 : 1;

// `pnpm check`: all that CI runs, stage by stage, each attempted even where another failed. `pnpm check lint types` runs
// only those. Ends with one line: the unit tests and the other checks together.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./workspace.mjs";

/** @param {string} name @param {readonly string[]} args */
const script = (name, ...args) => [process.execPath, `scripts/${name}.mjs`, ...args];

const folder = mkdtempSync(join(tmpdir(), "wings-check-"));

/** The reporters of a stage that counts its tests one by one. @param {string} name */
const reporters = (name) => ["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(name)}`];
/** @param {string} name */
const reportOf = (name) => join(folder, `${name}.json`);
const counted = ["unit", "browser"];

/** @type {Record<string, { what: string, command: readonly string[] }>} */
const stages = {
  types: { what: "types of all sources and tests", command: ["tsc", "-p", "tsconfig.check.json"] },
  lint: { what: "ESLint, type-aware", command: ["eslint", ".", "--max-warnings", "0"] },
  format: { what: "prettier", command: ["prettier", "--check", "--log-level", "warn", "."] },
  unit: { what: "unit tests", command: script("unit", ...reporters("unit")) },
  build: { what: "build of all packages", command: script("build") },
  browser: { what: "the playground in a browser", command: script("browser", ...reporters("browser")) },
  packages: { what: "arrows between packages, all packages alike", command: script("check-packages") },
  publish: { what: "what would be published: publint, attw", command: script("check-publish") },
  release: { what: "a release that goes nowhere: tarballs, installs, READMEs' code", command: script("check-release") },
  example: { what: "a stranger's plugin: installed, tested, run, faults planted", command: script("check-example") },
  create: { what: "npm create wings-technique, and all that it makes can do", command: script("check-create") },
  tracked: { what: "no registry host, no path of this machine", command: script("check-tracked") },
  exports: { what: "dead exports, files and dependencies", command: ["knip"] },
  size: { what: "size budgets", command: script("check-size") },
  authoring: { what: "docs/authoring.md, word for word", command: script("check-authoring") },
  docs: { what: "API reference and site, no dead link", command: script("docs") },
  generated: { what: "generated text up to date", command: script("generate", "--check") },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(", ")}. There are: ${Object.keys(stages).join(", ")}.`);
  process.exit(1);
}

const count = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];

/** Adds what vitest counted; a test file that could not even be loaded counts as one failure. @param {string} name */
function countTests(name) {
  const result = JSON.parse(readFileSync(reportOf(name), "utf8"));
  const broken = result.testResults.filter(
    (/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  count.passed += result.numPassedTests;
  count.failed += result.numFailedTests + broken;
  count.skipped += result.numPendingTests + result.numTodoTests;
  return result.numFailedTests + broken;
}

for (const [name, { what, command }] of Object.entries(stages)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n--- ${name}: ${what}`);
  const start = performance.now();
  const [tool = "", ...args] = command;
  const code = await run(tool, args);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  let explained = false;
  if (counted.includes(name)) {
    try {
      explained = countTests(name) > 0;
    } catch {
      console.error(`The stage ${name} wrote no report.`);
    }
  } else if (code === 0) count.passed++;
  if (code !== 0 && !explained) count.failed++;
  summary.push(`${code === 0 ? "ok    " : "FAILED"} ${name.padEnd(10)} ${seconds.padStart(6)} s  ${what}`);
}

rmSync(folder, { recursive: true });
console.log(`\n${summary.join("\n")}\n`);
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ""}`);
process.exitCode = count.failed === 0 ? 0 : 1;

// `pnpm test:packages [--force]`: the tests of all packages that share vitest.config.ts, in one run of Vitest. A run for each
// package would start Vitest and load the core 50 times.
//
// A quick run tests only packages whose inputs changed since their tests passed: the hash of their task `test` in turbo.json
// covers these. The generator and the page leave out the sources of techniques, so a thorough run tests all packages.

import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { capture, readJson, root, run } from "./workspace.mjs";

const CONFIG = "scripts/test-packages.config.mjs";
const REPORT = join(root, ".reports/test-packages.json");
/** The hash and the counts of each package whose tests passed. */
const PASSED = join(root, "node_modules/.cache/wings/passed-tests.json");

const isQuick = !process.env.WINGS_THOROUGH && !process.env.WINGS_DEEP && !process.argv.includes("--force");
const NO_TESTS = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

/** @typedef {{ taskId: string, task: string, hash: string, directory: string, command: string }} Task */

/** The tasks that this run replaces: the others have a set-up that is theirs. @returns {Promise<Task[]>} */
async function packageTests() {
  const { code, output, text } = await capture("turbo", ["run", "test", "test:scripts", "--dry=json"]);
  if (code !== 0) throw new Error(`turbo can't list the tests:\n${text}`);
  /** @type {Task[]} */
  const tasks = JSON.parse(output.slice(output.indexOf("{"))).tasks;
  return tasks
    .filter(({ command }) => /^vitest run .*--config (\.\.\/)+vitest\.config\.ts$/.test(command))
    .map((task) => ({ ...task, directory: task.task === "test:scripts" ? "scripts" : task.directory }));
}

/** @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} FileResult */

/** Tests the packages of these tasks. @param {readonly Task[]} tasks @returns {Promise<{ code: number, report: any }>} */
async function test(tasks) {
  if (tasks.length === 0) return { code: 0, report: { ...NO_TESTS, testResults: [] } };
  rmSync(REPORT, { force: true });
  const folders = tasks.map(({ directory }) => `${directory}/test/`);
  const code = await run("vitest", ["run", "--config", CONFIG, ...folders]);
  if (!existsSync(REPORT)) throw new Error("Vitest wrote no report (see above).");
  return { code, report: readJson(REPORT) };
}

/** Notes which packages passed. @param {readonly Task[]} tasks @param {readonly FileResult[]} files */
function remember(tasks, files) {
  for (const { taskId, hash, directory } of tasks) {
    const own = files.filter(({ name }) => name.startsWith(join(root, directory, "test/")));
    const results = own.flatMap(({ assertionResults }) => assertionResults);
    const passed = results.filter(({ status }) => status === "passed").length;
    if (own.length > 0 && own.every(({ status }) => status === "passed"))
      remembered[taskId] = { hash, passed, skipped: results.length - passed };
    else delete remembered[taskId];
  }
  mkdirSync(dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, JSON.stringify(remembered));
}

/** @type {Record<string, { hash: string, passed: number, skipped: number }>} */
const remembered = isQuick && existsSync(PASSED) ? readJson(PASSED) : {};
const tasks = await packageTests();
const unchanged = tasks.filter(({ taskId, hash }) => remembered[taskId]?.hash === hash);
const changed = tasks.filter((task) => !unchanged.includes(task));
const { code, report } = await test(changed);
remember(changed, report.testResults);
// The report counts the tests that needn't run again, too.
for (const { taskId } of unchanged) {
  report.numPassedTests += remembered[taskId]?.passed ?? 0;
  report.numPendingTests += remembered[taskId]?.skipped ?? 0;
}
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, JSON.stringify(report));
console.log(`${changed.length} packages tested, ${unchanged.length} unchanged.`);
process.exitCode = code;

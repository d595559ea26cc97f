// `npm test`: every check, from a bare clone. Installs what is missing, has turbo run the tasks, and counts their results.
//
//   node scripts/check.mjs [tasks]     only these tasks of turbo.json
//   node scripts/check.mjs --deep      all generated boards, with a new seed: only the tasks that generate boards
//
// The last line is the count: `N passed, N failed`. A task without tests counts as one.

import { randomInt } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installTestTools } from "./debian.mjs";
import { install, turbo } from "./setup.mjs";
import { environment, readJson, root } from "./workspace.mjs";

/** The builds of the libraries check their types. */
const TASKS =
  "build //#types @wings/playground#types test test:scripts test:browser test:alone end-to-end lint docs formatted generated exports packages tracked size";
const DEEP_TASKS = "build test test:scripts test:browser test:alone test:speed end-to-end site";
/** Where turbo writes what it did. */
const SUMMARIES = join(root, ".turbo/runs");

const count = { passed: 0, failed: 0, skipped: 0 };

/** The report of vitest: a test file that can't be loaded counts as one failure. @param {string} file */
function countTests(file) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readJson(file);
  const isBroken = (/** @type {any} */ it) => it.status === "failed" && it.assertionResults.length === 0;
  const failed = numFailedTests + testResults.filter(isBroken).length;
  count.passed += numPassedTests;
  count.failed += failed;
  count.skipped += numPendingTests + numTodoTests;
  return failed;
}

/** @param {{ task: string, taskId: string, directory: string, command: string, cache: { status: string }, execution?: { exitCode: number | null, startTime: number, endTime: number } }} it */
function countTask({ task, taskId, directory, command, cache, execution }) {
  // A task that only orders others has no command.
  if (command === "<NONEXISTENT>") return;
  const exitCode = execution?.exitCode ?? 1;
  const folder = task === "test:scripts" ? "scripts" : directory;
  const report = join(root, folder, ".reports", `${task.replace(":", "-")}.json`);
  const failedTests = existsSync(report) ? countTests(report) : 0;
  if (exitCode !== 0 && failedTests === 0) count.failed++;
  else if (!existsSync(report)) count.passed++;
  const seconds = execution === undefined ? 0 : (execution.endTime - execution.startTime) / 1000;
  const verdict = exitCode === 0 ? "ok    " : "FAILED";
  const time = cache.status === "HIT" ? "unchanged" : `${seconds.toFixed(1)} s`;
  console.log(`${verdict} ${time.padStart(9)}  ${taskId.replace("//#", "")}`);
}

try {
  const isDeep = process.argv.includes("--deep");
  const named = process.argv.slice(2).filter((each) => each !== "--deep");
  if (isDeep) {
    const seed = process.env.WINGS_SEED || String(randomInt(1, 2 ** 31));
    Object.assign(environment, { WINGS_DEEP: "1", WINGS_SEED: seed });
    console.log(`Deep run. To repeat it: WINGS_SEED=${seed} npm run test:deep`);
  }
  await install();
  installTestTools(isDeep);
  rmSync(SUMMARIES, { recursive: true, force: true });
  const tasks = named.length > 0 ? named : (isDeep ? DEEP_TASKS : TASKS).split(" ");
  const flags = ["--continue", "--summarize", "--log-order=grouped", "--output-logs=new-only"];
  const code = await turbo(["run", ...tasks, ...flags]);
  const [summary] = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : [];
  if (summary === undefined) throw new Error("turbo did not run (see above).");
  for (const task of readJson(join(SUMMARIES, summary)).tasks) countTask(task);
  if (code !== 0 && count.failed === 0) throw new Error(`turbo ended with ${code} (see above).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  count.failed++;
}
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ""}`);
process.exitCode = count.failed === 0 ? 0 : 1;

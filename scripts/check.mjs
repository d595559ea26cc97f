// `npm test`: the checks of a change, from a bare clone. Installs what is missing, has turbo run the tasks, and counts their
// results. In CI it runs every check.
//
//   node scripts/check.mjs [tasks]     only these tasks of turbo.json, or one of the PARTS
//   node scripts/check.mjs --all       every check, as in CI
//   node scripts/check.mjs --deep      all generated boards, with a new seed: only the tasks that generate boards
//
// The last line is the count: `N passed, N failed`. A task without tests counts as one.

import { randomInt } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { installTestTools } from "./debian.mjs";
import { install, turbo } from "./setup.mjs";
import { environment, readJson, root } from "./workspace.mjs";

/** What a machine of CI runs for itself: together they are every check. @type {Record<string, string>} */
const PARTS = {
  rules:
    "build types //#types lint formatted docs exports package-rules language generated tracked size bench:counts changesets",
  packages: "test:packages",
  runner: "@wings/runner#test @wings/bullmq#test @wings/runner#test:alone",
  page: "test:browser size:page",
  "end-to-end": "end-to-end",
};
/** The checks of a change: what takes long and rarely fails is left to CI. The names of others are in CONTRIBUTING.md. */
const TASKS =
  "//#types @wings/playground#types test:packages @wings/runner#test:command @wings/runner#test:techniques @wings/playground#test:page lint:changed formatted:changed exports package-rules language generated tracked size changesets";
const DEEP_TASKS =
  "build test:packages @wings/runner#test @wings/bullmq#test test:browser test:alone test:speed end-to-end site";
/** Where turbo writes what it did. */
const SUMMARIES = join(root, ".turbo/runs");

const count = { passed: 0, failed: 0, skipped: 0 };
/** What failed, for the last lines of the output. @type {string[]} */
const failures = [];

/** The report of vitest: a test file that can't be loaded counts as one failure. @param {string} file */
function countTests(file) {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = readJson(file);
  const failed = testResults.flatMap(failedIn);
  count.passed += numPassedTests;
  count.failed += failed.length;
  count.skipped += numPendingTests + numTodoTests;
  failures.push(...failed);
  return failed.length;
}

/** @param {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} results of a file */
function failedIn({ name, status, message, assertionResults }) {
  const line = (/** @type {string} */ what, /** @type {string} */ why) =>
    `${relative(root, name)}: ${what}${why.split("\n")[0]}`;
  const failed = assertionResults.filter((test) => test.status === "failed");
  // The report has no message for a hook.
  if (status === "failed" && failed.length === 0) return [line("", message || "a hook failed before its tests")];
  return failed.map(({ fullName, failureMessages }) => line(`${fullName}: `, failureMessages[0] ?? ""));
}

/** @param {{ task: string, taskId: string, directory: string, command: string, cache: { status: string }, execution?: { exitCode: number | null, startTime: number, endTime: number } }} it */
function countTask({ task, taskId, directory, command, cache, execution }) {
  // A task that only orders others has no command.
  if (command === "<NONEXISTENT>") return;
  const exitCode = execution?.exitCode ?? 1;
  const folder = task === "test:scripts" ? "scripts" : directory;
  const report = join(root, folder, ".reports", `${task.replace(":", "-")}.json`);
  const failedTests = existsSync(report) ? countTests(report) : 0;
  if (exitCode !== 0 && failedTests === 0) {
    count.failed++;
    failures.push(`${taskId.replace("//#", "")}: exit code ${exitCode}`);
  } else if (!existsSync(report)) count.passed++;
  const seconds = execution === undefined ? 0 : (execution.endTime - execution.startTime) / 1000;
  const verdict = exitCode === 0 ? "ok    " : "FAILED";
  const time = cache.status === "HIT" ? "unchanged" : `${seconds.toFixed(1)} s`;
  console.log(`${verdict} ${time.padStart(9)}  ${taskId.replace("//#", "")}`);
}

/** Has turbo run some tasks, and counts their results. @param {readonly string[]} tasks */
async function check(tasks) {
  if (tasks.length === 0) return;
  rmSync(SUMMARIES, { recursive: true, force: true });
  const flags = ["--continue", "--summarize", "--log-order=grouped", "--output-logs=new-only"];
  const failedBefore = count.failed;
  const code = await turbo(["run", ...tasks, ...flags]);
  const [summary] = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : [];
  if (summary === undefined) throw new Error("turbo did not run (see above).");
  for (const task of readJson(join(SUMMARIES, summary)).tasks) countTask(task);
  if (code !== 0 && count.failed === failedBefore) throw new Error(`turbo ended with ${code} (see above).`);
}

/** Throws where an argument is no flag, part or task. @param {readonly string[]} args */
function checkArguments(args) {
  const flag = args.find((each) => each.startsWith("-") && !["--all", "--deep"].includes(each));
  if (flag !== undefined) throw new Error(`unknown flag ${flag}: use --all, --deep, or names of parts or tasks.`);
  const tasks = [...readFileSync(join(root, "turbo.json"), "utf8").matchAll(/^ {4}"(\S+)": \{/gm)].map(
    ([, task]) => task,
  );
  const isTask = (/** @type {string} */ name) => tasks.includes(name) || tasks.includes(`//#${name}`);
  const other = args.find((each) => !each.startsWith("-") && !(each in PARTS) && !isTask(each) && !each.includes("#"));
  if (other === undefined) return;
  const parts = Object.keys(PARTS).join(", ");
  throw new Error(`no part or task is named ${other}. The parts are ${parts}; CONTRIBUTING.md lists the tasks.`);
}

/** What the arguments ask for. @param {readonly string[]} names @param {boolean} isDeep @param {boolean} isAll */
function tasksOf(names, isDeep, isAll) {
  if (names.length > 0) return names.map((name) => PARTS[name] ?? name);
  if (isDeep) return [DEEP_TASKS];
  return isAll ? Object.values(PARTS) : [TASKS];
}

try {
  checkArguments(process.argv.slice(2));
  const isDeep = process.argv.includes("--deep");
  const names = process.argv.slice(2).filter((each) => !each.startsWith("--"));
  if (isDeep) {
    const seed = process.env.WINGS_SEED || String(randomInt(1, 2 ** 31));
    Object.assign(environment, { WINGS_DEEP: "1", WINGS_SEED: seed });
    console.log(`Deep run. To repeat it: WINGS_SEED=${seed} npm run test:deep`);
  }
  const isAll = Boolean(process.env.CI) || process.argv.includes("--all");
  if (isAll || names.some((name) => name in PARTS)) environment.WINGS_THOROUGH = "1";
  await install();
  installTestTools(isDeep);
  const tasks = tasksOf(names, isDeep, isAll).join(" ").split(" ");
  const isLast = (/** @type {string} */ task) => /test:(browser|page|alone|speed)$/.test(task);
  await check(tasks.filter((task) => !isLast(task)));
  // A browser takes both cores; the others measure memory and time.
  for (const task of tasks.filter(isLast)) await check([task]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  count.failed++;
}
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ""}`);
process.exitCode = count.failed === 0 ? 0 : 1;

// `npm test`: all checks, from a bare clone. Two stages run side by side; the output of each is printed when it ends.
//
//   node scripts/check.mjs [stages]    only these stages
//   node scripts/check.mjs --deep      all generated boards, with a new seed: only the stages that generate boards
//
// The last line is the count: `N passed, N failed`.

import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installTestTools } from "./debian.mjs";
import { install } from "./setup.mjs";
import { capture, environment } from "./workspace.mjs";

/**
 * @typedef {object} Stage
 * @property {string} what
 * @property {readonly string[]} command
 * @property {readonly string[]} [after] stages that must end before
 * @property {boolean} [counts] vitest, which counts each test
 * @property {boolean} [deep] part of the deep run, too
 * @property {boolean} [onlyDeep] part of the deep run only
 * @property {boolean} [alone] runs when all other stages have ended
 */

const node = process.execPath;
const playground = "apps/playground/vitest.browser.config.ts";

/** In the order in which they start: the long ones first. @type {Record<string, Stage>} */
const stages = {
  build: { what: "build of all packages", command: [node, "scripts/build.mjs"], deep: true },
  unit: {
    what: "unit tests",
    command: ["vitest", "run", "--project", "packages", "--project", "apps"],
    counts: true,
    deep: true,
  },
  browser: {
    what: "the playground in a browser",
    command: ["vitest", "run", "--config", playground, "--project", "browser"],
    // Beside the unit tests, pages would miss their own time limits.
    after: ["build", "unit", "end-to-end"],
    counts: true,
    deep: true,
  },
  "end-to-end": {
    what: "packed packages: READMEs, the tutorial, a third-party plugin, planted faults, a release",
    command: [node, "scripts/end-to-end/main.mjs"],
    after: ["build"],
    deep: true,
  },
  // The browser waits much of its time, and these have one thread each.
  lint: { what: "types and ESLint", command: [node, "scripts/lint.mjs"], after: ["build"] },
  docs: { what: "API reference, no dead link", command: [node, "scripts/docs.mjs", "--no-site"], after: ["unit"] },
  site: { what: "the site of the documents", command: [node, "scripts/docs.mjs"], onlyDeep: true },
  format: { what: "prettier", command: ["prettier", "--check", "--log-level", "warn", "."], after: ["unit"] },
  generated: { what: "generated text is up to date", command: [node, "scripts/generate.mjs", "--check"] },
  exports: { what: "knip: dead exports, files and dependencies", command: ["knip"] },
  packages: { what: "arrows between packages, fields of package.json", command: [node, "scripts/package-rules.mjs"] },
  tracked: { what: "no registry host, no path of this machine", command: [node, "scripts/check-tracked.mjs"] },
  size: { what: "size budgets", command: [node, "scripts/sizes.mjs"], after: ["build"] },
  "browser-alone": {
    what: "how fast the playground is",
    command: ["vitest", "run", "--config", playground, "--project", "alone"],
    counts: true,
    alone: true,
    onlyDeep: true,
  },
  alone: {
    what: "tests that measure time or memory",
    command: ["vitest", "run", "--project", "alone"],
    counts: true,
    alone: true,
    deep: true,
  },
};

const count = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];
const reports = mkdtempSync(join(tmpdir(), "wings-check-"));

/** Adds the tests of a stage; a test file that could not be loaded counts as one failure. @param {string} name */
function countTests(name) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(join(reports, `${name}.json`), "utf8"),
  );
  const broken = testResults.filter(
    (/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  count.passed += numPassedTests;
  count.failed += numFailedTests + broken;
  count.skipped += numPendingTests + numTodoTests;
  return numFailedTests + broken;
}

/** @param {string} name @param {Stage} stage */
async function runStage(name, { what, command: [tool = "", ...args], counts }) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, `${name}.json`)}`];
  const start = performance.now();
  const { code, text } = await capture(tool, counts ? [...args, ...reporters] : args);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  let failures = 0;
  try {
    if (counts) failures = countTests(name);
    else if (code === 0) count.passed++;
  } catch {
    console.error(`The stage ${name} has no report.`);
  }
  if (code !== 0 && failures === 0) count.failed++;
  console.log(`\n--- ${name}: ${what} (${seconds.trim()} s)\n${text.trimEnd()}`);
  summary.push(`${code === 0 ? "ok    " : "FAILED"} ${name.padEnd(10)} ${seconds} s  ${what}`);
}

/** Runs stages side by side, each when those before it have ended. @param {readonly [string, Stage][]} chosen @param {number} lanes */
async function runStages(chosen, lanes) {
  const waiting = new Map(chosen);
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  while (waiting.size + running.size > 0) {
    const isReady = (/** @type {Stage} */ { after = [] }) =>
      !after.some((each) => waiting.has(each) || running.has(each));
    const next = running.size < lanes ? [...waiting].find(([, stage]) => isReady(stage)) : undefined;
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    const [name, stage] = next;
    waiting.delete(name);
    running.set(
      name,
      runStage(name, stage).finally(() => running.delete(name)),
    );
  }
}

const names = process.argv.slice(2).filter((each) => each !== "--deep");
const isDeep = process.argv.includes("--deep");
const unknown = names.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(", ")}. The stages are ${Object.keys(stages).join(", ")}.`);
  process.exit(2);
}

try {
  if (isDeep) {
    const seed = process.env.WINGS_SEED || String(randomInt(1, 2 ** 31));
    Object.assign(environment, { WINGS_DEEP: "1", WINGS_SEED: seed });
    console.log(`Deep run. To repeat it: WINGS_SEED=${seed} npm run test:deep`);
  }
  await install();
  installTestTools(isDeep);
  const chosen = Object.entries(stages).filter(([name, { deep, onlyDeep }]) =>
    names.length > 0 ? names.includes(name) : isDeep ? (deep ?? onlyDeep) : !onlyDeep,
  );
  await runStages(
    chosen.filter(([, { alone }]) => !alone),
    2,
  );
  await runStages(
    chosen.filter(([, { alone }]) => alone),
    1,
  );
  console.log(`\n${summary.join("\n")}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  count.failed++;
}
rmSync(reports, { recursive: true });
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ""}`);
process.exitCode = count.failed === 0 ? 0 : 1;

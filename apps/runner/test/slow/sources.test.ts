import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EASY } from "../puzzles.js";
import { here } from "../wings.js";

/** Runs the command from its sources, without a build. */
const runSources = (...args: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "./scripts/sources/register.mjs", "apps/runner/src/start.ts", ...args], {
    cwd: join(here, "../../.."),
    encoding: "utf8",
  });

test("the sources of the command run, with the version of the package", () => {
  const { stdout, stderr } = runSources("--version");
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(JSON.parse(runSources("rate", "--json", EASY).stdout)).toMatchObject({ schema: 1, status: "solved" });
});

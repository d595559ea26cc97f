import { defineConfig } from "vitest/config";
// The set-up of a run is TypeScript, and runs in the process of Vitest.
import "./scripts/sources/register.mjs";

/** A test of the deep run looks at thousands of boards. */
const TIMEOUT = process.env.WINGS_DEEP === undefined ? 60_000 : 3_600_000;
/** Where `pnpm check` reads the results of the script of package.json that runs. */
export const reportOf = (script: string): string =>
  `.reports/${(process.env.npm_lifecycle_event ?? script).replace(":", "-")}.json`;

/** Tests run on the sources: no build is needed, and a failure points to the line in the source. */
const sources = new URL("./scripts/sources/register.mjs", import.meta.url).href;
// The files of `globalSetup` run in this process.
await import(/* @vite-ignore */ sources);

/** Node.js itself loads the sources. Through Vite, each use of an import is a call, and searches take longer by a third. */
export const ON_SOURCES = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ["--import", sources],
};

/** For the tests of a package, in its folder. */
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: reportOf("test") }]],
    allowOnly: false,
    pool: "forks",
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    // The tester of techniques examines less, except in CI and in the deep run.
    env: { WINGS_QUICK: process.env.WINGS_THOROUGH || process.env.WINGS_DEEP ? "" : "1" },
    // Vitest leaves one core free, and `npm test` would take twice as long on two.
    maxWorkers: "100%",
    // The tests share no state, so one process runs many files and loads the packages once.
    isolate: false,
    ...ON_SOURCES,
  },
});

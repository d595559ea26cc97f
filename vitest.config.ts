import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const packages = fileURLToPath(new URL("./packages", import.meta.url));
/** Tests that measure time or memory. They run when everything else has ended. */
const ALONE = "apps/*/test/alone/*.test.ts";
/** A test of the deep run looks at thousands of boards. */
const TIMEOUT = process.env.WINGS_DEEP === undefined ? 60_000 : 3_600_000;
const BUNDLE_COMMAND = "apps/runner/test/bundle-command.ts";

export default defineConfig({
  resolve: {
    // Tests run on the sources: no build is needed, and a failure points to the line in the source.
    alias: [
      { find: /^@wings\/([a-z0-9-]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@wings\/([a-z0-9-]+)\/([a-z0-9-]+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
  test: {
    allowOnly: false,
    pool: "forks",
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    // Vitest leaves one core free, and `npm test` would take twice as long on two.
    maxWorkers: "100%",
    // The tests share no state, so one process runs many files and loads the packages once.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: "packages", include: ["packages/*/test/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "apps",
          include: ["apps/*/test/**/*.test.ts", "bench/test/**/*.test.ts", "scripts/test/**/*.test.ts"],
          exclude: [ALONE],
          globalSetup: BUNDLE_COMMAND,
        },
      },
      {
        extends: true,
        test: { name: "alone", include: [ALONE], fileParallelism: false, globalSetup: BUNDLE_COMMAND },
      },
    ],
  },
});

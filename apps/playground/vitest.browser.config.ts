import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ON_SOURCES, reportOf } from "../../vitest.config.js";

const root = fileURLToPath(new URL(".", import.meta.url));

const options = {
  allowOnly: false,
  ...ON_SOURCES,
  pool: "forks" as const,
  // Each worker loads the engine and the driver of the browser once.
  isolate: false,
  // For a machine that has other things to do: nothing waits that long.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Tests of the built page in a real browser: `pnpm --filter @wings/playground test:browser`, after a build. */
export default defineConfig({
  root,
  test: {
    reporters: ["default", ["json", { outputFile: reportOf("test:browser") }]],
    globalSetup: ["test/browser/global-setup.ts"],
    projects: [
      {
        root,
        // A page on a busy machine misses its own time limits, so no more files than cores run at a time.
        test: { ...options, name: "browser", include: ["test/browser/*.browser.ts"], maxWorkers: 2 },
      },
      {
        root,
        // Tests that measure time run after all others, one at a time.
        test: {
          ...options,
          name: "alone",
          include: ["test/browser/alone/*.browser.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

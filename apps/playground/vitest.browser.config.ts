import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const packages = fileURLToPath(new URL("../../packages", import.meta.url));
const root = fileURLToPath(new URL(".", import.meta.url));

const shared = {
  root,
  resolve: {
    alias: [
      { find: /^@wings\/([a-z0-9-]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@wings\/([a-z0-9-]+)\/([a-z0-9-]+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
};
const options = {
  allowOnly: false,
  pool: "forks",
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

/** Tests of the built page in a real browser: `pnpm check browser`, or vitest with this file as its configuration. */
export default defineConfig({
  ...shared,
  test: {
    globalSetup: ["test/browser/global-setup.ts"],
    projects: [
      {
        ...shared,
        // A page on a busy machine misses its own time limits, so no more files than cores run at a time.
        test: { ...options, name: "browser", include: ["test/browser/*.browser.ts"], maxWorkers: 2 },
      },
      {
        ...shared,
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

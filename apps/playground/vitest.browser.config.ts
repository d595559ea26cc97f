import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const packages = fileURLToPath(new URL("../../packages", import.meta.url));

/** Tests of the built page in a real browser: `pnpm check browser`, or vitest with this file as its configuration. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  resolve: {
    alias: [
      { find: /^@wings\/([a-z0-9-]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@wings\/([a-z0-9-]+)\/([a-z0-9-]+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
  test: {
    include: ["test/browser/*.browser.ts"],
    allowOnly: false,
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

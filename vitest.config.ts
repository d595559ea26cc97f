import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const packages = fileURLToPath(new URL("./packages", import.meta.url));

export default defineConfig({
  resolve: {
    // Tests run on the sources: no build is needed, and a failure points at the line that was written.
    alias: [{ find: /^@wings\/([a-z0-9-]+)$/, replacement: `${packages}/$1/src/index.ts` }],
  },
  test: {
    include: [
      "packages/*/test/**/*.test.ts",
      "apps/*/test/**/*.test.ts",
      "bench/test/**/*.test.ts",
      "scripts/test/**/*.test.ts",
    ],
    allowOnly: false,
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../vitest.config.js";

/** For the tests of many packages in one run: `node scripts/test-packages.mjs`. */
export default mergeConfig(
  defineConfig({ ...shared, test: { ...shared.test, include: [], reporters: [] } }),
  defineConfig({
    root: fileURLToPath(new URL("..", import.meta.url)),
    test: {
      include: ["{packages,apps}/*/test/**/*.test.ts", "{scripts,bench}/test/**/*.test.ts"],
      reporters: ["default", ["json", { outputFile: ".reports/test-packages.json" }]],
    },
  }),
);

import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.js";

/** The tests run the command, which is bundled once from the sources. */
export default mergeConfig(shared, defineConfig({ test: { globalSetup: "test/bundle-command.ts" } }));

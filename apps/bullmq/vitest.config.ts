import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.js";

/** The tests start workers, which run the command. */
export default mergeConfig(shared, defineConfig({ test: { globalSetup: "../runner/test/bundle-command.ts" } }));

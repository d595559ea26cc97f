import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
// The bundler of the package itself, told to use the sources.
import { bundle } from "../build.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the bundled command. */
    readonly command: string;
  }
}

/** Bundles the command once for all test files, so that the tests run the present sources. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = fileURLToPath(new URL(`../node_modules/.cache/wings-test-${process.pid}`, import.meta.url));
  await bundle(folder, { fromSources: true });
  provide("command", folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

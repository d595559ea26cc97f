import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { bundle } from "../build.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the bundled command. */
    readonly command: string;
    /** A folder for what the tests write, outside of the project. */
    readonly scratch: string;
  }
}

/** Bundles the command once for all test files, so that the tests run the present sources. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = fileURLToPath(new URL(`../node_modules/.cache/wings-test-${process.pid}`, import.meta.url));
  await bundle(folder, { asModule: true });
  provide("command", folder);
  const scratch = mkdtempSync(join(tmpdir(), "wings-runner-"));
  // Some tests run the command as another user.
  chmodSync(scratch, 0o755);
  provide("scratch", scratch);
  return () => {
    for (const each of [folder, scratch]) rmSync(each, { recursive: true, force: true });
  };
}

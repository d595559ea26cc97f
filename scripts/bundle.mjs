// Runs a piece of TypeScript on the sources of the packages: no build is needed.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { define } from "./sources/hooks.mjs";
import { entriesOf, root, workspacePackages } from "./workspace.mjs";

/** For esbuild: one module with all that it imports, packages from their sources. */
export const bundleOptions = /** @satisfies {import("esbuild").BuildOptions} */ ({
  bundle: true,
  format: "esm",
  platform: "node",
  logLevel: "error",
  define,
  alias: Object.fromEntries(entriesOf(workspacePackages()).map(({ name, source }) => [name, join(root, source)])),
});

/** A program as one module. @param {string} program @param {string} [folder] where its imports begin */
export async function bundleProgram(program, folder = root) {
  const stdin = { contents: program, loader: /** @type {const} */ ("ts"), resolveDir: folder };
  const { outputFiles } = await build({ ...bundleOptions, stdin, write: false });
  return outputFiles[0]?.text ?? "";
}

/** What a program exports. It is imported from a file, so that an error names a line, not the whole program. @param {string} program @returns {Promise<any>} */
export async function importProgram(program) {
  const folder = mkdtempSync(join(tmpdir(), "wings-program-"));
  const file = join(folder, "program.mjs");
  try {
    writeFileSync(file, await bundleProgram(program));
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

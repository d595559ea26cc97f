// Runs a piece of TypeScript on the sources of the packages: no build is needed.

import { join } from "node:path";
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

/** What a program exports. @param {string} program @returns {Promise<any>} */
export const importProgram = async (program) =>
  import(`data:text/javascript,${encodeURIComponent(await bundleProgram(program))}`);

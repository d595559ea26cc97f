// The code in READMEs, made ready to run: each TypeScript block as a program of its own, and what it must print.

import { build } from "esbuild";
import { creatorModule } from "./creator.mjs";
import { root, workspacePackages } from "./workspace.mjs";

/** @type {typeof import("../packages/create-wings-technique/src/package/programs.js")} */
export const { programsOf } = await creatorModule("package/programs.ts");

/**
 * One program as JavaScript, with the packages of this workspace from their sources.
 * @param {string} code
 * @returns {Promise<string>}
 */
export async function bundle(code) {
  const alias = Object.fromEntries(
    workspacePackages()
      .filter(({ group }) => group === "packages")
      .map(({ manifest, path }) => [String(manifest.name), `${path}/src/index.ts`]),
  );
  const { outputFiles } = await build({
    stdin: { contents: code, loader: "ts", resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    logLevel: "silent",
    alias,
  });
  return outputFiles[0].text;
}

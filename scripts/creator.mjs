// What `npm create wings-technique` is made of, from its sources: no build is needed to use it here.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./workspace.mjs";

export const creator = join(root, "packages/create-wings-technique");

/** A module of its sources. @param {string} file @returns {Promise<any>} */
export async function creatorModule(file) {
  const { outputFiles } = await build({
    entryPoints: [join(creator, "src", file)],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
    logLevel: "error",
    // They look for the template from where they are.
    define: { "import.meta.url": JSON.stringify(pathToFileURL(join(creator, "src", file)).href) },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}

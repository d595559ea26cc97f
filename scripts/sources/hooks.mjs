import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

const packages = new URL("../../packages/", import.meta.url);
const workspace = new URL("../../", import.meta.url).href;

/** @param {string} folder */
const versionIn = (folder) =>
  /** @type {{ version: string }} */ (JSON.parse(readFileSync(new URL(`${folder}/package.json`, workspace), "utf8")))
    .version;

/** What the build of the command puts in place, too. */
export const define = {
  WINGS_VERSION: JSON.stringify(versionIn("apps/runner")),
  WINGS_CORE_VERSION: JSON.stringify(versionIn("packages/core")),
};

/**
 * A package of the workspace is read from its sources, and `./board.js` is the file board.ts or board.tsx.
 * @type {import("node:module").ResolveHook}
 */
export function resolve(specifier, context, next) {
  // A plugin elsewhere has its own packages.
  if (!context.parentURL?.startsWith(workspace)) return next(specifier, context);
  const [, name, entry = "index"] = /^@wings\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/.exec(specifier) ?? [];
  const source =
    name === undefined ? sourceBeside(specifier, context.parentURL) : new URL(`${name}/src/${entry}.ts`, packages);
  if (source === undefined || !existsSync(source)) return next(specifier, context);
  return { url: source.href, format: "module", shortCircuit: true };
}

/** @param {string} specifier @param {string | undefined} parent */
function sourceBeside(specifier, parent) {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || parent === undefined) return undefined;
  const urls = [".ts", ".tsx"].map((ending) => new URL(specifier.replace(/\.js$/, ending), parent));
  return urls.find((url) => existsSync(url));
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  const [, loader] = /\.(tsx?)$/.exec(new URL(url).pathname) ?? []; // Vitest adds a query.
  if (loader === undefined) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = await transform(await readFile(file, "utf8"), {
    loader: /** @type {"ts" | "tsx"} */ (loader),
    jsx: "automatic",
    jsxImportSource: "preact",
    format: "esm",
    target: "es2022",
    define,
    sourcefile: file,
    sourcemap: "inline",
  });
  return { format: "module", source: code, shortCircuit: true };
}

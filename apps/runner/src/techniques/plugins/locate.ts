import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pluginNotFound } from "./errors.js";

/** Whether a plugin is a file or a folder, not the name of an installed package. A name that exists as a file is one. */
export const isPath = (plugin: string, folder: string): boolean =>
  /^[./\\]|^[a-z]:\\|[\\/]\.\./i.test(plugin) || existsSync(resolve(folder, plugin));

/** The entry file of a plugin: an installed package, a folder, or a file. */
export const locatePlugin = (plugin: string, folder: string): string => {
  const path = pathOf(plugin, folder);
  return statSync(path).isDirectory() ? entryOf(plugin, path) : path;
};

/** The files that decide what runs: the entry file, and the package.json that names it. */
export function filesOf(plugin: string, folder: string): string[] {
  const manifest = join(pathOf(plugin, folder), "package.json");
  return [locatePlugin(plugin, folder), ...(existsSync(manifest) ? [manifest] : [])];
}

function pathOf(plugin: string, folder: string): string {
  const path = resolve(folder, plugin);
  if (isPath(plugin, folder)) {
    if (!existsSync(path)) throw pluginNotFound(plugin, `${path} does not exist`);
    return path;
  }
  for (let at = resolve(folder); ; at = dirname(at)) {
    const installed = join(at, "node_modules", plugin);
    if (existsSync(installed)) return installed;
    if (at === dirname(at)) throw pluginNotFound(plugin, `no package of this name is installed in ${folder} or above`);
  }
}

interface Manifest {
  readonly exports?: unknown;
  readonly main?: unknown;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly version?: string;
}

export const readManifest = (folder: string): Manifest | undefined => {
  const path = join(folder, "package.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Manifest) : undefined;
};

/** The file that `import` would load. */
function entryOf(plugin: string, folder: string): string {
  let manifest: Manifest | undefined;
  try {
    manifest = readManifest(folder);
  } catch (error) {
    throw pluginNotFound(plugin, `its package.json is not JSON: ${(error as Error).message}`);
  }
  const named = resolveExports(manifest?.exports) ?? manifest?.main;
  const names = typeof named === "string" ? [named] : ["index.js", "index.mjs"];
  const entry = names.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (entry !== undefined) return entry;
  throw pluginNotFound(
    plugin,
    `${basename(folder) || folder} has no ${names.join(" or ")}${typeof named === "string" ? ": build it first" : ""}`,
  );
}

/** Resolves the exports of a package.json in the order of Node.js. */
function resolveExports(exports: unknown): string | undefined {
  if (typeof exports === "string") return exports;
  if (Array.isArray(exports)) return exports.map(resolveExports).find((path) => path !== undefined);
  if (typeof exports !== "object" || exports === null) return undefined;
  if ("." in exports) return resolveExports(exports["."]);
  for (const [condition, path] of Object.entries(exports)) {
    if (!["node", "import", "module-sync", "default"].includes(condition)) continue;
    const found = resolveExports(path);
    if (found !== undefined) return found;
  }
  return undefined;
}

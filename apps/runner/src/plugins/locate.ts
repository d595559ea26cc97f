import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pluginNotFound } from "../errors.js";
import { CORE_VERSION } from "../version.js";

/** The entry file of a plugin: an installed package, a folder, or a file. */
export function locatePlugin(plugin: string, folder: string): string {
  const path = resolve(folder, plugin);
  if (/^[./\\]|^[a-z]:\\/i.test(plugin) || existsSync(path)) {
    if (!existsSync(path)) throw pluginNotFound(plugin, `${path} does not exist`);
    return statSync(path).isDirectory() ? entryOf(plugin, path) : path;
  }
  for (let at = resolve(folder); ; at = dirname(at)) {
    const installed = join(at, "node_modules", plugin);
    if (existsSync(installed)) return entryOf(plugin, installed);
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

const readManifest = (folder: string): Manifest | undefined => {
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
    `${basename(folder)} has no ${names.join(" or ")}${typeof named === "string" ? ": build it first" : ""}`,
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

/** The core version that a plugin needs, and the one that it gets. */
export function coresOf(entry: string): { wanted: string; found: string; install: string } {
  let range: string | undefined;
  let version: string | undefined;
  for (let at = dirname(entry); ; at = dirname(at)) {
    const manifest = readManifest(at);
    range ??= manifest?.peerDependencies?.["@wings/core"] ?? manifest?.dependencies?.["@wings/core"];
    version ??= readManifest(join(at, "node_modules/@wings/core"))?.version;
    if (at === dirname(at)) break;
  }
  return {
    wanted: range !== undefined ? `@wings/core@${range}` : `a newer @wings/core than ${version ?? CORE_VERSION} (here)`,
    install: range !== undefined ? `npm install @wings/core@${range}` : "npm install @wings/core",
    found:
      version === undefined
        ? "no @wings/core is installed with it, and the core of this command lacks that export"
        : `@wings/core ${version} is installed`,
  };
}

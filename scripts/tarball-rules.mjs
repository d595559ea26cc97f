// What must be in a package that is published, and what must not.

import { posix } from "node:path";

/**
 * All that is wrong with the files of a tarball.
 * @param {ReadonlyMap<string, string>} files by their paths in the package
 * @returns {string[]}
 */
export function faultsOf(files) {
  const manifest = JSON.parse(files.get("package.json") ?? "{}");
  return [...needed(files, manifest), ...superfluous(files), ...ranges(manifest), ...links(files)];
}

/** @param {ReadonlyMap<string, string>} files @param {Record<string, any>} manifest */
function needed(files, manifest) {
  const faults = ["package.json", "README.md", "LICENSE"]
    .filter((file) => (files.get(file) ?? "").trim() === "")
    .map((file) => `${file} is missing or empty`);
  if (manifest.license !== "MIT") faults.push(`its license is ${manifest.license}`);
  if (manifest.private) faults.push("it is private");
  if (!/^\d+\.\d+\.\d+$/.test(manifest.version)) faults.push(`its version is ${manifest.version}`);
  if (!manifest.repository?.url || !manifest.description) faults.push("it has no repository or no description");
  if (manifest.publishConfig?.access !== "public") faults.push("npm would not publish it for everybody");
  const targets = targetsIn([manifest.exports ?? {}, manifest.bin ?? {}]);
  if (targets.length === 0) faults.push("it exports nothing and has no command");
  faults.push(...targets.filter((target) => !files.has(target)).map((target) => `${target} is named, and missing`));
  if (manifest.exports && !targets.some((target) => target.endsWith(".d.ts"))) faults.push("it has no types");
  for (const command of Object.values(manifest.bin ?? {})) {
    const text = files.get(posix.normalize(String(command))) ?? "";
    if (!text.startsWith("#!/usr/bin/env node\n")) faults.push(`${command} does not say that Node.js runs it`);
  }
  return faults;
}

/** The paths in a value of a package.json. @param {unknown} value @returns {string[]} */
const targetsIn = (value) =>
  typeof value === "string" ? [posix.normalize(value)] : Object.values(value ?? {}).flatMap(targetsIn);

/** @param {ReadonlyMap<string, string>} files */
const superfluous = (files) =>
  [...files.keys()]
    // The template of `npm create wings-technique` is a package of its own, with its test.
    .filter((file) => !file.startsWith("template/"))
    .filter((file) => /(^|\/)(tests?|src|coverage|node_modules)\/|\.(test|spec|bench)\.|tsbuildinfo|\.tgz$/.test(file))
    .map((file) => `${file} should not be in it`);

/** Ranges that mean nothing outside of this workspace. @param {Record<string, any>} manifest */
const ranges = (manifest) =>
  ["dependencies", "peerDependencies", "optionalDependencies", "devDependencies"].flatMap((field) =>
    Object.entries(manifest[field] ?? {})
      .filter(([, range]) => /^(workspace|link|file|portal|catalog):/.test(String(range)))
      .map(([name, range]) => `it wants ${name}@${range} in ${field}`),
  );

/** Files that are pointed at, and are not there: maps, what maps stand for, and modules. @param {ReadonlyMap<string, string>} files */
function links(files) {
  /** @type {string[]} */
  const faults = [];
  for (const [file, text] of files) {
    if (file.startsWith("template/")) continue;
    /** @param {string} path */
    const isMissing = (path) => !files.has(posix.join(posix.dirname(file), path));
    if (/\.[cm]?js$|\.d\.ts$/.test(file)) {
      const map = /^\/\/# sourceMappingURL=(\S+)$/m.exec(text)?.[1];
      if (map !== undefined && !map.startsWith("data:") && isMissing(map)) faults.push(`${file}: no ${map}`);
      for (const [, path = ""] of text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.\.?\/[^"]+)"/g)) {
        const seen = file.endsWith(".d.ts") ? path.replace(/\.js$/, ".d.ts") : path;
        if (isMissing(seen)) faults.push(`${file}: no ${seen}`);
      }
    }
    if (file.endsWith(".map")) {
      const { sources = [], sourcesContent = [] } = JSON.parse(text);
      sources.forEach((/** @type {string} */ source, /** @type {number} */ i) => {
        if (typeof sourcesContent[i] !== "string" && isMissing(source)) faults.push(`${file}: no ${source}`);
      });
    }
  }
  return faults;
}

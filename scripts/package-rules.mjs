// What all packages have in common, as rules: the same files, the same fields, and arrows that point one way:
// core <- technique <- ladder <- apps; testing and draw know core only. `scripts/check-packages.mjs` runs them.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import ts from "typescript";

/** @typedef {import("./workspace.mjs").Package} Package */
/** @typedef {{ folder: string, problem: string, remedy: string }} Complaint */

/** The keyword by which a package says that it holds techniques. */
export const techniqueKeyword = "wings-technique";

const license = "MIT";
const node = ">=20.19";
const repositoryUrl = "git+https://github.com/wings-sudoku/wings.git";
const publicExports = {
  ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
  "./package.json": "./package.json",
};
const publicFiles = ["dist", "!dist/.tsbuildinfo", "README.md", "LICENSE"];

/** @param {Package} it */
export const isTechnique = (it) => it.manifest.keywords?.includes(techniqueKeyword) ?? false;

/** @typedef {"core" | "technique" | "ladder" | "tool" | "generator" | "app"} Layer */

/** @param {Package} it @returns {Layer} */
export function layerOf(it) {
  if (it.group !== "packages") return "app";
  if (isTechnique(it)) return "technique";
  if (it.folder === "packages/core") return "core";
  if (it.folder === "packages/ladder") return "ladder";
  if (it.folder === "packages/create-wings-technique") return "generator";
  return "tool";
}

/**
 * Which layers a layer may stand on: in its sources, and in its tests beyond that.
 * @type {Record<Layer, { sources: readonly Layer[], tests: readonly Layer[], words: string }>}
 */
const arrows = {
  core: { sources: [], tests: [], words: "core knows no other package" },
  technique: {
    sources: ["core"],
    tests: ["tool"],
    words: "a technique knows @wings/core only (its tests may use @wings/testing)",
  },
  tool: { sources: ["core"], tests: [], words: "testing and draw know @wings/core only" },
  generator: { sources: ["core"], tests: ["tool"], words: "the generator knows @wings/core only" },
  ladder: { sources: ["core", "technique"], tests: ["tool"], words: "the ladder knows core and the techniques" },
  app: {
    sources: ["core", "technique", "ladder", "tool", "generator", "app"],
    tests: [],
    words: "an app may use every package",
  },
};

/** All files below a folder, or none where it does not exist. @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/** The modules that a source file imports, types included. @param {string} path @returns {string[]} */
const importsOf = (path) =>
  ts.preProcessFile(readFileSync(path, "utf8"), true, true).importedFiles.map(({ fileName }) => fileName);

/** The package that an import names: `@wings/core/x` is `@wings/core`. @param {string} specifier */
const packageOf = (specifier) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/**
 * Everything that is not as it should be, in all packages.
 * @param {readonly Package[]} packages
 * @returns {Complaint[]}
 */
export function examine(packages) {
  const byName = new Map(packages.map((it) => [it.manifest.name, it]));
  return packages.flatMap((it) => [
    ...(it.group === "packages" ? shape(it) : appShape(it)),
    ...dependencies(it, byName),
    ...imports(it, byName),
  ]);
}

/** Fields that every package has, public or not. @param {Package} it @returns {Complaint[]} */
function appShape({ folder, manifest }) {
  const complaint = expecting(folder);
  return [
    // `npm create wings-technique` runs the package of exactly that name.
    ...complaint(
      "name",
      manifest.name,
      basename(folder).startsWith("create-") ? basename(folder) : `@wings/${basename(folder)}`,
    ),
    ...complaint("type", manifest.type, "module"),
    ...complaint("license", manifest.license, license),
    ...complaint("engines", manifest.engines, { node }),
    ...(manifest.description
      ? []
      : [{ folder, problem: "has no description", remedy: "say in one sentence what it is" }]),
  ];
}

/** The same files and the same fields in every package under `packages/`. @param {Package} it @returns {Complaint[]} */
function shape(it) {
  const { folder, path, manifest } = it;
  const complaint = expecting(folder);
  /** @type {Complaint[]} */
  const found = [
    ...appShape(it),
    ...complaint("repository", manifest.repository, { type: "git", url: repositoryUrl, directory: folder }),
    ...complaint("publishConfig", manifest.publishConfig, { access: "public" }),
  ];
  if (layerOf(it) !== "generator") {
    found.push(...complaint("exports", manifest.exports, publicExports));
    found.push(...complaint("files", manifest.files, publicFiles));
    found.push(...complaint("scripts", manifest.scripts, { build: "tsc -b" }));
  }
  if (manifest.sideEffects !== false) found.push(...complaint("sideEffects", manifest.sideEffects, false));
  if (!manifest.keywords?.includes("sudoku")) {
    found.push({ folder, problem: 'lacks the keyword "sudoku"', remedy: "add it to keywords in package.json" });
  }
  if (manifest.private) found.push({ folder, problem: "is private", remedy: 'remove "private" from package.json' });
  for (const field of ["main", "module", "types", "typings", "browser"]) {
    if (field in manifest)
      found.push({ folder, problem: `has "${field}"`, remedy: 'remove it: "exports" says it all' });
  }
  for (const file of ["README.md", "LICENSE", "tsconfig.json", "src/index.ts"]) {
    if (!existsSync(join(path, file)))
      found.push({ folder, problem: `has no ${file}`, remedy: "add it, as in packages/core" });
  }
  if (!filesBelow(join(path, "test")).some((file) => file.endsWith(".test.ts"))) {
    found.push({ folder, problem: "has no test", remedy: "add test/<name>.test.ts" });
  }
  found.push(...references(it));
  const own = new Set(["package.json", "README.md", "LICENSE", "CHANGELOG.md", "tsconfig.json"]);
  const folders = new Set(["src", "test", "dist", "node_modules", ".turbo"]);
  if (layerOf(it) === "generator") folders.add("template");
  // Pictures of the README: pages show them, and nobody else needs them, so they are not packed.
  if (layerOf(it) === "technique") folders.add("img");
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (!(entry.isFile() ? own : folders).has(entry.name)) {
      found.push({
        folder,
        problem: `has ${entry.name}, which no other package has`,
        remedy: "move it to src/, test/ or the root",
      });
    }
  }
  return found;
}

/** tsconfig.json points at the packages that package.json names, so that `tsc -b` builds them first. @param {Package} it */
function references({ folder, path, manifest }) {
  const file = join(path, "tsconfig.json");
  if (!existsSync(file)) return [];
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, "utf8"));
  const wanted = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    .filter((name) => name.startsWith("@wings/"))
    .map((name) => ({ path: `../${name.slice("@wings/".length)}` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const complaint = expecting(folder, "tsconfig.json");
  return [
    ...complaint("extends", config?.extends, "../../tsconfig.base.json"),
    ...complaint("references", config?.references ?? [], wanted),
  ];
}

/** The arrows, as package.json has them. @param {Package} it @param {Map<string | undefined, Package>} byName */
function dependencies(it, byName) {
  const { folder, manifest } = it;
  const layer = layerOf(it);
  /** @type {Complaint[]} */
  const found = [];
  for (const field of /** @type {const} */ (["dependencies", "peerDependencies", "devDependencies"])) {
    const allowed = [...arrows[layer].sources, ...(field === "devDependencies" ? arrows[layer].tests : [])];
    for (const [name, range] of Object.entries(manifest[field] ?? {})) {
      if (!name.startsWith("@wings/")) {
        if (field !== "devDependencies" && (layer === "core" || layer === "technique")) {
          found.push({ folder, problem: `has ${name} in ${field}`, remedy: `remove it: ${arrows[layer].words}` });
        }
        continue;
      }
      const target = byName.get(name);
      if (!target) {
        found.push({
          folder,
          problem: `names ${name}, which is no package here`,
          remedy: "correct the name or add the package",
        });
      } else if (!allowed.includes(layerOf(target))) {
        found.push({ folder, problem: `has ${name} in ${field}`, remedy: `remove it: ${arrows[layer].words}` });
      }
      if (field !== "peerDependencies" && range !== "workspace:*" && range !== "workspace:^") {
        found.push({
          folder,
          problem: `wants ${name}@${range} in ${field}`,
          remedy: `write "workspace:${field === "devDependencies" ? "*" : "^"}"`,
        });
      }
      if (field === "peerDependencies" && !/^\^\d+\.\d+\.\d+$/.test(range)) {
        found.push({
          folder,
          problem: `wants the peer ${name}@${range}`,
          remedy: 'write a caret range, like "^1.0.0": a minor of the core must stay inside',
        });
      }
    }
  }
  if (layer === "technique" || layer === "tool") {
    if (!manifest.peerDependencies?.["@wings/core"]) {
      found.push({
        folder,
        problem: "does not have @wings/core as a peer",
        remedy: 'add "@wings/core" to peerDependencies',
      });
    }
    if (manifest.devDependencies?.["@wings/core"] !== "workspace:*") {
      found.push({
        folder,
        problem: "does not develop against the core of this workspace",
        remedy: 'add "@wings/core": "workspace:*" to devDependencies',
      });
    }
  }
  return found;
}

/** The arrows, as the imports draw them. @param {Package} it @param {Map<string | undefined, Package>} byName */
function imports(it, byName) {
  const { folder, path, manifest } = it;
  const layer = layerOf(it);
  const runtime = { ...manifest.dependencies, ...manifest.peerDependencies };
  const any = { ...runtime, ...manifest.devDependencies };
  /** @type {Complaint[]} */
  const found = [];
  for (const kind of /** @type {const} */ (["src", "test"])) {
    for (const file of filesBelow(join(path, kind)).filter((name) => /\.[cm]?[jt]sx?$/.test(name))) {
      const at = file.slice(path.length + 1);
      for (const specifier of importsOf(file)) {
        if (specifier.startsWith(".")) {
          if (!/\.(m?js|json|css)$/.test(specifier)) {
            found.push({
              folder,
              problem: `${at} imports "${specifier}"`,
              remedy: 'end imports inside a package in ".js"',
            });
          }
          if (!join(file, "..", specifier).startsWith(path)) {
            found.push({
              folder,
              problem: `${at} imports "${specifier}", outside of the package`,
              remedy: "import the package by its name",
            });
          }
          continue;
        }
        const name = packageOf(specifier);
        if (name === manifest.name && kind === "test") continue;
        if (kind === "src" && (layer === "core" || layer === "technique") && name !== "@wings/core") {
          found.push({ folder, problem: `${at} imports "${specifier}"`, remedy: `remove it: ${arrows[layer].words}` });
        } else if (name.startsWith("@wings/")) {
          const target = byName.get(name);
          const allowed = [...arrows[layer].sources, ...(kind === "test" ? arrows[layer].tests : [])];
          if (specifier !== name) {
            found.push({
              folder,
              problem: `${at} imports "${specifier}"`,
              remedy: `import from "${name}": its index lists what is public`,
            });
          } else if (!target) {
            found.push({
              folder,
              problem: `${at} imports "${specifier}", which is no package here`,
              remedy: "correct the name",
            });
          } else if (target !== it && !allowed.includes(layerOf(target))) {
            found.push({
              folder,
              problem: `${at} imports "${specifier}"`,
              remedy: `remove it: ${arrows[layer].words}`,
            });
          } else if (!(name in (kind === "src" ? runtime : any)) && it.group === "packages") {
            found.push({
              folder,
              problem: `${at} imports "${specifier}", which package.json does not name`,
              remedy: "add it to package.json",
            });
          }
        }
      }
    }
  }
  return found;
}

/**
 * Compares one field with what it must be.
 * @param {string} folder @param {string} [file]
 * @returns {(field: string, seen: unknown, wanted: unknown) => Complaint[]}
 */
const expecting =
  (folder, file = "package.json") =>
  (field, seen, wanted) =>
    isDeepStrictEqual(seen, wanted)
      ? []
      : [
          {
            folder,
            problem: `"${field}" in ${file} is ${JSON.stringify(seen)}`,
            remedy: `write ${JSON.stringify(wanted)}`,
          },
        ];

// What all packages have in common, and the arrows between them: core <- kit <- technique <- ladder <- apps. Languages know the core and
// English. Tools know the core and other tools. The element knows the core, tools and some techniques. Apps share private packages. Run
// as a program, it prints what is wrong and what to do.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import ts from "typescript";
import { circlesIn, wrongArrow } from "./app-folders.mjs";
import { wrongStyles } from "./app-styles.mjs";
import { readLesson } from "./lessons.mjs";
import { workspacePackages } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */
/** @typedef {"core" | "kit" | "technique" | "language" | "tool" | "generator" | "element" | "ladder" | "host" | "test-kit" | "app"} Layer */

/** Which layers the sources of a layer may use, and which its tests may use as well. @type {Record<Layer, { sources: readonly Layer[], tests: readonly Layer[], others: boolean }>} */
const LAYERS = {
  core: { sources: [], tests: ["test-kit"], others: false },
  kit: { sources: ["core"], tests: ["tool", "test-kit"], others: false },
  technique: { sources: ["core", "kit"], tests: ["tool", "test-kit"], others: false },
  language: { sources: ["core", "language"], tests: ["tool", "ladder", "test-kit"], others: false },
  tool: { sources: ["core", "tool"], tests: ["ladder", "language", "test-kit"], others: true },
  element: { sources: ["core", "tool", "technique"], tests: ["test-kit"], others: false },
  generator: { sources: ["core"], tests: ["tool", "test-kit"], others: true },
  ladder: { sources: ["core", "technique"], tests: ["tool", "test-kit"], others: true },
  host: { sources: ["core"], tests: ["tool", "test-kit"], others: false },
  "test-kit": { sources: ["core", "tool"], tests: [], others: true },
  app: {
    sources: ["core", "technique", "ladder", "language", "tool", "generator", "element", "host", "app"],
    tests: ["test-kit"],
    others: true,
  },
};

/** The sections of every technique's README, in this order. */
export const SECTIONS =
  "When it applies, Install and use, The pattern, Why it works, Options, What it costs, Limits, See also".split(", ");

/** What the apps have inside, and what only tests use: not published, and read from the sources. @type {Readonly<Record<string, Layer>>} */
const PRIVATE = { "plugin-host": "host", "test-kit": "test-kit" };

/** @param {Package} it */
export const isTechnique = (it) => it.manifest.keywords?.includes("wings-technique") ?? false;

/** @param {Package} it @returns {Layer} */
function layerOf(it) {
  if (it.group !== "packages") return "app";
  if (isTechnique(it)) return "technique";
  if (it.manifest.keywords?.includes("wings-kit")) return "kit";
  if (it.manifest.keywords?.includes("wings-language")) return "language";
  const name = basename(it.folder);
  if (name in PRIVATE) return /** @type {Layer} */ (PRIVATE[name]);
  if (name === "core" || name === "ladder" || name === "element") return name;
  return name.startsWith("create-") ? "generator" : "tool";
}

/** What packages are for, in the order of the README. */
export const GROUPS = /** @type {const} */ (["Use in an app", "Techniques", "Write your own technique", "Apps"]);

/** The group of a package, by its folder and keywords. What nobody installs or opens has none. @param {Package} it @returns {typeof GROUPS[number] | undefined} */
export function groupOf(it) {
  if (it.group === "apps") return "Apps";
  if (it.manifest.private === true) return undefined;
  const has = (/** @type {string[]} */ ...keywords) => keywords.some((each) => it.manifest.keywords?.includes(each));
  if (has("wings-technique", "wings-kit")) return "Techniques";
  return has("create", "testing") ? "Write your own technique" : "Use in an app";
}

/** The fields of package.json that a package must have, with their values. @param {Package} it @returns {Record<string, unknown>} */
function expectedFields(it) {
  const { folder, group, path, manifest } = it;
  const name = basename(folder);
  const all = {
    // `npm create wings-technique` runs the package of exactly that name.
    name: name.startsWith("create-") ? name : `@wings/${name}`,
    type: "module",
    license: "MIT",
    engines: { node: "^20.19 || >=22.12" },
  };
  if (group !== "packages") return all;
  const own = Object.keys(Object(manifest.exports)).filter((key) => /^\.\/(?!package\.json$)/.test(key));
  const entries = isTechnique(it) ? ["./about", ...own.filter((key) => key !== "./about")] : own;
  if (name in PRIVATE) {
    const sources = [...(manifest.exports !== undefined && "." in manifest.exports ? ["."] : []), ...entries].map(
      (entry) => {
        const file = `./src/${entry.slice(2) || "index"}`;
        return [entry, `${file}.${existsSync(join(path, `${file}.mjs`)) ? "mjs" : "ts"}`];
      },
    );
    return {
      ...all,
      private: true,
      exports: Object.fromEntries([...sources, ["./package.json", "./package.json"]]),
      scripts: { test: "vitest run --config ../../vitest.config.ts", types: "tsc -p ." },
    };
  }
  const published = {
    ...all,
    private: undefined,
    // A module that defines an element has no other use.
    sideEffects: layerOf(it) === "element" ? ["**/define.*", "./dist/wings-board.js"] : false,
    repository: { type: "git", url: "git+https://github.com/wings-sudoku/wings.git", directory: folder },
    publishConfig: { access: "public" },
    scripts: {
      build: "node ../../scripts/build-package.mjs",
      test: "vitest run --config ../../vitest.config.ts",
      types: "tsc -p .",
    },
  };
  if (layerOf(it) === "generator") return published;
  return {
    ...published,
    files: ["dist", "README.md", "LICENSE"],
    exports: Object.fromEntries([
      [".", exported("index")],
      ...entries.map((entry) => [entry, exported(entry.slice(2))]),
      ["./package.json", "./package.json"],
    ]),
    // TypeScript 5 with `moduleResolution` node10, the default beside `module` commonjs, reads no `exports`.
    types: "./dist/cjs/index.d.ts",
    typesVersions:
      entries.length === 0
        ? undefined
        : { "*": Object.fromEntries(entries.map((entry) => [entry.slice(2), [`./dist/cjs/${entry.slice(2)}.d.ts`]])) },
  };
}

/** The package.json of a new technique. @param {string} name @param {string} description */
export function newManifest(name, description) {
  const it = { group: "packages", folder: `packages/${name}`, path: "", manifest: { keywords: ["wings-technique"] } };
  const manifest = {
    name: "",
    // The first changeset makes it 1.0.0.
    version: "0.0.0",
    description,
    keywords: ["sudoku", "wings-technique", name],
    ...expectedFields(it),
    peerDependencies: { "@wings/core": "workspace:^" },
    devDependencies: { "@wings/core": "workspace:*", "@wings/testing": "workspace:*" },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** In Node.js, `require` loads the ES module, too: so there is one copy. Jest takes the CommonJS build. @param {string} module */
const exported = (module) => ({
  "module-sync": `./dist/${module}.js`,
  require: { types: `./dist/cjs/${module}.d.ts`, default: `./dist/cjs/${module}.js` },
  types: `./dist/${module}.d.ts`,
  default: `./dist/${module}.js`,
});

/** All that is wrong, in all packages. @param {readonly Package[]} packages @returns {string[]} */
export function examine(packages) {
  const byName = new Map(packages.map((it) => [String(it.manifest.name), it]));
  return packages.flatMap((it) =>
    [...fields(it), ...ranges(it, byName), ...imports(it, byName), ...files(it)].map(
      (problem) => `${it.folder}: ${problem}`,
    ),
  );
}

/** @param {Package} it @returns {string[]} */
function fields(it) {
  const { group, path, manifest } = it;
  const found = Object.entries(expectedFields(it))
    .filter(([name, value]) => !isDeepStrictEqual(manifest[name], value))
    .map(([name, value]) => `"${name}" is ${JSON.stringify(manifest[name])}; write ${JSON.stringify(value)}`);
  if (!manifest.description || manifest.description.includes("say in one sentence"))
    found.push("there is no description; say in one sentence what it is");
  const config = join(path, "tsconfig.json");
  const { extends: base, compilerOptions: { types = [] } = {} } = existsSync(config)
    ? ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config
    : {};
  if (group !== "bench" && base !== "../../tsconfig.base.json")
    found.push(`tsconfig.json extends ${JSON.stringify(base)}; write "../../tsconfig.base.json"`);
  if (group !== "packages") return found;
  if (types.length > 0 && manifest.bin === undefined && layerOf(it) !== "test-kit")
    found.push(`tsconfig.json has the types of ${types.join(", ")}; a library has none`);
  if (!manifest.keywords?.includes("sudoku")) found.push('the keyword "sudoku" is missing');
  const readme = readFileSync(join(path, "README.md"), "utf8");
  if (readme.includes("Replace this")) found.push('README.md says "Replace this"; write the lesson of the technique');
  if (readme.split("\n").filter((line) => line === `# ${manifest.name}`).length > 1)
    found.push("README.md has its title twice; leave only that of its generated head");
  const sections = readme.match(/(?<=^## ).+/gm) ?? [];
  if (isTechnique(it) && sections.join() !== SECTIONS.join())
    found.push(`README.md has the sections ${sections.join(", ")}; write ${SECTIONS.join(", ")}`);
  if (isTechnique(it)) found.push(...lessonProblems(path));
  // The tests of `languages` are about all of them.
  const isTested = filesBelow(join(path, "test")).some((file) => file.endsWith(".test.ts"));
  if (!isTested && layerOf(it) !== "language") found.push("it has no test");
  return found;
}

/** @param {string} path */
function lessonProblems(path) {
  try {
    const { sections, steps } = readLesson(path);
    const isNew = JSON.stringify({ sections, steps }).includes("Replace this");
    return isNew ? ['lesson.md says "Replace this"; write the lesson of the technique'] : [];
  } catch (error) {
    return [/** @type {Error} */ (error).message.replaceAll(`${path}${sep}`, "")];
  }
}

/** The arrows in package.json, and their ranges. @param {Package} it @param {ReadonlyMap<string, Package>} byName @returns {string[]} */
function ranges(it, byName) {
  const { manifest } = it;
  const layer = layerOf(it);
  /** What a range must be, by field. */
  const rules = {
    dependencies: { layers: LAYERS[layer].sources, range: /^workspace:[*^]$/ },
    // Published as `^` and the version of the core here: every later minor of it fits.
    peerDependencies: { layers: LAYERS[layer].sources, range: /^workspace:\^$/ },
    devDependencies: { layers: [...LAYERS[layer].sources, ...LAYERS[layer].tests], range: /^workspace:[*^]$/ },
  };
  const found = Object.entries(rules).flatMap(([field, { layers, range: pattern }]) =>
    Object.entries(/** @type {Record<string, string>} */ (manifest[field] ?? {})).flatMap(([name, range]) => {
      const target = byName.get(name);
      if (!name.startsWith("@wings/")) {
        return LAYERS[layer].others || field === "devDependencies"
          ? []
          : [`${name} in ${field}; a ${layer} has no other dependency`];
      }
      if (target === undefined) return [`${name} in ${field} is no package here`];
      if (!layers.includes(layerOf(target)))
        return [`${name} in ${field}; a ${layer} may not use a ${layerOf(target)}`];
      return pattern.test(range) ? [] : [`${name}@${range} in ${field}; the range must match ${pattern}`];
    }),
  );
  if (["technique", "tool", "kit", "language", "element"].includes(layer)) {
    if (!manifest.peerDependencies?.["@wings/core"]) found.push("@wings/core is not in peerDependencies");
    if (!manifest.devDependencies?.["@wings/core"]) found.push("@wings/core is not in devDependencies");
  }
  return found;
}

/** Authors read our techniques, so these import what authors have, and only the definition more. @param {Layer} layer @param {string} entry */
function wrongEntryOf(layer, entry) {
  if (entry === "/built-in") return layer === "technique" ? undefined : "only the techniques of wings import it";
  if (entry === "/about" && layer === "technique") return undefined;
  return entry === "/author" || (layer !== "technique" && layer !== "kit") ? undefined : "import @wings/core/author";
}

/** The arrows in the imports. @param {Package} it @param {ReadonlyMap<string, Package>} byName @returns {string[]} */
function imports(it, byName) {
  const { group, path, manifest } = it;
  const layer = layerOf(it);
  const { sources, tests, others } = LAYERS[layer];
  const atRunTime = { ...manifest.dependencies, ...manifest.peerDependencies };
  /** @param {string} file @param {string} specifier @param {boolean} isSource @returns {string | undefined} */
  function problemOf(file, specifier, isSource) {
    if (specifier.startsWith(".")) {
      const target = join(file, "..", specifier);
      // Tests read the example of the tutorial.
      const isInside = target.startsWith(path) || (!isSource && target.startsWith(join(path, "../../examples")));
      if (!isInside) return "import the package by its name";
      return isSource ? wrongArrow(it.folder, join(path, "src"), file, target) : undefined;
    }
    const [, name = specifier, entry = ""] = /^(@[^/]+\/[^/]+)(\/.+)?$/.exec(specifier) ?? [];
    if (name === manifest.name) return isSource ? "import the file" : undefined;
    if (!name.startsWith("@wings/")) return others || !isSource ? undefined : `a ${layer} imports no other package`;
    const target = byName.get(name);
    if (target === undefined) return "there is no such package";
    const allowed = isSource ? sources : [...sources, ...tests];
    if (!allowed.includes(layerOf(target))) return `a ${layer} may not use a ${layerOf(target)}`;
    if (!(`.${entry}` in (target.manifest.exports ?? { ".": "" }))) return `${name} does not export it`;
    const wrongEntry = isSource && name === "@wings/core" ? wrongEntryOf(layer, entry) : undefined;
    if (wrongEntry !== undefined) return wrongEntry;
    if (isSource && group === "packages" && !(name in atRunTime)) return "add it to package.json";
    return undefined;
  }
  const src = join(path, "src");
  const isPage = it.folder === "apps/playground";
  const ofThePage = isPage ? [...circlesIn(src, filesBelow(src)), ...wrongStyles(it.folder, src, filesBelow(src))] : [];
  const arrows = ["src", "test"].flatMap((kind) =>
    filesBelow(join(path, kind))
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      .flatMap((file) =>
        ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.flatMap(({ fileName }) => {
          const problem = problemOf(file, fileName, kind === "src");
          return problem === undefined ? [] : [`${file.slice(path.length + 1)} imports "${fileName}"; ${problem}`];
        }),
      ),
  );
  return [...arrows, ...ofThePage];
}

/** The order of files in a technique: its words are beside its definition. @param {Package} it @returns {string[]} */
const files = (it) =>
  layerOf(it) !== "technique"
    ? []
    : filesBelow(join(it.path, "src"))
        .filter((file) => /explanation\.ts$/.test(file))
        .map(
          (file) => `${basename(file)} hides the words: put them into the technique's file, or name what they share`,
        );

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((file) => join(folder, file))
        .sort()
    : [];

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const packages = workspacePackages();
  const problems = examine(packages);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${packages.length} packages are alike, and no arrow points the wrong way.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

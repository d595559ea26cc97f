import semver from "semver";
import { type Complaint, complaint, unless } from "./complaint.js";
import { type Manifest, recordOf, textOf } from "./manifest.js";

export const CORE = "@wings/core";

/** The core that a package was built and tested with. */
export interface Core {
  readonly version: string;
  /** What it asks of Node.js. */
  readonly node: string;
}

/** What the package.json of a technique must say. */
export const fieldComplaints = (manifest: Manifest, core: Core): Complaint[] => [
  ...versionOf(manifest),
  ...coreOf(manifest, core),
  ...others(manifest),
  ...bundled(manifest),
  ...engines(manifest, core),
  ...machines(manifest),
  ...rest(manifest),
];

function versionOf({ version }: Manifest): Complaint[] {
  const seen = textOf(version);
  return unless(
    semver.valid(seen) === seen && !seen.startsWith("0.0.0"),
    "VERSION",
    `package.json: "version" is ${JSON.stringify(version)}.`,
    "Begin with 1.0.0: three numbers with a dot between them, of which not all are 0.",
  );
}

/** The core is there once, beside all techniques, and any minor of it will do. */
function coreOf(manifest: Manifest, { version }: Core): Complaint[] {
  const range = recordOf(manifest.peerDependencies)[CORE];
  const wanted = `"peerDependencies": { "${CORE}": "^${semver.major(version)}.0.0" }`;
  if (range === undefined)
    return [complaint("CORE", `package.json: ${CORE} is not among "peerDependencies".`, `Write ${wanted}.`)];
  const seen = `package.json: the range of ${CORE} in "peerDependencies" is ${JSON.stringify(range)}`;
  const major = semver.major(version);
  const holds = (other: string): boolean => semver.satisfies(other, textOf(range) || "none");
  if (!holds(version)) {
    return [complaint("CORE", `${seen}, and it was built with ${version}.`, `Write ${wanted}.`)];
  }
  return [
    ...unless(
      recordOf(recordOf(manifest.peerDependenciesMeta)[CORE]).optional !== true,
      "CORE",
      `package.json: "peerDependenciesMeta" makes ${CORE} optional, so npm would not install it.`,
      "Remove that: programs and types need it.",
    ),
    ...unless(
      holds(`${major}.999.0`),
      "CORE",
      `${seen}, which leaves out later versions ${major}.x.`,
      `A minor of the core breaks nothing; write ${wanted}.`,
    ),
    ...unless(
      !holds(`${major + 1}.0.0`),
      "CORE",
      `${seen}, which takes in ${major + 1}.0.0.`,
      `Nobody knows whether it runs with that; write ${wanted}.`,
    ),
  ];
}

/** The module needs nothing beside it. */
function others(manifest: Manifest): Complaint[] {
  const named = (["dependencies", "optionalDependencies", "peerDependencies"] as const).flatMap((field) =>
    Object.keys(recordOf(manifest[field])).map((name) => [field, name] as const),
  );
  return named
    .filter(([field, name]) => field !== "peerDependencies" || name !== CORE)
    .map(([field, name]) =>
      name === CORE
        ? complaint(
            "CORE",
            `package.json: ${CORE} is in "${field}", which brings a second one to whoever has one.`,
            'Have it in "peerDependencies", and in "devDependencies" to work with.',
          )
        : complaint(
            "DEPENDENCY",
            `package.json: ${name} is in "${field}".`,
            'The build is one module that needs nothing else: move it to "devDependencies".',
          ),
    );
}

/** What npm would pack of node_modules. */
function bundled(manifest: Manifest): Complaint[] {
  return ["bundleDependencies", "bundledDependencies"]
    .filter((field) => manifest[field] === true || Object.keys(recordOf(manifest[field])).length > 0)
    .map((field) =>
      complaint(
        "DEPENDENCY",
        `package.json: "${field}" packs other packages with this one.`,
        "Remove it: the build is one module that needs nothing else.",
      ),
    );
}

/** The releases of Node.js with long support. */
const RELEASES = [20, 22, 24, 26, 28];

/** Those of a range that come behind its first, and that it leaves out. */
function leftOut(range: string, node: string): number | undefined {
  const first = semver.validRange(range) === null ? null : semver.minVersion(range);
  return RELEASES.find((major) => {
    const late = `${major}.99.0`;
    return first !== null && semver.gt(late, first) && semver.satisfies(late, node) && !semver.satisfies(late, range);
  });
}

/** Where npm would refuse to install it, and the core runs. */
function machines(manifest: Manifest): Complaint[] {
  const limits = ["os", "cpu", "libc"].filter((field) => manifest[field] !== undefined);
  return limits.map((field) =>
    complaint(
      "ENGINES",
      `package.json: "${field}" is ${JSON.stringify(manifest[field])}, and a technique runs on every machine.`,
      `Remove "${field}".`,
    ),
  );
}

function engines(manifest: Manifest, { node }: Core): Complaint[] {
  const range = recordOf(manifest.engines).node;
  const left = leftOut(textOf(range), node);
  if (left !== undefined) {
    return [
      complaint(
        "ENGINES",
        `package.json: "engines" says "node": ${JSON.stringify(range)}, which leaves out ${left}.x, on which the core runs.`,
        `Write "engines": { "node": "${node}" }.`,
      ),
    ];
  }
  return unless(
    semver.validRange(textOf(range)) !== null && textOf(range) !== "" && semver.subset(textOf(range), node),
    "ENGINES",
    `package.json: "engines" says ${range === undefined ? "nothing of Node.js" : `"node": ${JSON.stringify(range)}`}, and the core asks for ${node}.`,
    `Write "engines": { "node": "${node}" }.`,
  );
}

/** What Node.js is made to run where the package is installed. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall"];

function rest(manifest: Manifest): Complaint[] {
  const { keywords, license, publishConfig, scripts, type } = manifest;
  const scripted = INSTALL_SCRIPTS.filter((name) => recordOf(scripts)[name] !== undefined);
  return [
    ...unless(
      Object.values(recordOf(keywords)).includes("wings-technique"),
      "KEYWORD",
      'package.json: "wings-technique" is not among "keywords".',
      'Add it: it is how others find techniques. "sudoku" helps, too.',
    ),
    ...unless(
      textOf(license) !== "" && license !== "UNLICENSED",
      "LICENSE",
      `package.json: "license" is ${JSON.stringify(license)}, so nobody may use it.`,
      'Write the one whose text is in LICENSE, such as "MIT".',
    ),
    ...unless(
      type === "module",
      "TYPE",
      `package.json: "type" is ${JSON.stringify(type)}, so Node.js takes the module for another kind.`,
      'Write "type": "module".',
    ),
    ...unless(
      textOf(manifest.name).startsWith("@") || (recordOf(publishConfig).access ?? "public") === "public",
      "ACCESS",
      `package.json: "publishConfig" says "access": ${JSON.stringify(recordOf(publishConfig).access)}, so not everybody may have it.`,
      'Write "publishConfig": { "access": "public" }, or nothing.',
    ),
    ...unless(
      !textOf(manifest.name).startsWith("@") || recordOf(publishConfig).access === "public",
      "ACCESS",
      `package.json: npm publishes ${textOf(manifest.name)} for its owner only.`,
      'Write "publishConfig": { "access": "public" }.',
    ),
    ...scripted.map((name) =>
      complaint(
        "SCRIPT",
        `package.json: the script "${name}" would run wherever the package is installed.`,
        "Remove it: a technique is a module, and does nothing by itself.",
      ),
    ),
  ];
}

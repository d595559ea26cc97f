import { type Problem, error } from "./problem.js";

/** A package.json as its author wrote it: a field may be missing or have any type. */
export type Manifest = Readonly<Record<string, unknown>>;

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

export const CORE = "@wings/core";

/** Licenses by what their texts say. */
const LICENSES: readonly (readonly [id: string, text: RegExp])[] = [
  ["MIT", /\bMIT License\b|Permission is hereby granted, free of charge/i],
  ["Apache", /Apache License/i],
  ["ISC", /\bISC License\b|Permission to use, copy, modify, and\/or distribute/i],
  ["BSD", /Redistribution and use in source and binary forms/i],
  ["AGPL", /AFFERO GENERAL PUBLIC LICENSE/i],
  ["MPL", /Mozilla Public License/i],
];

/** The field and the file name the same license. */
export function licenseProblems({ license }: Manifest, text: string): Problem[] {
  const inFile = LICENSES.find(([, words]) => words.test(text))?.[0];
  if (inFile === undefined || textOf(license) === "" || textOf(license).includes(inFile)) return [];
  const message = `package.json: "license" is "${textOf(license)}", but the text of LICENSE is ${inFile}.`;
  return [error("FIELD", message, "Let both name the same one: nobody knows which one holds.")];
}

/** The least version of Node.js that a range takes: its lower bounds, without a package for them. */
function leastNode(range: string): readonly number[] | undefined {
  const versions = range
    .split("||")
    .map((part) => /(\d+)(?:\.(\d+))?/.exec(part.replace(/<=?\s*[\d.]+/g, "")))
    .filter((match) => match !== null)
    .map(([, major, minor = "0"]) => [Number(major), Number(minor)]);
  return versions.sort(([a, b], [c, d]) => a - c || b - d)[0];
}

/** What publint doesn't know: a technique has one peer, the core, and can be found by its keyword. */
export function manifestProblems(manifest: Manifest, coreVersion: string): Problem[] {
  const { description, license, keywords, scripts, peerDependencies } = manifest;
  const problems: Problem[] = [];
  const require = (holds: boolean, code: string, message: string, hint: string): void => {
    if (!holds) problems.push(error(code, `package.json: ${message}`, hint));
  };
  const [major] = coreVersion.split(".");
  const range = textOf(recordOf(peerDependencies)[CORE]);
  require(textOf(description) !==
    "", "FIELD", 'there is no "description".', "Say in one sentence what the package finds.");
  require(textOf(license) !== "", "FIELD", 'there is no "license".', 'Write "license": "MIT", or another one.');
  require(Array.isArray(keywords) &&
    keywords.includes(
      "wings-technique",
    ), "FIELD", '"keywords" does not contain "wings-technique".', "Add it: players find techniques on npm by this keyword.");
  require(range.startsWith(`^${major}.`), "CORE", range === ""
    ? `${CORE} is not in "peerDependencies".`
    : `the peer ${CORE} has the range "${range}".`, `Write "peerDependencies": { "${CORE}": "^${major}.0.0" }: every later ${major}.x of the core works too.`);
  for (const field of ["dependencies", "optionalDependencies", "peerDependencies"] as const) {
    for (const name of Object.keys(recordOf(manifest[field]))) {
      require(field === "peerDependencies" &&
        name ===
          CORE, "DEPENDENCY", `${name} is in "${field}".`, `Move it to "devDependencies": the package is one module that imports ${CORE} and nothing else.`);
    }
  }
  const wanted = leastNode(textOf(recordOf(manifest.engines).node));
  const [here, minor] = process.versions.node.split(".").map(Number);
  const isMet = wanted === undefined || here > wanted[0] || (here === wanted[0] && minor >= wanted[1]);
  require(isMet, "FIELD", `"engines" asks for Node.js ${textOf(recordOf(manifest.engines).node)}, and this is ${process.versions.node}.`, 'Take the range of @wings/core: "^20.19 || >=22.12".');
  for (const script of ["preinstall", "install", "postinstall"]) {
    require(textOf(recordOf(scripts)[script]) ===
      "", "SCRIPT", `the script "${script}" runs on the machine of every user.`, "Remove it: a technique needs no installation step.");
  }
  return problems;
}

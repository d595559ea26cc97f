import { type Problem, error } from "./problem.js";

/** A package.json as its author wrote it: a field may be missing or have any type. */
export type Manifest = Readonly<Record<string, unknown>>;

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

export const CORE = "@wings/core";

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
  for (const script of ["preinstall", "install", "postinstall"]) {
    require(textOf(recordOf(scripts)[script]) ===
      "", "SCRIPT", `the script "${script}" runs on the machine of every user.`, "Remove it: a technique needs no installation step.");
  }
  return problems;
}

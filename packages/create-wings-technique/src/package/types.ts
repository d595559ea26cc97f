import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "./bench.js";
import { type Complaint, complaint } from "./complaint.js";
import { CORE } from "./fields.js";
import type { Exported } from "./module.js";
import { textOf } from "./manifest.js";
import { installed, placeOf } from "./pack.js";

/** No compiler takes longer. */
const LONGEST = 60_000;

/** As strict as anybody who has the package may be, and as Node.js looks for its files. */
const SETTINGS = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022"],
    module: "nodenext",
    strict: true,
    // Else a name that there is not would be anything at all.
    skipLibCheck: false,
    types: [],
    noEmit: true,
  },
  files: ["types.mts"],
};

/** Why nothing can be said of the types; undefined, where it can. */
export function typesUnseen(folder: string): string | undefined {
  const lacks = ["typescript", CORE].find((name) => placeOf(folder, name) === undefined);
  return lacks && `Types were not looked at: ${lacks} is not installed here.`;
}

/** A program imports what the module exports, and uses it as a technique: the types must say that it is one. */
export function typeComplaints(folder: string, name: string, bench: Bench, exported: Exported): Complaint[] {
  if (typesUnseen(folder) !== undefined) return [];
  writeFileSync(join(bench.folder, "types.mts"), programOf(name, exported).join("\n"));
  // A package of its own: else TypeScript takes the name for that of the folder around it, with what is not packed.
  writeFileSync(join(bench.folder, "package.json"), '{ "private": true }');
  writeFileSync(join(bench.folder, "tsconfig.json"), JSON.stringify(SETTINGS));
  const tsc = join(placeOf(folder, "typescript")!, "bin/tsc");
  const { stdout, stderr, error } = spawnSync(process.execPath, [tsc, "--project", ".", "--pretty", "false"], {
    cwd: bench.folder,
    encoding: "utf8",
    timeout: LONGEST,
  });
  const said = error === undefined ? stdout : error.message;
  const own = `node_modules/${name}/`;
  const faults = said.split("\n").flatMap((line) => {
    const [, file, at, what] = /^(\S[^(]*)\((\d+),\d+\): error TS\d+: (.+)$/.exec(line) ?? [];
    if (file === "types.mts") return [`The types of ${subjectOf(exported, Number(at))} are wrong: ${what}`];
    return file?.startsWith(own) ? [`${file.slice(own.length)}, line ${at}: ${what}`] : [];
  });
  if (error !== undefined || (stderr !== "" && stdout === "")) {
    faults.push(`TypeScript ${textOf(installed(folder, "typescript").version)} fails: ${said || stderr.trim()}`);
  }
  // The first of each file, or export: what follows is mostly its echo.
  const firsts = faults.filter((fault, i) => faults.findIndex((other) => placeIn(other) === placeIn(fault)) === i);
  return firsts.map((fault) =>
    complaint("TYPES", fault, "Let TypeScript write the types with the build, so that a program can use them."),
  );
}

/** The program, one thing in each line. */
const programOf = (name: string, { names, isList }: Exported): string[] => [
  `import byDefault from ${JSON.stringify(name)};`,
  `export const all: ${isList ? "readonly Technique[]" : "Technique"} = byDefault;`,
  ...names.flatMap((named, i) => [
    `import { ${named} as named${i} } from ${JSON.stringify(name)};`,
    `export const one${i}: Technique | readonly Technique[] = named${i};`,
  ]),
  `import type { Technique } from "${CORE}";`,
];

const placeIn = (fault: string): string => fault.split(/, line | are wrong: /)[0];

/** Whose line of the program it is. */
const subjectOf = ({ names }: Exported, line: number): string =>
  line <= 2 ? "the default export" : (names[Math.floor((line - 3) / 2)] ?? CORE);

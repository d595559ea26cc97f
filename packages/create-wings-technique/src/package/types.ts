import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "./bench.js";
import { type Complaint, complaint } from "./complaint.js";
import { CORE } from "./fields.js";
import type { Findings } from "./findings.js";
import type { Export } from "./module.js";
import { textOf } from "./manifest.js";
import { installed, placeOf } from "./pack.js";
import { type Line, typeProgram } from "./type-program.js";

/** No compiler takes longer. */
const LONGEST = 60_000;

/** As strict as anybody who has the package may be, and as Node.js looks for its files. */
export const SETTINGS = {
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

/** What the types must declare is what the module exports, and what its techniques find: a program asks for it. */
export function typeComplaints(
  folder: string,
  name: string,
  bench: Bench,
  exports: readonly Export[],
  patterns: Findings["patterns"],
): Complaint[] {
  if (typesUnseen(folder) !== undefined) return [];
  const program = typeProgram(name, exports, patterns);
  writeFileSync(join(bench.folder, "types.mts"), program.map(({ code }) => code).join("\n"));
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
  const faults = faultsIn(said, program, "types.mts", `node_modules/${name}/`);
  if (error !== undefined || (stderr !== "" && stdout === "")) {
    faults.push(`TypeScript ${textOf(installed(folder, "typescript").version)} fails: ${said || stderr.trim()}`);
  }
  return faults.map((fault) =>
    complaint(
      "TYPES",
      fault,
      "Let TypeScript write the types with the build, and give no type of your own to what `defineTechnique` answers.",
    ),
  );
}

/**
 * What the compiler says of the program and of the package; of each thing, or file, the first.
 * @param main the file of the program
 * @param own the folder of the package
 */
export function faultsIn(said: string, program: readonly Line[], main: string, own: string): string[] {
  const faults = new Map<string, string | undefined>();
  for (const line of said.split("\n")) {
    const [, file = "", at, what = ""] = /^(\S[^(]*)\((\d+),\d+\): error TS\d+: (.+)$/.exec(line) ?? [];
    const { about, say } = program[Number(at) - 1] ?? {};
    if (file === main && about !== undefined) {
      if (!faults.has(about)) faults.set(about, say?.(what));
    } else if (file.startsWith(own) && !faults.has(file)) {
      faults.set(file, `${file.slice(own.length)}, line ${at}: ${what}`);
    }
  }
  return [...faults.values()].filter((fault) => fault !== undefined);
}

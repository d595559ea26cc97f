import { createRequire } from "node:module";
import { join } from "node:path";
import type { Bench, Format } from "./bench.js";
import { type Complaint, complaint } from "./complaint.js";
import { DEPENDENCIES, type Manifest, recordOf, textOf } from "./manifest.js";
import { type Program, programsOf } from "./programs.js";
import { packageOf, specifiersIn } from "./specifiers.js";

/** As highlighters call what Node.js runs, once types are taken away. */
const LANGUAGES = "ts mts cts tsx typescript js mjs cjs jsx javascript node".split(" ");

/** The code of a README is run with the package as it would be packed: what it prints is what the page says. */
export function readmeComplaints(folder: string, manifest: Manifest, readme: string, bench: Bench): Complaint[] {
  const name = textOf(manifest.name);
  const programs = programsOf(readme, LANGUAGES).filter(
    ({ code }) => code.includes("import ") || specifiersIn(code).length > 0,
  );
  if (!programs.some(({ code }) => specifiersIn(code).includes(name))) {
    return [
      complaint(
        "README",
        `README.md has no code that imports ${name}.`,
        "Show in a block of ts how it is used, and in a block of text behind it what that prints.",
      ),
    ];
  }
  return programs.flatMap((program) => run(folder, manifest, program, bench));
}

function run(folder: string, manifest: Manifest, program: Program, bench: Bench): Complaint[] {
  const { line, output } = program;
  const format = isCommon(program) ? "cjs" : "esm";
  const { ok, text } = bench.run(withoutTypes(folder, program, format), format);
  const at = `The code in line ${line} of README.md`;
  if (!ok) {
    const absent = absentIn(text, program);
    if (absent !== undefined) return [notInstalled(at, absent, manifest)];
    return [
      complaint(
        "README",
        `${at} fails: ${text}`,
        "Mend it; a piece that is no whole program stands in ```ts fragment.",
      ),
    ];
  }
  if (output === undefined || text.trim() === output.trim()) return [];
  const printed = text.trim() === "" ? "prints nothing" : `prints\n${text.trim()}\n`;
  return [
    complaint("README", `${at} ${printed}, and the page says\n${output.trim()}\n`, "Write what it prints; or mend it."),
  ];
}

/** The package that a program imports and that is not there. */
function absentIn(failure: string, { code }: Program): string | undefined {
  const [, seen] = /Cannot find (?:package|module) '([^']+)'/.exec(failure) ?? [];
  const isOther = (specifier: string): boolean => !/^(?:[./#]|node:)/.test(specifier);
  return specifiersIn(code)
    .filter(isOther)
    .map(packageOf)
    .find((name) => seen !== undefined && (seen === name || seen.startsWith(`${name}/`)));
}

function notInstalled(at: string, name: string, manifest: Manifest): Complaint {
  const isNamed = DEPENDENCIES.some((field) => recordOf(manifest[field])[name] !== undefined);
  return complaint(
    "README",
    `${at} imports ${name}, which is not installed here.`,
    isNamed
      ? "package.json names it: run npm install."
      : `The code is run to see what it prints. Put ${name} into "devDependencies" of package.json: npm install --save-dev ${name}.`,
  );
}

/** What asks for its packages by `require` alone is no module. */
const isCommon = ({ language, code }: Program): boolean =>
  /^c[jt]s$/.test(language) || (/(?<![\w.])require\s*\(/.test(code) && !/^\s*import\b|\bcreateRequire\b/m.test(code));

/** Node.js 20 runs no types. Whoever builds with esbuild, as the scaffold does, has what takes them away. */
function withoutTypes(folder: string, { code, language }: Program, format: Format): string {
  try {
    const require = createRequire(join(folder, "package.json"));
    const esbuild = require("esbuild") as { transformSync: (code: string, options: object) => { code: string } };
    return esbuild.transformSync(code, { loader: language.endsWith("sx") ? "tsx" : "ts", format }).code;
  } catch {
    return code;
  }
}

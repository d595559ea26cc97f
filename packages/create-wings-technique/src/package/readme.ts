import { createRequire } from "node:module";
import { join } from "node:path";
import type { Bench, Format } from "./bench.js";
import { type Complaint, complaint } from "./complaint.js";
import { type Program, programsOf } from "./programs.js";
import { specifiersIn } from "./specifiers.js";

/** As highlighters call what Node.js runs, once types are taken away. */
const LANGUAGES = "ts mts cts tsx typescript js mjs cjs jsx javascript node".split(" ");

/** The code of a README is run with the package as it would be packed: what it prints is what the page says. */
export function readmeComplaints(folder: string, name: string, readme: string, bench: Bench): Complaint[] {
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
  return programs.flatMap((program) => run(folder, program, bench));
}

function run(folder: string, program: Program, bench: Bench): Complaint[] {
  const { line, output } = program;
  const format = isCommon(program) ? "cjs" : "esm";
  const { ok, text } = bench.run(withoutTypes(folder, program, format), format);
  const at = `The code in line ${line} of README.md`;
  if (!ok) {
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

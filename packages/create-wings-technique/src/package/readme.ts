import { createRequire } from "node:module";
import { join } from "node:path";
import type { Bench } from "./bench.js";
import { type Complaint, complaint } from "./complaint.js";
import { type Program, programsOf } from "./programs.js";

/** The code of a README is run with the package as it would be packed: what it prints is what the page says. */
export function readmeComplaints(folder: string, name: string, readme: string, bench: Bench): Complaint[] {
  const programs = programsOf(readme, ["ts", "js", "javascript", "typescript", "mjs"]).filter(({ code }) =>
    code.includes("import "),
  );
  if (!programs.some(({ code }) => code.includes(`"${name}"`) || code.includes(`'${name}'`))) {
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

function run(folder: string, { code, line, output }: Program, bench: Bench): Complaint[] {
  const { ok, text } = bench.run(withoutTypes(folder, code));
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

/** Node.js 20 runs no types. Whoever builds with esbuild, as the scaffold does, has what takes them away. */
function withoutTypes(folder: string, code: string): string {
  try {
    const require = createRequire(join(folder, "package.json"));
    const esbuild = require("esbuild") as { transformSync: (code: string, options: object) => { code: string } };
    return esbuild.transformSync(code, { loader: "ts", format: "esm" }).code;
  } catch {
    return code;
  }
}

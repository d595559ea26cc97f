import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A module, or what asks for others by `require`. */
export type Format = "esm" | "cjs";

/** A place in which programs find a package just as it would be packed, and beside it what its author has installed. */
export interface Bench {
  readonly folder: string;
  /** Runs a program; `text` is what it prints, or what went wrong. */
  readonly run: (code: string, format?: Format) => { readonly ok: boolean; readonly text: string };
  readonly clear: () => void;
}

/** The last line that a program printed: modules may print something too. */
export const lastLine = (text: string): string => text.trim().split("\n").at(-1)!;

/** No program of a README, and no module, takes longer to run. */
const LONGEST = 60_000;

export function benchOf(folder: string, name: string, files: Iterable<string>): Bench {
  // Below the author's own node_modules, whence Node.js goes up to the core; as a package in it, so that its name is looked up.
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const bench = mkdtempSync(join(folder, "node_modules/.wings-package-"));
  for (const file of files) {
    const to = join(bench, "node_modules", name, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(folder, file), to);
  }
  return {
    folder: bench,
    run: (code, format = "esm") => {
      const program = join(bench, format === "esm" ? "program.mjs" : "program.cjs");
      writeFileSync(program, code);
      const { status, stdout, stderr, error } = spawnSync(process.execPath, ["--no-warnings", program], {
        cwd: bench,
        encoding: "utf8",
        timeout: LONGEST,
      });
      if (status === 0) return { ok: true, text: stdout };
      // Node.js prints the place, the error and the stack: the error is what says something.
      const said = /^\w*Error\b.*$/m.exec(stderr)?.[0] ?? stderr.trim();
      return { ok: false, text: error?.message ?? (said === "" ? `it ended with ${status}` : said) };
    },
    clear: () => {
      rmSync(bench, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

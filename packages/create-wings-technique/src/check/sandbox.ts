import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A folder in which the packed files are installed, next to what the author has installed. */
export interface Sandbox {
  /** The folder of the installed package. */
  readonly folder: string;
  /** Runs a module that may import the package. `text` is what it prints, or its error. */
  readonly run: (code: string) => Output;
  /** Runs a script of Node.js in the folder of the package. */
  readonly runScript: (script: string, args: readonly string[]) => Output;
  readonly remove: () => void;
}

interface Output {
  readonly ok: boolean;
  readonly text: string;
  /** What it prints to stdout, also if it fails. */
  readonly stdout: string;
  readonly status: number | null;
}

const TIMEOUT = 60_000;

export function createSandbox(project: string, name: string, files: ReadonlyMap<string, string>): Sandbox {
  // Below the author's node_modules, so that Node.js finds the core there.
  mkdirSync(join(project, "node_modules"), { recursive: true });
  const top = mkdtempSync(join(project, "node_modules/.wings-package-"));
  const folder = join(top, "node_modules", name);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const runScript = (script: string, args: readonly string[]): Output => {
    const { status, stdout, stderr, error } = spawnSync(process.execPath, ["--no-warnings", script, ...args], {
      cwd: folder,
      encoding: "utf8",
      timeout: TIMEOUT,
      env: { ...process.env, NO_COLOR: "1" },
    });
    if (status === 0) return { ok: true, text: stdout, stdout, status };
    // Node.js prints the source line, the error and the stack: the error is enough.
    const message = /^\w*Error\b.*$/m.exec(stderr)?.[0] ?? stderr.trim();
    return { ok: false, text: error?.message ?? (message || `exit status ${status}`), stdout, status };
  };
  return {
    folder,
    runScript,
    run: (code) => {
      writeFileSync(join(top, "program.mjs"), code);
      return runScript(join(top, "program.mjs"), []);
    },
    remove: () => {
      rmSync(top, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

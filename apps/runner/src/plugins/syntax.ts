import { spawnSync } from "node:child_process";

const TIMEOUT = 5000;

/** The line of a syntax error, for a message. The error of an import has no line, but `node --check` prints it. */
export function syntaxPlace(path: string, error: unknown): string {
  if (!(error instanceof SyntaxError)) return "";
  const env = { ...process.env, NODE_OPTIONS: "" };
  const { stderr } = spawnSync(process.execPath, ["--check", path], { encoding: "utf8", timeout: TIMEOUT, env });
  // Link errors, such as a missing export, pass this check.
  const line = /:(\d+)\r?\n/.exec(stderr)?.[1];
  return line === undefined ? "" : ` (line ${line})`;
}

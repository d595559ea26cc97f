import { spawnSync } from "node:child_process";

/** Longer than any check takes, where a disk answers at all. */
const TIMEOUT = 5000;

/** Where a file is no JavaScript, for the end of a message: the error of an import does not know, but `node --check` does. */
export function syntaxPlace(path: string, error: unknown): string {
  if (!(error instanceof SyntaxError)) return "";
  const env = { ...process.env, NODE_OPTIONS: "" };
  const { stderr } = spawnSync(process.execPath, ["--check", path], { encoding: "utf8", timeout: TIMEOUT, env });
  // What is wrong only once it is linked, such as an export that is not there, passes this check.
  const line = /:(\d+)\r?\n/.exec(stderr)?.[1];
  return line === undefined ? "" : ` (line ${line})`;
}

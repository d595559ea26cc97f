import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cli, environment, scratch } from "./wings.js";

/** The environment of a shell in which `wings` is the built command. */
export function shellEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const bin = join(scratch, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "wings"), `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`);
  chmodSync(join(bin, "wings"), 0o755);
  return environment({ PATH: `${bin}:${process.env.PATH}`, ...more });
}

/** Runs a line of shell in which `wings` is the built command. */
export function shell(line: string): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line], {
    cwd: scratch,
    env: shellEnvironment(),
    encoding: "utf8",
  });
  return { status, out: stdout, err: stderr };
}

import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "./bench.js";
import { recordOf, textOf } from "./manifest.js";
import { installed, placeOf } from "./pack.js";

const RUNNER = "@wings/runner";
/** A line that takes longer, such as one that reads many puzzles, is not wrong. */
const LONGEST = 30_000;
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

/** The command that a package has installed; undefined, where it has none. */
export function runnerOf(folder: string): string | undefined {
  const command = textOf(recordOf(installed(folder, RUNNER).bin).wings);
  return command === "" ? undefined : join(placeOf(folder, RUNNER)!, command);
}

/** What the runner says in the folder of the package as it would be packed; undefined, where that is no failure. */
export function failureIn(bench: Bench, name: string, runner: string, typed: readonly string[]): string | undefined {
  const at = join(bench.folder, "node_modules", name);
  // A reader stands where the package is installed; here it is the folder in which the command runs.
  const own = new RegExp(String.raw`(^|=)(?:\./)?node_modules/${name}(?=/|$)`);
  const words = typed.map((word) => word.replace(own, "$1."));
  for (const [i, word] of words.entries()) {
    if (!isFile(word) || isOutput(words[i - 1]) || existsSync(join(at, word))) continue;
    // A reader's own puzzles are as good as any. What else a reader has can't be guessed.
    if (!/^[\w.-]+\.txt$/.test(word)) return undefined;
    writeFileSync(join(at, word), PUZZLE);
  }
  const environment = Object.entries(process.env).filter(([key]) => !key.startsWith("WINGS_"));
  const { status, stderr, error } = spawnSync(process.execPath, [runner, ...words], {
    cwd: at,
    encoding: "utf8",
    timeout: LONGEST,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...Object.fromEntries(environment), NO_COLOR: "1" },
  });
  if (error !== undefined) return undefined;
  const coded = stderr.split("\n").find((line) => /\(WINGS_\w+\)/.test(line));
  return coded ?? (status === 2 ? stderr.trim() : undefined);
}

const isFile = (word: string): boolean => /^[\w./\\-]*[a-z][\w-]*\.[a-z]{2,5}$/i.test(word) && !/\.[cm]?js$/.test(word);
const isOutput = (flag = ""): boolean => /^(?:-o|--output|--out)$/.test(flag);

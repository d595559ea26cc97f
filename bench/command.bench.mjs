// The command `wings` as a whole process: start-up, one puzzle, memory.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { table } from "./report.mjs";

const cli = fileURLToPath(new URL("../apps/runner/dist/cli.js", import.meta.url));
const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

/**
 * Has a process say its peak memory at its end, on stderr behind a mark. It is started by a shell, because a process begins
 * with the peak of the one that it was forked from.
 */
const WATCH = `data:text/javascript,process.on("exit",()=>process.stderr.write("\\npeak:"+process.resourceUsage().maxRSS))`;

/** @param {{ say: (line: string) => void }} run */
export function measure({ say }) {
  if (!existsSync(cli)) return;
  say("## The command\n");
  say("Wall time of a whole process, the middle of 15 runs and the fastest, and its peak memory.\n");
  const rows = [
    ["an empty script", ["-e", "0"]],
    ["wings --version", [cli, "--version"]],
    ["wings solve, one puzzle", [cli, "solve", PUZZLE]],
    ["wings check, one puzzle", [cli, "check", PUZZLE]],
  ].map(([what, args]) => {
    const list = /** @type {string[]} */ (args);
    const times = [];
    for (let i = 0; i < 16; i++) {
      const start = performance.now();
      spawnSync(process.execPath, list);
      if (i > 0) times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const { stderr } = spawnSync("sh", ["-c", '"$@"; exit $?', "sh", process.execPath, "--import", WATCH, ...list], {
      encoding: "utf8",
    });
    const peak = Number(/peak:(\d+)/.exec(stderr)?.[1] ?? NaN) / 1024;
    return [String(what), times[7].toFixed(0), times[0].toFixed(0), peak.toFixed(0)];
  });
  say(table(["process", "median ms", "min ms", "peak MB"], rows));
  say("");
}

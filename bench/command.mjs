// Measures the command `wings` as whole processes.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/workspace.mjs";
import { median } from "./report.mjs";

const runner = join(root, "apps/runner");
const cli = join(runner, JSON.parse(readFileSync(join(runner, "package.json"), "utf8")).bin.wings);
/** Needs a W-Wing. */
const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const STARTS = {
  "an empty script": ["-e", "0"],
  "`wings --version`": [cli, "--version"],
  "`wings solve`, one puzzle": [cli, "solve", PUZZLE],
};

/** Milliseconds and megabytes of a whole process. @returns {{ what: string, ms: number, megabytes: number }[]} */
export function measureStarts() {
  const runs = Object.entries(STARTS).map(([what, args]) => ({ what, args, times: /** @type {number[]} */ ([]) }));
  for (let round = 0; round < 16; round++) {
    for (const { args, times } of runs) {
      const start = performance.now();
      execFileSync(process.execPath, args);
      // The first round fills the caches of the disk.
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return runs.map(({ what, args, times }) => ({ what, ms: median(times), megabytes: peakMemory(args) }));
}

const PRINT_PEAK = `data:text/javascript,process.on("exit",()=>process.stderr.write("peak:"+process.resourceUsage().maxRSS))`;

/** A shell starts the process, because a process inherits the peak of its parent. @param {readonly string[]} args */
function peakMemory(args) {
  const command = [process.execPath, "--import", PRINT_PEAK, ...args];
  const { stderr } = spawnSync("sh", ["-c", '"$@"; exit $?', "sh", ...command], { encoding: "utf8" });
  return Number(/peak:(\d+)$/.exec(stderr)?.[1]) / 1024;
}

const LINES = 4000;
const RATES = {
  "`wings rate --jobs 1`": ["--jobs", "1"],
  "`wings rate --jobs 2`": ["--jobs", "2"],
  "`wings rate --jobs 1 --scale explainer`": ["--jobs", "1", "--scale", "explainer"],
};

/** Puzzles a second of `wings rate`: the median of three runs. @param {readonly string[]} puzzles */
export function measureRates(puzzles) {
  const folder = mkdtempSync(join(tmpdir(), "wings-bench-"));
  try {
    const file = join(folder, "puzzles.txt");
    writeFileSync(file, Array.from({ length: LINES }, (_, i) => `${puzzles[i % puzzles.length]}\n`).join(""));
    const runs = Object.entries(RATES).map(([what, flags]) => ({ what, flags, speeds: /** @type {number[]} */ ([]) }));
    for (let round = 0; round < 3; round++) {
      for (const { what, flags, speeds } of runs) {
        const start = performance.now();
        const args = [cli, "rate", "--json", ...flags, file];
        // Status 1 says that some puzzles are not solved.
        const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1 << 30 });
        const lines = stdout.split('"status":').length - 1;
        if (status === null || status > 1 || lines !== LINES) throw new Error(`${what}: ${lines} of ${LINES} puzzles`);
        speeds.push((1000 * LINES) / (performance.now() - start));
      }
    }
    return runs.map(({ what, speeds }) => ({ what, perSecond: median(speeds) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

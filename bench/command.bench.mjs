// The command `wings` as a whole process: start-up, one puzzle, memory, and how fast it rates many.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { random, symmetry } from "@wings/testing";
import { puzzleSets } from "./datasets.mjs";
import { table, whole } from "./report.mjs";

const library = fileURLToPath(new URL("./library.mjs", import.meta.url));
const cli = fileURLToPath(new URL("../apps/runner/dist/cli.js", import.meta.url));
/** Needs a W-Wing. */
const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

/**
 * Has a process say at its end, on stderr behind a mark, its peak memory and how many microseconds of processor time it took,
 * which says more than wall time on a machine that is shared. It is started by a shell, because a process begins
 * with the peak of the one that it was forked from.
 */
const WATCH = `data:text/javascript,process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write("\\npeak:"+u.maxRSS+" cpu:"+(u.userCPUTime+u.systemCPUTime))})`;

/** Lines to rate: enough for the start of the threads to count little. */
const LINES = 200_000;

/** @param {{ say: (line: string) => void, seed: number, file: string | undefined }} run */
export function measure({ say, seed, file }) {
  if (!existsSync(cli)) return;
  say("## The command\n");
  measureStart(say, seed);
  measureRate(say, seed, file);
}

/** @param {(line: string) => void} say @param {number} seed */
function measureStart(say, seed) {
  say(
    "Wall time of a whole process, the middle of 15 runs and the fastest, and its peak memory. The puzzle is one that needs a W-Wing,\n" +
      "turned by another random symmetry for each run.\n",
  );
  const rows = [
    ["an empty script", "-e", "0"],
    ["wings --version", cli, "--version"],
    ["wings solve, one puzzle", cli, "solve", PUZZLE],
    ["wings check, one puzzle", cli, "check", PUZZLE],
  ].map(([what, ...list]) => {
    const source = random(seed);
    const turned = () => list.map((each) => (each === PUZZLE ? symmetry(source).puzzle(PUZZLE) : each));
    const times = [];
    for (let i = 0; i < 16; i++) {
      const args = turned();
      const start = performance.now();
      const { status } = spawnSync(process.execPath, args);
      if (status !== 0) throw new Error(`\`node ${args.join(" ")}\` ended with ${status}.`);
      if (i > 0) times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const { stderr } = spawnSync(
      "sh",
      ["-c", '"$@"; exit $?', "sh", process.execPath, "--import", WATCH, ...turned()],
      {
        encoding: "utf8",
      },
    );
    const peak = Number(/peak:(\d+)/.exec(stderr)?.[1] ?? NaN) / 1024;
    return [what, times[7].toFixed(0), times[0].toFixed(0), peak.toFixed(0)];
  });
  say(table(["process", "median ms", "min ms", "peak MB"], rows));
  say("");
}

/** @param {(line: string) => void} say @param {number} seed @param {string | undefined} file */
function measureRate(say, seed, file) {
  const set = /** @type {import("./datasets.mjs").PuzzleSet} */ (puzzleSets(seed, file).at(-1));
  const source = random(seed);
  const lines = Array.from({ length: LINES }, (_, i) => symmetry(source).puzzle(set.puzzles[i % set.puzzles.length]));
  const folder = mkdtempSync(join(tmpdir(), "wings-bench-"));
  const path = join(folder, "puzzles.txt");
  writeFileSync(path, `${lines.join("\n")}\n`);
  say(
    `\`rate --json\` on ${whole(LINES)} lines: ${set.name} (${set.about}), each turned anew. Puzzles a second of a whole process,`,
  );
  say(
    "start included, the best of three; *library* is parse, search, solve and score in one thread, without the command.\n",
  );

  const runs = {
    library: { args: [library, path], best: 0, cpu: Infinity, solved: 0 },
    "rate --jobs 1": { args: [cli, "rate", "--json", "--jobs", "1", path], best: 0, cpu: Infinity, solved: 0 },
    "rate --jobs 2": { args: [cli, "rate", "--json", "--jobs", "2", path], best: 0, cpu: Infinity, solved: 0 },
  };
  // In turns, so that what else the machine does meets all of them.
  for (let round = 0; round < 3; round++) {
    for (const run of Object.values(runs)) {
      const start = performance.now();
      const { stdout, stderr } = spawnSync(process.execPath, ["--import", WATCH, ...run.args], {
        encoding: "utf8",
        maxBuffer: 1 << 30,
      });
      run.best = Math.max(run.best, (1000 * LINES) / (performance.now() - start));
      run.cpu = Math.min(run.cpu, Number(/cpu:(\d+)\s*$/.exec(stderr)?.[1] ?? NaN) / LINES);
      run.solved = run.args[0] === library ? Number(stdout) : stdout.split('"status":"solved"').length - 1;
    }
  }
  rmSync(folder, { recursive: true });
  const one = runs["rate --jobs 1"].best;
  const rows = Object.entries(runs).map(([what, { best, cpu, solved }]) => [
    what,
    whole(best),
    (best / runs.library.best).toFixed(2),
    (best / one).toFixed(2),
    cpu.toFixed(0),
    whole(solved),
  ]);
  say(table(["rate", "puzzles/s", "to library", "to --jobs 1", "CPU µs each", "solved"], rows));
  say("");
}

// The command `wings` as a whole process: start-up, one puzzle, memory, and how fast it rates many.

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { random, symmetry } from "@wings/testing";
import { Failed, outputOf, stoppablePart } from "./compare/stop.mjs";
import { puzzleSets } from "./datasets.mjs";
import { table, whole } from "./report.mjs";
import { FIRST, NOTHING_KEPT } from "./targets.mjs";

const library = fileURLToPath(new URL("./library.mjs", import.meta.url));
const cli = fileURLToPath(new URL("../apps/runner/dist/cli.cjs", import.meta.url));
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
export async function measure({ say, seed, file }) {
  say("## The command\n");
  if (!existsSync(cli)) {
    say("Not measured: the command is not built.\n");
    return;
  }
  // Made before anything is started or written: while they are, no signal would be heard.
  const set = /** @type {import("./datasets.mjs").PuzzleSet} */ (puzzleSets(seed, file).at(-1));
  const source = random(seed);
  const lines = Array.from({ length: LINES }, (_, i) => symmetry(source).puzzle(set.puzzles[i % set.puzzles.length]));
  await stoppablePart(async (stop) => {
    await measureStart(say, seed, stop);
    const folder = mkdtempSync(join(tmpdir(), "wings-bench-"));
    try {
      const path = join(folder, "puzzles.txt");
      writeFileSync(path, `${lines.join("\n")}\n`);
      await measureRate(say, `${set.name} (${set.about})`, path, stop);
    } finally {
      // What was ended may need a moment to let go of its files.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
  });
}

/** @param {(line: string) => void} say @param {number} seed @param {AbortSignal} stop */
async function measureStart(say, seed, stop) {
  say(
    "Wall time of a whole process, the middle of 15 runs in turn and the fastest, and its peak memory. The puzzle is one that needs a W-Wing,\n" +
      "turned by another random symmetry for each run. At the end of a first start the command\n" +
      "is kept as it was compiled, and those after it take it: `docs/cli.md`.\n",
  );
  const source = random(seed);
  const started = [
    ["an empty script", process.execPath, "-e", "0"],
    ["wings --version", process.execPath, cli, "--version"],
    ["wings solve, one puzzle", process.execPath, cli, "solve", PUZZLE],
    [FIRST, process.execPath, cli, "solve", PUZZLE],
    [NOTHING_KEPT, "env", "NODE_DISABLE_COMPILE_CACHE=1", process.execPath, cli, "solve", PUZZLE],
    ["wings check, one puzzle", process.execPath, cli, "check", PUZZLE],
  ].map(([what, ...list]) => ({
    what,
    isFirst: what === FIRST,
    turned: () => list.map((each) => (each === PUZZLE ? symmetry(source).puzzle(PUZZLE) : each)),
    times: /** @type {number[]} */ ([]),
  }));
  // In turns, for minutes of one machine differ by half; the first round warms the caches of the disk.
  for (let round = 0; round < 16; round++) {
    for (const { isFirst, turned, times } of started) {
      if (isFirst) forget();
      const [command, ...args] = turned();
      const start = performance.now();
      await outputOf(command, args, stop);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  const rows = [];
  for (const { what, isFirst, turned, times } of started) {
    times.sort((a, b) => a - b);
    const { stderr } = await outputOf(
      "sh",
      [
        "-c",
        '"$@"; exit $?',
        "sh",
        ...turned().flatMap((word) => (word === process.execPath ? [word, "--import", WATCH] : [word])),
      ],
      stop,
    );
    const peak = watched(stderr).peak / 1024;
    // A process that is watched keeps nothing.
    rows.push([what, times[7].toFixed(0), times[0].toFixed(0), isFirst ? "" : peak.toFixed(0)]);
  }
  say(table(["process", "median ms", "min ms", "peak MB"], rows));
  say("");
}

/** Has the next start be a first one. */
function forget() {
  const folder = dirname(cli);
  for (const name of readdirSync(folder)) if (name.endsWith(".kept")) rmSync(join(folder, name));
}

/** What a watched process said at its end. @param {string} stderr */
function watched(stderr) {
  const [, peak, cpu] = /peak:(\d+) cpu:(\d+)\s*$/.exec(stderr) ?? [];
  if (cpu === undefined) throw new Failed(`A measured process did not say what it took, but:\n${stderr}`);
  return { peak: Number(peak), cpu: Number(cpu) };
}

/** @param {(line: string) => void} say @param {string} about @param {string} path of the puzzles @param {AbortSignal} stop */
async function measureRate(say, about, path, stop) {
  say(`\`rate --json\` on ${whole(LINES)} lines: ${about}, each turned anew. Puzzles a second of a whole process,`);
  say(
    "start included, the best of three; *library* is parse, search, solve and score in one thread, without the command.",
  );
  say(
    "_two at once_ are two processes of the library that know nothing of each other, each with all the lines: what this",
  );
  say("machine gives two of anything.\n");

  const rate = (/** @type {string} */ jobs) => [cli, "rate", "--json", "--jobs", jobs, path];
  const none = { best: 0, cpu: Infinity, solved: 0 };
  // Status 1 says that some puzzle was not solved, and some are not. That all were rated is seen in the lines.
  const runs = {
    library: { ...none, args: [library, path], fine: [0], processes: 1 },
    "library, two at once": { ...none, args: [library, path], fine: [0], processes: 2 },
    "rate --jobs 1": { ...none, args: rate("1"), fine: [0, 1], processes: 1 },
    "rate --jobs 2": { ...none, args: rate("2"), fine: [0, 1], processes: 1 },
  };
  // In turns, so that what else the machine does meets all of them.
  for (let round = 0; round < 3; round++) {
    for (const run of Object.values(runs)) {
      const puzzles = LINES * run.processes;
      const start = performance.now();
      const started = Array.from({ length: run.processes }, () =>
        outputOf(process.execPath, ["--import", WATCH, ...run.args], stop, run.fine),
      );
      const outputs = await Promise.all(started);
      run.best = Math.max(run.best, (1000 * puzzles) / (performance.now() - start));
      const cpu = outputs.reduce((sum, { stderr }) => sum + watched(stderr).cpu, 0);
      run.cpu = Math.min(run.cpu, cpu / puzzles);
      for (const { stdout } of outputs) run.solved = run.args[0] === library ? Number(stdout) : solvedIn(stdout);
    }
  }
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

/** How many of the rated puzzles were solved; all must have been rated. @param {string} output */
function solvedIn(output) {
  const rated = output.split('"status":').length - 1;
  if (rated !== LINES) throw new Failed(`\`wings rate\` has rated ${whole(rated)} of ${whole(LINES)} puzzles.`);
  return output.split('"status":"solved"').length - 1;
}

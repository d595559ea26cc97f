// Measures runs on a queue against the same runs without it, with a Redis server of its own.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/workspace.mjs";
import { median } from "./report.mjs";

const PORT = "46379";
const LINES = { check: 60_000, rate: 4000 };
const cli = join(root, "apps/runner/dist/cli.cjs");
const worker = join(root, "apps/bullmq/dist/worker.js");

/**
 * Boards a second with `--jobs 1`, and through a queue with one and two workers: the median of three runs. Without a Redis server
 * there is nothing.
 *
 * @param {readonly string[]} puzzles @returns {Promise<{ what: string, perSecond: number }[]>}
 */
export async function measureQueue(puzzles) {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "wings-bench-"));
  const env = { ...process.env, WINGS_BULLMQ_URL: `redis://127.0.0.1:${PORT}` };
  /** @type {import("node:child_process").ChildProcess[]} */
  const started = [];
  try {
    mkdirSync(join(folder, "node_modules/@wings"), { recursive: true });
    symlinkSync(join(root, "apps/bullmq"), join(folder, "node_modules/@wings/bullmq"));
    for (const [command, lines] of Object.entries(LINES)) {
      const text = Array.from({ length: lines }, (_, i) => `${puzzles[i % puzzles.length]}\n`);
      writeFileSync(join(folder, `${command}.txt`), text.join(""));
    }
    const kept = ["--appendonly", "yes", "--save", "", "--maxmemory-policy", "noeviction"];
    started.push(spawn("redis-server", ["--port", PORT, "--dir", folder, ...kept], { stdio: "ignore" }));
    const rows = [...rowsOf("--jobs 1", ["--jobs", "1"])];
    for (const workers of ["one worker", "two workers"]) {
      await startWorker();
      rows.push(...rowsOf(`on a queue, ${workers}`, ["--executor", "@wings/bullmq"]));
    }
    return rows.sort((a, b) => (a.what < b.what ? -1 : 1));
  } finally {
    for (const child of started.reverse()) {
      if (child.exitCode === null && child.kill()) await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  }

  /** @param {string} where @param {readonly string[]} flags */
  function rowsOf(where, flags) {
    return Object.entries(LINES).map(([command, lines]) => {
      const speeds = [0, 1, 2].map((round) => {
        // A job that is done keeps its answer. Other flags make other jobs.
        const other = ["--width", String(100 + 10 * started.length + round)];
        const args = [cli, command, "--json", ...flags, ...other, `${command}.txt`];
        const start = performance.now();
        const { stdout, stderr } = spawnSync(process.execPath, args, {
          cwd: folder,
          env,
          encoding: "utf8",
          maxBuffer: 1 << 30,
        });
        const answers = stdout.split("\n").length - 1;
        if (answers !== lines) throw new Error(`${command} ${where}: ${answers} of ${lines} boards. ${stderr}`);
        return (1000 * lines) / (performance.now() - start);
      });
      return { what: `\`wings ${command}\` ${where}`, perSecond: median(speeds) };
    });
  }

  /** Starts one more worker, and waits until it listens. @returns {Promise<void>} */
  function startWorker() {
    const child = spawn(process.execPath, [worker, "--every", "0"], {
      cwd: folder,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    started.push(child);
    return new Promise((resolve, reject) => {
      child.stderr.on("data", (text) => String(text).includes("listens") && resolve());
      child.once("exit", () => reject(new Error("The worker ended.")));
    });
  }
}

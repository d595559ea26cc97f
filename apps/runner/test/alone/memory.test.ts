import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { minimalPuzzle, random } from "@wings/testing";
import { isDeep } from "@wings/test-kit/depth";
import { EASY, PUZZLE } from "../puzzles.js";
import { here, scratch, start, wings } from "../wings.js";

/** Runs the command. Returns the number of lines of its output and its peak memory in megabytes. */
async function watched(
  args: readonly string[],
  input: Iterable<string> = [],
  env: Readonly<Record<string, string>> = {},
): Promise<{ status: unknown; lines: number; peak: number }> {
  const child = start(args, { env }, { stdio: ["pipe", "pipe", "inherit"] });
  Readable.from(input).pipe(child.stdin!);
  let peak = 0;
  let count = 0;
  const look = setInterval(() => {
    try {
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0));
    } catch {
      clearInterval(look);
    }
  }, 20);
  child.stdout!.on("data", (part: Buffer) => {
    for (const byte of part) if (byte === 10) count++;
  });
  const status = await new Promise((resolve) => child.on("close", resolve));
  clearInterval(look);
  return { status, lines: count, peak: peak / 1024 };
}

test("200,000 lines pass in under 300 MB with two jobs", async () => {
  const many = join(scratch, "many.txt");
  writeFileSync(many, `${EASY}\n`.repeat(200_000));
  const { status, lines: count, peak } = await watched(["rate", "--json", "--jobs", "2", many]);
  expect(status).toBe(0);
  expect(count).toBe(200_000);
  expect(peak).toBeGreaterThan(40);
  expect(peak).toBeLessThan(300);
});

/** Wrong boards take little time, and go the same way. */
function* boardsOf(count: number): Generator<string> {
  const thousand = `${EASY.slice(1)}\n`.repeat(1000);
  for (let i = 0; i < count; i += 1000) yield thousand;
}

const COMMANDS = ["check", "rate", "solve", "hint", "steps", "canonical", "convert", "transform --by mirror"];
// Each board that is kept takes 200 bytes.
test.each(isDeep ? COMMANDS : COMMANDS.slice(0, 1))(
  "the memory of %s doesn't grow with the number of boards",
  async (command) => {
    const count = isDeep ? 10_000_000 : 400_000;
    const env = { WINGS_JOBS: "1" };
    const { lines, peak } = await watched([...command.split(" "), "--json", "-"], boardsOf(count), env);
    expect(lines).toBe(count);
    expect(peak).toBeLessThan(150);
  },
);

test("boards with very many findings do not accumulate in memory", async () => {
  const seeds = random(7);
  const puzzles = Array.from({ length: 40 }, () => minimalPuzzle(seeds));
  const early = join(scratch, "early.txt");
  writeFileSync(early, `${puzzles.join("\n")}\n`);
  const flags = ["--all", "--only", "pkg:als-xy-wing,pkg:uvwxyz-wing", "--json", "--jobs", "2"];
  const { status, lines: count, peak } = await watched(["steps", ...flags, early]);
  expect(status).toBe(0);
  expect(count).toBe(40);
  expect(peak).toBeGreaterThan(40);
  expect(peak).toBeLessThan(640);
});

test("one puzzle is solved in under 80 MB", async () => {
  const { err } = await wings(["solve", PUZZLE], { env: { NODE_OPTIONS: `--require=${here}memory.cjs` } });
  const peak = Number(/peak (\d+) kB/.exec(err)?.[1]);
  expect(peak).toBeGreaterThan(20_000);
  expect(peak / 1024).toBeLessThan(80);
});

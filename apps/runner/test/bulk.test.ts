import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { minimalPuzzle, random } from "@wings/testing";
import { EASY, PUZZLE } from "./puzzles.js";
import { here, records, scratch, start, useWings, wings } from "./wings.js";

useWings();

/** Puzzles and bad lines, many enough for several parts. */
const seeds = random(7);
const various = Array.from({ length: 40 }, () => minimalPuzzle(seeds));
const lines = Array.from({ length: 620 }, (_, i) =>
  i % 97 === 50 ? `${PUZZLE}9` : i % 3 === 0 ? EASY : various[i % 40],
);
const input = join(scratch, "input.txt");
writeFileSync(input, `${lines.join("\n")}\n`);

// The extreme techniques find thousands of things on some boards, which is not what is tested here.
const QUICK = ["--skip", "pkg:als-xy-wing,pkg:uvwxyz-wing"];

describe.each([
  ["rate", QUICK],
  ["check", []],
  ["steps", QUICK],
  ["solve", QUICK],
])("%s", (command, flags) => {
  const few = join(scratch, `${command}.txt`);
  writeFileSync(few, `${lines.slice(0, command === "rate" || command === "check" ? 700 : 60).join("\n")}\n`);

  test("gives the same bytes with one job, two and three, in input order", async () => {
    const one = await wings([command, ...flags, "--json", "--jobs", "1", few]);
    const indexes = records(one.out).map(({ index }) => index);
    expect(indexes).toEqual(indexes.map((_, i) => i));
    expect(indexes.length).toBe(readFileSync(few, "utf8").trim().split("\n").length);
    expect(one.status).toBe(1);
    for (const jobs of ["2", "3"])
      expect((await wings([command, ...flags, "--json", "--jobs", jobs, few])).out === one.out).toBe(true);
    const text = await wings([command, ...flags, "--jobs", "1", few]);
    expect((await wings([command, ...flags, "--jobs", "2", few])).out === text.out).toBe(true);
  });
});

test("--shard: the parts together are the whole", async () => {
  const whole = (await wings(["rate", ...QUICK, "--json", input])).out;
  const parts = await Promise.all(
    [1, 2, 3].map((i) => wings(["rate", ...QUICK, "--json", "--shard", `${i}/3`, input])),
  );
  const all = parts.flatMap(({ out }) => out.trim().split("\n"));
  const index = (line: string): number => (JSON.parse(line) as { index: number }).index;
  expect(`${all.toSorted((a, b) => index(a) - index(b)).join("\n")}\n` === whole).toBe(true);
});

test("--summary: counts by status, level and technique, on stderr", async () => {
  const { out, err } = await wings(["rate", ...QUICK, "--json", "--summary", "--jobs", "2", input]);
  const seen = records(out);
  const solved = seen.filter(({ status }) => status === "solved").length;
  expect(err).toContain(`${lines.length} boards`);
  expect(err).toMatch(new RegExp(`solved +${solved}$`, "m"));
  expect(err).toMatch(new RegExp(`error +${lines.filter((line) => line.length > 81).length}$`, "m"));
  const pointing = seen.reduce(
    (sum, { counts }) => sum + ((counts as Record<string, number> | undefined)?.pointing ?? 0),
    0,
  );
  expect(err).toMatch(new RegExp(`pointing +${pointing} `));
});

describe("--resume", () => {
  const out = join(scratch, "resumed.jsonl");
  const whole = async (): Promise<string> => (await wings(["rate", ...QUICK, "--json", input])).out;

  test("a run that is killed again and again ends like one that was not, byte for byte", async () => {
    const expected = await whole();
    writeFileSync(out, "");
    let kills = 0;
    for (let size = 0; kills < 4;) {
      const child = start(
        ["rate", ...QUICK, "--resume", out, "--jobs", kills % 2 === 0 ? "2" : "1", input],
        {},
        { stdio: "ignore" },
      );
      const ended = new Promise<boolean>((resolve) => child.on("close", (status) => resolve(status !== null)));
      while (child.exitCode === null && child.signalCode === null && statSync(out).size <= size) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      child.kill("SIGKILL");
      if (await ended) break;
      kills++;
      size = statSync(out).size;
    }
    expect(kills).toBeGreaterThan(0);
    const last = await wings(["rate", ...QUICK, "--resume", out, "--jobs", "2", "--summary", input]);
    expect(last).toMatchObject({ status: 1, out: "" });
    expect(last.err).toContain(`${lines.length} boards`);
    expect(readFileSync(out, "utf8") === expected).toBe(true);
  });

  test.each([[1], [40], [5_000], [100_000]])(
    "a last line that is torn %d bytes from the end is mended",
    async (bytes) => {
      const expected = await whole();
      writeFileSync(out, expected);
      truncateSync(out, expected.length - bytes);
      await wings(["rate", ...QUICK, "--resume", out, input]);
      expect(readFileSync(out, "utf8") === expected).toBe(true);
    },
  );

  test("a run that was complete changes nothing", async () => {
    const expected = await whole();
    writeFileSync(out, expected);
    expect((await wings(["rate", ...QUICK, "--resume", out, input])).status).toBe(1);
    expect(readFileSync(out, "utf8") === expected).toBe(true);
  });

  test("refuses an input that has changed in the middle", async () => {
    const changedInput = join(scratch, "changed.txt");
    writeFileSync(changedInput, `${lines.with(100, PUZZLE).join("\n")}\n`);
    const expected = await whole();
    writeFileSync(out, expected);
    const { status, err } = await wings(["rate", ...QUICK, "--resume", out, changedInput]);
    expect(status).toBe(2);
    expect(err).toContain("its line 101 is about another board");
    expect(err).toContain("WINGS_RESUME_MISMATCH");
    expect(readFileSync(out, "utf8") === expected).toBe(true);
  });

  test("refuses a second run at once; a lock that nobody holds is taken over, and none is left", async () => {
    writeFileSync(out, "");
    const lock = `${out}.lock`;
    const child = start(["rate", ...QUICK, "--resume", out], {}, { stdio: ["pipe", "ignore", "ignore"] });
    const ended = new Promise((resolve) => child.on("close", resolve));
    child.stdin!.write(`${PUZZLE}\n`);
    while (!existsSync(lock)) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await wings(["rate", ...QUICK, "--resume", out, input]);
    expect(second.status).toBe(2);
    expect(second.err).toContain("WINGS_IN_USE");
    expect(second.err).toContain(`process ${child.pid} on`);
    expect(existsSync(lock)).toBe(true);
    const held = readFileSync(lock);
    child.kill("SIGINT");
    await ended;
    expect(existsSync(lock)).toBe(false);
    writeFileSync(lock, held);
    writeFileSync(out, "");
    expect((await wings(["rate", ...QUICK, "--resume", out, input])).err).toBe("");
    expect(existsSync(lock)).toBe(false);
    expect(readFileSync(out, "utf8") === (await whole())).toBe(true);
  });

  test("goes with --shard", async () => {
    const part = (await wings(["rate", ...QUICK, "--json", "--shard", "2/3", input])).out;
    writeFileSync(out, part.slice(0, part.length / 2));
    await wings(["rate", ...QUICK, "--resume", out, "--shard", "2/3", input]);
    expect(readFileSync(out, "utf8") === part).toBe(true);
  });

  test("refuses a file that another input or another command has made", async () => {
    const other = join(scratch, "other.txt");
    writeFileSync(other, `${PUZZLE}\n`);
    writeFileSync(out, (await wings(["rate", ...QUICK, "--json", input])).out);
    for (const args of [[other], ["--shard", "2/3", input]]) {
      const { status, err } = await wings(["rate", ...QUICK, "--resume", out, ...args]);
      expect(status).toBe(2);
      expect(err).toContain("WINGS_RESUME_MISMATCH");
    }
    for (const args of [
      ["check", "--resume", out, input],
      ["rate", "--only", "naked-single", "--resume", out, input],
    ]) {
      const before = readFileSync(out, "utf8");
      const { status, err } = await wings(args);
      expect(status).toBe(2);
      expect(err).toContain("WINGS_RESUME_MISMATCH");
      expect(readFileSync(out, "utf8")).toBe(before);
    }
    writeFileSync(out, "no json\n");
    expect((await wings(["rate", ...QUICK, "--resume", out, input])).err).toContain("WINGS_RESUME_MISMATCH");
    // Nothing of what was there is lost.
    expect(readFileSync(out, "utf8")).toBe("no json\n");
  });
});

describe("a worker that crashes", () => {
  const text = lines
    .slice(0, 620)
    .map((line, i) => (i === 450 ? `${PUZZLE} #CRASH` : line))
    .join("\n");
  const run = (crashes: number) => {
    const log = join(scratch, `crashes-${crashes}`);
    writeFileSync(log, "");
    const env = { NODE_OPTIONS: `--import=${here}crash.mjs`, CRASHES: String(crashes), CRASH_LOG: log };
    return wings(["rate", ...QUICK, "--json", "--jobs", "2"], { input: text, env }).then((result) => ({
      ...result,
      crashes: readFileSync(log).length,
    }));
  };

  test("is replaced, and its lines are done again", async () => {
    const calm = await run(0);
    const { out, err, crashes } = await run(1);
    expect(crashes).toBe(1);
    expect(err).toBe("");
    expect(out === calm.out).toBe(true);
  });

  test("twice at the same line: that line is an error in its place, the others are answered", async () => {
    const calm = records((await run(0)).out);
    const { out, status, crashes } = await run(9);
    expect(status).toBe(1);
    expect(crashes).toBe(2);
    const seen = records(out);
    expect(seen[450]).toMatchObject({ index: 450, error: { code: "WINGS_WORKER_CRASHED" } });
    expect(seen.toSpliced(450, 1)).toEqual(calm.toSpliced(450, 1));
  });
});

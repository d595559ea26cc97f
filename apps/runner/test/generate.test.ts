import { readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { explain, parse } from "@wings/core";
import { inspectPuzzle } from "@wings/generate";
import { describe, expect, test } from "vitest";
import { isThorough } from "@wings/test-kit/depth";
import { wings } from "./in-process.js";
import { expectRefusal, records, scratch, start } from "./wings.js";

const lines = (text: string): string[] => text.trimEnd().split("\n");
const WINGS = ["generate", "--technique", "w-wing", "--count", "4", "--seed", "1", "--json"];

describe("generate", () => {
  test("makes the same puzzles for the same seed, each with its rating", async () => {
    const { out, status, err } = await wings(["generate", "--count", "5", "--seed", "7"]);
    expect([status, err]).toEqual([0, ""]);
    expect((await wings(["generate", "--count", "5", "--seed", "7"])).out).toBe(out);
    expect((await wings(["generate", "--count", "5", "--seed", "8"])).out).not.toBe(out);
    // The lines can be read again, and the ratings are those of wings rate.
    const rated = records((await wings(["rate", "--json"], { input: out })).out);
    expect(
      rated.map(({ level, score, hardest }) => (level === null ? "stuck" : [level, score, hardest].join(" "))),
    ).toEqual(lines(out).map((line) => line.split("  ")[1]));
    const plain = await wings(["generate", "--count", "5", "--seed", "7", "--unrated"]);
    expect(lines(plain.out)).toEqual(lines(out).map((line) => line.slice(0, 81)));
  });

  test("without a seed it draws one and prints it", async () => {
    const { out, err } = await wings(["generate"]);
    const [, seed] = /with --seed (\d+)\./.exec(err)!;
    expect((await wings(["generate", "--seed", seed])).out).toBe(out);
  });

  test("makes puzzles with a technique: the step is next on the board", async () => {
    const made = records((await wings(WINGS)).out);
    expect(made.map(({ index, seed }) => [index, seed])).toEqual([0, 1, 2, 3].map((index) => [index, 1]));
    for (const { board, finding, puzzle } of made) {
      expect(records((await wings(["hint", "--json", String(board)])).out)[0].finding).toEqual(finding);
      const { out } = await wings(["solve", "--until", "w-wing", "--json", String(puzzle)]);
      expect(records(out)[0].board).toBe(board);
    }
  });

  test("an attempt is made again by its number, and shards are the parts of the whole", async () => {
    const whole = records((await wings(WINGS)).out);
    const again = await wings([
      "generate",
      "--technique",
      "w-wing",
      "--seed",
      "1",
      "--json",
      "--attempt",
      String(whole[2].attempt),
    ]);
    expect(records(again.out)).toEqual([{ ...whole[2], index: 0 }]);
    const last = Number(whole[3].attempt);
    const parts = await Promise.all(
      ["1/2", "2/2"].map(async (shard) => records((await wings([...WINGS, "--shard", shard])).out)),
    );
    const merged = parts.flat().filter(({ attempt }) => Number(attempt) <= last);
    merged.sort((a, b) => Number(a.attempt) - Number(b.attempt));
    expect(merged.map(({ puzzle }) => puzzle)).toEqual(whole.map(({ puzzle }) => puzzle));
    const from = String(Number(whole[1].attempt) + 1);
    const rest = records((await wings([...WINGS, "--from", from, "--count", "2"])).out);
    expect(rest.map(({ puzzle }) => puzzle)).toEqual(whole.slice(2).map(({ puzzle }) => puzzle));
  });

  test.each([
    ["--unrated", "--count", "1200"],
    ["--unrated", "--count", "60", "--clues", "17-22", "--unique", "--json"],
    ["--technique", "w-wing", "--as", "only", "--count", "15", "--json"],
  ])("any number of threads makes the same: %s %s %s", async (...flags) => {
    const { out } = await wings(["generate", "--seed", "5", ...flags, "--jobs", "1"]);
    expect((await wings(["generate", "--seed", "5", ...flags, "--jobs", "2"])).out).toBe(out);
    const { status } = await wings(["generate", "--seed", "5", ...flags, "--jobs", "2", "--tries", "3"]);
    expect(status).toBe((await wings(["generate", "--seed", "5", ...flags, "--jobs", "1", "--tries", "3"])).status);
  });

  test.runIf(isThorough)("shards are blocks of 500 attempts, and one after the other they are the whole", async () => {
    const flags = ["generate", "--unrated", "--clues", "17-21", "--neighbors", "30", "--seed", "4", "--json"];
    const attemptsOf = async (...more: string[]): Promise<string[]> =>
      records((await wings([...flags, ...more])).out).map(({ attempt }) => String(attempt));
    const whole = await attemptsOf("--count", "40");
    expect(Number(whole[39])).toBeGreaterThan(1000);
    const blockOf = (attempt: string): number => Math.floor(Number(attempt) / 500);
    const parts = [
      await attemptsOf("--count", "40", "--shard", "1/2"),
      await attemptsOf("--count", "40", "--shard", "2/2"),
    ];
    parts.forEach((part, i) => expect(part.every((attempt) => blockOf(attempt) % 2 === i)).toBe(true));
    const merged = parts.flat().sort((a, b) => blockOf(a) - blockOf(b));
    expect(merged.slice(0, 40)).toEqual(whole);
  });

  test("a run that was cut short is continued with --resume, and a larger --count adds to it", async () => {
    const flags = ["generate", "--unrated", "--clues", "17-21", "--unique", "--seed", "4"];
    const whole = (await wings([...flags, "--json", "--count", "30"])).out;
    const out = join(scratch, "resumed.jsonl");
    const resume = ["--resume", out, "--count"];
    await wings([...flags, ...resume, "20"]);
    // The line that a killed run was writing.
    truncateSync(out, statSync(out).size - 20);
    expect(await wings([...flags, ...resume, "30"])).toMatchObject({ status: 0, out: "", err: "" });
    expect(readFileSync(out, "utf8")).toBe(whole);
    expectRefusal(await wings([...flags, ...resume, "30", "--symmetry", "diagonal"]), 2, "WINGS_RESUME_MISMATCH");
    const fewer = await wings([...flags, ...resume, "10"]);
    expectRefusal(fewer, 2, "WINGS_RESUME_MISMATCH");
    expect(fewer.err).toContain("its line 11 is beyond --count 10.");
    // Defaults that are written out are the same.
    const defaults = ["--symmetry", "none", "--minimal", "orbits", "--from", "0"];
    expect(await wings([...flags, ...resume, "30", ...defaults])).toMatchObject({ status: 0, err: "" });
    const file = readFileSync(`${out}.run`, "utf8");
    for (const state of [1, {}, { next: 0, earlier: "1", lastHit: 0 }]) {
      writeFileSync(`${out}.run`, JSON.stringify({ ...(JSON.parse(file) as object), state }));
      expectRefusal(await wings([...flags, ...resume, "30"]), 2, "WINGS_IN_THE_WAY");
    }
  });

  test("respects level, score, symmetry and clues", async () => {
    const flags = ["--symmetry", "rotational", "--clues", "24-28", "--level", "medium,hard", "--score", "400-1200"];
    const made = records((await wings(["generate", "--seed", "2", "--count", "3", "--json", ...flags])).out);
    expect(made).toHaveLength(3);
    for (const { puzzle, rating } of made) {
      expect(inspectPuzzle(String(puzzle)).symmetries).toContain("rotational");
      const clues = String(puzzle).replace(/\./g, "").length;
      expect(clues >= 24 && clues <= 28).toBe(true);
      const { level, score } = rating as { level: string; score: number };
      expect(["medium", "hard"]).toContain(level);
      expect(score >= 400 && score <= 1200).toBe(true);
    }
  });

  test("after the last try, the error says how rare the puzzle is", async () => {
    const flags = ["--technique", "w-wing", "--level", "easy", "--tries", "30", "--seed", "1"];
    const refused = await wings(["generate", ...flags]);
    expectRefusal(refused, 1, "no puzzle in 30 attempts (so far fewer than one in 30)", "WINGS_TRIES_ENDED");
  });

  test.each([
    [["--technique", "w-wnig"], "WINGS_UNKNOWN_TECHNIQUE", "Did you mean w-wing?"],
    [["--technique", "pkg:subsets"], "WINGS_ONE_TECHNIQUE", "naked-pair"],
    [["--technique", "w-wing", "--skip", "w-wing"], "WINGS_BAD_VALUE", "--technique"],
    [["--level", "medum"], "WINGS_BAD_VALUE", "Did you mean medium?"],
    [["--clues", "28-22"], "WINGS_BAD_VALUE", "22-28"],
    [["--clues", "12"], "WINGS_BAD_VALUE", "from 17 to 81"],
    [["--score", "many"], "WINGS_BAD_VALUE", "1000-1600"],
    [["--minimal", "no"], "WINGS_FLAGS_CLASH", "--clues"],
    [["--pattern", "..."], "WINGS_BAD_VALUE", "81 characters"],
    [["--unrated", "--level", "hard"], "WINGS_FLAGS_CLASH", "rating"],
    [["--as", "only"], "WINGS_FLAGS_CLASH", "--technique"],
    [["--shard", "3/2", "--seed", "1"], "WINGS_BAD_VALUE", "--shard"],
    [["--shard", "1/2"], "WINGS_NEEDS_SEED", "--seed"],
    [["--attempt", "1.0", "--seed", "1"], "WINGS_BAD_VALUE", "12.7"],
    [["puzzle.txt"], "WINGS_TOO_MANY_INPUTS", "no input"],
    [["--executor", "nothing-here"], "WINGS_NO_EXECUTOR", "nothing-here"],
  ])("refuses %j", async (flags, code, hint) => {
    const refused = await wings(["generate", ...flags]);
    expectRefusal(refused, 2, code, hint);
    expect(refused.err).not.toContain("repeat it");
  });

  test("an attempt without a puzzle is a separate error", async () => {
    const flags = ["--technique", "w-wing", "--level", "easy", "--seed", "1", "--attempt", "3"];
    expectRefusal(await wings(["generate", ...flags]), 1, "WINGS_ATTEMPT_MISSES");
  });

  test("Ctrl-C ends it after a whole line", async () => {
    const child = start(["generate", "--unrated", "--count", "100000000", "--seed", "1"]);
    let out = "";
    child.stdout!.setEncoding("utf8").on("data", (part: string) => {
      if (out === "") child.kill("SIGINT");
      out += part;
    });
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect(status).toBe(130);
    expect(out).toMatch(/^([1-9.]{81}\n)+$/);
  });
});

describe("practice", () => {
  test("shows a board on which the technique is next, and the step only when asked", async () => {
    const { out, status } = await wings(["practice", "w-wing", "--seed", "7"]);
    expect(status).toBe(0);
    expect(out).toContain("Find the step: W-Wing.");
    const board = lines(out).at(-1)!;
    const [{ finding }] = records((await wings(["hint", "--json", board])).out) as unknown as [
      { finding: Parameters<typeof explain>[0] & { technique: string; text: string } },
    ];
    expect(finding.technique).toBe("w-wing");
    expect(out).not.toContain(explain(finding, "short"));
    const answered = (await wings(["practice", "w-wing", "--seed", "7", "--answer"])).out;
    expect(answered).toContain(explain(finding, "short"));
    expect(lines(answered).at(-1)).toBe(board);
  });

  test("--reduce fills cells, and the step stays the next one", async () => {
    const flags = ["practice", "w-wing", "--seed", "3", "--count", "3", "--answer", "--json"];
    const whole = records((await wings(flags)).out);
    const reduced = records((await wings([...flags, "--reduce"])).out);
    const open = (list: typeof whole): number =>
      list.reduce((sum, { board }) => sum + parse(String(board)).values.filter((digit) => digit === 0).length, 0);
    expect(open(reduced)).toBeLessThan(open(whole));
    for (const { board, finding } of reduced)
      expect(records((await wings(["hint", "--json", String(board)])).out)[0].finding).toEqual(finding);
  });

  test("JSON has the answer only when asked", async () => {
    const [record] = records((await wings(["practice", "naked-pair", "--seed", "3", "--json"])).out);
    expect(Object.keys(record)).toEqual(["schema", "index", "seed", "attempt", "puzzle", "technique", "board"]);
  });

  test("shows a prepared board if the technique is too rare to generate", async () => {
    const { out, err, status } = await wings(["practice", "mutant-jellyfish", "--json", "--answer", "--seed", "1"]);
    expect([status, err]).toEqual([0, expect.stringContaining("no board found in 600 attempts")]);
    const [{ board, finding }] = records(out);
    const found = await wings(["steps", "--only", "mutant-jellyfish", "--json", String(board)]);
    expect(records(found.out)[0].findings).toContainEqual(finding);
  });

  test("refuses an unknown technique, and none", async () => {
    expectRefusal(await wings(["practice", "w-wnig"]), 2, "WINGS_UNKNOWN_TECHNIQUE", "Did you mean w-wing?");
    expectRefusal(await wings(["practice"]), 2, "WINGS_NO_INPUT", "the id of a technique");
  });
});

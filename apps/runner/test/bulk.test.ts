import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { minimalPuzzle, random } from "@wings/testing";
import { isThorough } from "@wings/test-kit/depth";
import { wings } from "./in-process.js";
import { EASY, PUZZLE } from "./puzzles.js";
import { wings as command, here, records, scratch } from "./wings.js";

/** Puzzles and bad lines, enough for several parts. */
const seeds = random(7);
const various = Array.from({ length: 40 }, () => minimalPuzzle(seeds));
const lines = Array.from({ length: 450 }, (_, i) =>
  i % 97 === 50 ? `${PUZZLE}9` : i % 4 === 1 ? various[(i >> 2) % 40] : EASY,
);
const input = join(scratch, "input.txt");
writeFileSync(input, `${lines.join("\n")}\n`);

// Which techniques are on makes no difference to the flow of boards.
const QUICK = ["--only", "pkg:singles,pkg:locked-candidates,pkg:subsets,w-wing"];

const COMMANDS: readonly (readonly [string, readonly string[]])[] = [
  ["rate", QUICK],
  ["steps", QUICK],
  ["check", []],
  ["solve", QUICK],
];

describe.each(isThorough ? COMMANDS : COMMANDS.slice(0, 2))("%s", (command, flags) => {
  const few = join(scratch, `${command}.txt`);
  // At least three parts each, and a bad line.
  const several = command === "rate" || command === "check" ? lines : lines.slice(30, 60);
  writeFileSync(few, `${several.join("\n")}\n`);

  test("gives the same bytes with one job, two and three, in input order", async () => {
    const one = await wings([command, ...flags, "--json", "--jobs", "1", few]);
    const indexes = records(one.out).map(({ index }) => index);
    expect(indexes).toEqual(indexes.map((_, i) => i));
    expect(indexes.length).toBe(readFileSync(few, "utf8").trim().split("\n").length);
    expect(one.status).toBe(1);
    for (const jobs of isThorough ? ["2", "3"] : ["3"])
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

describe("a worker that crashes", () => {
  const text = lines
    .slice(0, 420)
    .map((line, i) => (i === 250 ? `${PUZZLE} #CRASH` : line))
    .join("\n");
  const run = (crashes: number) => {
    const log = join(scratch, `crashes-${crashes}`);
    writeFileSync(log, "");
    const env = { NODE_OPTIONS: `--import=${here}crash.mjs`, CRASHES: String(crashes), CRASH_LOG: log };
    return command(["rate", ...QUICK, "--json", "--jobs", "2"], { input: text, env }).then((result) => ({
      ...result,
      crashes: readFileSync(log).length,
    }));
  };

  test.runIf(isThorough)(
    "is replaced and its boards are repeated; a board that crashes twice gets an error",
    async () => {
      const calm = await run(0);
      const once = await run(1);
      expect([once.crashes, once.err]).toEqual([1, ""]);
      expect(once.out === calm.out).toBe(true);
      const twice = await run(9);
      expect([twice.crashes, twice.status]).toEqual([2, 1]);
      const seen = records(twice.out);
      expect(seen[250]).toMatchObject({ index: 250, error: { code: "WINGS_WORKER_CRASHED" } });
      expect(seen.toSpliced(250, 1)).toEqual(records(calm.out).toSpliced(250, 1));
    },
  );
});

describe("a board that takes very many guesses", () => {
  const deep = ".....5......6.1.5.............5........1.6..83.......553.....61..................";

  test.each(["check", "rate", "solve", "hint", "canonical"])("has an answer of %s, or its own error", async (name) => {
    const flags = name === "canonical" || name === "check" ? [] : ["--only", "pkg:singles"];
    const both = await wings([name, "--json", ...flags, "-"], { input: `${deep}\n${EASY}\n` });
    const isRefused = name === "canonical";
    expect(records(both.out)[0]).toMatchObject(
      isRefused ? { error: { code: "WINGS_NOT_ONE_SOLUTION" } } : { status: "none" },
    );
    const few = await wings([name, "--json", "--max-guesses", "10", ...flags, "-"], { input: `${deep}\n${EASY}\n` });
    const [first, second] = records(few.out);
    expect(first).toMatchObject({
      error: {
        code: "WINGS_LIMIT_REACHED",
        message: "not decided within 10 guesses. --max-guesses sets the limit.",
      },
    });
    expect([second.index, second.error, few.status]).toEqual([1, undefined, 1]);
  });
});

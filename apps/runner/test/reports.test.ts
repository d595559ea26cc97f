import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { wings } from "./in-process.js";
import { EASY, NONE, PUZZLE, SOLUTION } from "./puzzles.js";
import { type Json, records, scratch, shell } from "./wings.js";

describe("bad lines keep their place", () => {
  test("of every kind", async () => {
    const { out } = await wings(["check", "--json"], {
      input: `${EASY}\n-----\n!!!!\n${PUZZLE}\n12.\n34.\nwords\n+--+\n${EASY}\n`,
    });
    const seen = records(out);
    expect(seen.map(({ index, input, error }) => [index, input, (error as Json | undefined)?.line])).toEqual([
      [0, EASY, undefined],
      [1, "-----", 2],
      [2, "!!!!", 3],
      [3, PUZZLE, undefined],
      [4, "12.", 5],
      [5, "34.", 6],
      [6, "words", 7],
      [7, "+--+", 8],
      [8, EASY, undefined],
    ]);
  });

  test("a byte order mark is not part of the first board", async () => {
    const file = join(scratch, "marked.txt");
    writeFileSync(file, `\uFEFF${EASY}\r\n${PUZZLE}\r\n`);
    for (const how of [{ args: [file] }, { args: ["-"], input: `\uFEFF${EASY}\n${PUZZLE}\n` }]) {
      const { out } = await wings(["check", "--json", ...how.args], how);
      expect(records(out).map(({ input }) => input)).toEqual([EASY, PUZZLE]);
    }
    expect(records((await wings(["check", "--json", `\uFEFF${EASY}`])).out)[0].input).toBe(EASY);
    const path = (await wings(["solve", "--json", EASY])).out;
    expect((await wings(["verify"], { input: `\uFEFF${path}` })).status).toBe(0);
  });
});

describe("--until", () => {
  test("a technique that is never used or not selected is reported on stderr", async () => {
    const never = await wings(["solve", "--json", "--until", "w-wing", EASY]);
    expect(never.err).toMatch(/^wings: --until w-wing never stopped: .*\n$/);
    expect(never.status).toBe(0);
    const left = await wings(["solve", "--until", "w-wing", "--skip", "w-wing", PUZZLE]);
    expect(left.err).toMatch(/^wings: --until w-wing never stopped: it is left out by --only or --skip\.\n$/);
    expect((await wings(["solve", "--until", "w-wing", PUZZLE])).err).toBe("");
  });
});

describe("--until reports once for all boards", () => {
  const said = async (...boards: string[]): Promise<string> => {
    const args = ["solve", "--json", "--only", "full-house,naked-single,xyz-wing", "--until", "xyz-wing"];
    const { err } = await wings(args, { input: boards.join("\n") });
    return err.replace(/^.* never stopped: /, "");
  };
  const [needless, stuck, pathless] = [
    "it was not needed",
    "it found nothing before the path got stuck",
    "there is no path to one solution",
  ];

  test("only solved paths report that it was not needed", async () => {
    expect(await said(SOLUTION)).toBe(`${needless}.\n`);
    expect(await said(PUZZLE)).toBe(`${stuck}.\n`);
    expect(await said(NONE)).toBe(`${pathless}.\n`);
    expect(await said(".".repeat(81))).toBe(`${pathless}.\n`);
    expect(await said(SOLUTION, SOLUTION)).toBe(`${needless} (2 boards).\n`);
  });

  test("each reason with the number of its boards", async () => {
    expect(await said(SOLUTION, PUZZLE, NONE, SOLUTION, "12.")).toBe(
      `${needless} (2 boards); ${stuck} (1 board); ${pathless} (1 board); the board could not be read (1 board).\n`,
    );
  });
});

describe("a board without a solution", () => {
  const wrong = `${SOLUTION.slice(0, 80)}${SOLUTION[80] === "1" ? "2" : "1"}`.replace(/^./, ".");

  test("hint and steps report it first, with the contradiction", async () => {
    for (const command of ["hint", "steps"]) {
      const { status, out } = await wings([command, NONE]);
      expect(out).toContain("This board has no solution: r1c1 and r1c2 hold 5 in row 1;");
      expect(status).toBe(1);
      const [record] = records((await wings([command, "--json", wrong])).out);
      expect(record).toMatchObject({ status: "none" });
      expect(record.contradictions).not.toEqual([]);
      expect(records((await wings([command, "--json", PUZZLE])).out)[0]).toMatchObject({
        status: "found",
        contradictions: [],
      });
    }
    expect(records((await wings(["hint", "--json", NONE])).out)[0].finding).toBeNull();
  });

  test("solve takes no step where a contradiction is in plain sight", async () => {
    expect(records((await wings(["solve", "--json", NONE])).out)[0]).toMatchObject({ status: "none", steps: [] });
    expect((await wings(["solve", NONE])).out).not.toContain("Pointing");
  });

  test("also where no cell and no house shows it", async () => {
    // The 1 in r2c4 is wrong, and nothing tells at first sight.
    const hidden = `${PUZZLE.slice(0, 12)}1${PUZZLE.slice(13)}`;
    expect(records((await wings(["check", "--json", hidden])).out)[0]).toMatchObject({
      status: "none",
      contradictions: [],
    });
    for (const command of ["hint", "steps", "solve"]) {
      expect((await wings([command, hidden])).out).toMatch(/This board has no solution[,:]/);
    }
    expect((await wings(["hint", hidden])).out).toContain("although no cell and no house shows a contradiction yet");
  });
});

test("answers of several lines name their board, answers of one line don't", async () => {
  const input = `${EASY}\n${PUZZLE}\n${EASY}\n`;
  for (const command of ["solve", "hint", "steps"]) {
    const { out } = await wings([command, "--skip", "pkg:als-xy-wing,pkg:uvwxyz-wing"], { input });
    expect(out.match(/^Board \d$/gm)).toEqual(["Board 1", "Board 2"]);
  }
  expect((await wings(["rate"], { input })).out.split("\n")).toHaveLength(4);
});

test("a missing file is reported as a missing file", async () => {
  for (const command of ["verify", "regress"]) {
    const { status, err } = await wings([command, "nowhere.txt"]);
    expect(err).toContain("there is no file nowhere.txt. (WINGS_NO_SUCH_FILE)");
    expect(status).toBe(2);
  }
});

test("a current folder that was deleted is an error with a code", async () => {
  const { status, err } = await shell(`mkdir gone && cd gone && rmdir ../gone && $WINGS check ${EASY}`);
  expect(err).toBe(
    "wings: the current folder no longer exists. (WINGS_NO_CURRENT_FOLDER)\nChange to another folder and try again.\n",
  );
  expect(status).toBe(2);
});

test("texts are as wide as the terminal", async () => {
  const widest = (text: string): number => Math.max(...text.split("\n").map((line) => Array.from(line).length));
  for (const args of [
    ["draw", "--step", "28", PUZZLE],
    ["solve", PUZZLE],
    ["solve", "--only", "naked-single", PUZZLE],
    ["steps", "--skip", "pkg:als-xy-wing", PUZZLE],
    ["hint", NONE],
  ]) {
    const { out } = await wings([...args, "--width", "40"]);
    // A line without blanks, such as a solution, can't be broken.
    const lines = out.split("\n").filter((line) => line.trim().includes(" "));
    expect([args[0], Math.max(widest(lines.join("\n")), 40)]).toEqual([args[0], 40]);
  }
});

test.runIf(isDeep)("the progress bar counts answered boards, not read ones", async () => {
  // One stretch of input: all is read at once, and answered board by board.
  const few = join(scratch, "few.txt");
  writeFileSync(
    few,
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n".repeat(20_000),
  );
  const line = `script -qec "$WINGS rate --only pkg:singles,pkg:subsets,xy-wing --json --jobs 1 ${few} > /dev/null" /dev/null`;
  const { out } = await shell(line, { env: { TERM: "xterm" } });
  const seen = [...out.matchAll(/(\d+) %, (\d+) boards/g)].map(([, percent, done]) => [Number(percent), Number(done)]);
  expect(seen.length).toBeGreaterThan(0);
  for (const [percent, done] of seen) expect(Math.abs(percent - (100 * done) / 20_000)).toBeLessThanOrEqual(1.5);
});

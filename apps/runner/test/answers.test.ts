import { explain, findAll, parse } from "@wings/core";
import { techniques } from "@wings/ladder";
import { techniqueTester } from "@wings/testing";
import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { EASY, EMPTY, MANY, NONE, PUZZLE, SOLUTION } from "./puzzles.js";
import { records } from "./wings.js";

describe("solve", () => {
  test("names, explains and shows each step, and ends with the solution, the hardest technique and the counts", async () => {
    const { status, out, err } = await wings(["solve", PUZZLE]);
    expect(status).toBe(0);
    expect(err).toBe("");
    expect(out).toContain("W-Wing");
    expect(out).toMatch(/Hardest: W-Wing/);
    expect(out).toMatch(/^ +1 {2}W-Wing$/m);
    expect(out).toContain(SOLUTION);
    // The step is drawn: the eliminated 2s are struck.
    expect(out).toContain("-2-");
    expect(out).toMatch(/Pointing .*\n {5}In b/);
  });

  test("stuck without a step: draws the board once and offers one cell", async () => {
    const { out, status } = await wings(["solve", "--only", "xy-wing", PUZZLE]);
    expect(status).toBe(1);
    expect(out.match(/┏/g)).toHaveLength(1);
    expect(out).toMatch(/wings hint --reveal .*\nw1/);
    expect(out).not.toContain(SOLUTION);
  });

  test("--until stops before the first use of a technique and prints the board there", async () => {
    const { status, out } = await wings(["solve", "--until", "w-wing", "--json", PUZZLE]);
    expect(status).toBe(0);
    const [record] = records(out);
    expect(record).toMatchObject({ status: "stopped", solution: SOLUTION });
    expect(record.counts).not.toHaveProperty("w-wing");
    // From that board, the next step is the W-Wing.
    const next = await wings(["hint", "--json", String(record.board)]);
    expect(records(next.out)[0].finding).toMatchObject({ technique: "w-wing" });
  });

  test("--until reports an unneeded technique and refuses an unknown one", async () => {
    expect((await wings(["solve", "--until", "w-wing", EASY])).out).toContain("W-Wing was not needed.");
    const wrong = await wings(["solve", "--until", "w-wnig", EASY]);
    expect(wrong).toMatchObject({ status: 2, out: "" });
    expect(wrong.err).toContain("Did you mean w-wing?");
  });

  test.each([
    ["is left out", ["--only", "naked-single"], "w-wing", PUZZLE, "W-Wing is left out by --only or --skip."],
    [
      "found nothing",
      ["--only", "naked-single,xyz-wing"],
      "xyz-wing",
      PUZZLE,
      "XYZ-Wing found nothing before the path got stuck.",
    ],
    ["has no path: no solution", [], "xyz-wing", NONE, undefined],
    ["has no path: many solutions", [], "xyz-wing", MANY, undefined],
  ])("--until says what is so of a technique that %s", async (_, flags, until, puzzle, why) => {
    const { status, out } = await wings(["solve", "--until", until, ...flags, puzzle]);
    expect(out).not.toContain("not needed");
    // A sentence about the technique, where there is anything to say: nothing else in such a path names it.
    expect(out.split("\n").filter((line) => /X?Y?Z?W?-Wing /.test(line))).toEqual(why === undefined ? [] : [why]);
    expect(status).toBe(1);
  });

  test.each([
    ["one solution, all techniques", [], PUZZLE, { status: "solved", solution: SOLUTION, hardest: "w-wing" }, 0],
    ["techniques that do not suffice", ["--only", "naked-single"], PUZZLE, { status: "stuck", solution: SOLUTION }, 0],
    ["no solution", [], NONE, { status: "none", solution: null }, 0],
    ["many solutions", [], MANY, { status: "many", solution: null }, 0],
    ["an empty grid", [], EMPTY, { status: "many", solution: null, steps: [], hardest: null, counts: {} }, 0],
    ["a solved grid", [], SOLUTION, { status: "solved", solution: SOLUTION, steps: [], hardest: null }, 0],
  ])("status of %s", async (_, flags, puzzle, expected, exit) => {
    const { status, out } = await wings(["solve", "--json", ...flags, puzzle]);
    expect(records(out)[0]).toMatchObject(expected);
    expect(status).toBe(exit);
  });
});

describe("hint", () => {
  test("reveals only the requested level", async () => {
    const at = String(records((await wings(["solve", "--until", "w-wing", "--json", PUZZLE])).out)[0].board);
    const where = (await wings(["hint", "--level", "where", at])).out;
    const what = (await wings(["hint", "--level", "what", at])).out;
    const why = (await wings(["hint", at])).out;
    expect(where).toMatch(/^Look at .*\n$/);
    expect(where).not.toMatch(/r\dc\d/);
    expect(what).toMatch(/^W-Wing\n {2}wing: r8c2 and r9c5\n {2}end /);
    expect(what).not.toContain("≠");
    expect(why).toMatch(/^W-Wing: .*r8c2.*≠2/);
    expect(why).toContain("┃");
  });

  test("names the preset if that leaves out a technique", async () => {
    for (const command of ["solve", "hint"]) {
      const board = "w1k53n8lek2k7k1j5k4jD0k53l1k7ck6D0j32l8k6j5m9k4m3kE6l97k";
      const { out } = await wings([command, "--preset", "players", "--width", "1000", board]);
      expect(out).toContain("the next step needs Set Logic, which --preset players leaves out.");
    }
  });

  test("names the technique that is left out, and reveals one cell on request", async () => {
    const args = ["hint", "--only", "xy-wing", PUZZLE];
    const stuck = await wings(args);
    expect(stuck.status).toBe(1);
    expect(stuck.out.replaceAll("\n", " ")).toMatch(/the next step needs .+, which --only or --skip leaves out/);
    expect(stuck.out).toContain("--reveal");
    const { out, status } = await wings([...args, "--reveal"]);
    expect(status).toBe(0);
    const [, row, column, digit] = /r(\d)c(\d) is (\d)\./.exec(out)!;
    expect(SOLUTION[Number(row) * 9 + Number(column) - 10]).toBe(digit);
    const [{ revealed }] = records((await wings([...args, "--reveal", "--json"])).out);
    expect(revealed).toEqual({ cell: `r${row}c${column}`, digit: Number(digit) });
    // A step that can be found reveals nothing.
    expect(records((await wings(["hint", "--reveal", "--json", PUZZLE])).out)[0].revealed).toBeNull();
  });

  test("explains why there is none", async () => {
    expect(await wings(["hint", SOLUTION])).toMatchObject({ status: 1, out: expect.stringContaining("solved") });
    expect(await wings(["hint", EMPTY])).toMatchObject({ status: 1, out: expect.stringContaining("many solutions") });
    expect(records((await wings(["hint", "--json", EMPTY])).out)[0].finding).toBeNull();
  });
});

describe("steps", () => {
  test("--cases prints lines that a tester reads, for the chosen techniques", async () => {
    const { status, out } = await wings(["steps", "--cases", "--only", "xy-wing"]);
    expect(status).toBe(0);
    const xyWing = techniques.find(({ id }) => id === "xy-wing")!;
    const tests: string[] = [];
    const finds = JSON.parse(`[${out.trim().slice(0, -1)}]`) as string[];
    techniqueTester(
      xyWing,
      { finds, misses: [SOLUTION] },
      { describe: (_, body) => body(), it: (name) => void tests.push(name) },
    );
    expect(finds).toHaveLength(10);
    for (const line of finds) {
      const [board, outcome] = line.split(" => ");
      const outcomes = findAll(parse(board), [xyWing]).map((finding) => explain(finding, "short").split(": ").at(-1));
      expect(outcomes).toContain(outcome);
    }
    expect(tests.length).toBeGreaterThanOrEqual(10);
    const both = await wings(["steps", "--cases", "--only", "xy-wing,full-house"]);
    expect(both.out.match(/^\/\/ .*$/gm)).toEqual(["// full-house", "// xy-wing"]);
  });

  test("--cases takes no input, and wants a technique", async () => {
    expect((await wings(["steps", "--cases", "--only", "xy-wing", PUZZLE])).err).toContain("takes no input");
    expect((await wings(["steps", "--cases"])).err).toContain("needs --plugin or --only");
    for (const more of [["--json"], ["--layout", "x"], ["--shard", "1/2"], ["--resume", "out.jsonl"]])
      expect((await wings(["steps", "--cases", "--only", "xy-wing", ...more])).err).toContain("can't be used");
  });

  test("lists all findings, one for each outcome or each pattern", async () => {
    const distinct = records((await wings(["steps", "--json", PUZZLE])).out)[0].findings as { technique: string }[];
    const all = records((await wings(["steps", "--json", "--all", PUZZLE])).out)[0].findings as object[];
    expect(distinct.length).toBeGreaterThan(10);
    expect(all.length).toBeGreaterThanOrEqual(distinct.length);
    const only = records((await wings(["steps", "--json", "--only", "pkg:w-wing", PUZZLE])).out)[0]
      .findings as object[];
    expect(only).toEqual(distinct.filter(({ technique }) => /w-wing|w-ring/.test(technique)));
  });

  test("sorts by progress", async () => {
    const { out } = await wings(["steps", "--json", "--sort", "progress", PUZZLE]);
    const findings = records(out)[0].findings as { eliminations: object[]; placements: object[] }[];
    const weights = findings.map(({ eliminations, placements }) => placements.length * 729 + eliminations.length);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  test("reports that nothing is found", async () => {
    const { status, out } = await wings(["steps", EMPTY]);
    expect(status).toBe(1);
    expect(out).toContain("No step found: this board has many solutions.");
  });
});

describe("check", () => {
  test.each([
    [PUZZLE, { status: "one", solution: SOLUTION, contradictions: [] }, 0],
    [MANY, { status: "many", solution: null }, 1],
    [NONE, { status: "none", solution: null }, 1],
  ])("%s: the exit status says it, with --json only the record does", async (puzzle, expected, exit) => {
    const { status, out } = await wings(["check", "--json", puzzle]);
    expect(records(out)[0]).toMatchObject(expected);
    expect(status).toBe(0);
    expect((await wings(["check", puzzle])).status).toBe(exit);
  });

  test("names the wrong digits if the givens have one solution", async () => {
    const open = PUZZLE.indexOf(".");
    const right = Number(SOLUTION[open]);
    const wrong = right === 9 ? 8 : right + 1;
    // A placed digit follows a plus sign.
    const board = Array.from(PUZZLE, (digit, cell) => (cell === open ? `+${wrong}` : digit)).join("");
    const [record] = records((await wings(["check", "--json", board])).out);
    expect(record).toMatchObject({ status: "none", mistakes: [{ cell: "r1c1", digit: wrong, expected: right }] });
    const [hint] = records((await wings(["hint", "--json", board])).out);
    expect(hint).toMatchObject({ status: "none", finding: null, mistakes: record.mistakes });
    expect((await wings(["check", board])).out).toContain(`r1c1 is ${wrong}, but must be ${right}`);
    expect((await wings(["hint", board])).out).toContain(`r1c1 is ${wrong}, but must be ${right}`);
  });

  test("names the contradiction", async () => {
    const { out } = await wings(["check", NONE]);
    expect(out).toContain("no solution");
    expect(out).toContain("r1c1 and r1c2 hold 5 in row 1");
  });
});

describe("rate", () => {
  test("prints level, score, hardest technique and counts, and marks stuck boards", async () => {
    const { status, out } = await wings(["rate", "--json", "-"], { input: `${PUZZLE}\n${EASY}\n${MANY}\n` });
    expect(status).toBe(0);
    const [first, second, third] = records(out) as { score: number; level: string; counts: object; hardest: string }[];
    expect(first).toMatchObject({ index: 0, input: PUZZLE, status: "solved", hardest: "w-wing" });
    expect(second).toMatchObject({ index: 1, status: "solved" });
    expect(second.score).toBeLessThan(first.score);
    expect(third).toMatchObject({ index: 2, status: "many", level: null, score: null });
    expect((await wings(["rate", "--only", "naked-single", PUZZLE])).out).toContain("stuck");
  });

  test("prints level, score, board, hardest technique and counts, also for a stuck board", async () => {
    const solved = (await wings(["rate", PUZZLE])).out;
    const [{ level, score, hardest, counts }] = records((await wings(["rate", "--json", PUZZLE])).out);
    const used = Object.entries(counts as object).map(([id, count]) => `${String(count)} ${id}`);
    expect(solved).toMatch(new RegExp(`^${String(level)} +${String(score)} +[1-9.]{81} {2}`));
    expect(solved).toContain(`  ${String(hardest)} (${used.join(", ")})\n`);
    const stuck = (await wings(["rate", "--only", "full-house,naked-single,hidden-single", PUZZLE])).out;
    expect(stuck).toMatch(/^stuck: beyond these techniques +[1-9.]{81} {2}[a-z-]+ \(\d+ /);
    const { out, status } = await wings(["rate", SOLUTION]);
    expect(status).toBe(0);
    expect(out).toBe(`${"solved already".padEnd(32)}${SOLUTION}\n`);
  });
});

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { EASY, EMPTY, MANY, NONE, PUZZLE, SOLUTION } from "./puzzles.js";
import { records, scratch, useWings, wings } from "./wings.js";

useWings();

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

  test("--until says so when the technique is not needed, and refuses one that is not there", async () => {
    expect((await wings(["solve", "--until", "w-wing", EASY])).out).toContain("W-Wing was not needed.");
    const wrong = await wings(["solve", "--until", "w-wnig", EASY]);
    expect(wrong).toMatchObject({ status: 2, out: "" });
    expect(wrong.err).toContain("Did you mean w-wing?");
  });

  test.each([
    ["one solution, all techniques", [], PUZZLE, { status: "solved", solution: SOLUTION, hardest: "w-wing" }, 0],
    ["techniques that do not suffice", ["--only", "naked-single"], PUZZLE, { status: "stuck", solution: SOLUTION }, 1],
    ["no solution", [], NONE, { status: "none", solution: null }, 1],
    ["many solutions", [], MANY, { status: "many", solution: null }, 1],
    ["an empty grid", [], EMPTY, { status: "many", solution: null, steps: [], hardest: null, counts: {} }, 1],
    ["a solved grid", [], SOLUTION, { status: "solved", solution: SOLUTION, steps: [], hardest: null }, 0],
  ])("status of %s", async (_, flags, puzzle, expected, exit) => {
    const { status, out } = await wings(["solve", "--json", ...flags, puzzle]);
    expect(records(out)[0]).toMatchObject(expected);
    expect(status).toBe(exit);
  });
});

describe("hint", () => {
  test("gives away as much as it is asked for", async () => {
    const at = String(records((await wings(["solve", "--until", "w-wing", "--json", PUZZLE])).out)[0].board);
    const vague = (await wings(["hint", "--level", "vague", at])).out;
    const concrete = (await wings(["hint", "--level", "concrete", at])).out;
    const full = (await wings(["hint", at])).out;
    expect(vague).not.toMatch(/r\dc\d/);
    expect(vague.trim().split("\n")).toHaveLength(1);
    expect(concrete).toMatch(/^W-Wing: .*r8c2.*≠2/);
    expect(concrete.trim().split("\n")).toHaveLength(1);
    expect(full.startsWith(concrete)).toBe(true);
    expect(full).toContain("┃");
  });

  test("says why there is none", async () => {
    expect(await wings(["hint", SOLUTION])).toMatchObject({ status: 1, out: expect.stringContaining("solved") });
    expect(await wings(["hint", EMPTY])).toMatchObject({ status: 1, out: expect.stringContaining("many solutions") });
    expect(records((await wings(["hint", "--json", EMPTY])).out)[0].finding).toBeNull();
  });
});

describe("steps", () => {
  test("tells everything that is found, one for each outcome or every pattern", async () => {
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

  test("says so when nothing is found", async () => {
    const { status, out } = await wings(["steps", EMPTY]);
    expect(status).toBe(1);
    expect(out).toContain("Nothing is found");
  });
});

describe("check", () => {
  test.each([
    [PUZZLE, { status: "one", solution: SOLUTION, contradictions: [] }, 0],
    [MANY, { status: "many", solution: null }, 1],
    [NONE, { status: "none", solution: null }, 1],
  ])("%s", async (puzzle, expected, exit) => {
    const { status, out } = await wings(["check", "--json", puzzle]);
    expect(records(out)[0]).toMatchObject(expected);
    expect(status).toBe(exit);
  });

  test("says what is contradictory", async () => {
    const { out } = await wings(["check", NONE]);
    expect(out).toContain("no solution");
    expect(out).toContain("r1c1 and r1c2 hold 5 in r1");
  });
});

describe("rate", () => {
  test("gives level, score, hardest and counts, and says so when a board is stuck", async () => {
    const { status, out } = await wings(["rate", "--json", "-"], { input: `${PUZZLE}\n${EASY}\n${MANY}\n` });
    expect(status).toBe(1);
    const [first, second, third] = records(out) as { score: number; level: string; counts: object; hardest: string }[];
    expect(first).toMatchObject({ index: 0, input: PUZZLE, status: "solved", hardest: "w-wing" });
    expect(second).toMatchObject({ index: 1, status: "solved" });
    expect(second.score).toBeLessThan(first.score);
    expect(third).toMatchObject({ index: 2, status: "many", level: null, score: null });
    expect((await wings(["rate", "--only", "naked-single", PUZZLE])).out).toContain("stuck");
  });
});

describe("verify", () => {
  test("proves recorded paths and finds a step that was tampered with", async () => {
    const { out: path } = await wings(["solve", "--json", "-"], { input: `${PUZZLE}\n${EASY}\n` });
    expect(await wings(["verify", "-"], { input: path })).toMatchObject({ status: 0, err: "" });

    const record = records(path)[0] as {
      steps: { technique: string; eliminations: { cell: string; digit: number }[] }[];
    };
    const wing = record.steps.find(({ technique }) => technique === "w-wing")!;
    wing.eliminations[0] = { cell: "r8c2", digit: 9 };
    const file = join(scratch, "tampered.jsonl");
    writeFileSync(file, `${JSON.stringify(record)}\n`);
    const { status, out } = await wings(["verify", "--json", file]);
    expect(status).toBe(1);
    expect(records(out).filter(({ ok }) => ok === false)).toMatchObject([{ technique: "w-wing" }]);
    expect((await wings(["verify", file])).out).toMatch(/path 0, step \d+ \(w-wing\)/);
  });

  test("holds the end of a path against the record", async () => {
    const record = records((await wings(["solve", "--json", PUZZLE])).out)[0] as { steps: object[] };
    record.steps.pop();
    const { status, out } = await wings(["verify", "--json"], { input: JSON.stringify(record) });
    expect(status).toBe(1);
    expect(records(out).at(-1)).toMatchObject({ step: null, ok: false });
  });

  test("a step that can't be read has no technique", async () => {
    const input = `${JSON.stringify({ schema: 1, input: EASY, steps: [{}] })}\n`;
    const { out } = await wings(["verify"], { input });
    expect(out).toMatch(/^path 0, step 1: it can't be read/);
    const json = records((await wings(["verify", "--json"], { input })).out);
    expect(json).toMatchObject([{ step: 0, technique: null, ok: false }]);
  });

  test("goes on behind lines that are no records", async () => {
    const good = (await wings(["solve", "--json", EASY])).out;
    const { status, out } = await wings(["verify", "--json", "-"], { input: `{"torn\n[]\n${good}` });
    expect(status).toBe(1);
    expect(records(out)[0]).toMatchObject({ error: { code: "WINGS_BAD_RECORD", line: 1 } });
    expect(records(out).at(-1)).toMatchObject({ ok: true });
  });
});

describe("regress", () => {
  const board = "+6..+3+1+425+9";
  /** A naked single and the same as a case that must fail; a code that nothing is there for. */
  const single = (code: string, placed: string): string => `:${code}:2:${PUZZLE}:::${placed}:`;

  test("counts by code: passed, failed, not covered", async () => {
    const input = [single("0003", "211"), single("0003-x", "311"), single("1201", "211"), ""].join("\n");
    const { status, out, err } = await wings(["regress", "-"], { input });
    expect(err).toBe("");
    expect(status).toBe(0);
    expect(out).toMatch(/^0003 +Naked Single +2 +0 +0$/m);
    expect(out).toMatch(/^1201 +0 +0 +1$/m);
  });

  test("fails where no finding has the outcome, and where one has it that must not", async () => {
    const { status, out, err } = await wings(["regress", "-"], {
      input: `${single("0003", "311")}\n${single("0003-x", "211")}\n`,
    });
    expect(status).toBe(1);
    expect(out).toMatch(/^0003 +Naked Single +0 +2 +0$/m);
    expect(err).toMatch(/^line 1: 0003 naked-single has \d+ outcomes, none is /);
    const json = await wings(["regress", "--json"], {
      input: `${single("0003", "311")}\n${board}\n${single("0700", "311")}\n`,
    });
    expect(json.status).toBe(1);
    expect(records(json.out)).toMatchObject([{ ok: false }, { error: { line: 2 } }, { ok: null }]);
  });

  test("one outcome is told as one", async () => {
    const lone = `${SOLUTION.slice(0, 80)}.`;
    const { err } = await wings(["regress", "-"], { input: `:0003:2:${lone}:::211:\n` });
    expect(err).toContain("naked-single has 1 outcome, none is ");
  });

  test("a technique that is left out is not covered", async () => {
    const { out, status } = await wings(["regress", "--skip", "naked-single", "-"], {
      input: `${single("0003", "211")}\n`,
    });
    expect(out).toMatch(/^0003 +0 +0 +1$/m);
    expect(status).toBe(0);
  });
});

describe("draw", () => {
  test("in the terminal and as SVG, the board, its next step and a step of its path", async () => {
    expect((await wings(["draw", PUZZLE])).out).toContain("┏━");
    expect((await wings(["draw", "--next", PUZZLE])).out).toContain("placed: r1c1 {2}");
    const file = join(scratch, "step.svg");
    expect(await wings(["draw", "--step", "2", "-o", file, PUZZLE])).toMatchObject({ status: 0, out: "" });
    expect(readFileSync(file, "utf8")).toMatch(/^<svg .*<\/svg>\n$/s);
    const { out } = await wings(["draw", "-o", "-", "--theme", "dark", "-"], { input: PUZZLE });
    expect(out).toContain("wings-dark");
  });

  test("refuses steps that are not there, two boards, and two steps", async () => {
    expect(await wings(["draw", "--step", "999", PUZZLE])).toMatchObject({
      status: 1,
      err: expect.stringContaining("no step 999"),
    });
    expect(await wings(["draw", "-"], { input: `${PUZZLE}\n${EASY}\n` })).toMatchObject({ status: 2 });
    expect(await wings(["draw", "--next", "--step", "2", PUZZLE])).toMatchObject({ status: 2 });
    expect(await wings(["draw", "-"], { input: "\n" })).toMatchObject({ status: 1 });
    expect(await wings(["draw", "-o", join(scratch, "no/such/folder.svg"), PUZZLE])).toMatchObject({ status: 2 });
  });

  test.each([
    ["a solved board", SOLUTION, "This board is solved."],
    ["an empty board", EMPTY, "No step leads on: this board has many solutions."],
    ["a contradictory board", NONE, "This board has no solution: "],
  ])("says why there is no step on %s", async (_, board, words) => {
    const { status, out, err } = await wings(["draw", "--next", board]);
    expect([status, out]).toEqual([1, ""]);
    expect(err).toContain(`wings: ${words}`);
    expect(err).toContain("WINGS_NO_STEP");
  });

  test("does not write over what it reads, nor SVG into what is called a picture of another kind", async () => {
    const file = join(scratch, "keep.txt");
    writeFileSync(file, `${PUZZLE}\n`);
    for (const output of [file, join(scratch, "../", basename(scratch), "keep.txt")]) {
      const { status, out, err } = await wings(["draw", file, "-o", output]);
      expect([status, out]).toEqual([2, ""]);
      expect(err).toContain("WINGS_INPUT_AS_OUTPUT");
    }
    expect(readFileSync(file, "utf8")).toBe(`${PUZZLE}\n`);
    const { status, err } = await wings(["draw", file, "-o", "step.png"]);
    expect(status).toBe(2);
    expect(err).toContain("ends in .svg");
    expect(existsSync(join(scratch, "step.png"))).toBe(false);
  });
});

test("techniques: what is loaded, from where, in what order, with what options", async () => {
  const list = records((await wings(["techniques", "--json"])).out);
  expect(list[0]).toMatchObject({ technique: "full-house", from: "@wings/singles", plugin: false, index: 0 });
  const { out } = await wings(["techniques", "--skip", "pkg:singles"]);
  expect(out).not.toContain("@wings/singles");
  expect(out).toContain("w-wing");
});

describe("help", () => {
  test("of the whole: examples first", async () => {
    const { status, out } = await wings(["--help"]);
    expect(status).toBe(0);
    expect(out.indexOf("Examples")).toBeLessThan(out.indexOf("Commands"));
    expect(out.indexOf("Examples")).toBeLessThan(300);
    expect(await wings(["help"])).toMatchObject({ status: 0, out });
  });

  test("of each command: examples first, every flag", async () => {
    for (const name of [
      "solve",
      "hint",
      "steps",
      "check",
      "rate",
      "verify",
      "regress",
      "draw",
      "play",
      "techniques",
      "test",
      "completion",
    ]) {
      const { status, out } = await wings([name, "--help"]);
      expect(status).toBe(0);
      expect(out.indexOf("Examples")).toBeLessThan(out.indexOf("Usage"));
      expect(out).toContain("--help");
      expect((await wings(["help", name])).out).toBe(out);
    }
  });

  test("--version is that of the package", async () => {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    expect(await wings(["--version"])).toMatchObject({ status: 0, out: `${version}\n` });
  });
});

describe("completion", () => {
  test.each(["bash", "zsh", "fish"])("%s knows commands and flags", async (shell) => {
    const { status, out } = await wings(["completion", shell]);
    expect(status).toBe(0);
    for (const word of ["solve", "regress", "technique-timeout", "vague"]) expect(out).toContain(word);
  });

  test("another shell gets a suggestion", async () => {
    const { status, err } = await wings(["completion", "bsh"]);
    expect(status).toBe(2);
    expect(err).toContain("Did you mean bash?");
  });
});

describe("a slip", () => {
  test.each([
    [["--verson"], "Did you mean --version?", "WINGS_UNKNOWN_FLAG"],
    [["--halp"], "Did you mean --help?", "WINGS_UNKNOWN_FLAG"],
    [[PUZZLE], `wings solve '${PUZZLE}'`, "WINGS_UNKNOWN_COMMAND"],
  ])("%j is told", async (args, hint, code) => {
    const { status, out, err } = await wings(args);
    expect(status).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(hint);
    expect(err).toContain(code);
  });

  test("in the environment is told where it is near, and the run goes on", async () => {
    const { status, err } = await wings(["rate", PUZZLE], { env: { WINGS_JOB: "2", WINGS_OF_A_DOVE: "1" } });
    expect(status).toBe(0);
    expect(err).toBe("wings: WINGS_JOB is no setting. Did you mean WINGS_JOBS?\n");
  });

  test("in a shard is told with an example", async () => {
    const { status, err } = await wings(["rate", "--shard", "0/3", PUZZLE]);
    expect(status).toBe(2);
    expect(err).toContain("I/N, such as 3/16");
  });

  test("in a line is told with the number that the board has in JSON: from 0", async () => {
    const input = `${PUZZLE}\n${PUZZLE}9\n`;
    const { err } = await wings(["rate"], { input });
    expect(err).toMatch(/^wings: board 1: /);
    expect(records((await wings(["rate", "--json"], { input })).out)[1].index).toBe(1);
  });

  test("wings version is the version", async () => {
    expect(await wings(["version"])).toEqual(await wings(["--version"]));
  });
});

describe("verify does not take", () => {
  const paths = async (...boards: string[]): Promise<string> =>
    (await wings(["solve", "--json"], { input: boards.join("\n") })).out;

  test("lines of another schema", async () => {
    const later = (await paths(PUZZLE)).replace('"schema":1', '"schema":2');
    const { status, err } = await wings(["verify"], { input: later });
    expect(status).toBe(1);
    expect(err).toContain("WINGS_UNKNOWN_SCHEMA");
    expect(err).toContain("Line 1 has schema 2");
  });

  test("one change told twice", async () => {
    const record = records(await paths(PUZZLE))[0] as unknown as { steps: { placements: object[] }[] };
    const { placements } = record.steps.find((step) => step.placements.length > 0)!;
    placements.push(placements[0]);
    const { status, out } = await wings(["verify"], { input: JSON.stringify(record) });
    expect(status).toBe(1);
    expect(out).toContain("it tells one change twice");
  });

  test("an error in the place of a path", async () => {
    const { status, out } = await wings(["verify", "--json"], { input: await paths(PUZZLE, `${PUZZLE}9`) });
    expect(status).toBe(1);
    expect(records(out).at(-1)).toMatchObject({ index: 1, step: null, ok: false });
  });
});

test("rate tells level, score, board, hardest technique and counts, also where it is stuck", async () => {
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

describe("a slip in flags and inputs", () => {
  test.each([
    [["rate", "--until", "w-wing", PUZZLE], "It is a flag of wings solve.", "WINGS_UNKNOWN_FLAG"],
    [["hint", "--jobs", "2", PUZZLE], "It is a flag of wings solve, wings steps, wings check, wings rate.", "FLAG"],
    [["techniques", PUZZLE], "wings techniques takes no input;", "WINGS_TOO_MANY_INPUTS"],
    [["draw", PUZZLE, EASY], "wings draw takes one input;", "WINGS_TOO_MANY_INPUTS"],
    [["rate", ""], "An empty text is neither a file nor a board.", "WINGS_NO_SUCH_FILE"],
    [["solve", "--until", "", PUZZLE], '--until can\'t be "": expected ID.', "WINGS_BAD_VALUE"],
    [["draw", "-o", "", PUZZLE], "expected FILE.svg.", "WINGS_BAD_VALUE"],
    [["--", "solve", PUZZLE], `Perhaps you mean: wings solve ${PUZZLE}`, "WINGS_NO_COMMAND"],
  ])("%j", async (args, words, code) => {
    const { status, out, err } = await wings(args);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain(words);
    expect(err).toContain(code);
  });
});

test("help and errors are as wide and as plain as the terminal", async () => {
  const c = { env: { LANG: "C" } };
  for (const name of ["solve", "draw", "test"]) expect((await wings([name, "--help"], c)).out).toMatch(/^[ -~\n]*$/);
  const width = Math.max(...(await wings(["solve", "--help"])).out.split("\n").map((line) => line.length));
  expect(width).toBeLessThanOrEqual(100);
  expect((await wings(["hint", "--help"])).out).toContain("full (default: full)");
});

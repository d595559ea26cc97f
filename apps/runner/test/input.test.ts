import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { EASY, PUZZLE } from "./puzzles.js";
import { wings as command, expectRefusal, records, scratch, shell } from "./wings.js";

describe("input", () => {
  const file = join(scratch, "two.txt");
  writeFileSync(file, `# a collection\r\n${PUZZLE}\r\n\r\n${EASY} easy\r\n`);

  test("is text, files, - or a pipe, in order, numbered through", async () => {
    const { out } = await wings(["check", "--json", EASY, file, "-"], { input: `${PUZZLE}\n` });
    expect(records(out).map(({ index, input }) => [index, input])).toEqual([
      [0, EASY],
      [1, PUZZLE],
      [2, `${EASY} easy`],
      [3, PUZZLE],
    ]);
    expect((await wings(["check", "--json"], { input: EASY })).out).toBe((await wings(["check", "--json", EASY])).out);
  });

  test("may have endless lines: each is cut and refused, and the next line is answered", async () => {
    const endless = join(scratch, "endless.txt");
    writeFileSync(endless, `${"1".repeat(3_000_000)}\n${EASY}\n`);
    const { out, status } = await wings(["check", "--json", endless]);
    const [refused, next] = records(out);
    expect(refused).toMatchObject({ index: 0, error: { code: "WINGS_BAD_TEXT", line: 1 } });
    expect(String(refused.input).length).toBeLessThan(300_000);
    expect(next).toMatchObject({ index: 1, input: EASY, status: "one" });
    expect(status).toBe(1);
    const { out: cases } = await wings(["regress", "--json", endless]);
    expect(records(cases)[0]).toHaveProperty("error.code");
    expect(cases.length).toBeLessThan(300_000);
  });

  test("has an answer for each line, also behind one that begins like XML", async () => {
    for (const line of ["<snip", '<game data="', `<td>${PUZZLE}`]) {
      const { out, status } = await wings(["check", "--json", "-"], { input: `${line}\n${`${EASY}\n`.repeat(300)}` });
      expect([records(out).length, status], line).toEqual([301, line.includes(PUZZLE) ? 0 : 1]);
    }
  });

  test("is refused if the output goes to the same file", async () => {
    const same = join(scratch, "same.txt");
    writeFileSync(same, `${EASY}\n`);
    for (const command of ["check --json", "verify --json", "work", "regress", "print"])
      for (const input of ["same.txt", "< same.txt"])
        expectRefusal(await shell(`$WINGS ${command} ${input} >> same.txt`), 2, "WINGS_INPUT_AS_OUTPUT");
    expect(readFileSync(same, "utf8")).toBe(`${EASY}\n`);
  });

  test("may mix grids and one-line formats in a file", async () => {
    const grid = PUZZLE.match(/.{9}/g)!.join("\n");
    const { out, status } = await wings(["check", "--json", "-"], {
      input: `${EASY}\n\n${grid}\n\n${EASY.replaceAll(".", "0")}\n`,
    });
    expect(status).toBe(0);
    expect(records(out)).toHaveLength(3);
    expect(records(out)[1]).toMatchObject({ index: 1, input: grid, status: "one" });
  });

  test.each([[["rate"]], [["solve"]], [["check", "--jobs", "2", "-"]]])(
    "without boards is a mistake of a person, with a message and status 1: %j",
    async (args) => {
      const err = "wings: the input has no board. (WINGS_NO_BOARD)\n";
      for (const input of ["", "\n# a remark\n"])
        expect(await wings(args, { input })).toMatchObject({ status: 1, out: "", err });
    },
  );

  test.each([
    [["rate", "--json"]],
    [["solve", "--json", "-"]],
    [["steps", "--json", "--jobs", "1", "-"]],
    [["check", "--shard", "1/1"]],
    [["rate", "--shard", "2/3", EASY]],
    [["rate", "--shard", "1/2", "-"]],
  ])("without boards is an empty part for a program, with status 0: %j", async (args) => {
    for (const input of ["", "\n# a remark\n"])
      expect(await wings(args, { input })).toMatchObject({ status: 0, out: "", err: "" });
  });

  test.each([
    [["--only", EASY], "WINGS_UNKNOWN_TECHNIQUE"],
    [["--plugin", "./nowhere.mjs"], "WINGS_PLUGIN_NOT_FOUND"],
    [["--set", "w-wing.no=1"], "WINGS_UNKNOWN_OPTION"],
  ])("without boards doesn't hide wrong usage: %j", async (args, code) => {
    for (const more of [[], ["--json"]]) expectRefusal(await wings(["rate", ...more, ...args]), 2, code);
  });

  test("that doesn't exist is wrong usage", async () => {
    const missing = await wings(["solve", "no-such-file.txt"]);
    expect(missing).toMatchObject({ status: 2, out: "", err: expect.stringContaining("WINGS_NO_SUCH_FILE") });
    mkdirSync(join(scratch, "folder"), { recursive: true });
    expect(await wings(["solve", "folder"])).toMatchObject({
      status: 2,
      err: expect.stringContaining("it is a folder"),
    });
  });

  test("a line that is too long is cut in the same place for all chunk sizes", async () => {
    const file = join(scratch, "long.txt");
    writeFileSync(file, `${EASY}\n${"9".repeat(200_000)}\n${EASY}\n`);
    const whole = await command(["check", "--json", file]);
    const inPieces = await shell(`(head -c 70000 ${file}; sleep 0.3; tail -c +70001 ${file}) | $WINGS check --json -`);
    expect(inPieces).toEqual(whole);
    const cases = await command(["regress", "--json", file]);
    expect(await shell(`(head -c 70000 ${file}; sleep 0.3; tail -c +70001 ${file}) | $WINGS regress --json -`)).toEqual(
      cases,
    );
    expect(records(whole.out).map(({ input }) => (input as string).length)).toEqual([81, 100_001, 81]);
  });

  test("an input that begins with a hyphen follows --", async () => {
    const hyphens = EASY.replaceAll(".", "-").replace(/^5/, "-");
    expect((await wings(["check", hyphens])).status).toBe(2);
    expect((await wings(["check", "--json", "--", hyphens])).status).toBe(0);
  });
});

describe("bad lines", () => {
  test.each([
    ["a strange letter", EASY.replace("7", "k"), { code: "WINGS_BAD_CHARACTER", line: 2, column: 5 }],
    ["a cell short", EASY.slice(1), { code: "WINGS_WRONG_LENGTH", line: 2, column: 81 }],
    ["two boards on a line's place", "1".repeat(82), { code: "WINGS_WRONG_LENGTH", line: 2 }],
    ["another version of our own text", "w9abcdefghijkl", { code: "WINGS_BAD_CHARACTER", line: 2, column: 2 }],
    ["a library line with a strange field", `:0800:1:${PUZZLE}:99x:::`, { code: "WINGS_BAD_FIELD", line: 2 }],
    ["a line without end", "1".repeat(200_000), { code: "WINGS_BAD_TEXT", line: 2 }],
  ])("%s: an error in its place, answers for the other boards, and status 1", async (_, bad, error) => {
    const { status, out } = await wings(["check", "--json"], { input: `${EASY}\n${bad}\n${PUZZLE}\n` });
    expect(status).toBe(1);
    const seen = records(out);
    expect(seen.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(seen[1]).toMatchObject({ schema: 1, error: { message: expect.any(String) as string, ...error } });
    expect([seen[0].status, seen[2].status]).toEqual(["one", "one"]);
  });

  test("are errors on stderr without --json", async () => {
    const { status, out, err } = await wings(["check"], { input: `${EASY}\n${EASY.slice(1)}\n` });
    expect(status).toBe(1);
    expect(out.trim().split("\n")).toHaveLength(1);
    expect(err).toMatch(/^wings: board 1: line 2, column 81: .*\(WINGS_WRONG_LENGTH\)\n$/);
  });

  test("may be binary data", async () => {
    const { status, out } = await wings(["check", "--json"], {
      input: `\u0000\u0001\ufffd${"\u0007".repeat(90)}\n${EASY}\n`,
    });
    expect([0, 1]).toContain(status);
    expect(records(out).at(-1)).toMatchObject({ status: "one" });
  });
});

describe("usage", () => {
  test.each([
    [["sovle"], "WINGS_UNKNOWN_COMMAND", "Did you mean wings solve?"],
    [["frobnicate"], "WINGS_UNKNOWN_COMMAND", "wings --help"],
    [["rate", "--jsno"], "WINGS_UNKNOWN_FLAG", "Did you mean --json?"],
    [["rate", "-x"], "WINGS_UNKNOWN_FLAG", "--help"],
    [["rate", "--summary=yes"], "WINGS_NEEDLESS_VALUE", "--summary"],
    [["rate", "--jobs"], "WINGS_MISSING_VALUE", "--jobs N"],
    [["rate", "--jobs", "--json"], "WINGS_MISSING_VALUE", "--jobs N"],
    [["rate", "--jobs", "0"], "WINGS_BAD_VALUE", "from 1 to 1024"],
    [["rate", "--jobs", "many"], "WINGS_BAD_VALUE", "whole number"],
    [["rate", "--shard", "3"], "WINGS_BAD_VALUE", "I/N"],
    [["rate", "--shard", "17/16"], "WINGS_BAD_VALUE", "from 1 to 16"],
    [["hint", "--level", "wher"], "WINGS_BAD_VALUE", "Did you mean where?"],
    [["draw", "--theme", "drak"], "WINGS_BAD_VALUE", "expected auto, light or dark"],
    [["rate", "--only", "w-wnig", EASY], "WINGS_UNKNOWN_TECHNIQUE", "Did you mean w-wing?"],
    [["rate", "--skip", "pkg:swordfish", EASY], "WINGS_UNKNOWN_PACKAGE", "@wings/w-wing"],
    [["rate", "--set", "w-wing", EASY], "WINGS_BAD_SET", "TECHNIQUE.OPTION=VALUE"],
    [["rate", "--set", "w-wing.size=2", EASY], "WINGS_UNKNOWN_OPTION", "w-wing"],
    [["draw", EASY, PUZZLE], "WINGS_TOO_MANY_INPUTS", "one"],
    [["test"], "WINGS_NO_INPUT", "--help"],
    [["completion"], "WINGS_NO_INPUT", "wings completion needs a shell: bash, zsh or fish."],
  ])("%j", async (args, code, word) => {
    const { status, out, err } = await wings(args, { input: EASY });
    expect(err).toContain(code);
    expect(err).toContain(word);
    expect(out).toBe("");
    expect(status).toBe(2);
  });

  test("reads the output of solve and hint again: drawings and the solution, no words", async () => {
    for (const command of ["solve", "hint"]) {
      const { out } = await wings([command, PUZZLE, EASY]);
      const read = await wings(["check"], { input: out });
      expect([read.status, read.err]).toEqual([0, ""]);
      expect(read.out.trim().split("\n").length).toBeGreaterThan(1);
    }
  });

  test("text that is not a board is quoted", async () => {
    const { out, err } = await wings(["rate"], { input: "bad line\n" });
    expect([out, err]).toEqual([
      "",
      'wings: board 0: line 1, column 1: expected a board, not "bad line". (WINGS_NO_BOARD)\n',
    ]);
    const input = `${EASY}\n${"long and no board, ".repeat(9)}\n`;
    expect(records((await wings(["check", "--json"], { input })).out)[1]).toMatchObject({
      error: {
        code: "WINGS_NO_BOARD",
        message: 'line 2, column 1: expected a board, not "long and no board, long and no board, lo…".',
        line: 2,
        column: 1,
      },
    });
  });

  test("without a command: the help, on stderr", async () => {
    expect(await wings([])).toMatchObject({ status: 2, out: "", err: expect.stringContaining("Examples") });
  });
});

test("a command that exits with work pending has a status of its failure", async () => {
  const waiting = join(scratch, "waiting.mjs");
  writeFileSync(waiting, "process.stdout.write = () => true;");
  const { status, out, err } = await command(["--version"], { env: { NODE_OPTIONS: `--import ${waiting}` } });
  expect([status, out]).toEqual([3, ""]);
  expect(err).toContain("WINGS_UNFINISHED");
});

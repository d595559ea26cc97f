import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { EASY, PUZZLE } from "./puzzles.js";
import { expectRefusal, plugin, scratch, strange } from "./wings.js";

const paths: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ["elsewhere", "honest", "liar", "weak"]) paths[name] = await plugin(name);
});

const ESCAPE = String.fromCharCode(27);
const widest = (text: string): number => Math.max(...text.split("\n").map((line) => Array.from(line).length));

describe("a line without a command", () => {
  test.each([
    [["--plugin", "."], "wings techniques --plugin ."],
    [["--plugin=.", PUZZLE], `wings solve --plugin=. ${PUZZLE}`],
    [["--json", "solve", PUZZLE], `wings solve --json ${PUZZLE}`],
    [["--json", "two words.txt"], "wings solve --json 'two words.txt'"],
    [["--next", "-o", "a.svg", "puzzle.txt"], "wings draw --next -o a.svg puzzle.txt"],
    [["-o", "a.svg"], "wings draw -o a.svg"],
    [["--until", "w-wing", PUZZLE], `wings solve --until w-wing ${PUZZLE}`],
  ])("%j: the error suggests the command", async (words, line) => {
    const { status, out, err } = await wings(words);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toBe(
      `wings: missing command before ${words[0].split("=")[0]}. (WINGS_NO_COMMAND)\n` +
        `Did you mean: ${line}\nwings --help lists the commands.\n`,
    );
  });

  test("flags that no command has together, and unknown flags", async () => {
    expect((await wings(["--json", "--next"])).err).toBe(
      "wings: missing command before --json. (WINGS_NO_COMMAND)\nwings --help lists the commands.\n",
    );
    const { status, err } = await wings(["--plugn", "."]);
    expect(status).toBe(2);
    expect(err).toContain("WINGS_UNKNOWN_FLAG");
    expect(err).toContain("Did you mean --plugin?");
  });
});

test("the name of a package among technique ids", async () => {
  const answer = await wings(["solve", "--skip", "chains", PUZZLE]);
  expectRefusal(answer, 2, "WINGS_UNKNOWN_TECHNIQUE", "Did you mean pkg:chains?");
});

describe("--until with anything but the id of one technique", () => {
  test.each([
    ["pkg:w-wing", "Its techniques are w-wing, w-ring, grouped-w-wing.", "WINGS_ONE_TECHNIQUE"],
    ["pkg:xy-wing", "Its technique is xy-wing.", "WINGS_ONE_TECHNIQUE"],
    ["pkg:@wings/xy-wing", "Its technique is xy-wing.", "WINGS_ONE_TECHNIQUE"],
    ["w-wing,xy-wing", "expected the id of one technique", "WINGS_BAD_VALUE"],
    ["pkg:w-wnig", "Did you mean pkg:w-wing?", "WINGS_UNKNOWN_PACKAGE"],
  ])("%s: the error says what it is, or lists its techniques", async (until, hint, code) => {
    expectRefusal(await wings(["solve", "--until", until, PUZZLE]), 2, code, hint);
  });
});

describe("a rejected finding is drawn on stderr with its counterexample", () => {
  const run = (name: string, command: readonly string[], env: Readonly<Record<string, string>> = {}, boards = 1) =>
    wings([...command, "--plugin", paths[name]], { input: `${PUZZLE}\n`.repeat(boards), env });

  test.each([
    ["solve", ["solve"], 1],
    ["data", ["rate", "--json"], 1],
    ["a drawing", ["draw", "--next"], 1],
    ["bulk with two jobs", ["rate", "--json", "--jobs", "2"], 600],
  ] as const)("in %s", async (_, command, boards) => {
    const { status, out, err } = await run("liar", [...command, "--width", "94"], {}, boards);
    expect([status, out]).toEqual([3, ""]);
    const lines = err.split("\n");
    expect(lines.find((line) => line.startsWith("   ┃"))).toContain("┃ · (2) · │");
    expect(lines).toContain("( ) eliminated by the finding: r1c1 {2}");
    // The same candidate: the board shows one of the two marks.
    expect(lines).toContain("    the only solution has: r1c1 {2}");
    expect(lines.slice(-2)).toEqual(["--trust accepts findings without proof.", ""]);
  });

  test("with digits for which its reason holds", async () => {
    const { err } = await run("weak", ["rate", "--width", "94"]);
    expect(err).toMatch(/every cited fact holds with: r1c2 \{\d\}/);
    expect(err).toMatch(/eliminated by the finding: r1c2 \{\d\}/);
  });

  test("with the width, characters and colors of the terminal", async () => {
    for (const width of ["30", "50", "80"]) {
      const { err } = await run("liar", ["rate", "--width", width]);
      const [, , , ...picture] = err.split("\n");
      expect(widest(picture.slice(0, -2).join("\n"))).toBeLessThanOrEqual(Number(width));
    }
    expect((await run("liar", ["rate", "--ascii"])).err.replace("≠", "")).toMatch(/^[ -~\n]*$/);
    expect((await run("liar", ["rate"])).err).not.toContain(ESCAPE);
    expect((await run("liar", ["rate"], { FORCE_COLOR: "1" })).err).toContain(`${ESCAPE}[1;38;5;16;48;5;75m(2`);
    expect((await run("liar", ["rate"], { FORCE_COLOR: "1", NO_COLOR: "1" })).err).not.toContain(ESCAPE);
  });
});

describe("a technique whose `after` names no loaded technique", () => {
  const slip =
    'wings: technique someone-with-a-long-name/a-technique-with-a-name-that-is-longer-still has after: "nakd-single", ' +
    "but no such technique is loaded, so it comes last. Did you mean naked-single?\n";

  test("is reported by techniques and by test", async () => {
    const listed = await wings(["techniques", "--json", "--plugin", paths.elsewhere]);
    expect(listed).toMatchObject({ status: 0, err: slip });
    expect((await wings(["test", "--json", "--boards", "4", paths.elsewhere])).err).toBe(slip);
    const tested = await wings(["test", "--boards", "4", paths.elsewhere]);
    expect(tested.err).toBe("");
    expect(tested.out).toContain(`\n\nRule not met: ${slip.replace("wings: ", "")}`);
  });

  test("its own id is reported once for all its options", async () => {
    const own = await strange(
      "own-place",
      '{ after: "someone/strange", options: { loud: { type: "boolean", default: true, description: "loud" } } }',
    );
    const says = 'technique someone/strange has after: "someone/strange", which is its own id, so it comes last.\n';
    expect((await wings(["techniques", "--plugin", own])).err).toBe(`wings: ${says}`);
    expect((await wings(["test", "--boards", "4", own])).out.split(`Warning: ${says}`)).toHaveLength(2);
  });

  test("a known technique is not reported, at any place", async () => {
    expect((await wings(["techniques", "--plugin", paths.honest])).err).toBe("");
    expect((await wings(["techniques", "--plugin", paths.honest, "--skip", "full-house"])).err).toBe("");
  });
});

describe("long names", () => {
  const ID = "someone-with-a-long-name/a-technique-with-a-name-that-is-longer-still";

  test("keep the columns of the techniques and are not cut", async () => {
    const { out } = await wings(["techniques", "--plugin", paths.elsewhere, "--width", "240"]);
    const rows = out.split("\n").filter((line) => /^ +\d+ /.test(line));
    const columns = rows.map((row) => /(easy|medium|hard|unfair|extreme) /.exec(row)!.index);
    expect(new Set(columns).size).toBe(1);
    expect(out).toContain(ID);
    for (const width of [30, 60, 80]) {
      const narrow = (await wings(["techniques", "--plugin", paths.elsewhere, "--width", String(width)])).out;
      expect(widest(narrow)).toBeLessThanOrEqual(width);
      for (const piece of ID.split(/(?<=[-/])/)) expect(narrow).toContain(piece);
    }
  });

  test("keep the columns of the counts and of the summary", async () => {
    const flags = ["--plugin", paths.elsewhere, "--only", `full-house,${ID}`];
    const { out } = await wings(["solve", ...flags, EASY]);
    const at = out.indexOf("\nHardest: ");
    const counts = out
      .slice(at)
      .split("\n")
      .filter((line) => /^ +\d+ {2}\S/.test(line));
    expect(counts).toHaveLength(2);
    expect(new Set(counts.map((line) => /\d {2}/.exec(line)!.index)).size).toBe(1);
    expect(out).toContain("When Tables Were Made");
    const { err } = await wings(["rate", ...flags, "--summary", EASY]);
    const rows = err.split("\n").filter((line) => line.includes(" on 1 board"));
    expect(rows.some((row) => row.includes(ID))).toBe(true);
    expect(new Set(rows.map((row) => row.indexOf(" on 1 board"))).size).toBe(1);
    for (const width of ["40", "60"]) {
      const narrow = await wings(["rate", ...flags, "--summary", "--width", width, EASY]);
      expect(widest(narrow.err)).toBeLessThanOrEqual(Number(width));
    }
  });

  test("fit the table of regress into narrow terminals", async () => {
    const library = join(scratch, "library.txt");
    writeFileSync(library, `:0003:2:${PUZZLE}:::211:\n:1201:2:${PUZZLE}:::211:\n`);
    const wide = (await wings(["regress", library])).out;
    expect(wide.split("\n")[0]).toMatch(/^code +technique +passed +failed +not covered$/);
    for (const width of ["20", "30", "44"]) {
      const { out } = await wings(["regress", "--width", width, library]);
      expect(widest(out)).toBeLessThanOrEqual(Number(width));
      expect(out.replace(/\s+/g, " ")).toContain("Naked Single");
    }
  });
});

test("errors name the settings that come from a file or the environment", async () => {
  const env = { WINGS_ONLY: "w-wig" };
  expect((await wings(["rate", PUZZLE], { env })).err).toBe(
    "wings: unknown technique w-wig. (WINGS_UNKNOWN_TECHNIQUE)\nDid you mean w-wing?\nAlso in force: WINGS_ONLY.\n",
  );
  expect((await wings(["rate", "--only", "w-wig", PUZZLE], { env })).err).not.toContain("Also in force");
  expect((await wings(["rate", "nowhere.txt"], { env })).err).not.toContain("Also in force");
  const project = join(scratch, "untyped");
  mkdirSync(project);
  writeFileSync(join(project, "wings.config.json"), '{ "set": { "als-xy-wing": { "disjoint": "maybe" } } }');
  const { status, err } = await wings(["rate", PUZZLE], { cwd: project });
  expect(status).toBe(2);
  expect(err).toContain('als-xy-wing.disjoint can\'t be "maybe"');
  expect(err).toMatch(/\nAlso in force: set in \/.*\/untyped\/wings\.config\.json\.\n$/);
});

test("wings test takes its plugin as its input", async () => {
  const { status, err } = await wings(["test", "--plugin", paths.honest]);
  expect(status).toBe(2);
  expect(err).toContain("Pass the plugin as input: wings test PATH.");
});

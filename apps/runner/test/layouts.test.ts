import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wings } from "./in-process.js";
import { PUZZLE } from "./puzzles.js";
import { expectRefusal, records } from "./wings.js";

/** One puzzle for each layout: by the classic rules, they have many solutions. */
const PUZZLES = {
  x: "3........25...7......1.6..........57....1..8.....82.........7...8......5.732.9...",
  windoku: ".5....3....8.........2...7...........2.....946.......2....4...18....1.45.........",
  "anti-knight": "....2...........4..........4.3...1....7...8........6..........2.5.......7.8.....6",
  "anti-king": ".5.7....6....62.........1.7.........9...18..3.6......4.3..29.....5.........8.6...",
  "jigsaw:AAAABBBBBAAAACCCBBADEEECFBBDDGEECFFFDDGECCFFFDGGECCFFHDGEEIIHHHDGIIIIIHHDGGGIIHHH":
    ".....14..2..58..........3..7......9..............2....5.......33....2..1.42......",
};

describe.each(Object.entries(PUZZLES))("--layout %s", (layout, puzzle) => {
  it("is the layout that the puzzle needs", async () => {
    const { status, out } = await wings(["check", "--layout", layout, puzzle]);
    expect([status, out]).toEqual([0, expect.stringMatching(/^one solution +\d{81}\n$/)]);
    expect((await wings(["check", puzzle])).out).toMatch(/^many solutions/);
  });

  it("gives a step that is proved", async () => {
    const { out } = await wings(["hint", "--layout", layout, "--json", puzzle]);
    const [{ status, finding }] = records(out);
    expect(status).toBe("found");
    const { eliminations, placements } = finding as Record<string, { cell: string; digit: number }[]>;
    const [{ cell, digit }] = [...eliminations, ...placements];
    const claim = `${cell}${eliminations.length > 0 ? "-" : "="}${digit}`;
    const judged = await wings(["prove", "--layout", layout, claim, puzzle]);
    expect([judged.status, judged.out]).toEqual([0, expect.stringContaining(claim)]);
  });
});

it.each([
  ["x", "r6c4=7", "7 in diagonal 2"],
  ["windoku", "r6c5-1", "1 in window 3"],
  [Object.keys(PUZZLES).at(-1)!, "r3c5-1", "1 in region 9"],
])("names the houses of facts: --layout %s", async (layout, claim, fact) => {
  const puzzle = (PUZZLES as Readonly<Record<string, string>>)[layout];
  const { out } = await wings(["prove", "--json", "--no-technique", "--layout", layout, claim, puzzle]);
  expect(records(out)[0].text).toContain(fact);
});

it("reads the layout of a line of claims", async () => {
  const line = { board: PUZZLES.x, claim: "r6c4=7", facts: [{ house: "d2", digit: 7 }] };
  const input = [
    { ...line, layout: "x" },
    { ...line, layout: "windoku" },
    { ...line, layout: "killer" },
    { ...line, layout: 1 },
    { board: `${PUZZLES.x}&layout=x`, claim: "r6c4=7" },
    { board: `${PUZZLES.x}&layout=x`, claim: "r6c4=7", layout: "windoku" },
    line,
  ];
  const args = ["prove", "--json", "--no-technique"];
  const { out } = await wings(args, { input: input.map((each) => `${JSON.stringify(each)}\n`).join("") });
  expect(
    records(out).map(({ layout, verdict, error }) => [layout, verdict, (error as Record<string, unknown>)?.code]),
  ).toEqual([
    ["x", "proved", undefined],
    ["windoku", "ill-posed", undefined],
    [undefined, "ill-posed", "WINGS_UNKNOWN_LAYOUT"],
    [undefined, "ill-posed", "WINGS_BAD_CLAIM"],
    ["x", "proved", undefined],
    [undefined, "ill-posed", "WINGS_VARIANT_PUZZLE"],
    [undefined, "ill-posed", undefined],
  ]);
  const clash = await wings([...args, "--layout", "windoku"], { input: JSON.stringify(input[0]) });
  expect(clash.out).toContain("--layout is windoku");
});

it("says which texts lose the houses of a layout", async () => {
  const lost = async (to: string, layout: string, puzzle: string): Promise<unknown> =>
    records((await wings(["convert", "--json", "--to", to, "--layout", layout, puzzle])).out)[0].lost;
  expect(await lost("url", "windoku", PUZZLES.windoku)).toEqual(["the houses of windoku"]);
  expect(await lost("sudokupad", "x", PUZZLES.x)).toEqual([]);
  const [jigsaw, puzzle] = Object.entries(PUZZLES).at(-1)!;
  expect(await lost("url", jigsaw, puzzle)).toEqual(["the houses of jigsaw"]);
});

describe("a name that is no layout", () => {
  const commands = ["solve", "hint", "steps", "check", "prove r1c1-1", "draw", "convert --to grid"];
  it.each([...commands.map((command) => `${command} ${PUZZLE}`), "generate", "steps --cases --only w-wing"])(
    "is wrong usage: wings %s",
    async (line) => {
      const refused = await wings([...line.split(" "), "--layout", "killer"]);
      expectRefusal(refused, 2, "WINGS_UNKNOWN_LAYOUT", '--layout can\'t be "killer": expected classic, x, ');
    },
  );

  it("is named with what is wrong, and with its source", async () => {
    const says = async (layout: string, ...words: string[]): Promise<string> =>
      (await wings([...words, "--layout", layout])).err;
    const noRegions = "the regions of the jigsaw are missing: jigsaw: and 81 letters.";
    expect(await says("jigsaw", "check", PUZZLE)).toContain(`--layout can't be "jigsaw": ${noRegions}`);
    expect(await says("jigsaw:abc", "check", PUZZLE)).toContain("a jigsaw has 81 letters, not 3.");
    expect(await says("jigsaw+jigsaw", "generate")).toContain(`--layout can't be "jigsaw+jigsaw": ${noRegions}`);
    expect(await says("x+windku", "check", PUZZLE)).toContain("Did you mean windoku?");
    const set = await wings(["check", PUZZLE], { env: { WINGS_LAYOUT: "killer" } });
    expectRefusal(set, 2, "WINGS_UNKNOWN_LAYOUT", 'WINGS_LAYOUT can\'t be "killer"');
    // Commands without the flag don't read it.
    expect((await wings(["canonical", PUZZLE], { env: { WINGS_LAYOUT: "killer" } })).status).toBe(0);
  });
});

it("writes and reads links of wings with their rules", async () => {
  const { out } = await wings(["convert", "--to", "wings", "--layout", "windoku", PUZZLES.windoku]);
  expect(out).toMatch(/#\/solve\/w1\w+&layout=windoku\n$/);
  const link = out.trim();
  expect((await wings(["check", link])).out).toMatch(/^one solution/);
  expect((await wings(["check", "--layout", "windoku", link])).out).toMatch(/^one solution/);
  expect((await wings(["check", link.replace(/^.*solve\//, "")])).out).toMatch(/^one solution/);
  // A text with hardly a digit is no file, either.
  expect((await wings(["check", "w1zzzzv&layout=x"])).out).toMatch(/^many solutions/);
  const { out: json } = await wings(["convert", "--json", "--to", "qr", link]);
  expect(records(json)[0]).toMatchObject({ layout: "windoku", lost: [] });
  const refused = await wings(["check", "--layout", "x", link]);
  expect([refused.status, refused.err]).toEqual([1, expect.stringContaining("needs the layout windoku, not x")]);
  expect((await wings(["check", `${link}&layout=x`])).err).toContain("expected one layout, found windoku and x");
  const unknown = await wings(["check", link.replace(/windoku$/, "killer")]);
  expect([unknown.status, unknown.err]).toEqual([1, expect.stringContaining("WINGS_UNKNOWN_LAYOUT")]);
});

it("draws a link of another program with the rules that it brings", async () => {
  const { out } = await wings(["convert", "--to", "sudokupad", "--layout", "x", PUZZLES.x]);
  const drawn = await wings(["draw", "--output", "-", out.trim()]);
  expect(drawn).toMatchObject({ status: 0, out: (await wings(["draw", "-o", "-", "--layout", "x", PUZZLES.x])).out });
});

it.each(["big", "compact", "digits"])("reads a drawing of a jigsaw again: %s", async (form) => {
  const [layout, puzzle] = Object.entries(PUZZLES).at(-1)!;
  const width = { big: "100", compact: "75", digits: "28" }[form]!;
  // The smallest form has no candidates.
  const to = form === "digits" ? "digits" : "marked-grid";
  const { out: expected } = await wings(["convert", "--layout", layout, "--to", to, puzzle]);
  for (const more of [[], ["--ascii"]]) {
    const { out } = await wings(["draw", "--layout", layout, "--width", width, ...more, puzzle]);
    expect(out.split("\n")).toHaveLength(form === "big" ? 39 : 21);
    const file = join(mkdtempSync(join(tmpdir(), "wings-")), "drawings.txt");
    writeFileSync(file, `Two of them:\n${out}\n${out}`);
    expect((await wings(["check", "--layout", layout, file])).out.match(/^one solution/gm)).toHaveLength(2);
    expect((await wings(["convert", "--layout", layout, "--to", to, out])).out).toBe(expected);
  }
});

it("names the houses of a layout", async () => {
  const { out } = await wings(["solve", "--layout", "windoku", PUZZLES.windoku]);
  expect(out).toMatch(/In window \d/);
  expect(out).toContain("Solved in");
});

it("writes paths that name their layout, and verify reads it", async () => {
  const { out } = await wings(["solve", "--layout", "x", "--json", PUZZLES.x]);
  const [path] = records(out);
  expect(path.layout).toBe("x");
  const file = join(mkdtempSync(join(tmpdir(), "wings-")), "paths.jsonl");
  writeFileSync(file, out);
  expect((await wings(["verify", file])).out).toContain("all proved");
  writeFileSync(file, out.replace('"layout":"x",', ""));
  expect((await wings(["verify", file])).status).toBe(1);
});

it("says what it doesn't do on other boards", async () => {
  expect((await wings(["check", "--detail", "--layout", "x", PUZZLES.x])).err).toContain("WINGS_NOT_FOR_LAYOUT");
});

it("is no flag of commands for classic boards, which say so of links with their rules, too", async () => {
  const says = (command: string): string => `wings ${command} is for classic boards only, `;
  const { out: pad } = await wings(["convert", "--to", "sudokupad", "--layout", "x", PUZZLES.x]);
  for (const command of ["rate", "canonical", "print", "transform --by mirror", "practice", "dataset", "regress"]) {
    const words = command.split(" ");
    const flagged = await wings([...words, "--layout", "x", PUZZLES.x]);
    expect(flagged).toMatchObject({ status: 2, out: "" });
    expect(flagged.err).toBe(`wings: ${says(words[0])}so it has no --layout. (WINGS_NOT_FOR_LAYOUT)\n`);
    if (["practice", "dataset", "regress"].includes(command)) continue;
    for (const link of [pad.trim(), `https://example.com/#/solve/${PUZZLES.x}&layout=x`]) {
      const { status, err } = await wings([...words, link]);
      expect([status, err]).toEqual([
        1,
        expect.stringContaining(`${says(words[0])}not for the layout x. (WINGS_NOT_FOR`),
      ]);
    }
  }
  // The other commands that lack the flag say where the rules come from.
  for (const command of ["verify", "test", "play", "mcp"])
    expect((await wings([command, "--layout", "x"])).err).not.toContain("It is a flag of");
});

it("comes with a link to the page", async () => {
  for (const [layout, puzzle] of Object.entries(PUZZLES)) {
    const { out: link } = await wings(["convert", "--json", "--to", "wings", "--layout", layout, puzzle]);
    expect(records(link)[0]).toMatchObject({ lost: [] });
    expect((await wings(["check", String(records(link)[0].text)])).out).toMatch(/^one solution/);
  }
});

it("comes with a puzzle of f-puzzles", async () => {
  const grid = Array.from({ length: 9 }, (_, row) =>
    Array.from(PUZZLES.x.slice(row * 9, row * 9 + 9), (digit) =>
      digit === "." ? {} : { value: Number(digit), given: true },
    ),
  );
  const puzzle = JSON.stringify({ size: 9, grid, "diagonal+": true, "diagonal-": true });
  expect((await wings(["check", puzzle])).out).toMatch(/^one solution/);
  const more = JSON.stringify({
    ...(JSON.parse(puzzle) as object),
    ruleset: "Both diagonals.\nAnti-knight,\u001b too.",
  });
  const noted = await wings(["check", more]);
  expect(noted).toMatchObject({ status: 0, out: expect.stringMatching(/^one solution/) as string });
  expect(noted.err).toBe(
    'wings: the puzzle has rules in words, which wings doesn\'t read: "Both diagonals. Anti-knight,\ufffd too."\n',
  );
  const { out: link } = await wings(["convert", "--to", "sudokupad", puzzle]);
  expect((await wings(["check", link.trim()])).out).toMatch(/^one solution/);
  expect((await wings(["convert", "--to", "coach", puzzle])).err).toContain("WINGS_NOT_FOR_LAYOUT");
  const cage = JSON.stringify({ size: 9, grid, killercage: [{ cells: ["R1C1", "R1C2"], value: "10" }] });
  expect((await wings(["check", cage])).err).toContain('"killercage"');
});

it("passes over a random map that has no full grid soon", async () => {
  const { out, status } = await wings(["generate", "--layout", "jigsaw", "--seed", "1067", "--unrated"]);
  expect([status, out.trim().length]).toEqual([0, 81]);
});

it("makes puzzles, also on a random jigsaw", async () => {
  for (const layout of ["x+anti-king", "Jigsaw"]) {
    const { out, err } = await wings(["generate", "--layout", layout, "--unrated", "--seed", "4", "--json"]);
    const [made] = records(out);
    expect((await wings(["check", "--layout", String(made.layout), String(made.puzzle)])).out).toMatch(/^one solution/);
    expect(err).toBe(layout === "Jigsaw" ? `wings: the layout is ${String(made.layout)}.\n` : "");
  }
  expect((await wings(["generate", "--layout", "x", "--unique"])).err).toContain("--layout");
});

it("gives up where rules allow no full grid", async () => {
  const all = "x+windoku+disjoint+anti-knight+anti-king";
  const { status, out, err } = await wings(["generate", "--layout", all, "--seed", "1", "--jobs", "1"]);
  expect([status, out]).toEqual([1, ""]);
  expect(err).toContain(`no full grid was found for the layout "${all}" in 30 attempts`);
  expect(err).toContain("WINGS_NO_GRID");
});

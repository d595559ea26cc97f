import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isDeep, someOf } from "@wings/test-kit/depth";
import { EASY } from "../puzzles.js";
import { wings } from "../in-process.js";
import { type Json, type Result, wings as command, expectRefusal, records, scratch, strange } from "../wings.js";

/** Text from plugins and inputs is printed without its control characters, and wrong replies of plugins are named. */

/** Clears the screen, names the window, colors, hides and turns what follows, and forges a line. */
const EVIL = "\u001b[2J\u001b]0;pwn\u0007\u009b8m\u001b[8m\u202e\r\nwings: fine\b\u007f";
const STEERING = /[\p{Cc}\u2028-\u202e]/u;
/** The styles that the command and its drawings have themselves. */
const STYLES = new RegExp(String.raw`${String.fromCharCode(27)}\[(?!8m)[\d;]+m`, "g");

/** No control character reaches the terminal, but the text does. */
function expectTame({ out, err }: Pick<Result, "out" | "err">, isSaid = true): void {
  for (const line of `${out}\n${err}`.replace(STYLES, "").split("\n")) {
    expect(line).not.toMatch(STEERING);
    expect(line).not.toMatch(/^\W*wings: fine/);
  }
  if (isSaid) expect(out + err).toContain("wings: fine");
}

const only = ["--only", "someone/strange,hidden-single"];
const evil = JSON.stringify(EVIL);
let speaker = "";
beforeAll(async () => {
  speaker = await strange(
    "speaker",
    `{
      name: "N" + ${evil},
      roles: { cell: "R" + ${evil} },
      options: { loud: { type: "boolean", default: false, description: "D" + ${evil} } },
      message: { long: "{cell} L" + ${evil}, short: "{cell} {outcome} S" + ${evil}, vague: "V" + ${evil} },
      marks: ({ cell, digit }) => [{ role: "cell", cell, digits: [digit] }, { role: "M" + ${evil}, cell: 0 }],
      data: () => ({ cell: "C" + ${evil} }),
    }`,
  );
});

describe("control characters in texts of a plugin are shown and don't act on the terminal", () => {
  const commands: readonly [string, string[]][] = [
    ["solve until", ["solve", ...only, "--until", "someone/strange"]],
    ["steps by progress", ["steps", "--sort", "progress", ...only]],
    ["a hint with the pattern", ["hint", "--level", "what", ...only]],
    ["draw", ["draw", "--next", ...only]],
    ["draw as SVG", ["draw", "--next", "-o", "-", ...only]],
  ];
  /** They print parts of the same texts. */
  const similar: typeof commands = [
    ["solve", ["solve", ...only]],
    ["steps", ["steps", ...only]],
    ["hint", ["hint", ...only]],
    ["a hint with the place", ["hint", "--level", "where", ...only]],
  ];
  test.each(isDeep ? [...commands, ...similar] : commands.slice(0, 4))("%s", async (_, args) => {
    const plain = await wings([...args, "--plugin", speaker, EASY]);
    expect(plain.err).toBe("");
    expectTame(plain);
    const colored = await wings([...args, "--plugin", speaker, EASY], { env: { FORCE_COLOR: "1" } });
    expectTame(colored);
    if (!args.includes("-o") && !args.includes("where")) expect(colored.out).toMatch(STYLES);
  });

  test("techniques, and an unknown `after`", async () => {
    const lost = await strange(
      "lost",
      `{ after: ${evil}, options: { loud: { type: "number", default: 1, min: 1, max: 2, description: ${evil} } } }`,
    );
    const { out, err } = await wings(["techniques", "--plugin", lost], { env: { FORCE_COLOR: "1" } });
    expect(out).toContain("wings: fine");
    expect(err).toContain("wings: fine");
    expectTame({ out, err });
  });

  test("with two jobs, in ASCII", async () => {
    const input = `${EASY}\n`.repeat(40);
    expectTame(await wings(["solve", "--jobs", "2", "--ascii", ...only, "--plugin", speaker], { input }));
  });

  test("wings test", async () => {
    expectTame(await wings(["test", "--boards", "4", speaker]), false);
  });

  test("JSON keeps them, escaped", async () => {
    for (const args of [["solve"], ["hint"], ["steps"], ["techniques"]]) {
      const { out } = await wings([
        ...args,
        "--json",
        ...only,
        "--plugin",
        speaker,
        ...(args[0] === "techniques" ? [] : [EASY]),
      ]);
      expect(out).not.toMatch(/[^\P{Cc}\n]|[\u2028-\u202e]/u);
      expect(JSON.stringify(records(out))).toContain(JSON.stringify(EVIL).slice(1, -1));
    }
    const { out } = await wings(["hint", "--json", ...only, "--plugin", speaker, EASY]);
    const [{ finding }] = records(out) as [{ finding: { text: string; message: { data: Json } } }];
    expect(finding.text).toBe(`C${EVIL} L${EVIL}`);
    expect(finding.message.data.cell).toBe(`C${EVIL}`);
  });

  test.each(
    someOf(
      [
        ["thrown by find", `{ find() { throw new Error("E" + ${evil}); } }`],
        ["thrown by reason, not an Error", `{ reason() { throw "E" + ${evil}; } }`],
        ["in a later rejection", `{ find() { void Promise.reject(new Error(${evil})); } }`],
        ["in a mark", `{ marks: () => [{ link: ${evil} }] }`],
        ["in an id", `{ id: "me/" + ${evil} }`],
      ],
      3,
    ),
  )("%s", async (_, over) => {
    const path = await strange("thrower", over);
    const result = await wings(["hint", "--plugin", path, "--only", "someone/strange", EASY]);
    expectTame(result);
    expect(result.err).toContain("wings: fine");
  });

  test("its own output has no control characters", async () => {
    const path = await strange("printer", `{ find() { console.log(${evil}); console.error(${evil}); } }`);
    const { out, err } = await command(["solve", "--plugin", path], { input: `${EASY}\n`.repeat(20) });
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
    // Its own line ends stay.
    expect(err).not.toMatch(/[^\P{Cc}\n]|[\u2028-\u202e]/u);
    expect(err).toContain("wings: fine");
  });

  test.each(
    someOf(
      [
        ["of one board", ["solve", EASY], ""],
        ["in bulk", ["solve", "--jobs", "2"], `${EASY}\n`.repeat(20)],
      ],
      3,
    ),
  )("its whole output is printed: %s", async (name, words, input) => {
    const calls = join(scratch, `calls-${name.replaceAll(" ", "-")}`);
    const count = `process.getBuiltinModule("node:fs").appendFileSync(${JSON.stringify(calls)}, "x")`;
    const over = `{ find() { ${count}; console.log("said"); process.stderr.write(Buffer.from("noted\\n")); } }`;
    const { err } = await command([...words, "--plugin", await strange("teller", over)], { input });
    const { length } = readFileSync(calls, "utf8");
    expect(length).toBeGreaterThan(10);
    expect([err.split("said\n").length - 1, err.split("noted\n").length - 1]).toEqual([length, length]);
  });

  test.each(
    someOf(
      [
        ["throws", 'throw new Error("E")', "WINGS_PLUGIN_FAILED"],
        ["hangs", "for (;;);", "WINGS_PLUGIN_TIMEOUT"],
        ["ends its thread", "process.exit(1)", "WINGS_PLUGIN_FAILED"],
      ],
      3,
    ),
  )("its output before it %s is printed", async (name, deed, code) => {
    const path = await strange(name.replaceAll(" ", "-"), `{ find() { console.log("last words"); ${deed}; } }`);
    const { err } = await command(["hint", "--plugin", path, "--technique-timeout", "1000", EASY]);
    expect(err).toMatch(/^last words\nwings: /);
    expect(err).toContain(code);
  });

  test("in an error of its import, and in its name", async () => {
    const path = join(scratch, "importer.mjs");
    writeFileSync(path, `throw new Error(${evil});`);
    expectTame(await wings(["hint", "--plugin", path, EASY]));
    expectTame(await wings(["hint", "--plugin", `x${EVIL.replaceAll("\n", "")}`, EASY]));
  });
});

describe("control characters in an input are shown and don't act on the terminal", () => {
  const torn = EASY.replace("53", "5\u001b[2J\u009b3");
  test.each(
    someOf(
      [
        ["a board", ["check"], torn],
        ["a board as an argument", ["check", torn], ""],
        ["a bad line among others", ["rate"], `${EASY}\n${torn}\n`],
        ["a path that is not JSON", ["verify", "-"], `${evil}\n`],
        [
          "a path with an unknown technique",
          ["verify", "-"],
          JSON.stringify({ schema: 1, input: EASY, steps: [{ technique: EVIL }] }),
        ],
        ["a path that is an error", ["verify", "-"], JSON.stringify({ schema: 1, error: { message: EVIL } })],
        ["a library", ["regress", "-"], `:0902${torn}:17:${EASY}::117::\n`],
        ["a drawing", ["draw"], torn],
      ],
      3,
    ),
  )("%s", async (_, args, input) => {
    for (const more of [[], ...(args[0] === "draw" ? [] : [["--json"]])]) {
      const result = await wings([...args, ...more], { input });
      expect(result.out + result.err).not.toBe("");
      expectTame(result, false);
    }
  });
});

const ways = [
  ["hint", ["hint"], `${EASY}\n`],
  ["solve", ["solve"], `${EASY}\n`],
  ["steps", ["steps"], `${EASY}\n`],
  ["draw", ["draw", "--next"], `${EASY}\n`],
  ["bulk with two jobs", ["rate", "--json", "--jobs", "2"], `${EASY}\n`.repeat(600)],
] as const;

test.each(someOf(ways, 1))("a mark that can't be drawn is an error of the plugin, in %s", async (_, command, input) => {
  const path = await strange(
    "mark",
    '{ marks: ({ cell, digit }) => [{ link: "week", from: [cell * 9 + digit - 1], to: [0] }] }',
  );
  const { status, out, err } = await wings([...command, "--plugin", path, ...only], { input });
  expect(status).toBe(3);
  expect(out).toBe("");
  expect(err).toMatch(
    /^wings: plugin \S+mark\.mjs, technique someone\/strange: its mark \{"link":"week",.*\} can't be drawn: link is "week": expected "strong" or "weak"\. Board: \w+ \(WINGS_PLUGIN_FAILED\)\n$/,
  );
});

describe("the error for a wrong part of a finding says what was expected", () => {
  test.each(
    someOf(
      [
        ["marks: () => [{ role: 'cell', cell: 81 }]", "cell is 81: expected a whole number from 0 to 80"],
        ["marks: () => [{ role: 'cell', cell: 'r1c1' }]", 'cell is "r1c1": expected a whole number from 0 to 80'],
        ["marks: () => [{ cell: 1 }]", "role is missing: expected one of the technique's roles"],
        [
          "marks: () => [{ role: 'cell', cell: 1, digits: [0] }]",
          "digits is [0]: expected a list of digits from 1 to 9",
        ],
        ["marks: () => [{ role: 'cell', cell: 1, digits: 5 }]", "digits is 5: expected a list of digits"],
        ["marks: () => [{ role: 'cell', house: 40 }]", "house is 40: expected a whole number from 0 to 39"],
        ["marks: () => [{ role: 'cell', house: 2, digit: 12 }]", "digit is 12: expected a whole number from 1 to 9"],
        ["marks: () => [{ link: 'weak', from: 1, to: [2] }]", "from is 1: expected a list of candidates from 0 to 728"],
        ["marks: () => [{ link: 'weak', from: [1], to: [729] }]", "to is [729]: expected a list of candidates"],
        ["marks: () => [{ link: 'weak', from: [1], to: [] }]", "to is []: expected a list of candidates"],
        ["marks: () => [{}]", "its mark {} can't be drawn: expected an object with cell, house or link"],
        ["marks: () => [null]", "its mark null can't be drawn"],
        ["marks: () => 'r1c1'", 'its marks are "r1c1": expected a list of marks'],
        ["marks: () => undefined", "its marks are missing: expected a list of marks"],
        ["reason: () => null", "its reason is null: expected a list of facts"],
        ["reason: () => [999]", "its reason has the fact 999: expected a result of cellFact, houseFact"],
        ["reason: () => [{ cells: [1, 81], digits: [3, 3] }]", "its reason has the fact {"],
        [
          "reason: () => ({ lemmas: [7] })",
          "its reason has the lemma 7: expected an object with assume, facts and uses",
        ],
        [
          "reason: () => ({ lemmas: [{ assume: [729], facts: [], uses: [] }] })",
          "assume is [729]: expected a list of cand",
        ],
        [
          "reason: () => ({ lemmas: [{ assume: [], facts: [999], uses: [] }] })",
          "facts is [999]: expected a list of facts",
        ],
        [
          "reason: () => ({ lemmas: [{ assume: [], facts: [], uses: [-1] }] })",
          "uses is [-1]: expected a list of indexes",
        ],
        ["reason: () => ({ counts: [7] })", "its reason has the count 7: expected an object with facts and sets"],
        [
          "reason: () => ({ counts: [{ facts: [[1, 0]], sets: [] }] })",
          "facts is [[1,0]]: expected a list of facts, each [a result of cellFact or houseFact, a weight]",
        ],
        [
          "reason: () => ({ counts: [{ facts: [], sets: [[324, 1]] }] })",
          "sets is [[324,1]]: expected a list of sets, each [a result of cellFact or houseFact, a weight]",
        ],
        ["data: () => null", "its data is null: expected an object with the values for the message"],
        ["data: () => ({ cell: NaN })", "its data has cell=null: expected a text, a number, or an object"],
        ["data: () => ({ cell: { name: 'r1c1' } })", 'its data has cell={"name":"r1c1"}: expected a text, a number'],
        ["data: () => ({ cell: { cell: 81 } })", 'its data has cell={"cell":81}: cell is 81: expected a whole number'],
        [
          "data: () => ({ cell: { cells: [1], join: ',' } })",
          'join is ",": expected "and", "or", "space" or "none", or nothing',
        ],
        ["data: () => ({ cell: { list: [1, { digits: [0] }] } })", "list is [1,{"],
        [
          "data: () => ({ cell: { part: 'clause', data: { a: null } } })",
          'data is {"a":null}: expected an object of values',
        ],
        ["data: () => ({ cell: 1n })", "its finding is not plain data: Do not know how to serialize a BigInt"],
        ["reason() { throw null; }", "its reason threw null, which is not an error. Board: w1"],
        ["marks() { throw undefined; }", "its marks threw undefined, which is not an error. Board: w1"],
        ["data() { throw { code: 7 }; }", "its data threw { code: 7 }, which is not an error. Board: w1"],
        [
          "data() { throw new Proxy({}, { get() { throw 1; } }); }",
          "its data threw {}, which is not an error. Board: w1",
        ],
        ["marks() { throw new Error('the cow ate it'); }", "its marks threw Error: the cow ate it"],
        ["find() { throw null; }", "it threw null, which is not an error. Board: w1"],
        ["find() { throw undefined; }", "it threw undefined, which is not an error. Board: w1"],
        ["reason(_, board) { board.place(2, 4); return []; }", "its reason changed the board. Board: w1"],
      ],
      3,
    ),
  )("%s", async (over, words) => {
    const path = await strange("teller", `{ ${over} }`);
    const result = await wings(["steps", "--trust", "--plugin", path, "--only", "someone/strange", EASY]);
    const named = `wings: plugin ${path}, technique someone/strange: `;
    expectRefusal(result, 3, named, words, /\(WINGS_PLUGIN_FAILED\)\n$/);
  });
});

describe("errors of the core name the line of the plugin", () => {
  test.each(
    someOf(
      [
        ["find(board, sink) { sink.place(2, 5); }", "Error: r1c3 has no 5"],
        ["find(board, sink) { sink.commit({ cell: 2, digit: 4 }, 1); }", "Error: commit() was called without a change"],
        ["find() { throw new Error('one\\ntwo'); }", "Error: one two"],
      ],
      3,
    ),
  )("%s", async (over, words) => {
    const lines = await strange("objected", `{\n  ${over}\n}`);
    const { err } = await wings(["hint", "--plugin", lines, ...only, EASY]);
    expect(err).toContain(words);
    expect(err).toMatch(/ at .*objected\.mjs:3:\d+/);
  });

  test("during its import", async () => {
    const path = join(scratch, "imported.mjs");
    writeFileSync(
      path,
      'import { defineTechnique } from "@wings/core/author";\n\nexport default defineTechnique({});\n',
    );
    expect((await command(["hint", "--plugin", path, EASY])).err).toContain("imported.mjs:3:16)");
  });
});

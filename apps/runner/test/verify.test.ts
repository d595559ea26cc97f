import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { EASY, NONE, PUZZLE, SOLUTION } from "./puzzles.js";
import { records, scratch } from "./wings.js";

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

  test("reports how many steps after a wrong one are unchecked", async () => {
    const record = records((await wings(["solve", "--json", EASY])).out)[0] as { steps: object[] };
    const verify = async (at: number, ...flags: string[]): Promise<string> => {
      const input = JSON.stringify({ ...record, steps: record.steps.with(at, {}) });
      return (await wings(["verify", ...flags], { input })).out;
    };
    expect(record.steps).toHaveLength(51);
    expect(await verify(3)).toMatch(
      /^path 0, step 4: .* \(47 later steps not checked\)\n4 steps on 1 path, 1 path not proved\.\n$/,
    );
    expect(await verify(49)).toMatch(/^path 0, step 50: .* \(1 later step not checked\)\n/);
    expect(await verify(50)).toMatch(/^path 0, step 51: .*\n/);
    expect(await verify(50)).not.toContain("looked at");
    // In JSON, steps after the fault have no verdict.
    expect(records(await verify(3, "--json"))).toHaveLength(4);
    expect(await verify(3, "--json")).not.toContain("looked at");
  });

  test("a step that can't be read has no technique", async () => {
    const input = `${JSON.stringify({ schema: 1, input: EASY, steps: [{}] })}\n`;
    const { out } = await wings(["verify"], { input });
    expect(out).toMatch(/^path 0, step 1: it can't be read/);
    const json = records((await wings(["verify", "--json"], { input })).out);
    expect(json).toMatchObject([{ step: 0, technique: null, ok: false }]);
  });

  test.each(["reason", "eliminations", "placements"])("names the %s of a step that are not a list", async (name) => {
    const record = JSON.parse((await wings(["solve", "--json", EASY])).out) as { steps: Record<string, unknown>[] };
    record.steps[0][name] = null;
    const { out } = await wings(["verify"], { input: `${JSON.stringify(record)}\n` });
    expect(out).toContain(`it can't be read: its "${name}" is not a list`);
  });

  test("counts each line once, and quotes an input that is not a board", async () => {
    const good = (await wings(["solve", "--json", EASY])).out.replace('"index":0', '"index":7');
    const other = JSON.stringify({ schema: 1, input: "hello", steps: [] });
    const input = `no record\n${other}\n${good}${other}\n`;
    const { out, err } = await wings(["verify"], { input });
    expect(out).toBe("51 steps on 4 paths, 3 paths not proved.\n");
    expect(err).toContain('line 2, column 1: expected a board, not "hello". (WINGS_NO_BOARD)');
    const indexes = records((await wings(["verify", "--json"], { input })).out).map(({ index }) => index);
    // The position in the input, not the one in the record.
    expect(indexes).toEqual([0, 1, ...Array<number>(51).fill(2), 3]);
  });

  test("of the wrong file it shows ten lines and counts the others", async () => {
    const { status, out, err } = await wings(["verify"], { input: "no record\n".repeat(25) });
    expect(err.split("\n").filter((line) => line.includes("WINGS_BAD_RECORD"))).toHaveLength(10);
    expect(err).toContain("wings: 15 more lines can't be read.");
    expect([status, out]).toEqual([1, "0 steps on 25 paths, 25 paths not proved.\n"]);
  });

  test("continues after lines that are no records", async () => {
    const good = (await wings(["solve", "--json", EASY])).out;
    const { status, out } = await wings(["verify", "--json", "-"], { input: `{"torn\n[]\n${good}` });
    expect(status).toBe(1);
    expect(records(out)[0]).toMatchObject({ error: { code: "WINGS_BAD_RECORD", line: 1 } });
    expect(records(out).at(-1)).toMatchObject({ ok: true });
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
    expect(err).toContain("line 1 has schema 2");
  });

  test("one change listed twice", async () => {
    const record = records(await paths(PUZZLE))[0] as unknown as { steps: { placements: object[] }[] };
    const { placements } = record.steps.find((step) => step.placements.length > 0)!;
    placements.push(placements[0]);
    const { status, out } = await wings(["verify"], { input: JSON.stringify(record) });
    expect(status).toBe(1);
    expect(out).toContain("it lists a change twice");
  });

  test("an error in the place of a path", async () => {
    const { status, out } = await wings(["verify", "--json"], { input: await paths(PUZZLE, `${PUZZLE}9`) });
    expect(status).toBe(1);
    expect(records(out).at(-1)).toMatchObject({ index: 1, step: null, ok: false });
  });
});

describe("verify checks the rest of a record", () => {
  test.each([
    ["status", { status: "stuck" }, 'the path is "solved", the record says "stuck"'],
    ["solution", { solution: SOLUTION.replace(/^./, "9") }, "the solution is 2497"],
    ["no solution", { solution: null }, "the record says null"],
    ["board", { board: EASY }, "the steps end at"],
    ["no board", { board: 7 }, "the record says 7"],
    ["counts", { counts: { "w-wing": 2 } }, 'the record says {"w-wing":2}'],
    ["hardest", { hardest: "xy-wing" }, 'the hardest technique is "w-wing"'],
  ])("%s", async (_, change, why) => {
    const record = records((await wings(["solve", "--json", PUZZLE])).out)[0];
    const { status, out } = await wings(["verify"], { input: JSON.stringify({ ...record, ...change }) });
    expect(out).toContain(`path 0, at its end: `);
    expect(out).toContain(why);
    expect(status).toBe(1);
  });

  test("and takes each kind of path as it was written", async () => {
    for (const args of [
      [PUZZLE],
      [NONE],
      [".".repeat(81)],
      [SOLUTION],
      ["--only", "naked-single", PUZZLE],
      ["--until", "w-wing", PUZZLE],
      ["--until", "full-house", EASY],
    ]) {
      const { out } = await wings(["solve", "--json", ...args]);
      expect(await wings(["verify"], { input: out })).toMatchObject({ status: 0, err: "" });
    }
  });

  test("in words that fit", async () => {
    const { out } = await wings(["solve", "--json", EASY]);
    expect((await wings(["verify"], { input: out })).out).toBe("51 steps on 1 path, all proved.\n");
    const bad = await wings(["verify"], { input: "\n\n{\n" });
    expect(bad.err).toMatch(/^wings: line 3 is not a line of wings solve --json: /);
    const library = await wings(["regress"], { input: `\n:0000:x:${EASY.slice(1)}::::\n` });
    expect(library.err).toMatch(/^wings: line 2, column /);
    expect((await wings(["rate", "--summary", EASY])).err).toMatch(/^1 board\n/);
  });
});

describe("verify trusts no field", () => {
  const honest = async (): Promise<Record<string, unknown>> =>
    records((await wings(["solve", "--json", PUZZLE])).out)[0] as Record<string, unknown>;
  /** The verdicts on a line, and on an honest one behind it. */
  const verdictsOn = async (line: string): Promise<{ first: unknown; last: unknown; status: unknown }> => {
    const good = JSON.stringify({ ...(await honest()), index: 1 });
    const { out, err, status } = await wings(["verify", "--json"], { input: `${line}\n${good}\n` });
    expect(err).toBe("");
    const all = records(out);
    expect(all.filter(({ index, ok }) => index === 1 && ok !== true)).toEqual([]);
    return { first: all.find(({ index, ok }) => index === 0 && ok !== true), last: all.at(-1), status };
  };

  test("that is nested deeply, has another type or is unknown: the line gets an error, and the run goes on", async () => {
    const record = await honest();
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    for (const name of [
      "solution",
      "status",
      "board",
      "hardest",
      "counts",
      "schema",
      "error",
      "steps",
      "input",
      "more",
    ]) {
      const line = JSON.stringify({ ...record, [name]: 0 }).replace(`"${name}":0`, `"${name}":${deep}`);
      expect((await verdictsOn(line)).first, name).toMatchObject({ error: { code: "WINGS_BAD_RECORD", line: 1 } });
    }
    for (const change of [
      ...[{ solution: 7 }, { status: null }, { hardest: [] }, { counts: "w-wing" }, { counts: [] }],
      ...[{ error: {} }, { error: "x" }, { error: { message: {} } }, { error: { message: { toString: null } } }],
      ...[{ more: 1 }, { toString: 1 }, { score: "7" }, { layout: 7 }, { layout: "killer" }],
    ])
      expect((await verdictsOn(JSON.stringify({ ...record, ...change }))).first, JSON.stringify(change)).toMatchObject({
        error: { code: "WINGS_BAD_RECORD", message: expect.stringMatching(/^line 1 /) as string },
      });
  });

  test("names are exact: of cells, digits and techniques", async () => {
    interface Step {
      technique?: unknown;
      eliminations: { cell: string; digit: unknown }[];
    }
    const changed = async (change: (step: Step, record: Record<string, unknown>) => void): Promise<unknown> => {
      const record = await honest();
      const steps = record.steps as Step[];
      const step = steps.find(({ eliminations }) => eliminations.length > 0)!;
      change(step, record);
      return (await verdictsOn(JSON.stringify(record))).first;
    };
    const wrong = (text: string): unknown =>
      expect.objectContaining({ ok: false, text: expect.stringContaining(text) as string });
    expect(
      await changed(({ eliminations }) => {
        eliminations.push({ ...eliminations[0], cell: eliminations[0].cell.toUpperCase() });
      }),
    ).toEqual(wrong("is no cell"));
    expect(
      await changed(({ eliminations }) => {
        eliminations.push({ ...eliminations[0], digit: String(eliminations[0].digit) });
      }),
    ).toEqual(wrong("is no digit"));
    for (const technique of ["__proto__", "toString", 7, "W-Wing", ""]) {
      const first = await changed((step) => {
        Object.defineProperty(step, "technique", { value: technique, enumerable: true });
      });
      expect(first).toEqual(wrong("no id"));
    }
    expect(
      await changed((_, record) => {
        const counts = record.counts as Record<string, number>;
        record.counts = JSON.parse(JSON.stringify(counts).replace("{", '{"__proto__":1,')) as object;
      }),
    ).toEqual(wrong("the steps count"));
  });

  interface Facts {
    facts: object[];
  }
  interface Step {
    reason: Record<string, unknown>[];
    eliminations: object[];
    lemmas?: (Facts & { assume: string[] })[];
    counts?: (Facts & { sets: object[] })[];
  }
  const STRANGE: readonly (readonly [name: string, change: (step: Step) => unknown, why: string])[] = [
    ["a field of a step", (step) => Object.assign(step, { foo: 1 }), 'it has a field "foo"'],
    [
      "the prototype of a step",
      (step) => Object.defineProperty(step, "__proto__", { value: {}, enumerable: true }),
      'it has a field "__proto__"',
    ],
    ["a field of a change", ({ eliminations: [it] }) => Object.assign(it, { foo: 1 }), 'a change has a field "foo"'],
    ["a cell in capitals", ({ reason }) => reason.push({ cell: "R8C2" }), '"R8C2" is no exact name'],
    ["a house in capitals", ({ reason }) => reason.push({ house: "R8", digit: 1 }), '"R8" is no exact name'],
    ["two facts in one", ({ reason: [it] }) => Object.assign(it, { cell: "r8c2", house: "r1" }), 'has a field "house"'],
    ["a field of a fact", ({ reason: [it] }) => Object.assign(it, { foo: 1 }), 'a fact has a field "foo"'],
    [
      "a cell of a deadly pattern in capitals",
      ({ reason }) => reason.push({ deadly: ["R8C2"], digits: [[1]] }),
      '"R8C2" is no exact name',
    ],
    [
      "a candidate of a mirror in capitals",
      ({ reason }) => reason.push({ mirror: "R8C2#1", map: [], digits: [] } as never),
      '"R8C2#1" is no exact name',
    ],
    [
      "a line of a mirror's map in capitals",
      ({ reason }) => reason.push({ mirror: "r8c2#1", map: ["R1"], digits: [] } as never),
      '"R1" is no exact name',
    ],
    ["two proofs", (step) => (step.lemmas = []), "it has reason and lemmas"],
    [
      "a field of a lemma",
      (step) => (step.lemmas = [{ assume: [], facts: [], uses: [], foo: 1 } as never]),
      'a lemma has a field "foo"',
    ],
    [
      "a candidate of a lemma in capitals",
      (step) => (step.lemmas = [{ assume: ["!R1C1#1"], facts: [] }]),
      '"!R1C1#1" is no exact name',
    ],
    [
      "a fact of a count",
      (step) => (step.counts = [{ facts: [{ cell: "r1c1", weight: 1, foo: 1 }], sets: [] }]),
      'a fact has a field "foo"',
    ],
    [
      "a set of a count",
      (step) => (step.counts = [{ facts: [], sets: [{ house: "r1", digit: 1, cell: "r1c1", weight: 1 }] }]),
      'a fact has a field "house"',
    ],
  ];

  test.each(STRANGE)("names in steps are exact: %s", async (_, change, why) => {
    const record = await honest();
    const step = (record.steps as Step[]).find(({ eliminations }) => eliminations.length > 0)!;
    change(step);
    const { first } = await verdictsOn(JSON.stringify(record));
    expect(first).toMatchObject({
      error: { code: "WINGS_BAD_RECORD", message: expect.stringMatching(/^line 1 .*: step \d+: /) as string },
    });
    expect((first as { error: { message: string } }).error.message).toContain(why);
  });

  test("refuses a field that is there twice", async () => {
    const line = JSON.stringify(await honest()).replace('"cell":', '"cell":"r1c1","cell":');
    const why = expect.stringContaining("the same field twice") as string;
    expect((await verdictsOn(line)).first).toMatchObject({ error: { code: "WINGS_BAD_RECORD", message: why } });
  });

  test("and takes an input that is a link or a drawing, as solve does", async () => {
    const url = `https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE.replaceAll(".", "0")}`;
    const drawing = (await wings(["draw", PUZZLE])).out;
    const { out } = await wings(["solve", "--json", "-"], { input: `${url}\n${drawing}\n` });
    expect(records(out)).toHaveLength(2);
    expect(await wings(["verify", "-"], { input: out })).toMatchObject({ status: 0, err: "" });
  });
});

test("accepts trimmed paths, whose level and score are those of the whole path", async () => {
  const [whole] = records((await wings(["solve", "--json", PUZZLE])).out) as { steps: object[] }[];
  const { out } = await wings(["solve", "--json", "--trim", "-"], { input: `${PUZZLE}\n${EASY}\n` });
  expect(await wings(["verify", "-"], { input: out })).toMatchObject({ status: 0, err: "" });
  const [trimmed] = records(out) as { steps: object[]; status: string; trimmed: boolean }[];
  expect(trimmed).toMatchObject({ status: "solved", trimmed: true });
  expect(whole).not.toHaveProperty("trimmed");
  expect(trimmed.steps.length).toBeLessThan(whole.steps.length);
  const rating = /Rating: .*/;
  const output = (await wings(["solve", "--trim", PUZZLE])).out;
  expect(rating.exec(output)![0]).toBe(rating.exec((await wings(["solve", PUZZLE])).out)![0]);
  expect((await wings(["solve", "--trim", "--until", "w-wing", PUZZLE])).err).toContain("WINGS_FLAGS_CLASH");
});

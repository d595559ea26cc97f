import { Board, format, parse } from "@wings/core";
import { beforeAll, describe, expect, test } from "vitest";
import { EASY, RECTANGLE } from "../puzzles.js";
import { type Json, plugin, records, wings } from "../wings.js";

const BOARD = parse(RECTANGLE);
const { values, candidates } = BOARD.toState();
const ONE = format(BOARD, "url");
/** The same digits and candidates, but with a single given the puzzle has many solutions. */
const SEVERAL = format(
  Board.fromState({ givens: values.map((digit, cell) => (cell === 0 ? digit : 0)), values, candidates }),
  "url",
);
const ELIMINATIONS = [
  { cell: "r2c7", digit: 2 },
  { cell: "r2c7", digit: 3 },
];

let flags: string[] = [];
beforeAll(async () => {
  flags = ["--json", "--plugin", await plugin("rectangle"), "--only", "someone/rectangle"];
});

const stepsOf = (record: Json): Json[] => record.steps as Json[];

describe("a technique that assumes one solution", () => {
  test("finds its steps on a puzzle with one solution, with their assumption", async () => {
    const [record] = records((await wings(["solve", ...flags, ONE])).out);
    expect(stepsOf(record)[0]).toMatchObject({
      technique: "someone/rectangle",
      assumes: "unique-solution",
      eliminations: ELIMINATIONS,
      reason: [{ deadly: ["r2c7", "r2c9", "r9c7", "r9c9"], digits: Array(4).fill([2, 3]) as number[][] }],
      text: "r2c7, r2c9, r9c7 and r9c9 can't all be 2 or 3: remove 2 and 3 from r2c7.",
    });
  });

  test("is skipped on a puzzle with many solutions, in every command", async () => {
    expect(records((await wings(["solve", ...flags, SEVERAL])).out)).toMatchObject([{ steps: [] }]);
    expect(records((await wings(["hint", ...flags, SEVERAL])).out)).toMatchObject([{ finding: null }]);
    expect(records((await wings(["steps", ...flags, SEVERAL])).out)).toMatchObject([{ findings: [] }]);
    expect(records((await wings(["steps", ...flags, ONE])).out)).not.toMatchObject([{ findings: [] }]);
  });

  test("is skipped in bulk on each puzzle with many solutions", async () => {
    const input = `${ONE}\n${SEVERAL}\n`.repeat(60);
    const { status, out, err } = await wings(["solve", "--jobs", "2", ...flags], { input });
    expect([status, err]).toEqual([0, ""]);
    const counts = records(out).map((record) => stepsOf(record).length > 0);
    expect(counts).toEqual(counts.map((_, index) => index % 2 === 0));
    expect(counts).toHaveLength(120);
  });
});

describe("verify", () => {
  const verify = async (record: object): Promise<Json[]> =>
    records((await wings(["verify", "--json"], { input: JSON.stringify(record) })).out);
  const firstVerdict = async (record: Json, change: object): Promise<Json> => {
    const [first, ...others] = stepsOf(record);
    return (await verify({ ...record, steps: [{ ...first, ...change }, ...others] }))[0];
  };

  test("accepts a proof that assumes one solution only if the step says so and the puzzle has one", async () => {
    const [record] = records((await wings(["solve", ...flags, ONE])).out);
    const verdicts = await verify(record);
    expect(verdicts.every(({ ok }) => ok)).toBe(true);
    expect(verdicts[0].text).toContain("assuming one solution");

    expect(await firstVerdict(record, { assumes: undefined })).toMatchObject({ ok: false });
    const reason = [{ deadly: ["r2c7", "r2c9", "r9c7"], digits: Array(3).fill([2, 3]) as number[][] }];
    expect(await firstVerdict(record, { reason })).toMatchObject({ ok: false });
    const [first] = await verify({ ...record, input: SEVERAL });
    expect(first).toMatchObject({ step: 0, ok: false });
    expect(first.text).toContain("it assumes one solution");
  });

  test("holds a symmetry to its map, its digits and the givens", async () => {
    const puzzle = "1.8..23.9....1....5....6..73.2.......7.....9.......5.69..3....2....8....7.65..1.8";
    const only = ["--only", "symmetrical-placement"];
    const [record] = records((await wings(["solve", "--json", ...only, puzzle])).out);
    const [{ reason }] = stepsOf(record);
    const [fact] = reason as { map: string[]; digits: number[] }[];
    expect(fact.map).toHaveLength(18);
    expect((await verify(record)).every(({ ok }) => ok)).toBe(true);

    const changed = async (change: object): Promise<Json> =>
      firstVerdict(record, { reason: (reason as object[]).map((each) => ({ ...each, ...change })) });
    const [a, b, ...lines] = fact.map;
    expect(await changed({ map: [b, a, ...lines] })).toMatchObject({ ok: false });
    expect(await changed({ map: [a, a, ...lines] })).toMatchObject({ ok: false });
    const [one, two, ...digits] = fact.digits;
    expect(await changed({ digits: [two, one, ...digits] })).toMatchObject({ ok: false });
    expect(await changed({ digits: [one, one, ...digits] })).toMatchObject({ ok: false });
    // Another digit in place of a given, or none.
    for (const other of [".", "4"]) {
      const [first] = await verify({ ...record, input: other + puzzle.slice(1) });
      expect(first).toMatchObject({ ok: false });
    }
  });

  test("checks lemmas", async () => {
    const lemmas = ["--json", "--plugin", await plugin("lemmas"), "--only", "someone/lemmas"];
    const [record] = records((await wings(["solve", ...lemmas, EASY])).out);
    expect(stepsOf(record).length).toBeGreaterThan(0);
    expect((await verify(record)).every(({ ok }) => ok)).toBe(true);
    const [first, second] = stepsOf(record)[0].lemmas as Json[];
    expect(await firstVerdict(record, { lemmas: [first] })).toMatchObject({ ok: true });
    expect(await firstVerdict(record, { lemmas: [{ ...first, facts: [] }, second] })).toMatchObject({ ok: false });
    expect(await firstVerdict(record, { lemmas: [second, first] })).toMatchObject({ ok: false });
    expect(await firstVerdict(record, { lemmas: 7 })).toMatchObject({ ok: false });
    expect(await firstVerdict(record, { lemmas: undefined })).toMatchObject({ ok: false });
  });

  test("adds up counts", async () => {
    const counting = ["--json", "--plugin", await plugin("counts"), "--only", "someone/counts"];
    const [record] = records((await wings(["solve", ...counting, EASY])).out);
    expect(stepsOf(record).length).toBeGreaterThan(0);
    expect((await verify(record)).every(({ ok }) => ok)).toBe(true);
    const [{ facts, sets }] = stepsOf(record)[0].counts as { facts: Json[]; sets: Json[] }[];
    const heavier = facts.map((fact) => ({ ...fact, weight: 2 }));
    for (const wrong of [{ facts: heavier, sets }, { facts: [], sets }, { facts, sets: facts }, { facts }, 7])
      expect(await firstVerdict(record, { counts: [wrong] })).toMatchObject({ ok: false });
    expect(await firstVerdict(record, { counts: 7 })).toMatchObject({ ok: false });
    expect(await firstVerdict(record, { counts: undefined })).toMatchObject({ ok: false });
  });
});

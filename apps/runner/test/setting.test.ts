import { parse } from "@wings/core";
import { explainerRating } from "@wings/explainer";
import { inHodokuNumbers } from "@wings/ladder";
import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { EASY, KNOWN, MANY, NONE, PUZZLE, RECTANGLE, SOLUTION } from "./puzzles.js";
import { expectRefusal, records } from "./wings.js";

// What setters ask of puzzles: canonical, convert, transform and check --detail.

const boards = [...Object.values(KNOWN).map(([puzzle]) => puzzle), EASY].join("\n");
const lines = (text: string): string[] => text.trimEnd().split("\n");

describe("canonical", () => {
  test("prints one form for all images of a puzzle, and the transformation that leads there", async () => {
    const { out, status, err } = await wings(["canonical"], { input: boards });
    expect([status, err]).toEqual([0, ""]);
    const images = (await wings(["transform", "--random", "--seed", "3"], { input: boards })).out;
    expect(lines(images)).not.toContain(EASY);
    expect((await wings(["canonical"], { input: images })).out).toBe(out);
    expect(new Set(lines(out)).size).toBe(lines(boards).length);
    const [whole] = records((await wings(["canonical", "--json", PUZZLE])).out);
    for (const given of [whole, whole.transformation]) {
      const image = await wings(["transform", "--with", JSON.stringify(given), PUZZLE]);
      expect(image.out).toBe(`${String(whole.canonical)}\n`);
    }
  });

  test("refuses a puzzle with several solutions or none, and answers the others", async () => {
    const { out, err, status } = await wings(["canonical"], { input: `${MANY}\n${EASY}\n${NONE}\n` });
    expect([lines(out).length, status]).toEqual([1, 1]);
    expect(err).toMatch(/board 0: .*several solutions.*WINGS_NOT_ONE_SOLUTION/);
    expect(err).toMatch(/board 2: .*no solution.*WINGS_NOT_ONE_SOLUTION/);
  });
});

describe("convert", () => {
  test.each(["digits", "digits-grid", "simple-sudoku", "sdk", "candidates", "grid", "marked-grid", "library", "url"])(
    "%s: the output is read as the same puzzles",
    async (format) => {
      const { out, status } = await wings(["convert", "--to", format], { input: boards });
      expect(status).toBe(0);
      expect((await wings(["convert"], { input: out })).out).toBe(`${boards}\n`);
    },
  );

  test("says what a format can't represent", async () => {
    const at = String(records((await wings(["solve", "--until", "w-wing", "--json", PUZZLE])).out)[0].board);
    const digits = await wings(["convert", "--to", "digits", at]);
    expect(digits.err).toContain("the output of 1 board loses: which digits are given and eliminated candidates.");
    expect(digits.status).toBe(0);
    const [record] = records((await wings(["convert", "--to", "sdk", "--json", at])).out);
    expect(record).toMatchObject({ format: "sdk", lost: ["eliminated candidates"] });
    const kept = await wings(["convert", "--to", "url", at]);
    expect(kept).toMatchObject({ out: `${at}\n`, err: "" });
    expect(parse(at).equals(parse(kept.out))).toBe(true);
  });

  test("refuses an unknown format", async () => {
    expectRefusal(await wings(["convert", "--to", "gird", EASY]), 2, "WINGS_BAD_VALUE", "Did you mean grid?");
  });
});

describe("transform", () => {
  test("turns, mirrors and relabels, one after the other", async () => {
    const turned = (await wings(["transform", "--by", "rotate-90", EASY])).out;
    expect((await wings(["transform", "--by", "rotate-90,mirror", EASY])).out).toBe(
      (await wings(["transform", "--by", "transpose", EASY])).out,
    );
    expect((await wings(["transform", "--by", "rotate-270"], { input: turned })).out).toBe(`${EASY}\n`);
    const relabeled = (await wings(["transform", "--digits", "234567891", EASY])).out;
    expect(relabeled).toBe(`${EASY.replace(/[1-9]/g, (digit) => String((Number(digit) % 9) + 1))}\n`);
  });

  test("a random symmetry depends on the seed and the place in the input, not on threads and shards", async () => {
    const input = `${EASY}\n`.repeat(6);
    const { out } = await wings(["transform", "--random", "--seed", "2"], { input });
    expect(new Set(lines(out)).size).toBe(6);
    const shard = await wings(["transform", "--random", "--seed", "2", "--shard", "2/3"], { input });
    expect(lines(shard.out)).toEqual([lines(out)[1], lines(out)[4]]);
    expect((await wings(["transform", "--random", "--seed", "3"], { input })).out).not.toBe(out);
  });

  test("has only the clues, and says so", async () => {
    const { err } = await wings(["transform", "--by", "flip", RECTANGLE]);
    expect(err).toContain("the output of 1 board loses: which digits are placed");
  });

  test.each([
    [[], "WINGS_NO_TRANSFORMATION", "--by rotate-90"],
    [["--by", "rotate-45"], "WINGS_BAD_VALUE", "rotate-90"],
    [["--digits", "112345678"], "WINGS_BAD_VALUE", "1 to 9, each once"],
    [["--digits", "12345"], "WINGS_BAD_VALUE", "234567891"],
    [["--with", "{"], "WINGS_BAD_VALUE", "canonical --json"],
    [["--with", '{"rows":[0]}'], "WINGS_BAD_VALUE", "each once"],
    [["--with", "null"], "WINGS_BAD_VALUE", "each once"],
  ])("refuses %j before the first board", async (flags, code, hint) => {
    expectRefusal(await wings(["transform", ...flags, EASY]), 2, code, hint);
  });
});

test.each([
  [["check", "--limit", "5", EASY], "--limit needs --detail"],
  [["generate", "--minimal", "no"], "--minimal no needs --clues"],
  [["generate", "--seed", "1", "--attempt", "12", "--count", "3"], "--count can't be used with --attempt"],
])("%j would ignore a flag, and is refused", async (words, message) => {
  expectRefusal(await wings(words), 2, "WINGS_FLAGS_CLASH", message);
});

describe("check --detail", () => {
  test("reports whether a puzzle is minimal, which clues it doesn't need, and its backdoors", async () => {
    const { out, status } = await wings(["check", "--detail", EASY]);
    expect(status).toBe(0);
    expect(out).toMatch(/one solution/);
    expect(out).toMatch(/clues +30\n/);
    expect(out).toMatch(/symmetry +rotational/);
    expect(out).toMatch(/singles +solve it/);
    expect(out).toMatch(/rating +ER 1\.\d, EP 1\.2, ED 1\.2\n/);
    const [{ detail }] = records((await wings(["check", "--detail", "--json", PUZZLE])).out);
    expect(detail).toMatchObject({ solutions: 1, solution: SOLUTION, singles: false, corrections: [] });
    const { er, ep, ed } = explainerRating(PUZZLE);
    expect(detail).toMatchObject({ er, ep, ed });
    expect((detail as { backdoors: string[] }).backdoors.length).toBeGreaterThan(0);
  });

  test("names the wrong clue, and counts solutions up to the limit", async () => {
    const wrong = await wings(["check", "--detail", `${EASY.slice(0, 80)}6`]);
    expect(wrong.status).toBe(1);
    expect(wrong.out).toMatch(/solutions +0\n/);
    expect(wrong.out).toContain("r9c9 is 6: try 9");
    expect((await wings(["check", "--detail", "--limit", "7", MANY])).out).toMatch(/solutions +at least 7\n/);
  });

  test("is part of a line only with the flag", async () => {
    expect(records((await wings(["check", "--json", EASY])).out)[0]).not.toHaveProperty("detail");
  });
});

describe("rate --scale hodoku", () => {
  test("is the same path in other numbers", async () => {
    const [own] = records((await wings(["rate", "--json", PUZZLE])).out);
    const [theirs] = records((await wings(["rate", "--json", "--scale", "hodoku", PUZZLE])).out);
    const counts = own.counts as Record<string, number>;
    expect(theirs).toEqual({ ...own, ...inHodokuNumbers(counts), scale: "hodoku" });
    expect(theirs.score).not.toBe(own.score);
    const text = (await wings(["rate", "--scale", "hodoku", PUZZLE])).out;
    expect(text).toMatch(new RegExp(`^${String(theirs.level)} +${String(theirs.score)} `));
  });

  test("a board that is not solved has no level and score", async () => {
    const [record] = records((await wings(["rate", "--json", "--scale", "hodoku", MANY])).out);
    expect(record).toMatchObject({ status: "many", level: null, score: null, scale: "hodoku" });
    expectRefusal(await wings(["rate", "--scale", "hodku", EASY]), 2, "WINGS_BAD_VALUE", "Did you mean hodoku?");
  });
});

describe("rate --scale explainer", () => {
  test("gives ER, EP and ED, as the library does", async () => {
    const { er, ep, ed } = explainerRating(PUZZLE);
    const [record] = records((await wings(["rate", "--json", "--scale", "explainer", PUZZLE])).out);
    expect(record).toMatchObject({ status: "solved", er, ep, ed, scale: "se-1.2.1-symmetric" });
    const text = (await wings(["rate", "--scale", "explainer", PUZZLE])).out;
    expect(text).toMatch(new RegExp(`^ER ${Number(er).toFixed(1)} +EP 1.2 +ED 1.2 .*${String(record.hardest)}\n$`));
    const row = (await wings(["rate", "--scale", "explainer", "--tsv", "--fields", "er,ed,hardest", PUZZLE])).out;
    expect(row).toBe(`${er}\t${ed}\t${String(record.hardest)}\n`);
  });

  test("stops early with --until, and says so", async () => {
    const [record] = records(
      (await wings(["rate", "--json", "--scale", "explainer", "--until-er", "2.0", PUZZLE])).out,
    );
    expect(record).toMatchObject({ status: "solved", er: ">2", ed: 1.2 });
    expectRefusal(
      await wings(["rate", "--until-er", "2.0", PUZZLE]),
      2,
      "WINGS_FLAGS_CLASH",
      "needs --scale explainer",
    );
    const hard = ["rate", "--scale", "explainer", "--until-er", "hard", PUZZLE];
    expectRefusal(await wings(hard), 2, "WINGS_BAD_VALUE", "7.5");
    const fields = ["rate", "--scale", "explainer", "--tsv", "--fields", "score", PUZZLE];
    expectRefusal(await wings(fields), 2, "WINGS_BAD_VALUE", "one of puzzle, status, er, ep, ed, hardest");
  });

  test("gives no numbers to boards without exactly one solution, and 0 to a full one", async () => {
    const { out } = await wings(["rate", "--json", "--scale", "explainer", MANY, NONE, SOLUTION]);
    expect(records(out).map(({ status, er }) => [status, er])).toEqual([
      ["many", null],
      ["none", null],
      ["solved", 0],
    ]);
  });
});

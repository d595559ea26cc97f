import { format, parse } from "@wings/core";
import { describe, expect, it } from "vitest";
import { readCases } from "../src/cases.js";
import { type Cases, atStage } from "../src/index.js";
import { NONE, ONE, SEVERAL, errorOf } from "@wings/test-kit/technique";

const misses = [NONE];
const read = (text: string): ReturnType<typeof readCases>[number] => readCases({ finds: [text], misses })[0];
/** A library line of the board at S1: its placed and deleted candidates, and what is found. */
const LIBRARY = format(atStage(parse(ONE), "S1"), "library", {
  eliminations: [
    { cell: 75, digit: 5 },
    { cell: 76, digit: 5 },
  ],
});

describe("a case", () => {
  it.each([
    [`S1 ${ONE} => r9c45≠5`],
    [`S1 ${ONE} => r9c4≠5 r9c5≠5`],
    [`S1 ${ONE}=>r9c5<>5,r9c4!=5`],
    [`  S1   ${ONE}   =>   R9C4 r9c5#5  `],
    [`${format(atStage(parse(ONE), "S1"), "url")} => r9c4≠5, r9c5≠5`],
    [LIBRARY],
    [`${LIBRARY} => r9c45≠5`],
  ])("is read from %s", (text) => {
    const { board, outcome } = read(text);
    expect(format(board, "grid")).toBe(format(atStage(parse(ONE), "S1"), "grid"));
    expect(outcome).toEqual(["r9c4≠5", "r9c5≠5"]);
  });

  it("can place digits, and eliminate several at once", () => {
    expect(read(`S1 ${SEVERAL} => r1c45=9 r1c5≠13`).outcome).toEqual(["r1c4=9", "r1c5=9", "r1c5≠1", "r1c5≠3"]);
  });

  // The columns of the wrong word, and what is said of it.
  it.each([
    [`S1 ${ONE} => r9c4≠5 r9x5≠5`, 96, 'expected cells and digits such as r12c3≠4 or r1c2=5, found "r9x5≠5"'],
    [`S1 ${ONE} => r9c4≠`, 89, 'found "r9c4≠"'],
    [`S1 ${ONE} => r9c0≠5`, 89, 'found "r9c0≠5"'],
    [`S1 ${ONE} => r9c4≠6`, 89, "expected a candidate of r9c4 (57), found"],
    [`S1 ${ONE} => r9c1≠5`, 89, "expected a candidate of r9c1 (it contains 8), found"],
    [`S1 ${ONE} => r9c4=57`, 89, "expected one digit to place"],
    [`S1 ${ONE} => r9c4`, 93, "expected what happens to the cells, such as ≠4 or =5"],
    [`S1 ${ONE} =>`, 88, "expected what happens to the cells"],
    [`S1 ${ONE}`, 85, 'expected an outcome, such as "=> r1c3≠4"'],
  ])("with a typo tells where: %s", (text, column, says) => {
    const error = errorOf(() => read(text));
    expect(error.code).toBe("WINGS_BAD_CASE");
    expect(error.message).toContain(says);
    expect(error.message.split("\n").slice(1)).toEqual([`  ${text}`, `  ${" ".repeat(column - 1)}^`]);
    expect(error.details).toMatchObject({ text, column });
  });

  it.each(["S1 53..7", "S9 hello => r1c1≠1", "", `S1 ${ONE.slice(1)} => r9c4≠5`])(
    "without a board is refused: %s",
    (text) => {
      const error = errorOf(() => read(text));
      expect(error.code).toBe("WINGS_BAD_CASE");
      expect(error.message).toMatch(/^the board of this case can't be read: line 1, column \d+: expected/);
    },
  );

  it.each(["S7", "s1", "S1:", "S 1", "S0", "foo", "x-wing"])(
    "begins with a stage or its board, not with %s",
    (word) => {
      for (const cases of [
        { finds: [`${word} ${ONE} => r9c45≠5`], misses },
        { finds: [`S1 ${ONE} => r9c45≠5`], misses: [`${word} ${NONE}`] },
      ]) {
        const error = errorOf(() => readCases(cases));
        expect(error.code).toBe("WINGS_BAD_CASE");
        expect(error.message).toContain("expected a board, with S1, S2, S3, S4 or nothing before it");
      }
    },
  );

  it("that is a miss states no outcome", () => {
    const error = errorOf(() => readCases({ finds: [`S1 ${ONE} => r9c4≠5`], misses: [`${NONE} => r1c3≠4`] }));
    expect(error.message).toContain("column 83 of this case: expected a board without an outcome");
  });
});

describe("the cases", () => {
  const finds = [`S1 ${ONE} => r9c45≠5`];

  it.each<[unknown, string, string]>([
    [{ finds: [], misses }, "NO_CASES", '"finds" is empty: add at least one'],
    [{ misses }, "NO_CASES", '"finds" is empty'],
    [{ finds, misses: [] }, "NO_CASES", '"misses" is empty'],
    [{ finds }, "NO_CASES", '"misses" is empty'],
    [{ finds, misses, only: [] }, "UNKNOWN_KEY", 'unknown key "only": use finds, misses'],
    [{ finds: [...finds, ...finds], misses }, "DUPLICATE_CASE", "repeats or contradicts"],
    [{ finds: [...finds, `S1 ${ONE} => r9c5≠5 r9c4≠5`], misses }, "DUPLICATE_CASE", "remove one of them"],
    [{ finds, misses: [NONE, NONE.replaceAll(".", "0")] }, "DUPLICATE_CASE", "remove one of them"],
    [{ finds, misses: [NONE, `S1 ${ONE}`] }, "DUPLICATE_CASE", "repeats or contradicts"],
    [null, "BAD_CASES", "are not an object"],
    [{ finds: finds[0], misses }, "BAD_CASES", 'have no array "finds"'],
    [{ finds: [ONE.split("")], misses }, "BAD_CASES", 'have something in "finds" that is not a string or an object'],
  ])("%j are refused", (cases, code, says) => {
    const error = errorOf(() => readCases(cases as Cases));
    expect(error.code).toBe(`WINGS_${code}`);
    expect(error.message).toContain(says);
  });

  it("accept one board with several outcomes", () => {
    const all = readCases({ finds: [`S1 ${SEVERAL} => r1c5≠3 r3c8≠3`, `S1 ${SEVERAL} => r3c6≠1`], misses });
    expect(all.map(({ list, outcome }) => [list, ...outcome])).toEqual([
      ["finds", "r1c5≠3", "r3c8≠3"],
      ["finds", "r3c6≠1"],
      ["misses"],
    ]);
  });
});

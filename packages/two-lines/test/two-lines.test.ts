import {
  type Board,
  type Technique,
  explain,
  findAll,
  hasOneSolution,
  parse,
  parseCell,
  parseHouse,
  prove,
} from "@wings/core";
import { atStage, complete, examine, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { twoLineUniqueness } from "../src/index.js";
import { isLost, leastCells, lostInTwoLines } from "./reference.js";

const COLUMNS = "S4 ..8.2...9.34.....7....6.8..4..5......71..6...26.8..9.1....5...31.....75.......218";
const ROWS = "S4 ...5..96.3...1..7.....9.8.37...5.69.46.8......1......8.....1.....8...1..95.62....";
/** A candidate outside of the lines leaves. */
const OUTSIDE = "S4 7......6.65....1.7..1..28.....6289..1..4.........95......91.4.....8.6.5.3.......6";
/** A unique rectangle of type 1: two columns of the pattern. */
const RECTANGLE =
  ":0600:23:+4+7.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4..1+6+2871+3+9+45+5+1+3+9+42..+6+74+96+58.+1.::227 327::";
/** Solved by subsets: nothing is left to exchange. */
const NOTHING = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

techniqueTester(
  twoLineUniqueness,
  {
    finds: [
      `${COLUMNS} => r4c8≠3`,
      `${ROWS} => r5c7≠2`,
      { board: OUTSIDE, outcome: "r7c6≠3", options: { outside: true } },
    ],
    misses: [`S4 ${NOTHING}`],
  },
  { describe, it },
);

describe("Two-Line Uniqueness", () => {
  it.each([false, true])("finds exactly what the reference finds, with candidates outside: %s", (outside) => {
    const technique = twoLineUniqueness.with({ outside });
    complete(technique, lostInTwoLines(outside), { seed: seed(1), boards: boards(30, 2000), least: 20 });
    const early = Array.from(randomBoards(seed(2), boards(10, 500)), ({ board }) => board);
    complete(technique, lostInTwoLines(outside), { boards: early, least: 1 });
  });

  it.each([false, true])("is right by the solution and by its reasons, with candidates outside: %s", (outside) => {
    const technique = twoLineUniqueness.with({ outside });
    const count = boards(60, 2000);
    soundness(technique, { boards: stuckBoards(seed(3), count), least: count / 2 });
    soundness(technique, { seed: seed(4), boards: count, least: 1 });
  });

  it.each([false, true])("shows as few cells as possible, with candidates outside: %s", (outside) => {
    let compared = 0;
    for (const board of stuckBoards(seed(5), boards(5, 100))) {
      for (const { pattern, size } of findAll(board, [twoLineUniqueness.with({ outside })])) {
        const { lines, cell, digit } = pattern as unknown as { lines: string[]; cell: string; digit: number };
        const columns = columnsOf(lines.map(parseHouse));
        expect(size).toBe(leastCells(board, columns, { cell: parseCell(cell), digit }));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it("finds nothing where two lines have no given: there are two solutions", () => {
    expect(findAll(parse(".".repeat(81)), [twoLineUniqueness])).toEqual([]);
    const grid = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    expect(findAll(parse(".".repeat(18) + grid.slice(18)), [twoLineUniqueness])).toEqual([]);
  });
});

/** The columns of two lines. */
const columnsOf = ([one, other]: readonly number[]): (readonly [number, number])[] =>
  Array.from({ length: 9 }, (_, i) =>
    one < 9 ? ([one * 9 + i, other * 9 + i] as const) : ([i * 9 + one - 9, i * 9 + other - 9] as const),
  );

describe("faults that are planted", () => {
  const board = atStage(parse(COLUMNS.slice(3)), "S4");
  const [found] = findAll(board, [twoLineUniqueness]);
  interface Deadly {
    readonly deadly: readonly string[];
    readonly digits: readonly (readonly number[])[];
  }
  const [fact] = found.reason as unknown as readonly [Deadly];
  const status = (on: Board, reason: readonly unknown[]): string => {
    try {
      return prove(on, { ...found.toJSON(), reason: reason as never }).status;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it("are refused: no deadly pattern, a cell less, a digit less or all digits in each cell", () => {
    expect(status(board, [fact])).toBe("proved");
    expect(status(board, [])).toBe("refuted");
    // Of a smallest pattern no column can be left out; of the other cells, one sometimes can.
    const at = fact.deadly.indexOf("r4c8");
    const others = { deadly: fact.deadly.filter((_, i) => i !== at), digits: fact.digits.filter((_, i) => i !== at) };
    expect(status(board, [others])).not.toBe("proved");
    const fewer = fact.digits.map((digits) => (digits.length > 1 ? digits.slice(1) : digits));
    expect(status(board, [{ ...fact, digits: fewer }])).not.toBe("proved");
    const more = fact.digits.map((digits) => (digits.length > 1 ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : digits));
    expect(status(board, [{ ...fact, digits: more }])).not.toBe("proved");
  });

  it("are refused: a cell of the pattern that is given", () => {
    const solved = atStage(parse(COLUMNS.slice(3)), "S4");
    const cell = parseCell(fact.deadly[0] as never);
    const given = solved.copy();
    given.placeGiven(cell, given.candidates(cell)[0]);
    expect(status(given, [fact])).toMatch(/^WINGS_|refuted/);
  });

  it("are found by the tester: a search that takes a candidate of a single filling", () => {
    const find: Technique["find"] = (on, report) => {
      const columns = columnsOf([15, 16]);
      const cell = columns.flat().find((each) => on.digit(each) === 0);
      if (cell === undefined || !hasOneSolution(on)) return;
      const digit = on.candidates(cell).find((each) => !isLost(on, columns, { cell, digit: each }));
      if (digit === undefined || !report.eliminateCells(digit, [cell])) return;
      const houses = [0, 1, 2, 3, 4, 5, 6, 7, 8];
      report.commit({ lines: [15, 16], columns: houses, cell, digit } as never, 18);
    };
    const { faults } = examine({ ...(twoLineUniqueness as Technique), find }, [board], { symmetries: 0 });
    expect(faults.map(({ seen }) => seen).join()).toContain("not every filling has a twin");
  });
});

describe("explanations", () => {
  it.each<[string, string, string[]]>([
    [
      "two columns",
      COLUMNS,
      [
        "If r4c8 were 3, column 7 and column 8 could only be filled so that some of row 1, row 2, row 3, row 4, row 5 and row 7 could be turned over: there, both lines would have the same digits, and none of these is given. So the puzzle would have two solutions: remove 3 from r4c8.",
        "c7 and c8 with r1, r2, r3, r4, r5 and r7: r4c8≠3",
        "It must not be possible to exchange a part of column 7 and column 8.",
      ],
    ],
    [
      "two columns of a rectangle",
      RECTANGLE,
      [
        "If r2c7 were 2, column 7 and column 9 could only be filled so that row 2 and row 9 could be turned over: there, both lines would have the same digits, and none of these is given. So the puzzle would have two solutions: remove 2 from r2c7.",
        "c7 and c9 with r2 and r9: r2c7≠2",
        "It must not be possible to exchange a part of column 7 and column 9.",
      ],
    ],
  ])("of %s", (_, line, texts) => {
    const board = line.startsWith("S4 ") ? atStage(parse(line.slice(3)), "S4") : parse(line);
    const technique = twoLineUniqueness.with({ outside: line === OUTSIDE });
    const finding = findAll(board, [technique]).find(
      (each) => line !== OUTSIDE || explain(each, "short").endsWith("r7c6≠3"),
    )!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual(texts);
    expect(prove(board, finding).status).toBe("proved");
  });
});

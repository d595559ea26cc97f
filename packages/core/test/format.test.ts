import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Board, fromCandidates, isWingsError } from "./core.js";
import { format } from "../src/formats/format.js";
import type { FormatName } from "../src/formats/format-names.js";
import { parse, parseDetailed } from "../src/formats/parse.js";
import { search } from "../src/search/search.js";
import { boards } from "@wings/test-kit/depth";
import { PUZZLE, anyBoard, stateOf } from "./parse-examples.js";

const holding = (values: ArrayLike<number>, given: (cell: number) => boolean): Board => {
  const board = new Board();
  for (let cell = 0; cell < 81; cell++) {
    if (values[cell] === 0) continue;
    if (given(cell)) board.placeGiven(cell, values[cell]);
    else board.place(cell, values[cell]);
  }
  return board;
};

/** What each format keeps, as the board that comes back: the table in docs/formats.md. */
const kept: Record<FormatName, (board: Board) => Board> = {
  digits: (board) => holding(board.values, () => true),
  "digits-grid": (board) => holding(board.values, () => true),
  "simple-sudoku": (board) => holding(board.values, () => true),
  sdk: (board) => holding(board.values, (cell) => board.isGiven(cell)),
  candidates: candidatesOnly,
  grid: (board) => (allSingle(board) ? holding(singles(board), () => true) : candidatesOnly(board)),
  "marked-grid": (board) => board,
  library: (board) => board,
  url: (board) => board,
};

function masksOf(board: Board): number[] {
  return Array.from(board.masks, (mask, cell) => mask | ((1 << board.values[cell]) >> 1));
}

function candidatesOnly(board: Board): Board {
  return fromCandidates(masksOf(board));
}

/** A grid with one digit in each cell is a grid of digits: there is nothing to tell it from one. */
const allSingle = (board: Board): boolean => masksOf(board).every((mask) => mask !== 0 && (mask & (mask - 1)) === 0);
const singles = (board: Board): number[] => masksOf(board).map((mask) => 32 - Math.clz32(mask));

/** An empty board has 729 characters in any grid of candidates. */
const isEmpty = (board: Board): boolean => board.masks.every((mask) => mask === 511);

const names = Object.keys(kept) as FormatName[];

const SOLVED = [...search(PUZZLE).solution!].map(Number);

it.each(["grid", "marked-grid"] as const)(
  "%s tells an empty cell from an open one, also where no other cell has candidates",
  (as) => {
    const board = holding(SOLVED, () => false);
    const empty = fromCandidates(masksOf(board).map((mask, cell) => (cell === 80 ? 0 : mask)));
    const back = parse(format(empty, as));
    expect(masksOf(back)).toEqual(masksOf(empty));
    expect(masksOf(parse(format(fromCandidates(Array(81).fill(0)), as)))).toEqual(Array(81).fill(0));
  },
);

describe("format", () => {
  it.each(names)("%s reads back as far as the format says", (as) => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const before = stateOf(board);
        const { board: back, format: recognized } = parseDetailed(format(board, as));
        expect(stateOf(back)).toEqual(stateOf(kept[as](board)));
        expect(stateOf(board)).toEqual(before);
        const otherwise = as === "grid" && (allSingle(board) || isEmpty(board));
        const unmarked = as === "marked-grid" && board.values.every((digit) => digit === 0);
        if (!otherwise && !unmarked) expect(recognized).toBe(as);
      }),
      { numRuns: boards(50, 300) },
    );
  });

  it.each(names)("%s reads back full, empty and unlucky boards", (as) => {
    const full = new Board();
    const solution = "685139724724568391391472685179246538462853179538917462813794256947625813256381947";
    for (let cell = 0; cell < 81; cell++) full.place(cell, Number(solution[cell]));
    const noCandidate = parse(PUZZLE);
    for (let digit = 1; digit <= 9; digit++) for (let cell = 9; cell < 18; cell++) noCandidate.eliminate(cell, digit);
    for (const board of [full, new Board(), noCandidate, holding(full.values, () => true)]) {
      expect(stateOf(parse(format(board, as)))).toEqual(stateOf(kept[as](board)));
    }
  });

  it("writes 81 characters when not asked otherwise", () => {
    expect(format(parse(PUZZLE))).toBe(PUZZLE);
  });

  it("writes what other programs read", () => {
    const board = parse(PUZZLE);
    board.place(0, 6);
    board.eliminate(1, 3);
    const lines = (as: FormatName): string[] => format(board, as).split("\n");
    expect(lines("digits-grid").slice(0, 5)).toEqual([
      "+-------+-------+-------+",
      "| 6 . . | 1 . 9 | 7 . 4 |",
      "| 7 2 . | . . 8 | . . . |",
      "| . . . | . . . | 6 . 5 |",
      "+-------+-------+-------+",
    ]);
    expect(lines("simple-sudoku").slice(0, 5)).toEqual([
      "*-----------*",
      "|6..|1.9|7.4|",
      "|72.|..8|...|",
      "|...|...|6.5|",
      "|---+---+---|",
    ]);
    expect(lines("simple-sudoku")).toHaveLength(13);
    expect(lines("sdk").slice(0, 2)).toEqual(["[Puzzle]", "...1.97.4"]);
    expect(lines("sdk").slice(10, 12)).toEqual(["[State]", "6..1.97.4"]);
    expect(lines("grid").slice(0, 5)).toEqual([
      ".----------------------.----------------------.----------------------.",
      "| 6      8      358    | 1      35     9      | 7      238    4      |",
      "| 7      2      13459  | 345    356    8      | 139    139    139    |",
      "| 3489   13489  13489  | 2347   37     23     | 6      12389  5      |",
      ":----------------------+----------------------+----------------------:",
    ]);
    expect(lines("grid").at(-1)).toBe("'----------------------'----------------------'----------------------'");
    expect(lines("marked-grid")[1]).toBe("| {6}    8      358    | <1>    35     <9>    | <7>    238    <4>    |");
    expect(format(board, "candidates").slice(0, 36)).toBe(".....6..........8...3.5..8.1........");
    expect(format(board, "url")).toBe("w1fE0j1j97j472l8r6j51l4l8j62t74p4k6l62m25k81k7");
    expect(format(board, "library")).toBe(
      ":0000::+6..1.97.472...8.........6.51...4...8.62...........74.......4..6...62....25..81..7:312:::",
    );
  });

  it("writes no [State] when nothing was placed", () => {
    expect(format(parse(PUZZLE), "sdk")).not.toContain("[State]");
  });

  it("writes the other fields of a library line", () => {
    const step = {
      code: "0601",
      variant: "x",
      digits: [3, 5],
      eliminations: [{ cell: 3, digit: 3 }],
      placements: [{ cell: 80, digit: 9 }],
      extra: "4:a b",
    };
    const line = format(parse(PUZZLE), "library", step);
    expect(line).toBe(`:0601-x:35:${PUZZLE}::314:999:4:a b`);
    expect(parseDetailed(line).library).toEqual(step);
  });

  it("keeps url text short and safe", () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(format(board, "url")).toMatch(/^w1[0-9A-Za-z]{5,162}$/);
      }),
    );
    expect(format(new Board(), "url")).toBe("w1zzzzv");
    expect(format(parse(PUZZLE), "url").length).toBeLessThan(60);
  });

  it("refuses formats that it does not know", () => {
    for (const as of ["pdf", "toString", "", null, 3] as never[]) {
      try {
        format(new Board(), as);
        expect.unreachable();
      } catch (error) {
        expect(isWingsError(error) && error.code).toBe("WINGS_UNKNOWN_FORMAT");
      }
    }
  });
});

import { execFileSync, spawnSync } from "node:child_process";
import { Board, format, parse } from "@wings/core";
import { layoutOf } from "@wings/layouts";
import { fullGrid, random } from "@wings/testing";
import LZString from "lz-string";
import { describe, expect, it } from "vitest";
import { boards as depth } from "@wings/test-kit/depth";
import {
  type AnyFormatName,
  FORMATS,
  coachLink,
  exchangeLink,
  fPuzzlesLink,
  formatAny,
  parseAny,
  splitAny,
  sudokuPadLink,
  wikiLink,
  wingsLink,
} from "../src/index.js";

const names = Object.keys(FORMATS) as AnyFormatName[];

/** Positions: a third are plain puzzles, a third have placed digits, and a third lack candidates as well. */
function boards(count: number): Board[] {
  const source = random(7);
  return Array.from({ length: count }, (_, i) => {
    const solution = fullGrid(source);
    const cells = source.shuffle(Array.from({ length: 81 }, (_, cell) => cell));
    const board = parse(Array.from(solution, (digit, cell) => (cells[cell] < 30 ? digit : ".")).join(""));
    for (const cell of cells.slice(0, i % 3 === 0 ? 0 : 20))
      if (board.digit(cell) === 0) board.place(cell, Number(solution[cell]));
    for (const cell of cells.slice(0, i % 3 === 2 ? 60 : 0)) {
      const [wrong] = board.candidates(cell).filter((digit) => digit !== Number(solution[cell]));
      if (wrong !== undefined && board.digit(cell) === 0) board.eliminate(cell, wrong);
    }
    return board;
  });
}

const all = boards(depth(200, 1000));
const cells = Array.from({ length: 81 }, (_, cell) => cell);
/** Candidates of open cells. */
const masksOf = (board: Board): number[] => cells.map((cell) => (board.digit(cell) === 0 ? board.masks[cell] : 0));

describe("formatAny", () => {
  it.each(names)("writes %s so that it is read again, with all that the table says", (name) => {
    const { keeps } = FORMATS[name];
    const isAll = (value: unknown): boolean => value === true;
    for (const board of all) {
      const written = formatAny(board, name);
      const again = parseAny(written);
      const filled = (each: Board): string => format(each, "digits");
      // A lone candidate may be read as a digit.
      if (keeps.digits !== "unless a lone candidate looks placed") expect(filled(again)).toBe(filled(board));
      else
        for (const cell of cells) if (board.digit(cell) > 0) expect(again.masks[cell] | again.digit(cell)).not.toBe(0);
      if (isAll(keeps.givens))
        expect(cells.map((cell) => again.isGiven(cell))).toEqual(cells.map((cell) => board.isGiven(cell)));
      if (isAll(keeps.candidates) && isAll(keeps.digits)) expect(masksOf(again)).toEqual(masksOf(board));
      if (keeps.candidates === "as notes") expect(masksOf(again)).toEqual(masksOf(board));
      if (keeps.candidates === false) expect(masksOf(again)).toEqual(masksOf(parse(format(board))));
    }
  });

  it.each(names.filter((name) => FORMATS[name].kind === "link"))(
    "writes %s as a link that survives a query",
    (name) => {
      for (const board of all.slice(0, 40)) {
        const link = formatAny(board, name);
        expect(link).not.toMatch(/[+\s]/);
        const { searchParams, href } = new URL(link);
        expect(format(parseAny(href), "url")).toBe(format(parseAny(link), "url"));
        const load = searchParams.get("load");
        if (load !== null) expect(LZString.decompressFromBase64(load)).toContain('"size":9');
      }
    },
  );

  it("writes what lz-string reads as the JSON of f-puzzles", () => {
    const [, , board] = all;
    const payload = decodeURIComponent(formatAny(board, "sudokupad").replace("https://sudokupad.app/fpuzzles", ""));
    const { size, grid } = JSON.parse(LZString.decompressFromBase64(payload)) as {
      size: number;
      grid: { value?: number; given?: boolean; centerPencilMarks?: number[] }[][];
    };
    expect(size).toBe(9);
    grid.flat().forEach((cell, i) => {
      expect(cell.value ?? 0).toBe(board.digit(i));
      expect(cell.given ?? false).toBe(board.isGiven(i));
      if (board.digit(i) === 0) expect(cell.centerPencilMarks).toEqual(board.candidates(i));
    });
  });

  it("takes the notes of a player where the program keeps them", () => {
    const board = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    const notes = cells.map((cell) => (cell === 2 ? 0b11 : 0));
    const link = formatAny(board, "f-puzzles", { notes, title: "Mine" });
    const json = LZString.decompressFromBase64(new URL(link).searchParams.get("load")!);
    expect(json).toContain('"title":"Mine"');
    expect(json.match(/centerPencilMarks/g)).toHaveLength(1);
    expect(json).toContain('{"centerPencilMarks":[1,2]}');
    // A few notes are not the candidates of a board.
    expect(format(parseAny(link), "url")).toBe(format(board, "url"));
  });

  it("refuses what it does not know", () => {
    const [board] = all;
    for (const [name, options, code] of [
      ["sudoku-pad", undefined, "WINGS_UNKNOWN_FORMAT"],
      ["toString", undefined, "WINGS_UNKNOWN_FORMAT"],
      [7, undefined, "WINGS_UNKNOWN_FORMAT"],
      ["sudokupad", { notes: [1, 2] }, "WINGS_BAD_ARGUMENT"],
      ["sudokupad", null, "WINGS_BAD_ARGUMENT"],
      ["coach", { nots: [] }, "WINGS_BAD_ARGUMENT"],
      ["wiki", { title: {} }, "WINGS_BAD_ARGUMENT"],
      ["sudokupad", { notes: cells.map(() => NaN) }, "WINGS_BAD_ARGUMENT"],
      ["sudokupad", { cornerNotes: "x".repeat(81) }, "WINGS_BAD_ARGUMENT"],
      ["sudokupad", { notes: "1" }, "WINGS_BAD_ARGUMENT"],
    ] as const)
      expect(() => formatAny(board, name as never, options as never)).toThrow(expect.objectContaining({ code }));
  });

  it("refuses what is no board, in each of its functions", () => {
    const clone = structuredClone(all[0]);
    const coded = (code: unknown): unknown => expect.objectContaining({ code });
    for (const write of [sudokuPadLink, fPuzzlesLink, coachLink, exchangeLink, wikiLink, wingsLink])
      for (const thing of [clone, format(all[0]), null])
        expect(() => write(thing as never)).toThrow(coded(expect.stringMatching(/^WINGS_/)) as Error);
    expect(() => sudokuPadLink(all[0], { notes: "abc" } as never)).toThrow(coded("WINGS_BAD_ARGUMENT") as Error);
    // The masks of a board are notes.
    expect(parseAny(sudokuPadLink(all[2], { notes: all[2].masks })).masks).toEqual(all[2].masks);
  });

  it("writes XML that another parser reads, and files that hold all boards", () => {
    const some = all.slice(0, 20);
    const { before, after } = FORMATS.opensudoku.frame!;
    const file = `${before}${some.map((board) => FORMATS.opensudoku.write(board)).join("")}${after}`;
    const found: string[] = [];
    const splitter = splitAny((text, line) => found.push(format(parseAny(text, line))));
    splitter.write(file);
    splitter.end();
    expect(found).toEqual(some.map((board) => format(board)));
    if (spawnSync("python3", ["--version"]).status !== 0) return;
    const script =
      "import sys, xml.etree.ElementTree as E\nfor g in E.parse(sys.stdin).getroot().iter('game'): print(g.get('data'))";
    const read = execFileSync("python3", ["-c", script], { input: file, encoding: "utf8" });
    expect(read.trim().split("\n")).toEqual(some.map((board) => format(board).replaceAll(".", "0")));
  });
});

/** A puzzle with this text as its first cell. */
const deep = (cell: string): string => {
  const row = (first: string): string => `[${[first, ...Array<string>(8).fill("{}")].join()}]`;
  return `{"grid":[${[row(cell), ...Array<string>(8).fill(row("{}"))].join()}]}`;
};

describe("a text of bad will", () => {
  const within = (text: string): unknown => {
    const start = performance.now();
    try {
      parseAny(text);
      return "read";
    } catch (error) {
      return (error as { code?: string }).code;
    } finally {
      expect(performance.now() - start).toBeLessThan(1000);
    }
  };
  it.each([
    ["10 MB that unpack to more", `https://f-puzzles.com/?load=N4Ig${"A".repeat(10_000_000)}`],
    [
      "a small text that unpacks to a large one",
      `https://f-puzzles.com/?load=${LZString.compressToBase64(`{"${"a".repeat(3e5)}`)}`,
    ],
    ["deep JSON", `https://f-puzzles.com/?load=${LZString.compressToBase64(`{"grid":${"[".repeat(50_000)}`)}`],
    ["deep rows", JSON.stringify({ grid: JSON.parse("[".repeat(900) + "]".repeat(900)) as unknown })],
    [
      "eight rows",
      JSON.stringify({ size: 8, grid: Array.from({ length: 8 }, () => Array.from({ length: 9 }, () => ({}))) }),
    ],
    ["marks that are no digits", JSON.stringify({ grid: Array(9).fill(Array(9).fill({ value: {} })) })],
    [
      "a variant",
      JSON.stringify({ grid: Array(9).fill(Array(9).fill({})), killercage: [{ cells: ["R1C1"], value: "9" }] }),
    ],
    ["a deep value", deep(`{"value":${"[".repeat(20_000)}${"]".repeat(20_000)}}`)],
    ["a deep cell", deep(`${"[".repeat(20_000)}${"]".repeat(20_000)}`)],
    ["a value that is no text", deep('{"value":{"toString":1,"valueOf":2}}')],
    ["a value that is true", deep('{"value":true}')],
    ["a value with blanks", deep('{"value":" 5 "}')],
    ["a long value", deep(`{"value":"${"x".repeat(5000)}"}`)],
    ["a clue of nine digits", `https://www.sudokuwiki.org/sudoku.htm?bd=${"vv".repeat(81)}`],
  ])("%s ends in a coded error", (_, text) => {
    expect(within(text)).toMatch(/^WINGS_/);
  });

  it("has marks that are no digits: they are ignored", () => {
    const board = parse("1".padEnd(81, "."));
    const marks = '{"centerPencilMarks":[[[]],{"toString":1},true," 2"]}';
    const row = (first: string): string => `[${[first, ...Array<string>(8).fill(marks)].join()}]`;
    const text = `{"grid":[${[row('{"value":1,"given":true}'), ...Array<string>(8).fill(row(marks))].join()}]}`;
    expect(format(parseAny(text), "url")).toBe(format(board, "url"));
  });

  it("says in a few words what is wrong", () => {
    const long = deep(`{"value":"${"x".repeat(5000)}"}`);
    expect(() => parseAny(long)).toThrow(/^.{1,160}$/);
    expect(() => parseAny("https://sudokupad.app/gusmeglx1b")).toThrow(
      /names a puzzle on the server of sudokupad\.app/,
    );
    expect(() => parseAny("https://example.org/x")).toThrow(/contains no board/);
    for (const json of ["null", "{}", "hello", "[".repeat(9000)]) {
      const link = `https://f-puzzles.com/?load=${encodeURIComponent(LZString.compressToBase64(json))}`;
      expect(() => parseAny(link)).toThrow(/expected a puzzle of f-puzzles or SudokuPad/);
    }
  });

  it("reads a link without https", () => {
    const [board] = all;
    expect(format(parseAny(formatAny(board, "sudokupad").replace("https://", "")))).toBe(format(board));
  });
});

describe("a board with other houses", () => {
  const JIGSAW = "jigsaw:AAAABBBBBAAAACCCBBADEEECFBBDDGEECFFFDDGECCFFFDGGECCFFHDGEEIIHHHDGIIIIIHHDGGGIIHHH";

  it.each(["x", "windoku", "anti-knight", "disjoint+anti-king", JIGSAW])("keeps its rules in a link: %s", (name) => {
    const layout = layoutOf(name);
    const board = new Board(layout);
    board.placeGiven(0, 5);
    board.placeGiven(12, 7);
    for (const link of [sudokuPadLink(board), fPuzzlesLink(board), wingsLink(board)]) {
      // What is read is what the layout has: without it, the error names it.
      expect(() => parseAny(link)).toThrow(
        expect.objectContaining({ details: expect.objectContaining({ layout: name }) as object }) as Error,
      );
      expect(parseAny(link, 1, layout).equals(board)).toBe(true);
    }
    expect(formatAny(board, "wings")).toBe(wingsLink(board));
    expect(() => formatAny(board, "coach")).toThrow("a link of sudoku.coach is not available for the layout");
    expect(parseAny(formatAny(board, "url"), 1, layout).equals(board)).toBe(true);
  });
});

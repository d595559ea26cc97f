import { describe, expect, it } from "vitest";
import { format } from "../src/formats/format.js";
import { parse } from "../src/formats/parse.js";
import { splitBoards } from "../src/formats/split-boards.js";
import { PUZZLE, ROWS } from "./parse-examples.js";

function split(file: string, chunk = file.length): { text: string; line: number }[] {
  const boards: { text: string; line: number }[] = [];
  const splitter = splitBoards((text, line) => boards.push({ text, line }));
  for (let i = 0; i < file.length; i += chunk) splitter.write(file.slice(i, i + chunk));
  splitter.end();
  return boards;
}

/** The first lines of the boards of a file, all of which must be the puzzle. */
function linesOf(file: string, chunk?: number): number[] {
  return split(file, chunk).map(({ text, line }) => {
    expect(format(parse(text, line))).toBe(PUZZLE);
    return line;
  });
}

const rows = ROWS.join("\n");

describe("splitBoards", () => {
  it("lines, with blank lines and remarks between", () => {
    expect(linesOf(`# two\n\n${PUZZLE}\n${PUZZLE} # easy\n\n  # end\n:0000::${PUZZLE}::::\n`)).toEqual([3, 4, 7]);
    for (const names of ["id,puzzle", "No.;Puzzle (en);", "\"a b\"\t'c'"])
      expect(linesOf(`${names}\n1,${PUZZLE}`), names).toEqual([2]);
  });

  it("a first line with a separator that names no columns", () => {
    for (const line of ["Puzzle 7, 000000010 400000000", "easy;53..7", "<snip; cut", `a,${" ".repeat(90_000)}<`]) {
      const texts: string[] = [];
      const splitter = splitBoards((text) => texts.push(text));
      splitter.write(`${line}\n${PUZZLE}\n`);
      splitter.end();
      expect(texts).toEqual([line, PUZZLE]);
    }
  });

  it("grids, one behind another", () => {
    const drawn = format(parse(PUZZLE), "digits-grid");
    expect(linesOf(`${rows}\n\n${rows}\n`)).toEqual([1, 11]);
    expect(linesOf(`Grid 01\n${rows}\nGrid 02\n${rows}`)).toEqual([2, 12]);
    expect(linesOf(`${drawn}\n\n\n${drawn}`)).toEqual([1, 16]);
    expect(linesOf(`${PUZZLE}\n${drawn}\n${PUZZLE}`)).toEqual([1, 2, 15]);
    expect(linesOf(`${drawn}\n Simple Sudoku\n Version 4\n${drawn}`)).toEqual([1, 16]);
  });

  it("a blank line between the bands of a grid ends nothing", () => {
    const banded = [0, 3, 6].map((i) => ROWS.slice(i, i + 3).join("\n")).join("\n\n");
    expect(linesOf(`${banded}\n\n${banded}`)).toEqual([1, 13]);
  });

  it("sections belong to their [Puzzle]", () => {
    const sdk = `#A me\n[Puzzle]\n${rows}\n\n[State]\n${rows.replace("...", "6..")}\n`;
    const texts = split(`${sdk}${sdk}\n${sdk}`);
    expect(texts.map(({ line }) => line)).toEqual([2, 24, 47]);
    for (const { text, line } of texts) expect(parse(text, line).values[0]).toBe(6);
  });

  it("rows of blanks are rows", () => {
    const blanks = `1${" ".repeat(8)}\n${`${" ".repeat(9)}\n`.repeat(7)}${" ".repeat(8)}2`;
    const [{ text }, ...more] = split(`${blanks}\n\n${blanks}`);
    expect(more).toHaveLength(1);
    expect(format(parse(text))).toBe(`1${".".repeat(79)}2`);
  });

  it("cut anywhere, with any ends of lines", () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const file = [`\uFEFF# x`, PUZZLE, "", ...ROWS, "", PUZZLE, PUZZLE].join(end);
      for (const chunk of [1, 2, 3, 7, 90, 1000]) expect(linesOf(file, chunk)).toEqual([2, 4, 14, 15]);
    }
  });

  it("errors know their line in the file", () => {
    const [, { text, line }] = split(
      `${PUZZLE}\n\n# remark\n${ROWS.slice(0, 4).join("\n")}\n# remark\n${ROWS.slice(4).join("\n")}?`,
    );
    expect(() => parse(text, line)).toThrow("line 13, column 10:");
  });

  it("a wrong line is one board and no more", () => {
    const texts = split(
      `${PUZZLE.slice(1)}\n${PUZZLE.replace("1", "q")}\n${PUZZLE}\n${"1".repeat(200_000)}\n${PUZZLE}`,
    );
    expect(texts.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
  });

  it("a line that never ends is cut, and the lines behind it are where they were", () => {
    const texts: [number, number][] = [];
    const splitter = splitBoards((text, line) => texts.push([text.length, line]));
    for (let part = 0; part < 3_000; part++) splitter.write("1".repeat(1_000));
    splitter.write(`\r\n${PUZZLE}\n`);
    splitter.end();
    expect(texts).toEqual([
      [100_001, 1],
      [81, 2],
    ]);
  });

  it("cuts endless input", () => {
    expect(split("1 2 3\n".repeat(1_000)).every(({ text }) => text.length < 1_000)).toBe(true);
  });
});

describe("words among lines that are boards", () => {
  const line = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
  const grid = Array.from({ length: 9 }, (_, row) => line.slice(row * 9, row * 9 + 9)).join("\n");
  const texts = (file: string): [string, number][] => {
    const found: [string, number][] = [];
    const splitter = splitBoards((text, first) => found.push([text, first]));
    splitter.write(file);
    splitter.end();
    return found;
  };

  it("are bad lines, and not lost", () => {
    expect(texts(`${line}\ngarbage here\n# a remark\n\n${line}\nhello\n`)).toEqual([
      [line, 1],
      ["garbage here", 2],
      [line, 5],
      ["hello", 6],
    ]);
    expect(texts("foo\nbar\n")).toEqual([
      ["foo", 1],
      ["bar", 2],
    ]);
  });

  it("so are frames and parts of grids, each by itself, with the words about them", () => {
    expect(texts(`${line}\n-----\n!!!!\n\n${line}\nfoo\n12.\n34.\nbar\n${line}\n===\n`)).toEqual([
      [line, 1],
      ["-----", 2],
      ["!!!!", 3],
      [line, 5],
      ["foo", 6],
      ["12.", 7],
      ["34.", 8],
      ["bar", 9],
      [line, 10],
      ["===", 11],
    ]);
    const [short, shorter] = [line.slice(0, 30), line.slice(0, 20)];
    expect(texts(`${short}\n${shorter}\n${line}\n`)).toEqual([
      [short, 1],
      [shorter, 2],
      [line, 3],
    ]);
  });

  it("but a grid among them is a grid, of nine lines or of three", () => {
    const three = line.match(/.{27}/g)!.join("\n");
    expect(texts(`${line}\n${grid}\n${three}\n${line}\n`).map(([, at]) => at)).toEqual([1, 2, 14]);
    expect(texts(`${line}\n${grid}\n\n${three}\n${line}\n`).map(([, at]) => at)).toEqual([1, 2, 12, 15]);
    // A grid that lacks a row, among grids, is one wrong board.
    expect(texts(`${grid}\n\n${grid.slice(10)}\n\n${grid}`).map(([, at]) => at)).toEqual([1, 11, 20]);
  });

  it("are headings before or after a grid", () => {
    expect(texts(`Puzzle one\n${grid}\n\nPuzzle two\n${grid}\nby nobody\n`).map(([text]) => text.slice(0, 9))).toEqual([
      line.slice(0, 9),
      line.slice(0, 9),
    ]);
  });
});

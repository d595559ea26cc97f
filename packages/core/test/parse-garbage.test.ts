import { describe, expect, it } from "vitest";
import { Board, isWingsError } from "./core.js";
import { format } from "../src/formats/format.js";
import type { FormatName } from "../src/formats/format-names.js";
import { parse } from "../src/formats/parse.js";
import { splitBoards } from "../src/formats/split-boards.js";
import { PUZZLE, stateOf } from "./parse-examples.js";
import { boards, seed } from "@wings/test-kit/depth";
import { random } from "@wings/test-kit/random";

/** Whether it was a board. Fails on an error without a code or a place. */
function isBoard(text: string): boolean {
  try {
    const board = parse(text);
    // What is a board can be written, and is the same again.
    if (board.values[0] === 1) expect(stateOf(parse(format(board, "url")))).toEqual(stateOf(board));
    return true;
  } catch (error) {
    if (!isWingsError(error)) throw new Error(`Not coded, for ${JSON.stringify(text)}`, { cause: error });
    const { line, column, expected, seen } = error.details as {
      line: number;
      column: number;
      expected: string;
      seen: string;
    };
    const lines = text.split(/\r\n?|\n/);
    if (!(line >= 1 && line <= lines.length && column >= 1 && column <= lines[line - 1].length + 2)) {
      throw new Error(`Not in the text: line ${line}, column ${column} for ${JSON.stringify(text)}`, { cause: error });
    }
    if (typeof expected !== "string" || typeof seen !== "string")
      throw new Error(`Expected what? ${JSON.stringify(text)}`, { cause: error });
    return false;
  }
}

const NAMES: readonly FormatName[] = [
  "digits",
  "digits-grid",
  "simple-sudoku",
  "sdk",
  "candidates",
  "grid",
  "marked-grid",
  "library",
  "url",
];
const ALPHABETS = [
  ".123456789",
  " \n.0123456789|+-*:",
  "w1abcijklmnz23456789AP0v",
  ":0601-x 3+.\n12",
  "[Puzle]\n<>{}#.5 \t\r\uFEFF",
  "\u0000\u2500\u250c\ud83d\ude00é\u2028\u00a0x_,;=\"'()9",
];

describe("garbage", () => {
  it("is a board or a coded error", () => {
    const { below } = random(seed(81));
    const runs = boards(8_000, 100_000);
    const pick = <T>(list: ArrayLike<T>): T => list[below(list.length)];
    const board = parse(PUZZLE);
    board.place(0, 6);
    board.eliminate(1, 3);
    const texts = NAMES.map((name) => format(board, name));
    let read = 0;
    for (let run = 0; run < runs; run++) {
      let text: string;
      if (run % 4 === 0) {
        const alphabet = pick(ALPHABETS);
        text = Array.from({ length: below(run % 40 === 0 ? 900 : 120) }, () => pick(alphabet)).join("");
      } else {
        text = pick(texts);
        for (let change = below(4); change >= 0; change--) {
          const at = below(text.length + 1);
          const end = at + (below(4) === 0 ? below(40) : below(2));
          const insert = below(3) === 0 ? "" : below(20) === 0 ? pick(texts) : pick(pick(ALPHABETS));
          text = text.slice(0, at) + insert + text.slice(end);
        }
      }
      if (isBoard(text)) read++;
    }
    // Many changes are harmless, many are not: both ways were taken.
    expect(read).toBeGreaterThan(0.05 * runs);
    expect(read).toBeLessThan(0.8 * runs);
  });

  it("cut off anywhere", () => {
    const board = parse(PUZZLE);
    for (const name of NAMES) {
      const text = format(board, name);
      for (let end = 0; end <= text.length; end++) {
        isBoard(text.slice(0, end));
        isBoard(text.slice(end));
      }
    }
  });
});

const HOSTILE: readonly (readonly [name: string, piece: string])[] = [
  ["digits", "1"],
  ["plus signs", "+"],
  ["hyphens", "-"],
  ["blanks", " "],
  ["digits and blanks", "1 "],
  ["39 digits and a blank", `${"1".repeat(39)} `],
  ["40 letters and a blank", `${"a".repeat(40)} `],
  ["braces", "{<"],
  ["colons", ":"],
  ["triples", "111 "],
  ["letters", "r1 "],
  ["lines", "1\n"],
  ["blank lines", "\n"],
  ["carriage returns", "\r"],
  ["frames", "- -\n"],
  ["boxes", "┌─"],
  ["sections", "[State]\n"],
  ["headings", "aa\n"],
  ["quotes and bars", '" |'],
  ["cells of url text", "A0"],
];

describe("large texts", () => {
  it.each(HOSTILE)("of %s are refused at once", (_, piece) => {
    for (const start of ["", ":0601::", "w1", "[Puzzle]\n", `${PUZZLE} `, `:0601::${PUZZLE}:`]) {
      const text = start + piece.repeat(Math.ceil(1_000_000 / piece.length));
      expect(() => parse(text)).toThrow("up to 100000 characters");
    }
  });

  it.each(HOSTILE)("of %s take no longer than they are long", (_, piece) => {
    for (const start of ["", ":0601::", "w1", "[Puzzle]\n", `${PUZZLE} `, `:0601::${PUZZLE}:`]) {
      // Some milliseconds; what grew with the square of the length would take minutes, and end at the test's time limit.
      isBoard(start + piece.repeat(Math.floor(99_000 / piece.length)));
    }
  });

  it.each(HOSTILE)("of %s go through the splitter in bounded time", (_, piece) => {
    let texts = 0;
    const splitter = splitBoards((text, line) => {
      texts++;
      try {
        parse(text, line);
      } catch (error) {
        expect(isWingsError(error)).toBe(true);
      }
    });
    const chunk = piece.repeat(Math.floor(65_536 / piece.length));
    for (let i = 0; i < boards(2, 8); i++) splitter.write(chunk);
    splitter.end();
    expect(texts).toBeLessThan(1_000_000);
  });

  it("reads a board with any remarks, up to the limit", () => {
    expect(parse(`${PUZZLE} ${"5".repeat(39).concat(" ").repeat(2_000)}`)).toBeInstanceOf(Board);
  });
});

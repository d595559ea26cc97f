import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { clueCounts, notSeventeen, puzzlesIn } from "../datasets.mjs";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const folder = mkdtempSync(join(tmpdir(), "wings-datasets-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileOf(text: string): string {
  const file = join(folder, "puzzles.txt");
  writeFileSync(file, text);
  return file;
}

it("reads the puzzles of a file, but for remarks and empty lines", () => {
  const zeros = PUZZLE.replaceAll(".", "0");
  expect(puzzlesIn(fileOf(`# 2\r\n${PUZZLE}\r\n\r\n${zeros}\r\n`))).toEqual([PUZZLE, PUZZLE]);
});

it("names the line that is not a puzzle, and the file that has none", () => {
  expect(() => puzzlesIn(fileOf(`${PUZZLE}\nMIT License\n`))).toThrow(/^Line 2 of ".*puzzles\.txt" is not a puzzle\.$/);
  expect(() => puzzlesIn(fileOf("# none\n"))).toThrow(/^There are no puzzles in ".*puzzles\.txt"\.$/);
});

it("counts the clues of puzzles, the least and the most", () => {
  expect(clueCounts([PUZZLE])).toBe("33");
  expect(clueCounts(["1..2", "1...", ".23."])).toBe("1 to 2");
});

it("tells what can't stand for 17-clue puzzles", () => {
  expect(notSeventeen([PUZZLE])).toBe("they are 1, and it takes 1000");
  expect(notSeventeen(Array.from({ length: 1000 }, () => PUZZLE))).toBe("puzzle 1 has not 17 clues and one solution");
});

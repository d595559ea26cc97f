import { parse } from "@wings/core";
import { expect, it } from "vitest";
import { describe as inWords } from "../src/index.js";
import { EXAMPLES, marks } from "./examples.js";

const [{ board, finding, names }] = EXAMPLES;

it("says what the picture shows: the marks first, then the board", () => {
  expect(inWords(board, finding, names)).toBe(
    "XY-Wing. pivot: r3c8 {3,7}. wing: r2c9 {2,7}, r7c8 {2,3}. eliminated: r9c9 {2}. " +
      "weak link: 7 r3c8 to 7 r2c9. weak link: 3 r3c8 to 3 r7c8. Board, row by row, candidates in braces: " +
      "r1: 8 1 {23} {45} 7 {45} 6 9 {23}; r2: 4 {27} 6 3 9 8 5 1 {27}; r3: 5 {37} 9 {16} 2 {16} 4 {37} 8; " +
      "r4: 7 {2345} 8 {12456} {15} 9 {123} {235} {1236}; r5: {26} 9 {1245} {124567} 3 {124567} {12} 8 {1267}; " +
      "r6: {236} {235} {1235} 8 {15} {12567} 9 {2357} 4; r7: 1 {2345} {2345} {257} 6 {2357} 8 {23} 9; " +
      "r8: {239} 8 {23} {129} 4 {123} 7 6 5; r9: {239} 6 7 {1259} 8 {1235} {123} 4 {123}.",
  );
});

it("cells with the same digits come together; houses have their digit", () => {
  const text = inWords(board, { marks: marks("a r1c3 23;a r1c9 23;a r3c2;a r7;a b2 5;strong 2 r1c3 3 r1c9") });
  expect(text).toMatch(/^Sudoku\. a: r1c39 \{2,3\}, r3c2, r7, 5 in b2\. strong link: 2 r1c3 to 3 r1c9\. Board/);
});

it("says which candidates a link joins, and groups them by digit", () => {
  const [from, to] = [
    ["r1c3#2", "r1c9#2"],
    ["r2c2#7", "r2c2#2", "r2c9#2"],
  ] as const;
  const text = inWords(board, { marks: [{ link: "weak", from, to }] });
  expect(text).toContain("weak link: 2 r1c39 to 7 r2c2 + 2 r2c29.");
});

it("works for a board alone", () => {
  expect(inWords(parse("1".padEnd(81, ".")))).toMatch(/^Sudoku\. Board, row by row, candidates in braces: r1: 1 \{2/);
});

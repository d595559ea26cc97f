import { describe, expect, test } from "vitest";
import { type Column, formatTable } from "../src/terminal/terminal-style.js";

const LIST: readonly Column[] = [{ title: "code" }, { title: "technique" }, { title: "passed", isNumber: true }];
const LONG = "someone-with-a-long-name/a-technique-with-a-name-that-is-longer-still";
const ROWS = [
  ["0003", "Naked Single", "12"],
  ["0803", LONG, "7"],
];
const linesAt = (width: number): string[] =>
  formatTable(LIST, ROWS, { color: false, unicode: true, width, fold: false }).join("").trimEnd().split("\n");

describe("a table", () => {
  test("is as wide as its contents", () => {
    expect(linesAt(100)).toEqual([
      `code  ${"technique".padEnd(LONG.length)}  passed`,
      `0003  ${"Naked Single".padEnd(LONG.length)}      12`,
      `0803  ${LONG}       7`,
    ]);
  });

  test("breaks long words in their column where the terminal is too narrow", () => {
    const lines = linesAt(50);
    expect(lines.slice(0, 4)).toEqual([
      `code  ${"technique".padEnd(36)}  passed`,
      `0003  ${"Naked Single".padEnd(36)}      12`,
      `0803  ${"someone-with-a-long-name/a-".padEnd(36)}       7`,
      "      technique-with-a-name-that-is-",
    ]);
    expect(lines).toHaveLength(5);
  });

  test.each([20, 24, 30, 50, 80, 100])("cuts nothing and is never wider than %d columns", (width) => {
    const lines = linesAt(width);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(width);
    // Columns and line ends split words. Without blanks, the text is complete.
    const letters = lines.map((line) => line.replace(/^code +technique.*$/, "")).join(" ");
    for (const piece of [...LONG.split(/(?<=[-/])/), "0803", "12", "7", "Naked", "Single"]) {
      expect(letters).toContain(piece);
    }
  });
});

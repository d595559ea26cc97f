import { expect, test } from "vitest";
import { progressLine, progressOf } from "../src/run/tally.js";

const state = { done: 500, earlier: 0, total: 1000 };

test.each([
  [80, `[${"#".repeat(12)}${".".repeat(12)}] 50 %, 500 boards, 250 a second, 2 s left`],
  [60, "[#########........] 50 %, 500 boards, 250 a second, 2 s left"],
  [48, "[###..] 50 %, 500 boards, 250 a second, 2 s left"],
  [46, "50 %, 500 boards, 250 a second, 2 s left"],
  [29, "50 %, 500 boards, 250 a secon"],
])("the progress in %s columns: the bar leaves room for the numbers", (width, line) => {
  expect(progressLine(2, state, width)).toBe(line);
});

test("without a total no bar is shown", () => {
  expect(progressLine(2, { ...state, total: undefined }, 80)).toBe("500 boards, 250 a second");
});

test("a search shows hits, tries, and how long the rest takes at this rate", () => {
  const search = { attempts: 1200, found: 3, count: 12 };
  expect(progressOf(4, search, 80)).toBe("3 puzzles in 1200 attempts, 300 a second, 12 s left");
  expect(progressOf(4, { ...search, found: 0 }, 80)).toBe("0 puzzles in 1200 attempts, 300 a second");
  expect(progressOf(4, search, 20)).toBe("3 puzzles in 1200 at");
});

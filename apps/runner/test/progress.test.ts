import { expect, test } from "vitest";
import { progressLine } from "../src/bulk/progress.js";

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

test("without a total there is no bar", () => {
  expect(progressLine(2, { ...state, total: undefined }, 80)).toBe("500 boards, 250 a second");
});

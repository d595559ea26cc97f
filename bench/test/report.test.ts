import { expect, it } from "vitest";
import { compareTimes, median, table } from "../report.mjs";

it("takes the middle, or the mean of the two in the middle", () => {
  expect(median([10, 2, 1])).toBe(2);
  expect(median([10, 1, 2, 4])).toBe(3);
});

it("compares turn by turn: a slow turn slows both", () => {
  expect(compareTimes([1, 1, 10, 1, 1], [2, 2, 20, 2, 2])).toEqual({ before: 1, now: 2, ratio: 2, range: [2, 2] });
});

it("leaves the lowest and the highest ratio out of the range", () => {
  expect(compareTimes([1, 1, 1, 1, 1], [9, 0.9, 1, 0.1, 1.2]).range).toEqual([0.9, 1.2]);
  expect(compareTimes([1, 1], [2, 3]).range).toEqual([2, 3]);
});

it("fills rows that lack cells", () => {
  expect(table(["a", "b"], [["long"], ["x", "1"]]).split("\n")).toEqual([
    "| a    | b   |",
    "| ---- | --- |",
    "| long |     |",
    "| x    |   1 |",
  ]);
});

import { findAll } from "@wings/core";
import { expect, it } from "vitest";
import { twoDigitUniqueness } from "../src/index.js";

/** The digits can go in thousands of ways at the start of this puzzle. */
const SPARSE = "1.6..3......2..45............3...9...7..4.......7..........8..26...9.....4.....7.";

it("leaves out what rests on too many ways, and so ends soon on sparse puzzles", () => {
  expect(findAll(SPARSE, [twoDigitUniqueness])).toEqual([]);
});

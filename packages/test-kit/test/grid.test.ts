import { CLASSIC_GRID, boxOf, columnOf, rowOf, sees } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";
import { expect, it } from "vitest";
import { CELLS, HOUSES, box, column, row, seesEachOther } from "../src/grid.js";

it("has the geometry of the core, which it doesn't use", () => {
  expect(HOUSES.flat()).toEqual(Array.from(HOUSE_CELLS));
  for (const a of CELLS) {
    expect([row(a), 9 + column(a), 18 + box(a)]).toEqual([rowOf(a), columnOf(a), boxOf(a)]);
    for (const b of CELLS) expect(seesEachOther(a, b)).toBe(a !== b && sees(CLASSIC_GRID, a, b));
  }
});

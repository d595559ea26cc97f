import { cellsIn, housesIn, sees } from "@wings/core/author";
import { layoutOf } from "@wings/layouts";
import { expect, it } from "vitest";
import { LAYOUT_NAMES } from "../src/complete-on-layouts.js";
import { CELLS, box, column, geometryOf, row } from "../src/grid.js";

it.each(["classic", "x+windoku", "disjoint+anti-knight", `${LAYOUT_NAMES[5]}+x`, ...LAYOUT_NAMES])(
  "has the geometry of the layout %s, which it doesn't use",
  (name) => {
    const layout = layoutOf(name);
    const rules = geometryOf({ layout });
    expect([...rules.houses]).toEqual(
      housesIn({ layout }).map((house) => [house, Array.from(cellsIn({ layout }, house))]),
    );
    for (const a of CELLS)
      for (const b of CELLS) expect(rules.sees(a, b), `${a} ${b}`).toBe(a !== b && sees({ layout }, a, b));
  },
);

it("knows the row, column and box of a cell", () => {
  const { houses } = geometryOf({});
  for (const cell of CELLS)
    expect([...houses].filter(([, cells]) => cells.includes(cell)).map(([house]) => house)).toEqual([
      row(cell),
      9 + column(cell),
      18 + box(cell),
    ]);
});

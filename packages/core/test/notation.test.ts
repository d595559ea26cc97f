import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cellName,
  cellsName,
  houseName,
  isWingsError,
  parseCell,
  parseCells,
  parseHouse,
  parseSet,
  setName,
} from "./core.js";

describe("notation", () => {
  it("names every cell and house, and reads the names back", () => {
    for (let cell = 0; cell < 81; cell++) expect(parseCell(cellName(cell))).toBe(cell);
    for (let house = 0; house < 27; house++) expect(parseHouse(houseName(house))).toBe(house);
    expect([cellName(0), cellName(17), cellName(80)]).toEqual(["r1c1", "r2c9", "r9c9"]);
    expect([houseName(0), houseName(9), houseName(26)]).toEqual(["r1", "c1", "b9"]);
    expect([parseCell("R3C7"), parseHouse("B2")]).toEqual([24, 19]);
  });

  it("groups cells, whichever way is shorter", () => {
    expect(cellsName(parseCells("r1c3 r2c3"))).toBe("r12c3");
    expect(cellsName(parseCells("r4c5 r4c7"))).toBe("r4c57");
    expect(cellsName(parseCells("r1c2,r2c2 r9c2"))).toBe("r129c2");
    expect(cellsName(parseCells("r45c56"))).toBe("r45c56");
    expect(cellsName(parseCells("r2c6 r3c6 r7c4"))).toBe("r23c6 r7c4");
    expect(setName(parseCells("r1c78"), 0b100000011)).toBe("r1c78 #129");
    expect(parseSet("r1c78 #129")).toEqual({ cells: [6, 7], mask: 0b100000011 });
  });

  it("reads back every grouping", () => {
    const cells = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 1 });
    fc.assert(
      fc.property(cells, (list) => {
        expect(parseCells(cellsName(list))).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });

  it("refuses anything else with a code", () => {
    const bad = [
      () => parseCell("r0c1"),
      () => parseCell("r1c10"),
      () => parseCell(""),
      () => parseHouse("x1"),
      () => parseCells("r1c1 foo"),
      () => parseSet("r1c1"),
    ];
    for (const act of bad) expect(act).toThrow(expect.objectContaining({ code: "WINGS_BAD_NOTATION" }) as Error);
    expect(() => cellName(81)).toThrow(expect.objectContaining({ code: "WINGS_OUT_OF_RANGE" }) as Error);
    expect(() => houseName(40)).toThrow(expect.objectContaining({ code: "WINGS_OUT_OF_RANGE" }) as Error);
    expect(isWingsError(new Error("plain"))).toBe(false);
  });
});

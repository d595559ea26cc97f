import { describe, expect, it } from "vitest";
import { Board, parse, search } from "@wings/core";
import { cellsIn, housesIn, sees } from "@wings/core/author";
import { generate, generateAttempt } from "@wings/generate";
import { random } from "@wings/generate/random";
import { jigsawMap, layoutOf, makeLayout } from "@wings/layouts";
import { seesByRule, solutionsByRule } from "./plain.js";
import { randomGrid, searchFrom } from "./random-grid.js";

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const source = random(2);
const { below, shuffle } = source;
const NAMES = [
  ..."x windoku anti-knight anti-king disjoint x+windoku anti-knight+anti-king x+disjoint+anti-knight".split(" "),
  `jigsaw:${jigsawMap({ below })}`,
  `jigsaw:${jigsawMap({ below })}+x`,
];

describe.each(NAMES)("the layout %s", (name) => {
  const layout = layoutOf(name)!;

  it("has the peers of its rules", () => {
    for (const a of CELLS)
      for (const b of CELLS) expect(sees({ layout }, a, b), `${a} ${b}`).toBe(seesByRule(layout.name, a, b));
  });

  it("has houses of nine cells that see each other", () => {
    expect(housesIn({ layout }).length).toBeLessThan(33);
    for (const house of housesIn({ layout })) {
      const cells = cellsIn({ layout }, house);
      expect(new Set(cells).size, String(house)).toBe(9);
      expect([...cells].sort((a, b) => a - b)).toEqual(cells);
      for (const a of cells) for (const b of cells) expect(a === b || sees({ layout }, a, b)).toBe(true);
    }
  });

  it("finds the solutions that plain trying finds", () => {
    const grid = randomGrid(layout, source).join("");
    expect(solutionsByRule(layout.name, grid, 2)).toEqual([grid]);
    for (const clues of [81, 45, 38, 34, 30]) {
      const shown = new Set(shuffle([...CELLS]).slice(0, clues));
      const puzzle = Array.from(grid, (digit, cell) => (shown.has(cell) ? digit : ".")).join("");
      const board = new Board(layout);
      for (const cell of shown) board.place(cell, Number(grid[cell]));
      const expected = solutionsByRule(layout.name, puzzle, 3);
      const { count, solution } = search(board, 3);
      expect(count, puzzle).toBe(expected.length);
      expect(solutionsByRule(layout.name, solution!, 2)).toEqual([solution]);
    }
    // A digit twice among cells that see each other.
    const values = CELLS.map((cell) => (cell === 1 || cell === 2 ? 5 : 0));
    expect(searchFrom(layout, values, 1).count).toBe(0);
  });
});

describe("names of layouts", () => {
  it("have one order, and one letter for each region", () => {
    expect(layoutOf("anti-knight+X")?.name).toBe("x+anti-knight");
    expect(layoutOf("x")).toBe(layoutOf(" x "));
    expect(layoutOf("classic")).toBeUndefined();
    expect(layoutOf("classic+windoku")?.name).toBe("windoku");
    const map = jigsawMap(random(3));
    const name = layoutOf(`jigsaw:${map}`)!.name;
    const turned = [...map].map((letter) => "123456789"["ABCDEFGHI".indexOf(letter)]).join("");
    expect(layoutOf(`x+jigsaw:${turned}`)!.name).toBe(`${name}+x`);
    expect(name).toMatch(/^jigsaw:A[A-I]{80}$/);
  });

  it("of a jigsaw with the classic boxes are classic", () => {
    const boxes = CELLS.map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3) + 1).join("");
    expect(layoutOf(`jigsaw:${boxes}`)).toBeUndefined();
    expect(layoutOf(`jigsaw:${boxes}+x`)).toBe(layoutOf("x"));
  });

  it.each([
    ["killer", "expected classic, x, windoku"],
    ["x+jigsaw", "the regions of the jigsaw are missing"],
    ["", "expected classic"],
    ["x+", "expected classic"],
    ["jigsaw:AAA", "81 letters, not 3"],
    [`jigsaw:${"A".repeat(81)}`, "region A has 81 cells, not 9"],
    [`jigsaw:${jigsawMap(random(1))}+jigsaw:${jigsawMap(random(1))}`, "two jigsaws"],
  ])("refuse %j", (name, problem) => {
    expect(() => layoutOf(name)).toThrow(expect.objectContaining({ code: "WINGS_UNKNOWN_LAYOUT" }));
    expect(() => layoutOf(name)).toThrow(problem);
  });
});

const BAD = expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }) as Error;

it("what is no name, no random numbers and no layout is refused", () => {
  for (const wrong of [undefined, null, 5, {}, ["x"]]) {
    expect(() => layoutOf(wrong as never)).toThrow(BAD);
    expect(() => jigsawMap(wrong as never)).toThrow(BAD);
  }
  for (const layout of ["x", null, {}, []] as never[]) {
    expect(() => generate({ seed: 1, layout })).toThrow(BAD);
    expect(() => parse(".".repeat(81), 1, layout)).toThrow(BAD);
  }
  // `texts.map(parse)` hands in the list.
  expect(() => [".".repeat(81)].map(parse as () => Board)).toThrow("expected a layout");
  for (const wrong of [{}, "x", 5, null]) expect(() => new Board(wrong as never)).toThrow("expected a layout");
  // In place of the number of the first line, a layout would be passed over.
  expect(() => parse(".".repeat(81), layoutOf("x") as never)).toThrow("expected a number");
});

describe("a layout of one's own", () => {
  const nine = CELLS.slice(0, 9);

  it("has the houses and regions that it names", () => {
    const layout = makeLayout({ name: "own", regions: CELLS.map((cell) => cell % 9), houses: new Map([[36, nine]]) });
    expect([layout.houses.length, layout.hasBoxes, sees({ layout }, 0, 40)]).toEqual([28, false, false]);
  });

  it.each([
    ["no name", { name: "" }],
    ["no parts", undefined],
    ["regions of other sizes", { name: "own", regions: CELLS.map(() => 0) }],
    ["few regions", { name: "own", regions: [1, 2] }],
    ["another house", { name: "own", houses: new Map([[29, nine]]) }],
    ["a house of eight cells", { name: "own", houses: new Map([[27, nine.slice(1)]]) }],
    ["a house with a hole", { name: "own", houses: new Map([[27, Object.assign(Array(9), nine.slice(1))]]) }],
    ["null for regions", { name: "own", regions: null }],
    ["null for houses", { name: "own", houses: null }],
    ["houses in a set", { name: "own", houses: new Set([27]) }],
    ["relations with a hole", { name: "own", relations: Array(1) }],
    ["a cell twice", { name: "own", houses: new Map([[27, [0, 0, ...nine.slice(2)]]]) }],
    ["six more houses", { name: "own", houses: new Map([27, 28, 36, 37, 38, 39].map((house) => [house, nine])) }],
    ["a relation without a word", { name: "own", relations: [{ isPeer: () => false }] }],
  ])("is refused with %s", (_, parts) => {
    expect(() => makeLayout(parts as never)).toThrow(BAD);
  });
});

it("a layout without a full grid ends a search for puzzles", () => {
  const layout = makeLayout({ name: "none", relations: [{ isPeer: (a, b) => a !== b, word: "beside" }] });
  expect(() => generate({ seed: 1, layout, tries: Infinity }).next()).toThrow(
    expect.objectContaining({ code: "WINGS_NO_GRID", details: { layout: "none", attempts: 30 } }),
  );
  // A single attempt just misses.
  expect(generateAttempt("0", { seed: 1, layout })).toBeUndefined();
});

it("jigsaw maps are connected, and differ", () => {
  const maps = Array.from({ length: 20 }, (_, seed) => jigsawMap(random(seed)));
  expect(new Set(maps).size).toBe(20);
  for (const map of maps) {
    for (const letter of "ABCDEFGHI") {
      const reached = [map.indexOf(letter)];
      for (const cell of reached)
        for (const next of CELLS)
          if (map[next] === letter && !reached.includes(next) && isNeighbor(cell, next)) reached.push(next);
      expect(reached, map).toHaveLength(9);
    }
  }
});

const isNeighbor = (a: number, b: number): boolean =>
  Math.abs(Math.floor(a / 9) - Math.floor(b / 9)) + Math.abs((a % 9) - (b % 9)) === 1;

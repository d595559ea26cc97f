import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { Board, type FindingJson, type HouseName, parse } from "@wings/core";
import { layoutOf } from "@wings/layouts";
import { type Hinted, hintLevels, hintSvg } from "../src/hint.js";
import { drawSvg, drawText } from "../src/index.js";

const JIGSAW = "jigsaw:AAAABBBBBAAAACCCBBADEEECFBBDDGEECFFFDDGECCFFFDGGECCFFHDGEEIIHHHDGIIIIIHHDGGGIIHHH";
const drawn = (name: string, house?: string): string =>
  drawSvg(
    new Board(layoutOf(name)),
    house === undefined ? undefined : { marks: [{ role: "house", house: house as "d1" }] },
    { legend: false },
  );
const count = (svg: string, pattern: RegExp): number => svg.match(pattern)?.length ?? 0;

it("draws the borders of regions, diagonals and windows", () => {
  // Each pair of neighbors in different regions has a border; classic boxes have 2 * 2 * 9 of them.
  expect(count(drawn("x"), /M[\d.]+ [\d.]+[hv]\d+(?=[M"])/g)).toBeGreaterThanOrEqual(36);
  expect(count(drawn("x"), /class="l n"/g)).toBe(2);
  expect(count(drawn("windoku"), /stroke-dasharray="1 8"/g)).toBe(4);
  expect(count(drawn(JIGSAW), /class="[ln]* n"/g)).toBe(0);
  expect(drawn(JIGSAW)).not.toBe(drawn("classic"));
});

describe("a jigsaw in a terminal", () => {
  /** Where each form has the line between two cells, and the line above a cell. */
  const linesOf = (text: string) => {
    const lines = text.split("\n");
    const bars = Array.from(lines[1], (_, at) => at).filter((at) => "┏┯┳┓".includes(lines[1][at]));
    const rules = lines.flatMap((line, i) => (/^ {3}[┏┠┣┗]/.test(line) ? [i] : []));
    return {
      leftOf: (cell: number) => lines[rules[Math.floor(cell / 9)] + 1][bars[cell % 9]],
      above: (cell: number) => lines[rules[Math.floor(cell / 9)]][bars[cell % 9] + 1],
      crossings: rules
        .slice(1, -1)
        .flatMap((rule, row) => bars.slice(1, -1).map((bar, i) => [row * 9 + i, lines[rule][bar]] as const)),
    };
  };
  const board = parse(
    ".....14..2..58..........3..7......9..............2....5.......33....2..1.42......",
    1,
    layoutOf(JIGSAW),
  );
  const region = (cell: number): string => JIGSAW[7 + cell];

  it.each(["big", "compact", "digits"] as const)("has a heavy line between regions, and nowhere else: %s", (form) => {
    const { leftOf, above, crossings } = linesOf(drawText(board, undefined, { form, width: 100 }));
    for (let cell = 0; cell < 81; cell++) {
      expect(leftOf(cell), `${cell}`).toBe(cell % 9 === 0 || region(cell) !== region(cell - 1) ? "┃" : "│");
      expect(above(cell), `${cell}`).toBe(cell < 9 || region(cell) !== region(cell - 9) ? "━" : "─");
    }
    // Each crossing has the weight of the four lines that meet there.
    const arms = { "┼": "", "╋": "lrud", "╂": "ud", "┿": "lr", "╃": "lu", "╄": "ru", "╅": "ld", "╆": "rd" };
    const others = { "╇": "lru", "╈": "lrd", "╉": "lud", "╊": "rud", "┽": "l", "┾": "r", "╀": "u", "╁": "d" };
    for (const [cell, sign] of crossings) {
      const [a, b, c, d] = [cell, cell + 1, cell + 9, cell + 10].map(region);
      const heavy = `${a !== c ? "l" : ""}${b !== d ? "r" : ""}${a !== b ? "u" : ""}${c !== d ? "d" : ""}`;
      expect({ ...arms, ...others }[sign], `${cell}`).toBe(heavy);
    }
  });

  it("is the same in color", () => {
    for (const form of ["big", "compact", "digits"] as const) {
      const colored = drawText(board, undefined, { form, width: 120, color: true });
      expect(colored).toContain("\x1b[");
      expect(stripVTControlCharacters(colored)).toBe(drawText(board, undefined, { form, width: 120 }));
    }
  });

  it("fits, and the names of columns stand above them", () => {
    for (let width = 28; width <= 110; width += 3) {
      const lines = drawText(board, undefined, { width }).split("\n");
      expect(lines.filter((line) => line.length > width)).toEqual([]);
      expect(lines[0].length).toBeLessThanOrEqual(lines[1].length);
      const bars = Array.from(lines[1], (_, at) => at).filter((at) => "┏┯┳┓".includes(lines[1][at]));
      for (let i = 1; i <= 9; i++) expect(lines[0].slice(bars[i - 1], bars[i])).toContain(String(i));
    }
  });
});

it("marks each cell of a house that is no rectangle, and refuses one that isn't there", () => {
  expect(count(drawn("x", "d1"), /<rect class="h/g)).toBe(9);
  expect(count(drawn(JIGSAW, "b3"), /<rect class="h/g)).toBe(9);
  expect(count(drawn("windoku", "w2"), /<rect class="h/g)).toBe(1);
  expect(() => drawn("windoku", "d1")).toThrow("a house of this board");
});

/** A hidden single as boards with other houses have it: languages have no letter for these houses. */
const single = (house: HouseName, part: string): Hinted => ({
  technique: "hidden-single",
  marks: [
    { role: "house", house, digit: 7 },
    { role: "placed", cell: "r6c4", digits: [7] },
  ],
  message: {
    long: "",
    short: "",
    vague: "There is a {kind} with only one place for {digit}.",
    parts: { [part]: part },
    data: { house: { part, data: { n: Number(house[1]) } }, digit: 7 },
  } as unknown as FindingJson["message"],
  eliminations: [],
  placements: [{ cell: "r6c4", digit: 7 }],
});

it.each([
  ["x", "d2", "diagonal n", "diagonal 2"],
  ["windoku", "w3", "window n", "window 3"],
  [JIGSAW, "b4", "region n", "region 4"],
])("a hint on %s says where by the name of %s", (layout, house, part, name) => {
  const finding = single(house as HouseName, part);
  const { where, what } = hintLevels(finding);
  expect(where).toBe(`Look at ${name}.`);
  expect(what.map(({ text }) => text)).toEqual([`7 has one place left in ${name}.`]);
  // Each cell of the house has a frame, not a rectangle around all of them.
  expect(count(hintSvg(new Board(layoutOf(layout)), finding, "where"), /stroke-width="3"/g)).toBe(9);
});

it("calls no region a box in the legend", () => {
  const roles = { box: "box where the digit lies in one line", line: "line where the digit lies in one box" };
  const legendOf = (name: string, from: object): string => {
    const finding = { ...single("b9", "region"), marks: [{ role: "box", house: "b9" as const, digit: 1 }] };
    const message = { ...finding.message, data: { from } } as Hinted["message"];
    return drawText(new Board(layoutOf(name)), { marks: finding.marks, message }, { names: { roles } });
  };
  expect(legendOf(JIGSAW, { part: "region n", data: { n: 9 } })).toContain(
    "house with all its places in another one: 1 in b9",
  );
  expect(legendOf("x", { house: "b9" })).toContain("box where the digit lies in one line: 1 in b9");
});

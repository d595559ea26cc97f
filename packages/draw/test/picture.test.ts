import { describe, expect, it } from "vitest";
import { ELIMINATED_LOOK, OUTLINES, PLACED_LOOK, drawSvg, pictureOf, routeLinks } from "../src/index.js";
import { EXAMPLES } from "./examples.js";

describe.each(EXAMPLES)("the picture of $id as data", ({ board, finding, names }) => {
  const picture = pictureOf(finding, names);
  const svg = drawSvg(board, finding, { names });

  it("has each mark once, and survives JSON", () => {
    const marked = finding.marks.filter((mark) => "cell" in mark).map((mark) => mark.role);
    expect(picture.roles.filter(({ cells }) => cells.length > 0)).toHaveLength(new Set(marked).size);
    expect(picture.links).toHaveLength(finding.marks.filter((mark) => "link" in mark).length);
    expect(JSON.parse(JSON.stringify(picture))).toEqual(picture);
  });

  it("has the links and the words of the drawing", () => {
    for (const { path } of routeLinks(board, picture.links)) expect(svg).toContain(`d="${path}"`);
    for (const { word } of picture.legend) expect(svg).toContain(`>${word}</text>`);
  });

  it("has the shapes of the drawing", () => {
    for (const { look } of picture.roles) {
      if (look === ELIMINATED_LOOK || look === PLACED_LOOK) continue;
      const outline = OUTLINES[look % OUTLINES.length];
      expect(svg).toContain("r" in outline ? `<circle r="${outline.r}"/>` : `<path d="${outline.d}"/>`);
    }
  });
});

describe("the links of a picture", () => {
  const chain = (row: number, count: number): object[] =>
    Array.from({ length: count }, (_, i) => ({
      link: i % 2 === 0 ? "strong" : "weak",
      from: [`r${row}c${i + 1}#1`],
      to: [`r${row}c${i + 2}#1`],
    }));
  const numbers = (marks: object[]): string[] =>
    pictureOf({ technique: "chain", eliminations: [], placements: [], marks } as never).links.map(
      ({ number }) => number,
    );

  it("have numbers in a chain that is too long to follow without", () => {
    expect(numbers(chain(1, 5))).toEqual(["1", "2", "3", "4", "5"]);
    expect(numbers(chain(1, 3))).toEqual(["", "", ""]);
  });

  it("have letters, too, if there are several chains", () => {
    expect(numbers([...chain(1, 2), ...chain(2, 1), ...chain(3, 3)])).toEqual(["A1", "A2", "B1", "C1", "C2", "C3"]);
  });

  it("have no numbers if most of them are on their own", () => {
    expect(numbers([1, 2, 3, 4, 5].flatMap((row) => chain(row, 1)))).toEqual(["", "", "", "", ""]);
  });
});

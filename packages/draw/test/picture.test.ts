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
  const links = (count: number): string[] => {
    const marks = Array.from({ length: count }, (_, i) => ({
      link: i % 2 === 0 ? "strong" : "weak",
      from: [`r1c${i + 1}#1`],
      to: [`r1c${i + 2}#1`],
    }));
    return pictureOf({ technique: "chain", eliminations: [], placements: [], marks } as never).links.map(
      ({ number }) => number,
    );
  };

  it("have numbers in a chain that is too long to follow without", () => {
    expect(links(5)).toEqual(["1", "2", "3", "4", "5"]);
    expect(links(3)).toEqual(["", "", ""]);
  });
});

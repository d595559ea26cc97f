import { type NamedMark, parse } from "@wings/core";
import { describe, expect, it } from "vitest";
import { type Drawable, drawSvg, drawText, pictureOf } from "../src/index.js";

const BOARD = parse("w1jcI8ja5k2a8j9bd3ej2eI8j7cle4cbfg9k9g15dhfbch6b13iegdj9jc8ab4j4bjgif13j3ajde2k9");
const NAMES = { name: "Set Logic", roles: { fact: "fact that needs a place", set: "set that holds one" } };

const fact = (house: "r2" | "r9" | "b9" | "c7", digit: number, weight = 1) => ({ house, digit, weight });
const withRole = (role: string, place: object): NamedMark =>
  ({ role, ...place, weight: undefined }) as unknown as NamedMark;

/** A finding with one fact and one set that count more than once, or none. */
function findingOf(weight: number): Drawable {
  const facts = [fact("r2", 7), fact("r9", 7), fact("c7", 8, weight), fact("b9", 7)];
  const sets = [
    { cell: "r9c7", weight } as const,
    { house: "c3", digit: 7, weight: 1 } as const,
    { house: "c9", digit: 7, weight: 1 } as const,
  ];
  return {
    marks: [...facts.map((each) => withRole("fact", each)), ...sets.map((each) => withRole("set", each))],
    counts: [{ facts, sets }],
  };
}

describe("the picture of a proof by counting", () => {
  const weighted = findingOf(2);
  const plain = findingOf(1);

  it("has facts in one look and sets in another", () => {
    const [fact, set] = pictureOf(weighted, NAMES).roles;
    expect([fact.word, set.word]).toEqual(["fact that needs a place", "set that holds one"]);
    expect(fact.look).not.toBe(set.look);
    expect(fact.houses).toEqual([
      { house: 1, digit: 7 },
      { house: 8, digit: 7 },
      { house: 15, digit: 8 },
      { house: 26, digit: 7 },
    ]);
    expect(set.cells).toEqual([{ cell: 78, digits: [], whole: true }]);
  });

  it("has weights in the drawing and its description, only where one is over 1", () => {
    const svg = drawSvg(BOARD, weighted, { names: NAMES });
    expect(svg.match(/>×2<\/text>/g)).toHaveLength(2);
    expect(svg).toContain("fact that needs a place: 7 in r2, 7 in r9, 8 in c7 ×2, 7 in b9.");
    expect(drawSvg(BOARD, plain, { names: NAMES })).not.toContain("×");
  });

  it("has the weights in the terminal, in ASCII too, and houses keep their color", () => {
    const drawn = drawText(BOARD, weighted, { names: NAMES, color: true });
    expect(drawn).toContain("fact that needs a place: 7 in r2, 7 in r9, 8 in c7 ×2, 7 in b9");
    expect(drawn).toContain("set that holds one: r9c7 ×2");
    const [fact, set] = ["fact that", "set that"].map((word) => drawn.split("\n").find((line) => line.includes(word))!);
    const styleOf = (line: string): string => line.split("\u001b")[1].split("m")[0];
    expect(styleOf(fact)).not.toBe(styleOf(set));
    expect(drawText(BOARD, weighted, { names: NAMES, unicode: false })).toContain("8 in c7 x2");
  });

  it("ignores counts that are none", () => {
    const broken = { ...weighted, counts: [{ facts: 1, sets: [null] }] } as unknown as Drawable;
    expect(drawSvg(BOARD, broken, { names: NAMES })).toBe(drawSvg(BOARD, plain, { names: NAMES }));
  });
});

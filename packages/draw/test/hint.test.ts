import { english, parse } from "@wings/core";
import type { FindingJson } from "@wings/core";
import { describe, expect, it } from "vitest";
import { hintLevels, hintSvg, patternOf, patternTexts, regionOf, roleWord } from "../src/hint.js";
import { drawSvg, pictureOf } from "../src/index.js";

const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
const names = { name: "XY-Wing", roles: { pivot: "pivot", wing: "wing" } };
const message = {
  long: "{a}: {outcome}.",
  short: "{outcome}",
  vague: "Look.",
  data: { a: 1, outcome: { eliminations: ["r9c4#5"], placements: [] } },
};
const finding: Pick<FindingJson, "technique" | "marks" | "message" | "eliminations" | "placements"> = {
  technique: "xy-wing",
  marks: [
    { role: "pivot", cell: "r8c1", digits: [2, 9] },
    { role: "wing", cell: "r9c3", digits: [2, 5] },
    { role: "eliminated", cell: "r9c4", digits: [5] },
  ],
  message: message as FindingJson["message"],
  eliminations: [{ cell: "r9c4", digit: 5 }],
  placements: [],
};

describe("a wrong call", () => {
  const picture = pictureOf(finding, names);

  it.each<[string, (wrong: never) => unknown]>([
    ["hintLevels of a finding", (wrong) => hintLevels(wrong)],
    ["regionOf", regionOf],
    ["patternOf of a finding", (wrong) => patternOf(wrong, picture)],
    ["patternOf of a picture", (wrong) => patternOf(finding, wrong)],
    ["patternTexts of a finding", (wrong) => patternTexts(wrong, picture.roles, english)],
    ["patternTexts of roles", (wrong) => patternTexts(finding, wrong, english)],
    ["patternTexts of a role", (wrong) => patternTexts(finding, [wrong], english)],
    ["patternTexts in a language", (wrong) => patternTexts(finding, picture.roles, wrong)],
    ["roleWord of a role", roleWord],
    ["roleWord in a language", (wrong) => roleWord(picture.roles[0], wrong)],
  ])("of %s has a code", (_, call) => {
    for (const wrong of [null, {}, 5])
      expect(() => call(wrong as never)).toThrow(expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }));
  });
});

describe("hintLevels", () => {
  it("says where to look, what the pattern is, and why", () => {
    const { region, digits, where, what, pattern, why } = hintLevels(finding, { names });
    expect(region).toEqual({ top: 6, bottom: 8, left: 0, right: 5 });
    expect(digits).toEqual([2, 5, 9]);
    expect(where).toBe("Look at rows 7 to 9, columns 1 to 6, at the digits 2, 5 and 9.");
    expect(what.map(({ text }) => text)).toEqual(["pivot: r8c1", "wing: r9c3"]);
    expect(pattern.map(({ word }) => word)).toEqual(["pivot", "wing"]);
    expect(why).toBe("1: remove 5 from r9c4.");
    expect(board.has(75, 5)).toBe(true);
  });

  it("hides the digit that a step places, and its cell if a house shows the pattern", () => {
    const single = {
      ...finding,
      marks: [
        { role: "only", cell: "r1c1", digits: [5] },
        { role: "only", house: "r1", digit: 5 },
        { role: "placed", cell: "r1c1", digits: [5] },
      ],
      eliminations: [],
      placements: [{ cell: "r1c1", digit: 5 }],
    } as typeof finding;
    const { where, what, digits } = hintLevels(single);
    expect([where, digits]).toEqual(["Look at row 1.", []]);
    expect(what).toEqual([{ look: 0, text: "5 has one place left in row 1." }]);
    expect(hintLevels(single, { showDigits: true }).where).toBe("Look at row 1, at the digit 5.");
  });

  it("refuses what is no finding, and unknown options", () => {
    for (const wrong of [null, undefined, {}, [], { ...finding, marks: [] }, { ...finding, message: null }])
      expect(() => hintLevels(wrong as never)).toThrow("expected a finding");
    expect(() => hintLevels(finding, { level: 1 } as never)).toThrow("one of the options names, language, showDigits");
  });
});

describe("hintSvg", () => {
  const bold = (svg: string): number => svg.match(/class="m"/g)?.length ?? 0;

  it("draws the region, then the pattern, then the whole step", () => {
    const [where, what, why] = (["where", "what", "why"] as const).map((level) =>
      hintSvg(board, finding, level, { names }),
    ) as [string, string, string];
    expect(where).toContain(
      "<title>Sudoku</title><desc>Look at rows 7 to 9, columns 1 to 6, at the digits 2, 5 and 9.",
    );
    // Three rows and six columns, from row 7 on.
    expect(where).toContain('x="24" y="408" width="384" height="192"');
    expect(bold(where)).toBeGreaterThan(bold(what));
    expect(what).toContain("pivot: r8c1 {2,9}. wing: r9c3 {2,5}.");
    expect(what).not.toContain("eliminated");
    expect(why).toBe(drawSvg(board, finding, { names }));
    expect(() => hintSvg(board, finding, "vague" as never)).toThrow("one of where, what, why");
  });

  it("hides the digit that a step places", () => {
    const marks = [
      { role: "lone", cell: "r9c4", digits: [5] },
      { role: "placed", cell: "r9c4", digits: [5] },
    ];
    const single = { ...finding, marks, eliminations: [], placements: [{ cell: "r9c4", digit: 5 }] } as typeof finding;
    expect(hintSvg(board, single, "what")).toContain("lone: r9c4.");
    expect(bold(hintSvg(board, single, "where"))).toBeGreaterThan(1);
  });

  it("takes the names from a list of techniques", () => {
    const list = [
      { id: "w-wing", name: "W-Wing", roles: {} },
      { id: "xy-wing", ...names, roles: { pivot: "hinge" } },
    ];
    expect(hintSvg(board, finding, "why", { names: list })).toContain("hinge: r8c1");
    expect(hintSvg(board, finding, "where", { names: list })).not.toContain("hinge");
    expect(() => drawSvg(board, finding, { names: list.slice(0, 1) })).toThrow("or a list with that technique");
  });
});

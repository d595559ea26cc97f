import { english, parse } from "@wings/core";
import { describe as suite, expect, it } from "vitest";
import { describe, drawSvg, drawText, routeLinks } from "../src/index.js";
import { hintSvg } from "../src/hint.js";

/** What `drawSvg` needs of a technique and of a finding. */
const meta = { name: "XY-Wing", roles: { pivot: "pivot", wing: "wing" } };
const xyWing = { name: "XY-Wing", meta };
const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
const finding = {
  technique: "xy-wing",
  marks: [
    { role: "pivot", cell: "r8c1", digits: [2, 9] },
    { role: "wing", cell: "r9c3", digits: [2, 5] },
    { role: "eliminated", cell: "r9c4", digits: [5] },
  ],
  eliminations: [{ cell: "r9c4", digit: 5 }],
  placements: [],
} as const;
/** The elimination is still possible here, but the pivot holds a digit. */
const withoutPivot = board.copy();
withoutPivot.place(63, 2);
const other = parse("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");

function errorOf(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

suite("a wrong call", () => {
  it.each<[string, () => unknown, string]>([
    ["theme", () => drawSvg(board, finding, { theme: "Dark" as never }), "expected one of auto, light, dark"],
    ["width", () => drawSvg(board, finding, { width: -5 }), "expected a finite width of 1 or more"],
    ["width", () => drawSvg(board, finding, { width: "wide" as never }), "expected a finite width of 1 or more"],
    ["width", () => drawSvg(board, finding, { width: Infinity }), "expected a finite width of 1 or more"],
    ["width", () => drawText(board, finding, { width: NaN }), "expected a finite width of 1 or more"],
    ["form", () => drawText(board, finding, { form: "small" as never }), "expected one of big, compact, digits"],
    ["names", () => drawSvg(board, finding, { names: "XY-Wing" as never }), "expected names: the meta of a technique"],
    ["names", () => describe(board, finding, null as never), "expected names: the meta of a technique"],
    [
      "a list of names",
      () => drawSvg(board, finding, { names: [meta] as never }),
      "expected names: the meta of a technique",
    ],
    ["a list of names", () => describe(board, finding, [xyWing] as never), "expected names: the meta of a technique"],
    [
      "another technique",
      () => drawText(board, finding, { names: { ...xyWing, id: "w-wing" } as never }),
      "expected names: the meta of a technique",
    ],
    [
      "a role without a word",
      () => drawSvg(board, finding, { names: { roles: { wing: 5 } } as never }),
      "expected names: the meta of a technique",
    ],
    ["a list of names", () => drawSvg(board, finding, { names: [null] as never }), "expected names: the meta of a"],
    ["no finding", () => hintSvg(board, null as never, "what"), "expected a finding"],
    ["no finding", () => hintSvg(board, {} as never, "where"), "expected a finding"],
    ["no board for links", () => routeLinks(undefined as never, []), "expected a board"],
    ["no links", () => routeLinks(board, null as never), "expected the links of pictureOf"],
    ["a color", () => drawText(board, finding, { color: "red" as never }), "expected one of true, false"],
    ["a finding", () => drawText(withoutPivot, finding), "the finding is of another board"],
    ["legend", () => drawSvg(board, finding, { legend: "yes" as never }), "expected one of true, false"],
    ["a finding", () => drawSvg(other, finding), "the finding is of another board"],
    ["a finding", () => drawText(other, finding), "the finding is of another board"],
    ["a finding", () => describe(other, finding), "the finding is of another board"],
    ["a board", () => drawSvg(structuredClone({ ...board }) as never, finding), "use toState and Board.fromState"],
    ["text", () => drawSvg("1", finding), "a board, or 81 characters"],
  ])("%s is refused", (_, call, message) => {
    expect(call).toThrow(message);
  });

  it.each([null, "de", 5, {}, { ...english, and: 1 }])("%j is no language", (language) => {
    for (const draw of [drawSvg, drawText, describe] as const) {
      const error: unknown = errorOf(() => draw(board, finding, { language } as never));
      expect(error).toMatchObject({
        code: "WINGS_BAD_ARGUMENT",
        message: expect.stringContaining("a language with") as string,
      });
    }
  });

  it("takes a technique, its meta, or both in names", () => {
    const drawn = drawSvg(board, finding, { names: xyWing.meta });
    expect(drawSvg(board, finding, { names: xyWing })).toBe(drawn);
    expect(drawSvg(board, finding, { names: { ...xyWing, id: "xy-wing" } as never, language: english })).toBe(drawn);
    expect(describe(board, finding, { names: xyWing.meta })).toBe(describe(board, finding, xyWing.meta));
    expect(describe(board, finding, xyWing.meta)).toContain("XY-Wing. ");
  });

  it("takes what findFirst answers, options that are undefined, and text", () => {
    const text = ".".repeat(81);
    expect(drawSvg(text, null, { theme: undefined, width: undefined, legend: undefined })).toContain("<svg");
    expect(drawText(text, null, { form: undefined, color: undefined })).toBe(drawText(parse(text)));
    expect(describe(text, null)).toBe(describe(parse(text)));
  });
});

import { Board, findFirst, format, parse } from "@wings/core";
import { type TextForm, drawText } from "@wings/draw";
import { parseAny, splitAny } from "@wings/formats";
import { LADDER } from "@wings/ladder";
import { mixedBoards } from "@wings/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boards } from "@wings/test-kit/depth";
import { wings } from "./in-process.js";
import { PUZZLE } from "./puzzles.js";

/** What a drawing shows of a board: in narrow ones, digits only. Given and placed digits look the same. */
const shown = (board: Board, hasCandidates = true): string =>
  format(hasCandidates ? board : parse(format(board)), "marked-grid").replace(/[<{](\d)[>}]/g, "=$1=");

/** Any position that play can reach, sensible or not, up to cells without candidates. */
const anyBoard: fc.Arbitrary<Board> = fc
  .array(fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 9 }), fc.nat(3)), { maxLength: 400 })
  .map((moves) => {
    const board = new Board();
    for (const [cell, digit, move] of moves) {
      if (board.values[cell] !== 0) continue;
      if (move > 0) board.eliminate(cell, digit);
      else if (digit % 2 === 0) board.placeGiven(cell, digit);
      else board.place(cell, digit);
    }
    return board;
  });

const textsIn = (file: string): string[] => {
  const texts: string[] = [];
  const splitter = splitAny((text) => texts.push(text));
  splitter.write(file);
  splitter.end();
  return texts;
};

const techniques = LADDER.map(({ technique }) => technique);
const STYLES: { form: TextForm; width: number }[] = [
  { form: "big", width: 94 },
  { form: "big", width: 80 },
  { form: "compact", width: 200 },
  { form: "digits", width: 28 },
];

/** A board is read from its drawing, and from a file with the words around the drawing. */
function expectSame(board: Board, drawing: string, hasCandidates: boolean): void {
  expect(shown(parseAny(drawing)), drawing).toBe(shown(board, hasCandidates));
  const texts = textsIn(`A title: 1 of 2\n${drawing}\nThe 3 in r1c2 and r2c2\nis why, so remove 5 from\nr1c3, r1c4.\n`);
  expect(texts.length, drawing).toBe(1);
  expect(shown(parseAny(texts[0]))).toBe(shown(board, hasCandidates));
}

describe("a drawing is read as the board that it shows", () => {
  test.each(STYLES)("with and without a finding: $form, $width columns", ({ form, width }) => {
    let findings = 0;
    let left = boards(60, 1_000);
    for (const board of mixedBoards(7)) {
      const technique = techniques.slice(left % techniques.length);
      const finding = left % 2 === 0 ? (findFirst(board, technique) ?? undefined) : undefined;
      if (finding !== undefined) findings++;
      for (const unicode of [true, false]) {
        for (const color of [true, false]) {
          const drawing = drawText(board, finding, { form, width, unicode, color });
          expectSame(board, drawing, form !== "digits");
        }
      }
      if (--left === 0) break;
    }
    expect(findings).toBeGreaterThan(5);
  });

  test.each(STYLES)("of any position, sensible or not: $form, $width columns", ({ form, width }) => {
    fc.assert(
      fc.property(anyBoard, fc.boolean(), (board, unicode) => {
        const drawing = drawText(board, undefined, { form, width, unicode });
        expect(shown(parseAny(drawing))).toBe(shown(board, form !== "digits"));
      }),
      { numRuns: boards(100, 1_000) },
    );
  });

  test("by the command, from its own output", async () => {
    for (const args of [
      ["draw"],
      ["draw", "--next"],
      ["draw", "--ascii"],
      ["draw", "--width", "60"],
      ["hint", "--ascii"],
    ]) {
      const { out } = await wings([...args, PUZZLE]);
      const { out: answer } = await wings(["check", "--json", "-"], { input: out });
      expect(answer.trim().split("\n").length, out).toBe(1);
      expect(JSON.parse(answer)).toMatchObject({ index: 0, status: "one" });
    }
  });
});

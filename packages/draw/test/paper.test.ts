import { parse } from "@wings/core";
import { expect, it } from "vitest";
import { drawForPaper } from "../src/paper.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const count = (svg: string, part: string): number => svg.split(part).length - 1;

it("draws givens in bold, and candidates if asked", () => {
  const board = parse(PUZZLE);
  board.place(2, 4);
  const plain = drawForPaper(board);
  expect([count(plain, "<text"), count(plain, 'font-weight="400"')]).toEqual([31, 1]);
  const open = Array.from({ length: 81 }, (_, cell) => board.candidates(cell).length);
  const all = open.reduce((sum, each) => sum + each, 0);
  expect(count(drawForPaper(board, { candidates: true }), "<text")).toBe(31 + all);
  expect(count(drawForPaper(board, { large: true }), 'font-weight="700"')).toBe(31);
});

it("escapes the label", () => {
  expect(drawForPaper(PUZZLE, { label: '"<b>' })).toContain('aria-label="&#34;&#60;b&#62;"');
});

it("refuses an option that it doesn't know", () => {
  expect(() => drawForPaper(PUZZLE, { wide: true } as object)).toThrow("wide");
});

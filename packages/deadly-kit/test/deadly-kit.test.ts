import { Board } from "@wings/core";
import { maskOf } from "@wings/core/author";
import { expect, it } from "vitest";
import { type Deadly, mayBeRoof, visitDigitSets } from "../src/index.js";

/** A board on which the first cells have these candidates. */
function boardWith(...candidates: readonly (readonly number[])[]): Board {
  const board = new Board();
  candidates.forEach((digits, cell) => {
    for (const digit of board.candidates(cell)) if (!digits.includes(digit)) board.eliminate(cell, digit);
  });
  return board;
}

const setsOf = (board: Board, roof: readonly number[], base: number, extra: number, size: number): Deadly[] => {
  const found: Deadly[] = [];
  visitDigitSets(board, [1, 0], roof, { base, extra, size }, (deadly) => found.push(deadly) === 0);
  return found;
};

it("visits the sets of digits with which exactly the roof has others, and each cell one of them", () => {
  const board = boardWith([1, 2], [1, 2, 3]);
  const base = maskOf(1) | maskOf(2);
  expect(setsOf(board, [1], base, 0, 2)).toEqual([{ cells: [0, 1], digits: base, roof: [1], extras: maskOf(3) }]);
  // With 3, the roof would have no other candidate. With a fourth digit, it may be any but 3.
  expect(setsOf(board, [1], base, 0, 3).map(({ digits }) => digits & ~base)).toEqual([4, 5, 6, 7, 8, 9].map(maskOf));
  // Without 3, as the extra.
  expect(setsOf(board, [1], base, maskOf(4), 3)).toHaveLength(5);
  expect(setsOf(board, [0, 1], maskOf(3), 0, 1)).toEqual([]);
});

it("stops when a visit says so", () => {
  const board = boardWith([1, 2], [1, 2, 3]);
  let visits = 0;
  expect(visitDigitSets(board, [0, 1], [1], { base: maskOf(1), extra: 0, size: 3 }, () => ++visits === 2)).toBe(true);
  expect(visits).toBe(2);
});

it("sees from which roofs nothing follows", () => {
  const board = new Board();
  const [two, three] = [maskOf(1) | maskOf(2), maskOf(3)];
  expect([
    mayBeRoof(board, [0], two),
    mayBeRoof(board, [0, 1], two),
    mayBeRoof(board, [0, 30], two),
    mayBeRoof(board, [0, 30, 60], three),
  ]).toEqual([true, true, false, true]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLASSIC_GRID, Board, candidatesOf, contradictions, inHouse, placesIn } from "./core.js";

const texts = (board: Board): string[] => contradictions(board).map(({ text }) => text);

describe("contradictions", () => {
  it("finds none on an empty grid", () => {
    expect(texts(new Board())).toEqual([]);
  });

  it("names a cell with no candidate", () => {
    const board = new Board();
    for (let digit = 1; digit <= 9; digit++) board.eliminate(10, digit);
    expect(texts(board)).toEqual(["r2c2 has no candidate left"]);
  });

  it("names a digit with no place", () => {
    const board = new Board();
    for (let cell = 0; cell < 9; cell++) board.eliminate(cell, 4);
    expect(texts(board)).toEqual(["4 has no place left in row 1"]);
  });

  it("names equal digits that see each other, once for each house they share", () => {
    const board = new Board();
    board.placeGiven(0, 7);
    board.placeGiven(1, 7);
    expect(texts(board)).toEqual(["r1c1 and r1c2 hold 7 in row 1", "r1c1 and r1c2 hold 7 in box 1"]);
    expect(contradictions(board)[0]).toMatchObject({ kind: "equal-digits", cells: [0, 1], house: 0, digit: 7 });
  });

  it("names all of more than two", () => {
    const board = new Board();
    for (const cell of [0, 4, 8]) board.placeGiven(cell, 7);
    expect(texts(board)).toContain("r1c1, r1c5 and r1c9 hold 7 in row 1");
  });

  it("finds all that the plain rules forbid, and nothing else", () => {
    const move = fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 9 }), fc.boolean());
    const cells = [...Array(81).keys()];
    let broken = 0;
    fc.assert(
      fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
        const board = new Board();
        for (const [cell, digit, place] of moves) {
          if (board.values[cell] !== 0) continue;
          if (place) board.place(cell, digit);
          else board.eliminate(cell, digit);
        }
        const expected = cells.filter(
          (cell) => board.values[cell] === 0 && candidatesOf(board, cell).length === 0,
        ).length;
        const houses = [...Array(27).keys()].flatMap((house) =>
          [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => {
            const held = cells.filter(
              (cell) => inHouse(CLASSIC_GRID, cell, house) && board.values[cell] === digit,
            ).length;
            return held > 1 || (held === 0 && placesIn(board, digit, house).length === 0);
          }),
        );
        expect(contradictions(board)).toHaveLength(expected + houses.length);
        if (expected + houses.length > 0) broken++;
      }),
      { numRuns: 500 },
    );
    expect(broken).toBeGreaterThan(20);
  });
});

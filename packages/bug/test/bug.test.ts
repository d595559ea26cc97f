import { type Board, explain, findFirst, parse } from "@wings/core";
import { type Expected, complete, knownBoards, randomBoards, soundness, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { CELLS, DIGITS, HOUSES } from "@wings/test-kit/grid";
import { bugPlusOne } from "../src/index.js";

/** Public examples. */
const ONE =
  ":0610::.+9.+613.+8+4...2+5+7+1+393.184+92..968+5+7+1+42+3+4379+2+6+81+5+1..+3+84......+1+9+2..8..9+435+67+1+51.+76+8..+2::373 673::";
const OTHER =
  ":0610::8+4+9325+6+1+77+3+2+8..9+4+5+5+6+1+7..+32+8+49327+85+61+1+5+7.3.8+9+2+2+86...+4+7+3+9+7+8..+213+4+3+149+87+2566+2+5..+3+7+8+9::565 965::";
const NOTHING = "....26..7..9......6..4....9..........57..23....1.89..649623......5.6.8..7....4...";

techniqueTester(bugPlusOne, { finds: [ONE, OTHER], misses: [`S4 ${NOTHING}`] }, { describe, it });

/** The definition once more: each candidate of each cell is taken out, and all houses are counted. */
function reference(board: Board): Expected[] {
  const open = CELLS.filter((cell) => board.values[cell] === 0);
  return open.flatMap((cell) =>
    DIGITS.filter((digit) => board.has(cell, digit)).flatMap((digit) => {
      const copy = board.copy();
      copy.eliminate(cell, digit);
      const digitsOf = (each: number): number[] => DIGITS.filter((one) => copy.has(each, one));
      if (!open.every((each) => digitsOf(each).length === 2)) return [];
      const isGrave = HOUSES.every((house) =>
        DIGITS.every((one) => [0, 2].includes(house.filter((each) => copy.has(each, one)).length)),
      );
      return isGrave
        ? [{ pattern: { cell, digit }, eliminations: digitsOf(cell).map((other) => ({ cell, digit: other })) }]
        : [];
    }),
  );
}

/** Positions close to a grave: an example with one candidate less. */
function* nearlyGraves(): Generator<Board> {
  for (const line of [ONE, OTHER]) {
    yield parse(line);
    for (const cell of CELLS) {
      for (const digit of DIGITS) {
        const board = parse(line);
        if (board.eliminate(cell, digit)) yield board;
      }
    }
  }
}

describe("BUG+1", () => {
  it("finds what the definition gives, and nothing else", () => {
    const random = Array.from(randomBoards(seed(2), boards(50, 2000)), ({ board }) => board);
    complete(bugPlusOne, reference, { boards: [...random, ...knownBoards(), ...nearlyGraves()], least: 2 });
  });

  it("is right by the solution and by its reasons", () => {
    soundness(bugPlusOne, { boards: [parse(ONE), parse(OTHER)], least: 2 });
  });

  it("explains itself", () => {
    const finding = findFirst(parse(ONE), [bugPlusOne])!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual([
      "Every open cell but r7c3 has two candidates. Without 4 in r7c3, each digit would have two places or none in every row, column and box. Such a puzzle has no solution or several. So r7c3 is 4: remove 3 and 6 from r7c3.",
      "r7c3=4, else all open cells have two candidates: r7c3≠36",
      "There is a BUG+1: all open cells but one have two candidates.",
    ]);
  });
});

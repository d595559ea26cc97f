import { expect, it } from "vitest";
import { type Board, type Vocabulary, implications, knownImplications } from "./core.js";
import { boards, seed } from "@wings/test-kit/depth";
import { randomBoards } from "./boards.js";
import { leastChains } from "@wings/test-kit/chain-reference";

const eliminatedOn = (board: Board, vocabulary: Vocabulary): number[] => {
  const { eliminated } = implications(board, vocabulary);
  const list: number[] = [];
  for (let candidate = 0; candidate < 729; candidate++) {
    const cell = Math.floor(candidate / 9);
    const word = eliminated[((candidate % 9) + 1) * 3 + Math.floor(cell / 27)];
    if ((word & (1 << (cell % 27))) !== 0) list.push(candidate);
  }
  return list;
};

it.each([
  ["bilocal", 60, 2000],
  ["bivalue", 60, 2000],
  ["single", 40, 2000],
  ["grouped", 20, 2000],
  ["als", 25, 150],
] as const)("chains of the vocabulary %s eliminate what the definition gives", (vocabulary, few, many) => {
  let count = 0;
  for (const board of randomBoards(seed(17), boards(few, many))) {
    if (vocabulary === "als" && board.values.filter((value) => value === 0).length > 48) continue;
    const expected = [...leastChains(board, vocabulary).keys()];
    expect(eliminatedOn(board, vocabulary)).toEqual(expected);
    count += expected.length;
  }
  expect(count).toBeGreaterThan(vocabulary === "bivalue" ? 3 : 20);
});

it("are known once somebody has asked, until the board changes", () => {
  const [board] = randomBoards(seed(3), 1);
  expect(knownImplications(board, "grouped")).toBeUndefined();
  const made = implications(board, "grouped");
  expect(knownImplications(board, "grouped")).toBe(made);
  expect(knownImplications(board, "als")).toBeUndefined();
  board.eliminate(
    board.masks.findIndex((mask) => mask !== 0),
    board.candidates(board.masks.findIndex((mask) => mask !== 0))[0],
  );
  expect(knownImplications(board, "grouped")).toBeUndefined();
});

import { type Board, type Technique, findAll, parse } from "@wings/core";
import { atStage, stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, seed } from "../../testing/test/depth.js";
import { LADDER } from "../src/index.js";

/** What is found by adding up: all but what assumes one solution, and what goes through cases that do not add up. */
const ADDED_UP =
  /fish|swordfish|x-wing|jellyfish|skyscraper|kite|rectangle$|wing$|ring$|chain$|aic$|sue-de-coq|als-xz|domino-loop|msls|blossom/;
const added = LADDER.map(({ technique }) => technique).filter(
  ({ id, meta }) =>
    ADDED_UP.test(id) &&
    !/mutant|siamese|forcing|kraken|squirmbag|whale|leviathan/.test(id) &&
    meta.assumes === undefined,
);
const setLogic = LADDER.map(({ technique }) => technique).find(({ id }) => id === "set-logic")!;

const outcomes = (board: Board, techniques: readonly Technique[]): string[] =>
  findAll(board, techniques, { policy: "distinct" }).flatMap(({ eliminations }) =>
    eliminations.map(({ cell, digit }) => `${cell}≠${digit}`),
  );

it("contains what fish, wings, chains, almost locked sets, Sue de Coq, domino loops and locked sets of lines find", () => {
  const hard = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
  let compared = 0;
  for (const board of [...stuckBoards(seed(41), boards(12, 200)), atStage(parse(hard), "S4")]) {
    const all = new Set(outcomes(board, [setLogic]));
    for (const technique of added) {
      const found = outcomes(board, [technique]);
      compared += found.length;
      expect({ id: technique.id, missing: found.filter((each) => !all.has(each)) }).toEqual({
        id: technique.id,
        missing: [],
      });
    }
  }
  expect(added.length).toBeGreaterThan(50);
  expect(compared).toBeGreaterThan(1000);
});

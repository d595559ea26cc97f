import { type Board, type Technique, findAll, parse } from "@wings/core";
import { atStage, stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, isThorough, seed } from "@wings/test-kit/depth";
import { LADDER } from "../src/index.js";

/** What is found by adding up: all but what assumes one solution, and what goes through cases that do not add up. */
const ADDED_UP =
  /fish|swordfish|x-wing|jellyfish|skyscraper|kite|rectangle$|wing$|ring$|chain$|aic$|sue-de-coq|als-xz|domino-loop|msls|blossom/;
const added = LADDER.map(({ technique }) => technique).filter(
  ({ id, meta }) =>
    ADDED_UP.test(id) &&
    !/mutant|siamese|forcing|kraken|squirmbag|whale|leviathan|oddagon|tridagon/.test(id) &&
    meta.assumes === undefined,
);
/** How many of the eliminations of a technique are set logic, and how many are not. */
function shares(id: string, list: Iterable<Board>): { inside: number; outside: number } {
  const technique = LADDER.map((rung) => rung.technique).find((each) => each.id === id)!;
  const counts = { inside: 0, outside: 0 };
  for (const board of list) {
    const found = new Set(outcomes(board, [technique]));
    if (found.size === 0) continue;
    const all = new Set(outcomes(board, [setLogic]));
    for (const each of found) counts[all.has(each) ? "inside" : "outside"]++;
  }
  return counts;
}

const setLogic = LADDER.map(({ technique }) => technique).find(({ id }) => id === "set-logic")!;

const outcomes = (board: Board, techniques: readonly Technique[]): string[] =>
  findAll(board, techniques, { policy: "distinct" }).flatMap(({ eliminations }) =>
    eliminations.map(({ cell, digit }) => `${cell}≠${digit}`),
  );

it.runIf(isThorough)(
  "contains what fish, wings, chains, almost locked sets, Sue de Coq, domino loops and locked sets of lines find",
  () => {
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
  },
);

it.runIf(isThorough)("does not contain tridagons and only some exocets, oddagons and broken wings", () => {
  const loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
  const nugget = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
  const monster = "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
  const hard = [nugget, monster].map((puzzle) => atStage(parse(puzzle), "S4"));
  expect(shares("tridagon", [atStage(parse(loki), "S4")])).toEqual({ inside: 0, outside: 7 });
  expect(shares("junior-exocet", hard).outside).toBeGreaterThan(0);
  const stuck = [...stuckBoards(seed(43), boards(40, 800))];
  const oddagons = shares("bivalue-oddagon", stuck);
  expect(oddagons.inside).toBeGreaterThan(0);
  expect(oddagons.outside).toBeGreaterThan(0);
  const wings = shares("broken-wing", stuck);
  expect(wings.inside).toBeGreaterThan(20);
  // Few odd cycles of one digit are lost by fractions.
  expect(wings.outside).toBeLessThan(wings.inside / 5);
});

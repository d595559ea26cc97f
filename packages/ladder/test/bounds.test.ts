import { type Board, type CellName, findAll } from "@wings/core";
import { stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { DIGITS } from "@wings/test-kit/grid";
import { rungOf } from "../src/index.js";

/** What the findings of a technique eliminate, with the other candidates of a cell in which they place a digit. */
function outcomes(board: Board, id: string): string[] {
  const others = ({ cell, digit }: { cell: CellName; digit: number }): string[] =>
    DIGITS.filter((other) => other !== digit).map((other) => `${cell}#${other}`);
  return findAll(board, [rungOf(id)!.technique]).flatMap(({ eliminations, placements }) => [
    ...eliminations.map(({ cell, digit }) => `${cell}#${digit}`),
    ...placements.flatMap(others),
  ]);
}

it.each([
  ["x-chain", "template"],
  ["x-chain", "aic"],
  ["xy-chain", "aic"],
  ["aic", "grouped-aic"],
  ["aic", "forcing-net"],
  ["grouped-aic", "als-aic"],
  ["grouped-aic", "forcing-chain"],
])("%s eliminates nothing that %s does not", (id, bound) => {
  let count = 0;
  for (const board of stuckBoards(seed(46), boards(20, 1000))) {
    const all = new Set(outcomes(board, bound));
    const own = outcomes(board, id);
    expect(own.filter((each) => !all.has(each))).toEqual([]);
    count += own.length;
  }
  expect(count).toBeGreaterThan(20);
});

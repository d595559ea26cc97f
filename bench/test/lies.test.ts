import * as core from "@wings/core";
import { minimalPuzzle, random } from "@wings/testing";
import { expect, it } from "vitest";
import { type Lie, canBeTold, liesOf, tellerOf } from "../compare/lies.mjs";
import { stuckSet } from "../datasets.mjs";

/** Puzzles as they are given, and boards where the basics end: what can be lied about differs. */
const BOARDS = [...[3, 4, 5].map((seed) => core.parse(minimalPuzzle(random(seed)))), ...stuckSet(3, 3).boards];
const LIES = BOARDS.flatMap((board) =>
  liesOf(core, board, core.search(board).solution!).map((lie) => ({ board, lie }) as const),
);
const KINDS = [...new Set(LIES.map(({ lie }) => lie.id))];
const toldOf = (id: string): typeof LIES => LIES.filter(({ lie }) => lie.id === id);

const named = ({ reason, eliminations, placements }: Lie): Parameters<typeof core.prove>[1] => {
  const name = ({ cell, digit }: core.CellDigit): core.CellDigit<core.CellName> => ({
    cell: core.cellName(cell),
    digit,
  });
  return { reason: reason.map(core.nameFact), eliminations: eliminations.map(name), placements: placements.map(name) };
};

it.each(KINDS)("%s is not proved", (id) => {
  for (const { board, lie } of toldOf(id)) expect(core.prove(board, named(lie)).status).not.toBe("proved");
});

it.each(KINDS)("%s is believed, unless it is checked", (id) => {
  for (const { board, lie } of toldOf(id).filter(({ board, lie }) => canBeTold(lie, board))) {
    const technique = tellerOf(core, lie);
    const first = (check: boolean): unknown => core.solve(board, [technique], { check }).next().value;
    expect(first(false)).toMatchObject({ technique, index: 0 });
    expect(() => first(true)).toThrow(expect.objectContaining({ code: "WINGS_FINDING_REJECTED" }) as Error);
  }
});

it("has a lie for each way of being careless", () => {
  expect(KINDS).toEqual(
    expect.arrayContaining([
      "placement",
      "placement-in-a-pair",
      "placement-behind-a-right-one",
      "elimination-behind-a-right-one",
      "cites-other-cells",
      "cites-a-house",
      "cites-the-board",
      "no-candidate-eliminated",
    ]),
  );
});

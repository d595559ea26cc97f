import * as core from "@wings/core";
import { minimalPuzzle, random } from "@wings/testing";
import { expect, it } from "vitest";
import { liesOf } from "../compare/lies.mjs";

const board = core.parse(minimalPuzzle(random(3)));

it.each(liesOf(core).map((lie) => [lie.id, lie] as const))("%s is believed, unless it is checked", (_, lie) => {
  const first = (check: boolean): unknown => core.solve(board, [lie], { check }).next().value;
  expect(first(false)).toMatchObject({ technique: lie, index: 0 });
  expect(() => first(true)).toThrow(expect.objectContaining({ code: "WINGS_FINDING_REJECTED" }) as Error);
});

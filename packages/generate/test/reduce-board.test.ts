import { findFirst, search } from "@wings/core";
import { LADDER } from "@wings/ladder";
import { expect, it } from "vitest";
import { boards } from "@wings/test-kit/depth";
import { generate, reduceBoard } from "../src/index.js";

const openCells = ({ values }: { values: ArrayLike<number> }): number =>
  Array.from(values).filter((value) => value === 0).length;

it("fills cells that the step doesn't need, and the step stays the next one", () => {
  const options = { seed: 5, count: boards(4, 40), ladder: LADDER, technique: { id: "w-wing" } } as const;
  const techniques = LADDER.map(({ technique }) => technique);
  const easier = techniques.slice(
    0,
    techniques.findIndex(({ id }) => id === "w-wing"),
  );
  let filled = 0;
  for (const { solution, step } of generate(options)) {
    const { board, step: reduced } = reduceBoard(step!, solution, easier);
    filled += openCells(step!.board) - openCells(board);
    expect(reduced.finding.pattern).toEqual(step!.finding.pattern);
    expect(reduced.finding.eliminations).toEqual(step!.finding.eliminations);
    expect(search(board)).toMatchObject({ status: "one", solution });
    expect(findFirst(board, easier)).toBeNull();
    expect(findFirst(board, [...easier, step!.technique])?.toJSON()).toEqual(reduced.finding.toJSON());
  }
  expect(filled).toBeGreaterThan(4);
});

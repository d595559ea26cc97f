import { type Board, type Technique, solvePath } from "@wings/core";
import { type Stage, atStage, randomBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { rungOf } from "../src/index.js";

/** What each stage adds. The techniques of the ladder must come to the boards of the plain stages, which share nothing with them. */
const ADDED: Record<Stage, readonly string[]> = {
  S1: ["naked-single", "hidden-single"],
  S2: ["pointing", "claiming"],
  S3: ["naked-pair", "hidden-pair"],
  S4: ["naked-triple", "hidden-triple", "naked-quad", "hidden-quad"],
};
/** What changes nothing at any stage from S1, or from S3 or S4 on: there are more words for it, not more eliminations. */
const INCLUDED: Record<Stage, readonly string[]> = {
  S1: ["full-house"],
  S2: [],
  S3: ["locked-pair"],
  S4: ["locked-triple"],
};

const STAGES = ["S1", "S2", "S3", "S4"] as const;
const moments: readonly Board[] = Array.from(randomBoards(seed(8), boards(120, 500)), ({ board }) => board);

const techniquesOf = (stage: Stage, ...lists: (typeof ADDED)[]): Technique[] =>
  STAGES.slice(0, STAGES.indexOf(stage) + 1)
    .flatMap((each) => lists.flatMap((list) => list[each]))
    .map((id) => rungOf(id)!.technique);

const fixpoint = (board: Board, techniques: readonly Technique[], batch: boolean): Board => {
  return solvePath(board, techniques, { policy: "first", ...(batch && { batch: () => 0 }) }).board;
};

const stateOf = ({ values, masks }: Board): string => `${values.join("")} ${masks.join(" ")}`;

describe.each(STAGES)("%s", (stage) => {
  const expected = moments.map((board) => stateOf(atStage(board, stage)));

  it("comes to the same boards, step by step", () => {
    const techniques = techniquesOf(stage, ADDED);
    expect(moments.map((board) => stateOf(fixpoint(board, techniques, false)))).toEqual(expected);
  });

  it("comes to the same boards, all at once and with the special cases", () => {
    const techniques = techniquesOf(stage, INCLUDED, ADDED);
    expect(moments.map((board) => stateOf(fixpoint(board, techniques, true)))).toEqual(expected);
  });

  it("finds something on the way", () => {
    const before =
      stage === "S1"
        ? moments.map(stateOf)
        : moments.map((board) => stateOf(atStage(board, STAGES[STAGES.indexOf(stage) - 1])));
    expect(expected.filter((state, i) => state !== before[i]).length).toBeGreaterThan(boards(2, 5));
  });
});

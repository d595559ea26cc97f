import { findAll, prove, search } from "@wings/core";
import { stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { wrongInNet } from "@wings/test-kit/wrong-in-net";
import { trial } from "../src/index.js";

it("eliminates every candidate that is in no solution, each with a proof by lemmas and true words", () => {
  for (const board of stuckBoards(seed(9), boards(4, 300))) {
    const { solution } = search(board);
    const wrong = [...board.values.keys()].flatMap((cell) =>
      board.candidates(cell).filter((digit) => digit !== Number(solution![cell])),
    );
    const findings = findAll(board, [trial]);
    expect(findings).toHaveLength(wrong.length);
    for (const finding of findings) {
      expect(prove(board, finding)).toMatchObject({ status: "proved" });
      expect(wrongInNet(board, finding)).toBeUndefined();
    }
  }
});

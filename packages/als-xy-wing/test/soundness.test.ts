import { Sink, eliminationsOf, proveHit, runTechnique, search } from "@wings/core";
import { stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { type AlsXyWing, alsXyWing } from "../src/index.js";

// Boards at random moments have hundreds of thousands of patterns; these are the boards on which the technique is used.
it.each([11, 12, 13, 14])(
  "contradicts no solution and proves what it finds, on 5,000 stuck boards, part %i",
  (seed) => {
    let findings = 0;
    for (const board of stuckBoards(seed, 5000)) {
      const sink = new Sink(board, "all");
      runTechnique(alsXyWing, board, sink);
      const { solution } = search(board);
      for (const [i, hit] of sink.hits.entries()) {
        const wrong = eliminationsOf(hit).filter(({ cell, digit }) => solution![cell] === String(digit));
        if (wrong.length > 0) expect(wrong).toEqual([]);
        if (i % 50 > 0) continue;
        const reason = alsXyWing.reason(hit.pattern as unknown as AlsXyWing, board);
        expect(proveHit(board, reason, hit).status).toBe("proved");
      }
      findings += sink.hits.length;
    }
    expect(findings).toBeGreaterThan(500_000);
  },
  240_000,
);

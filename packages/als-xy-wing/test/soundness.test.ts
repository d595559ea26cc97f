import { soundness, stuckBoards } from "@wings/testing";
import { it } from "vitest";
import { alsXyWing } from "../src/index.js";

// Boards at random moments have hundreds of thousands of patterns; these are the boards on which the technique is used.
it.each([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])(
  "contradicts no solution and is proved, on 2,000 stuck boards, part %i",
  (seed) => {
    soundness(alsXyWing, { boards: stuckBoards(seed, 2000), least: 200_000 });
  },
  600_000,
);

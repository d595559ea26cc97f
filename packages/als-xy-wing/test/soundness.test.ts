import { soundness, stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { alsXyWing } from "../src/index.js";

// Boards at random moments have hundreds of thousands of patterns; stuck boards, where the technique is used, have hundreds.
it("ALS XY-Wing contradicts no solution and is proved, on stuck boards", () => {
  const count = boards(60, 20_000);
  expect(soundness(alsXyWing, { boards: stuckBoards(seed(11), count), least: 100 * count }).boards).toBe(count);
}, 3_600_000);

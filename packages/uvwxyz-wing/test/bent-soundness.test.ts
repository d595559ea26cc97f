import { soundness, stuckBoards } from "@wings/testing";
import { describe, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { wingOfOrder } from "../src/index.js";
import { manyBoards } from "./construct.js";

const many = [...manyBoards([...stuckBoards(seed(1), boards(20, 2000))], boards(100, 20_000))];

describe.each([
  { order: 3, share: 0.035 },
  { order: 4, share: 0.035 },
  { order: 5, share: 0.035 },
  { order: 6, share: 0.025 },
  { order: 7, share: 5 },
  { order: 8, share: 1.5 },
  { order: 9, share: 0.25 },
])("the bent form of order $order", ({ order, share }) => {
  it("is right on many boards, by the solution and by its reasons", () => {
    soundness(wingOfOrder(order, "bent"), { boards: many, least: share * many.length });
  });
});

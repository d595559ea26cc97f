import { soundness, stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { wingOfOrder } from "../src/index.js";
import { manyBoards } from "./construct.js";

const boards = [...manyBoards([...stuckBoards(1, 2000)])];

describe.each([
  { order: 7, least: 100_000 },
  { order: 8, least: 30_000 },
  { order: 9, least: 5000 },
])("the bent form of order $order", ({ order, least }) => {
  it("is right on 20,000 boards, by the solution and by its reasons", () => {
    expect(soundness(wingOfOrder(order, "bent"), { boards, least }).boards).toBe(20_000);
  });
});

import { soundness, stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { wingOfOrder } from "../src/index.js";
import { manyBoards } from "./construct.js";

const boards = [...manyBoards([...stuckBoards(1, 2000)])];

describe.each([
  { order: 3, least: 700 },
  { order: 4, least: 700 },
  { order: 5, least: 700 },
  { order: 6, least: 500 },
])("the bent form of order $order", ({ order, least }) => {
  it("is right on 20,000 boards, by the solution and by its reasons", () => {
    expect(soundness(wingOfOrder(order, "bent"), { boards, least }).boards).toBe(20_000);
  });
});

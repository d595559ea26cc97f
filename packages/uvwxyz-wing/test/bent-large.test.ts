import { complete, knownBoards, stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { wingOfOrder } from "../src/index.js";
import { constructedBoards } from "./construct.js";
import { bentWings } from "./reference.js";

/** The orders that only the factory makes: in a separate file, because their reference is slow. */
const stuck = [...stuckBoards(seed(1), boards(30, 2000))];

describe.each([7, 8, 9])("the bent form of order %i", (order) => {
  const technique = wingOfOrder(order, "bent");

  it("is what the definition gives on stuck boards, and nothing else", () => {
    complete(technique, bentWings(order), { boards: stuck, least: 0 });
  });

  it("is what the definition gives on the boards of the definition", () => {
    expect(complete(technique, bentWings(order), { boards: knownBoards(), least: 0 }).boards).toBe(60);
  });

  it("is what the definition gives on a board made around a strict wing", () => {
    complete(technique, bentWings(order), { boards: constructedBoards(order, 2, 1), least: 20 });
  });
});

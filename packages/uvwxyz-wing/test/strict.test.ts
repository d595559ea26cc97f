import { complete, examine, knownBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { uvwxyzWing, vwxyzWing, wingOfOrder, wxyzWing, xyzWing } from "../src/index.js";
import { constructedBoards, crowdedBoards, manyBoards } from "./construct.js";
import { EXTRA_PAIR, UVWXYZ, VWXYZ, WXYZ, XY, XYZ } from "./puzzles.js";
import { strictWings } from "./reference.js";

const framework = { describe, it };
techniqueTester(
  xyzWing,
  {
    finds: [`S1 ${XYZ} => r6c8≠9`, `S4 ${XYZ} => r4c8≠6`, `S4 ${EXTRA_PAIR} => r1c7≠4`],
    misses: [`S4 ${WXYZ}`, `S1 ${XY}`],
  },
  framework,
);
techniqueTester(wxyzWing, { finds: [`S4 ${WXYZ} => r5c6≠1`], misses: [`S4 ${XYZ}`, `S4 ${EXTRA_PAIR}`] }, framework);
techniqueTester(vwxyzWing, { finds: [`${VWXYZ} => r5c3≠7`], misses: [`S4 ${WXYZ}`, UVWXYZ] }, framework);
techniqueTester(uvwxyzWing, { finds: [`${UVWXYZ} => r6c8≠1`], misses: [`S4 ${WXYZ}`, VWXYZ] }, framework);

describe("on random boards", () => {
  const stuck = [...stuckBoards(seed(1), boards(60, 2000))];
  const many = [...manyBoards(stuck, boards(300, 20_000))];

  describe.each([
    { technique: xyzWing, order: 3, least: stuck.length / 10 },
    // Larger wings hardly ever come up: boards that are made around them follow below.
    { technique: wxyzWing, order: 4, least: 0 },
    { technique: vwxyzWing, order: 5, least: 0 },
    { technique: uvwxyzWing, order: 6, least: 0 },
    { technique: wingOfOrder(7), order: 7, least: 0 },
    { technique: wingOfOrder(8), order: 8, least: 0 },
    { technique: wingOfOrder(9), order: 9, least: 0 },
  ])("$technique.id", ({ technique, order, least }) => {
    it("finds on stuck boards what the definition gives, and nothing else", () => {
      complete(technique, strictWings(order), { boards: stuck, least });
    });

    it("finds it on the boards of the definition", () => {
      expect(
        complete(technique, strictWings(order), { boards: knownBoards(), least: Math.min(least, 10) }).boards,
      ).toBe(60);
    });

    it("has every property of the tester on stuck boards", () => {
      expect(examine(technique, stuck.slice(0, boards(20, 200)), { symmetries: 2 })).toMatchObject({
        faults: [],
        warnings: [],
      });
    });

    it("cites there no more than it needs", () => {
      soundness(technique, { boards: stuck, minimal: true, least });
    });

    it("is right on many boards, by the solution and by its reasons", () => {
      soundness(technique, { boards: many, least });
    });
  });
});

describe.each([3, 4, 5, 6, 7, 8, 9])("order %i", (order) => {
  const technique = wingOfOrder(order);

  it("is found on every board made around it, with all that the definition gives", () => {
    const made = [...constructedBoards(order, seed(1), boards(12, 60))];
    for (const board of made) complete(technique, strictWings(order), { boards: [board] });
    soundness(technique, { boards: made, minimal: true, least: made.length });
  });

  it("is what the definition gives on boards that are crowded with wings, solvable or not", () => {
    complete(technique, strictWings(order), {
      boards: crowdedBoards(3, boards(50, 200)),
      least: order < 6 ? boards(5, 20) : 0,
    });
  });
});

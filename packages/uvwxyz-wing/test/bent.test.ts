import type { Board, Technique } from "@wings/core";
import { Sink, eliminationsOf, runTechnique } from "@wings/core/host";
import { complete, examine, knownBoards, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import {
  type StrictWing,
  bentUvwxyzWing,
  bentVwxyzWing,
  bentWxyzWing,
  bentXyzWing,
  wingOfOrder,
} from "../src/index.js";
import { constructedBoards, crowdedBoards } from "./construct.js";
import { EXTRA_PAIR, NO_BENT_TRIPLE, WXYZ, XY, XYZ } from "./puzzles.js";
import { bentWings, xyWings } from "./reference.js";

const framework = { describe, it };
techniqueTester(
  bentXyzWing,
  {
    finds: [`S4 ${XYZ} => r6c8≠9`, `S1 ${XY} => r9c9≠2`, `S4 ${WXYZ} => r6c4 r9c6≠1`, `S4 ${EXTRA_PAIR} => r1c7≠4`],
    misses: [`S4 ${NO_BENT_TRIPLE}`],
  },
  framework,
);
techniqueTester(
  bentWxyzWing,
  { finds: [`S4 ${WXYZ} => r5c6≠1`, `S4 ${WXYZ} => r6c6 r8c4≠5`], misses: [`S4 ${XY}`, `S4 ${XYZ}`] },
  framework,
);
techniqueTester(
  bentVwxyzWing,
  { finds: [`S4 ${WXYZ} => r6c5≠1`], misses: [`S4 ${XY}`, `S4 ${EXTRA_PAIR}`] },
  framework,
);
techniqueTester(
  bentUvwxyzWing,
  { finds: [`S1 ${WXYZ} => r4c4≠1`], misses: [`S4 ${WXYZ}`, `S4 ${EXTRA_PAIR}`] },
  framework,
);

const stuck = [...stuckBoards(seed(1), boards(40, 2000))];

describe.each([
  { technique: bentXyzWing, order: 3, share: 0.35 },
  { technique: bentWxyzWing, order: 4, share: 0.35 },
  { technique: bentVwxyzWing, order: 5, share: 0.35 },
  { technique: bentUvwxyzWing, order: 6, share: 0.15 },
])("$technique.id", ({ technique, order, share }) => {
  it("finds on stuck boards what the definition gives, and nothing else", () => {
    complete(technique, bentWings(order), { boards: stuck, least: share * stuck.length });
  });

  it("finds it on the boards of the definition", () => {
    expect(complete(technique, bentWings(order), { boards: knownBoards(), least: 50 }).boards).toBe(60);
  });

  it("has every property of the tester on stuck boards", () => {
    expect(examine(technique, stuck.slice(0, boards(20, 100)), { symmetries: 2 }).faults).toEqual([]);
  });
});

describe.each([3, 4, 5, 6, 7, 8, 9])("order %i", (order) => {
  it("is what the definition gives on boards that are crowded with wings, solvable or not", () => {
    complete(wingOfOrder(order, "bent"), bentWings(order), { boards: crowdedBoards(1, 3), least: order < 9 ? 20 : 0 });
  });
});

describe("the bent form", () => {
  function hitsOf(technique: Technique, board: Board): Sink["hits"] {
    const sink = new Sink(board, "all");
    runTechnique(technique, board, sink);
    return sink.hits;
  }

  /** The sets by pattern, with the number of cells that lose Z. */
  const setsOf = (order: number, board: Board): Map<string, number> =>
    new Map(
      hitsOf(wingOfOrder(order, "bent"), board).map((hit) => [JSON.stringify(hit.pattern), eliminationsOf(hit).length]),
    );

  it.each([3, 4, 5, 6])("of order %i finds every strict wing", (order) => {
    let wings = 0;
    for (const board of constructedBoards(order, seed(3), boards(8, 20))) {
      const sets = setsOf(order, board);
      for (const hit of hitsOf(wingOfOrder(order), board)) {
        const { pivot, wings: others, z } = hit.pattern as unknown as StrictWing;
        const cells = [pivot, ...others].sort((a, b) => a - b);
        expect(sets.get(JSON.stringify({ cells, z }))).toBe(eliminationsOf(hit).length);
        wings++;
      }
    }
    expect(wings).toBeGreaterThanOrEqual(boards(8, 20));
  });

  it("of order 3 finds every XY-Wing", () => {
    let wings = 0;
    for (const board of stuck) {
      const sets = setsOf(3, board);
      for (const { pattern, eliminations } of xyWings(board)) {
        expect(sets.get(JSON.stringify(pattern))).toBe(eliminations!.length);
        wings++;
      }
    }
    expect(wings).toBeGreaterThan(0.15 * stuck.length);
  });
});

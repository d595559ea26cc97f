import { explain, findAll, findFirst, isWingsError, parse } from "@wings/core";
import { atStage } from "@wings/testing";
import { describe, expect, it } from "vitest";
import * as wings from "../src/index.js";
import { type WingForm, wingOfOrder } from "../src/index.js";
import { EXTRA_PAIR, WXYZ, XYZ } from "./puzzles.js";

describe("wingOfOrder", () => {
  it("makes the wings of all orders and forms, with their names", () => {
    const ids = [3, 4, 5, 6, 7, 8, 9].map((order) => [wingOfOrder(order).id, wingOfOrder(order, "bent").id]);
    expect(ids).toEqual([
      ["xyz-wing", "bent-xyz-wing"],
      ["wxyz-wing", "bent-wxyz-wing"],
      ["vwxyz-wing", "bent-vwxyz-wing"],
      ["uvwxyz-wing", "bent-uvwxyz-wing"],
      ["tuvwxyz-wing", "bent-tuvwxyz-wing"],
      ["stuvwxyz-wing", "bent-stuvwxyz-wing"],
      ["rstuvwxyz-wing", "bent-rstuvwxyz-wing"],
    ]);
    expect(wingOfOrder(9).meta).toMatchObject({ name: "RSTUVWXYZ-Wing", minSize: 9 });
    expect(wingOfOrder(9, "bent").meta).toMatchObject({ name: "Bent RSTUVWXYZ-Wing", minSize: 9 });
  });

  it("has those of orders 3 to 6 ready", () => {
    const constants = Object.values(wings).filter((value) => typeof value !== "function");
    for (const technique of constants) {
      const form = technique.id.startsWith("bent-") ? "bent" : "strict";
      const made = wingOfOrder(technique.meta.minSize, form);
      expect([made.id, made.meta.name]).toEqual([technique.id, technique.meta.name]);
    }
    expect(constants).toHaveLength(8);
  });

  it.each([2, 10, 3.5, NaN, "4"])("says that there is no order %s", (order) => {
    expect(codeOf(() => wingOfOrder(order as number))).toBe("WINGS_NO_SUCH_ORDER");
  });

  it.each(["straight", "", null])("says that there is no form %s", (form) => {
    expect(codeOf(() => wingOfOrder(4, form as WingForm))).toBe("WINGS_NO_SUCH_FORM");
  });
});

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (isWingsError(error)) return error.code;
  }
  return "no coded error";
}

describe("known boards", () => {
  it("has two XYZ-Wings on the board of the definition, at every stage", () => {
    for (const stage of ["S1", "S2", "S3", "S4"] as const) {
      const findings = findAll(atStage(parse(XYZ), stage), [wings.xyzWing]);
      expect(findings.map((finding) => explain(finding, "short"))).toEqual([
        "pivot r4c8 (5/6/9), wings r4c7 (5/9) and r9c8 (6/9): r6c8≠9",
        "pivot r6c8 (7/9/6), wings r5c9 (7/6) and r9c8 (9/6): r4c8≠6",
      ]);
    }
  });

  it("does not mind another bivalue cell that the pivot sees", () => {
    const board = atStage(parse(EXTRA_PAIR), "S4");
    expect(findFirst(board, [wings.xyzWing])?.pattern).toEqual({ pivot: "r1c8", wings: ["r2c8", "r1c1"], z: 4 });
  });

  it("has the WXYZ-Wing of the definition at both stages", () => {
    for (const stage of ["S3", "S4"] as const) {
      const findings = findAll(atStage(parse(WXYZ), stage), [wings.wxyzWing]);
      expect(findings.map(({ pattern, eliminations }) => [pattern, eliminations])).toEqual([
        [{ pivot: "r6c6", wings: ["r9c6", "r6c5", "r3c6"], z: 1 }, [{ cell: "r5c6", digit: 1 }]],
      ]);
    }
  });

  it("tells a strict wing and says why", () => {
    const [finding] = findAll(atStage(parse(WXYZ), "S4"), [wings.wxyzWing]);
    expect(explain(finding)).toBe(
      "The pivot r6c6 is 5, 8, 9 or 1. If it is 5, the wing r9c6 can't be 5 and is 1. If it is 8, the wing r6c5 can't be 8 and is 1. " +
        "If it is 9, the wing r3c6 can't be 9 and is 1. Otherwise the pivot is 1. In every case one of these cells is 1, " +
        "so a cell that sees all of them can't be 1: remove 1 from r5c6.",
    );
    expect(explain(finding, "short")).toBe("pivot r6c6 (5/8/9/1), wings r9c6 (5/1), r6c5 (8/1) and r3c6 (9/1): r5c6≠1");
    expect(explain(finding, "vague")).toBe("There is a WXYZ-Wing with 1, 5, 8 and 9.");
  });

  it("tells a bent set and says why", () => {
    const [finding] = findAll(atStage(parse(WXYZ), "S4"), [wings.bentXyzWing]);
    expect(explain(finding)).toBe(
      "The three cells r4c4, r5c6 and r8c4, all in box 5 or column 4, have only the candidates 1, 2 and 5. " +
        "All cells with candidate 2 see each other; so do those with 5. So 2 and 5 fit only once each and fill at most two cells, " +
        "and 1 must be in r5c6 or r8c4. A cell that sees all of these can't be 1: remove 1 from r6c4 and r9c6.",
    );
    expect(explain(finding, "short")).toBe("r48c4 r5c6 #125, with 1 in r5c6 r8c4: r6c4 r9c6≠1");
    expect(explain(finding, "vague")).toBe("There is a bent XYZ-Wing with 1, 2 and 5.");
  });

  it("marks pivot and wings and draws the links between them; of a bent set the cells, and the places of Z", () => {
    const board = atStage(parse(WXYZ), "S4");
    expect(findFirst(board, [wings.wxyzWing])?.marks).toEqual([
      { role: "pivot", cell: "r6c6", digits: [1, 5, 8, 9] },
      { role: "wing", cell: "r9c6", digits: [1, 5] },
      { role: "wing", cell: "r6c5", digits: [1, 8] },
      { role: "wing", cell: "r3c6", digits: [1, 9] },
      { link: "weak", from: ["r6c6#5"], to: ["r9c6#5"] },
      { link: "weak", from: ["r6c6#8"], to: ["r6c5#8"] },
      { link: "weak", from: ["r6c6#9"], to: ["r3c6#9"] },
      { role: "eliminated", cell: "r5c6", digits: [1] },
    ]);
    expect(findFirst(board, [wings.bentXyzWing])?.marks).toEqual([
      { role: "set", cell: "r4c4", digits: [2, 5] },
      { role: "set", cell: "r5c6", digits: [1, 2] },
      { role: "set", cell: "r8c4", digits: [1, 5] },
      { role: "z", cell: "r5c6", digits: [1] },
      { role: "z", cell: "r8c4", digits: [1] },
      { role: "eliminated", cell: "r6c4", digits: [1] },
      { role: "eliminated", cell: "r9c6", digits: [1] },
    ]);
  });

  it("takes the article that the letters want", () => {
    const articles = [3, 4, 5, 6, 7, 8, 9].map((order) => wingOfOrder(order).message.vague.split(" ")[2]);
    expect(articles).toEqual(["an", "a", "a", "a", "a", "an", "an"]);
  });
});

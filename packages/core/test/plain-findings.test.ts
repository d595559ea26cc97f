import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { explain, findAll, parse, prove, solvePath, solveSteps } from "../src/index.js";
import { EASY, faulty, hidden, lone, loneDefinition } from "./examples.js";

const ours = faulty(loneDefinition, { id: "naked-single" });
const board = parse(EASY);

describe.each([
  ["of wings", ours],
  ["of a third party", lone],
])("a finding %s", (_, technique) => {
  const fresh = () => findAll(board, [technique])[0];
  const json: unknown = JSON.parse(JSON.stringify(fresh()));

  it("is copied whole, whether it was read before or not", () => {
    const { ...rest } = fresh();
    for (const copy of [{ ...fresh() }, rest, Object.assign({}, fresh()), structuredClone(fresh())]) {
      expect(JSON.parse(JSON.stringify(copy))).toEqual(json);
      expect(explain(copy)).toBe(fresh().text);
      expect(prove(board, copy).status).toBe("proved");
    }
    const read = fresh();
    expect(read.text).toBe({ ...read }.text);
  });

  it("has the fields of a finding, and no internals", () => {
    expect(Object.keys(fresh())).toEqual(
      "schema technique name size eliminations placements pattern reason lemmas counts marks message text".split(" "),
    );
    expect(inspect(fresh())).toBe(inspect(json));
  });

  it("equals another one that says the same, and no other", () => {
    expect(fresh()).toEqual(fresh());
    expect(fresh()).toEqual(json);
    const [first, second] = findAll(board, [technique]);
    expect(first).not.toEqual(second);
  });
});

describe("a step", () => {
  it("is copied with its finding and its board", () => {
    const { steps } = solvePath(EASY, [ours, hidden]);
    const copy = { ...steps[3] };
    expect(Object.keys(copy).sort()).toEqual(["board", "finding", "hit", "index", "technique"]);
    expect(copy.finding.text).toBe(steps[3].finding.text);
    expect(copy.board.equals(steps[3].board)).toBe(true);
    expect(structuredClone(steps[3].finding).text).toBe(copy.finding.text);
  });

  it("has a technique with a name", () => {
    for (const { technique } of solveSteps(EASY, [ours, hidden])) expect(technique.name).toBe(technique.meta.name);
    expect(ours.with({}).name).toBe("Lone candidate");
  });

  it("is the same each time, and a path equals another one", () => {
    const path = solvePath(EASY, [ours, hidden]);
    expect(path.steps).toBe(path.steps);
    expect(path.steps[0].finding).toBe(path.steps[0].finding);
    expect({ ...path }.steps).toBe(path.steps);
    const again = solvePath(EASY, [ours, hidden]);
    expect(path.steps.map(({ finding }) => finding)).toEqual(again.steps.map(({ finding }) => finding));
  });
});

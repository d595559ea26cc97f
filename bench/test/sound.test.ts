import { expect, it } from "vitest";
import { complaintOf } from "../compare/sound.mjs";

const SPARSE = "......6......51...4..7......12....3......4.7.3...9...2.....7......63.9.5...4....".padStart(81, "1");
const MINIMAL = "1234567891234567891234567".padEnd(81, ".");
const SOUND = {
  boards: ["w1p3"],
  counted: ["w1p3"],
  puzzles: [SPARSE],
  none: [SPARSE],
  many: [SPARSE],
  sets: { minimal: [MINIMAL], sparse: [SPARSE] },
};

it("has nothing against puzzles with as many clues as their set has", () => {
  expect(complaintOf(SOUND)).toBeUndefined();
});

it.each([
  ["boards", "there are no boards"],
  ["puzzles", "there are no puzzles"],
  ["none", "no digit of theirs could be changed so that a puzzle has no solution"],
  ["many", "no givens of theirs could be left out so that a puzzle has many solutions"],
])("wants some %s", (what, complaint) => {
  expect(complaintOf({ ...SOUND, [what]: [] })).toBe(complaint);
});

it("names the puzzle that its generator can't have meant: empty, or with nothing left out, or cut off", () => {
  const empty = ".".repeat(81);
  expect(complaintOf({ ...SOUND, sets: { ...SOUND.sets, sparse: [SPARSE, empty] } })).toBe(
    `a sparse puzzle has 0 clues, not 18 to 24: ${empty}`,
  );
  expect(complaintOf({ ...SOUND, sets: { ...SOUND.sets, minimal: ["1".repeat(81)] } })).toContain("has 81 clues");
  expect(complaintOf({ ...SOUND, sets: { ...SOUND.sets, sparse: [SPARSE.slice(0, 80)] } })).toContain("sparse");
  expect(complaintOf({ ...SOUND, sets: { minimal: [MINIMAL] } })).toBe("there are no sparse puzzles");
});

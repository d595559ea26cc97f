import { expect, it } from "vitest";
import { changesOf, flat } from "../changes.mjs";

const placed = (digit: number) => ({ cell: 7, digit });

it("counts each candidate and each placement of a board once, however many findings have it", () => {
  const both = { eliminations: [3, 0b101, 0, 0b1], placements: [placed(3)] };
  const again = { eliminations: [3, 0b100, 0b10, 0, 4, 0b1, 0, 0], placements: [placed(3), placed(4)] };
  expect(changesOf([both])).toEqual({ eliminations: 3, placements: 1 });
  expect(changesOf([both, again, both])).toEqual({ eliminations: 5, placements: 2 });
  expect(changesOf([{ eliminations: [9, 2 ** 27 - 1, 2 ** 27 - 1, 2 ** 27 - 1], placements: [] }])).toEqual({
    eliminations: 81,
    placements: 0,
  });
  expect(changesOf([])).toEqual({ eliminations: 0, placements: 0 });
});

it("counts the same in the hits of a tree that lists cells and digits as numbers", () => {
  expect(flat([placed(3), placed(4)])).toEqual([7, 3, 7, 4]);
  expect(flat([7, 3, 7, 4])).toEqual([7, 3, 7, 4]);
  expect(changesOf([{ eliminations: [], placements: [7, 3, 7, 4] }])).toEqual({ eliminations: 0, placements: 2 });
});

import { type Board, type Technique, findAll, parseCandidate, prove } from "@wings/core";
import type { Vocabulary } from "@wings/core/author";
import { stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { leastChains } from "../../testing/test/chain-reference.js";
import { boards, seed } from "../../testing/test/depth.js";
import { aic, alsAic, groupedAic, xChain, xyChain } from "../src/index.js";

const techniques: readonly [Technique, Vocabulary, number, number][] = [
  [xChain, "bilocal", 60, 2000],
  [xyChain, "bivalue", 60, 2000],
  [aic, "single", 40, 2000],
  [groupedAic, "grouped", 20, 2000],
  [alsAic, "als", 6, 400],
];

/** By eliminated candidate: the least size of the findings that eliminate it. */
function sizesByTarget(board: Board, technique: Technique): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const { eliminations, size } of findAll(board, [technique])) {
    for (const { cell, digit } of eliminations) {
      const candidate = parseCandidate(`${cell}#${digit}` as never);
      sizes.set(candidate, Math.min(sizes.get(candidate) ?? Infinity, size));
    }
  }
  return sizes;
}

describe.each(techniques)("$id", (technique, vocabulary, few, many) => {
  it("finds exactly what the definition gives, with the least number of facts", () => {
    let count = 0;
    for (const board of stuckBoards(seed(5), boards(few, many))) {
      const expected = leastChains(board, vocabulary);
      const found = sizesByTarget(board, technique);
      expect([...found.keys()].sort((a, b) => a - b)).toEqual([...expected.keys()].sort((a, b) => a - b));
      for (const [candidate, [facts]] of expected) expect(found.get(candidate)).toBe(facts);
      count += expected.size;
    }
    expect(count).toBeGreaterThan(20);
  });

  it("has a proof for each finding", () => {
    let count = 0;
    for (const board of stuckBoards(seed(6), boards(few, many))) {
      for (const finding of findAll(board, [technique])) {
        expect(prove(board, finding).status).toBe("proved");
        count++;
      }
    }
    expect(count).toBeGreaterThan(10);
  });
});

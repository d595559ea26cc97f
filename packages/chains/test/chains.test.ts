import { type Board, type Technique, explain, findAll, parse, parseCandidate, prove } from "@wings/core";
import type { Vocabulary } from "@wings/core/author";
import { stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { leastChains } from "@wings/test-kit/chain-reference";
import { LAYOUT_NAMES, layoutBoards } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
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
    const onLayouts = LAYOUT_NAMES.flatMap((name) => layoutBoards(name, boards(1, many / 10), 56));
    for (const board of [...stuckBoards(seed(5), boards(few, many)), ...onLayouts]) {
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

describe("the explanation of a chain through a house with one place", () => {
  const board = parse(".......12.5.4............3.7..6..4....1..........8....92....8.....51.7.......3...");
  const findings = findAll(board, [groupedAic]);
  const withLinks = (count: number) => findings.find(({ pattern: { links } }) => links.length === count)!;

  it("says where the digit must be", () => {
    expect(explain(withLinks(1))).toBe(
      "1 must be in r7c9: row 7 has no other place for it. So remove 1 from r4c9, r6c9, r9c7 and r9c9; remove 3, 4, 5 and 6 from r7c9.",
    );
    expect(explain(withLinks(3))).toContain(
      "1 is in r4c9 (row 4). But 1 must be in r7c9: row 7 has no other place for it. Then 1 can't be in r4c9, so",
    );
  });

  it("writes cells and sets with both digits in front", () => {
    const other = parse(".......14..8..5....2...........2.7.51..............8...7....53.6..14.......2.....");
    const sets = findAll(other, [alsAic]).map((finding) => explain(finding, "short"));
    expect(sets).toContain(
      "(2=4)r456c8-(4)r5c7=(4)r9c7-(1)r9c7=(1)r9c7-(4)r9c7=(4)r5c7-(4=2)r456c8: r28c8 r5c79 r6c9≠2",
    );
  });
});

describe("a chain that closes", () => {
  const board = parse("w18j4Bik3j7j1j4p9Cmk64j4jgj952kI2I218kejdj5kd2j79AiEaEiDiDiD8jI5A5lAik78617f9834k");
  const loop = findAll(board, [groupedAic]).find((finding) => explain(finding, "short").startsWith("loop"))!;

  it("is explained as a loop in all forms", () => {
    expect(explain(loop, "short")).toBe(
      "loop (5)r23c1=(5)r2c3-(2)r2c3=(2)r78c3-(2=5)r7c1-: r7c2 r8c12≠2, r2c3≠3, r8c1≠5",
    );
    expect(explain(loop)).toContain("The chain closes to a loop, so one end of each weak link is true: remove 2 from");
    expect(explain(loop, "vague")).toBe("There is a loop of 3 strong links (Grouped AIC) in the left half.");
  });

  it("has no ends, and a weak link from the last node to the first", () => {
    const roles = loop.marks.flatMap((mark) => ("role" in mark ? [mark.role] : []));
    expect(new Set(roles)).toEqual(new Set(["chain", "eliminated"]));
    expect(loop.marks.filter((mark) => "link" in mark).map(({ link }) => link)).toEqual([
      "strong",
      "weak",
      "strong",
      "weak",
      "strong",
      "weak",
    ]);
  });
});

it("counts one strong link in words", () => {
  const board = parse(".......12.5.4............3.7..6..4....1..........8....92....8.....51.7.......3...");
  const vague = findAll(board, [groupedAic]).map((finding) => explain(finding, "vague"));
  expect(vague.filter((text) => text.includes("1 strong"))).toEqual([]);
  expect(vague.some((text) => text.startsWith("There is a chain of one strong link (Grouped AIC) in the "))).toBe(true);
});

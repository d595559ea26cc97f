import { describe, expect, it } from "vitest";
import {
  type Lemma,
  type Board,
  candidateOf,
  cellFact,
  houseFact,
  nameLemma,
  parse,
  prove,
  readLemma,
  search,
} from "./core.js";
import { randomBoards } from "./boards.js";

/**
 * A proof by lemmas from brute force, written from the definition: it assumes, propagates naked and hidden singles, and
 * splits on the smallest cell. Each leaf is a lemma, and each split uses the lemmas of its branches.
 */
function refute(board: Board, assume: readonly number[], lemmas: Lemma[]): void {
  const after = board.copy();
  const facts = new Set<number>();
  for (let changed = true; changed;) {
    changed = false;
    for (const candidate of assume) {
      const cell = (candidate / 9) | 0;
      if (after.values[cell] !== 0) continue;
      if (!after.has(cell, (candidate % 9) + 1)) return void lemmas.push({ assume, facts: [...facts], uses: [] });
      after.place(cell, (candidate % 9) + 1);
    }
    for (let cell = 0; cell < 81 && !changed; cell++) {
      const digits = after.candidates(cell);
      if (after.values[cell] !== 0 || digits.length > 1) continue;
      facts.add(cellFact(cell));
      if (digits.length === 0) return void lemmas.push({ assume, facts: [...facts], uses: [] });
      after.place(cell, digits[0]);
      changed = true;
    }
  }
  const open = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => after.values[cell] === 0);
  if (open.length === 0) throw new Error("it has a solution");
  open.sort((a, b) => after.candidates(a).length - after.candidates(b).length);
  const uses: number[] = [];
  for (const digit of after.candidates(open[0])) {
    refute(board, [...assume, candidateOf(open[0], digit)], lemmas);
    uses.push(lemmas.length - 1);
  }
  lemmas.push({ assume, facts: [...facts, cellFact(open[0])], uses });
}

/** Proofs by lemmas of a wrong candidate, on random boards. */
function* proofs(count: number) {
  for (const board of randomBoards(5, 400)) {
    if (count === 0) return;
    const { status, solution } = search(board);
    if (status !== "one") continue;
    for (let cell = 0; cell < 81 && count > 0; cell++) {
      const digit = board.candidates(cell).find((each) => each !== Number(solution![cell]));
      if (digit === undefined) continue;
      const lemmas: Lemma[] = [];
      refute(board, [candidateOf(cell, digit)], lemmas);
      if (lemmas.length < 3 || lemmas.length > 256) continue;
      if (lemmas.some(({ facts }) => facts.length > 24)) continue;
      count--;
      yield { board, lemmas, claim: { cell: `r${((cell / 9) | 0) + 1}c${(cell % 9) + 1}` as const, digit } };
    }
  }
}

const finding = (lemmas: readonly Lemma[], claim: { cell: string; digit: number }) =>
  ({ reason: [], lemmas: lemmas.map(nameLemma), eliminations: [claim], placements: [] }) as never;

describe("proofs by lemmas", () => {
  const all = [...proofs(40)];

  it("are accepted, and survive JSON", () => {
    expect(all.length).toBe(40);
    for (const { board, lemmas, claim } of all) {
      expect(prove(board, finding(lemmas, claim))).toMatchObject({ status: "proved" });
      expect(lemmas.map(nameLemma).map(readLemma)).toEqual(lemmas);
    }
  });

  it("are rejected without one of their lemmas", () => {
    for (const { board, lemmas, claim } of all) {
      const last = lemmas.length - 1;
      const used = lemmas[last].uses[0];
      const without = lemmas.map((lemma, i) =>
        i === last ? { ...lemma, uses: lemma.uses.filter((use) => use !== used) } : lemma,
      );
      expect(prove(board, finding(without, claim)).status).toBe("undecided");
      expect(prove(board, finding(lemmas.slice(0, -1), claim)).status).toBe("undecided");
    }
  });

  it("are rejected without one of their facts", () => {
    let rejected = 0;
    for (const { board, lemmas, claim } of all) {
      const without = lemmas.map((lemma) => ({ ...lemma, facts: lemma.facts.slice(0, -1) }));
      if (prove(board, finding(without, claim)).status === "undecided") rejected++;
    }
    expect(rejected).toBe(all.length);
  });

  it("are rejected when two lemmas are exchanged", () => {
    for (const { board, lemmas, claim } of all) {
      const turned = [...lemmas];
      const last = lemmas.length - 1;
      [turned[last], turned[last - 1]] = [turned[last - 1], turned[last]];
      expect(prove(board, finding(turned, claim)).status).toBe("undecided");
    }
  });

  it("are bounded by 24 facts a lemma and 256 lemmas", () => {
    const board = parse(".".repeat(81));
    const claim = { cell: "r1c1", digit: 1 };
    const facts = Array.from({ length: 25 }, (_, i) => houseFact(i % 27, 1 + Math.floor(i / 27)));
    expect(prove(board, finding([{ assume: [0], facts, uses: [] }], claim)).text).toContain("more than 24");
    const lemmas = Array.from({ length: 257 }, () => ({ assume: [0], facts: [], uses: [] }));
    expect(prove(board, finding(lemmas, claim)).text).toContain("more than 256");
  });

  it("prove placements by the opposite", () => {
    const board = parse(".".repeat(81));
    for (let digit = 1; digit <= 8; digit++) board.eliminate(0, digit);
    const proof = {
      lemmas: [{ assume: ["!r1c1#9"], facts: [{ cell: "r1c1" }], uses: [] }],
      reason: [],
      eliminations: [],
    };
    const placements = [{ cell: "r1c1", digit: 9 }];
    expect(prove(board, { ...proof, placements } as never).status).toBe("proved");
    expect(prove(board, { ...proof, placements: [{ cell: "r1c2", digit: 9 }] } as never).status).toBe("undecided");
  });
});

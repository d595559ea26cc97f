import { describe, expect, it } from "vitest";
import { Board, prove } from "@wings/core";
import { type Lemma, MAX_FACTS } from "@wings/core/author";
import { nameLemma } from "@wings/core/host";
import { Propagation, derive, factsOfDerivation, writeLemmas } from "../src/index.js";
import { boards, seed } from "@wings/test-kit/depth";
import { stuckBoards } from "@wings/testing";
import { HOUSES } from "@wings/test-kit/grid";

/** Assumes a candidate and applies singles, as the definition says it. Returns whether that is contradictory. */
function refutes(start: Board, cell: number, digit: number): boolean {
  const board = start.copy();
  board.place(cell, digit);
  for (;;) {
    const cells = board.values.map((value, each) => (value === 0 ? board.candidates(each).length : 9));
    if (cells.includes(0)) return true;
    let next: readonly [cell: number, digit: number] | undefined;
    const single = cells.indexOf(1);
    if (single >= 0) next = [single, board.candidates(single)[0]];
    for (const house of HOUSES) {
      for (let each = 1; each <= 9; each++) {
        if (house.some((at) => board.values[at] === each)) continue;
        const places = house.filter((at) => board.has(at, each));
        if (places.length === 0) return true;
        if (places.length === 1) next ??= [places[0], each];
      }
    }
    if (next === undefined) return false;
    board.place(next[0], next[1]);
  }
}

describe("unit propagation", () => {
  it("refutes what singles refute, and derives each refutation", () => {
    const propagation = new Propagation();
    // What was loaded before makes no difference.
    const contradictory = new Board();
    for (let digit = 1; digit <= 9; digit++) contradictory.eliminate(0, digit);
    propagation.load(contradictory);
    expect(propagation.isContradictory).toBe(true);
    const seen = { refuted: 0, open: 0, long: 0 };
    for (const board of stuckBoards(seed(41), boards(10, 1500))) {
      propagation.load(board);
      for (let cell = 0; cell < 81; cell++) {
        for (const digit of board.candidates(cell)) {
          const expected = refutes(board, cell, digit);
          expect(propagation.refutes(cell, digit)).toBe(expected);
          const candidate = cell * 9 + digit - 1;
          const derivation = derive(board, [candidate], []);
          expect(derivation !== undefined).toBe(expected);
          seen[expected ? "refuted" : "open"]++;
          if (derivation === undefined || seen.refuted % 9 !== 0) continue;
          const claim = {
            eliminations: [{ cell: `r${((cell / 9) | 0) + 1}c${(cell % 9) + 1}`, digit }],
            placements: [],
          };
          const facts = factsOfDerivation(derivation).length;
          if (facts > MAX_FACTS) seen.long++;
          const lemmas: Lemma[] = [];
          writeLemmas(derivation, lemmas);
          expect(lemmas.length === 1).toBe(facts <= MAX_FACTS);
          expect(prove(board, { ...claim, reason: [], lemmas: lemmas.map(nameLemma) } as never)).toMatchObject({
            status: "proved",
          });
        }
      }
    }
    expect(seen.refuted).toBeGreaterThan(300);
    expect(seen.open).toBeGreaterThan(300);
  });
});

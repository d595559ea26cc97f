import { lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { peerTable } from "../board/layout.js";
import { candidateCell, candidateDigit } from "../board/notation.js";
import type { Lemma } from "./reason.js";

/** Literals of which one is true: `candidate` is true, `~candidate` is false. */
export type Clause = readonly number[];

/**
 * Unit propagation on the candidates of a board: a true candidate makes those in conflict with it false, and a clause with
 * one literal left makes it true. It never searches.
 */
class ClausePropagation {
  /** By candidate: 0 unknown, 1 true, -1 false. */
  readonly truth = new Int8Array(729);
  isContradictory = false;

  constructor(readonly board: Board) {}

  /** Whether the literal is true (1), false (-1) or unknown (0). */
  valueOf(literal: number): number {
    const candidate = literal < 0 ? ~literal : literal;
    const { values, masks } = this.board;
    const cell = candidateCell(candidate);
    const digit = candidateDigit(candidate);
    const onBoard = values[cell] === digit ? 1 : ((masks[cell] >> (digit - 1)) & 1) === 0 ? -1 : 0;
    const value = onBoard === 0 ? this.truth[candidate] : onBoard;
    return literal < 0 ? -value : value;
  }

  /** Makes a literal true. */
  assert(literal: number): void {
    const value = this.valueOf(literal);
    if (value < 0) this.isContradictory = true;
    if (value !== 0 || this.isContradictory) return;
    if (literal < 0) {
      this.truth[~literal] = -1;
      return;
    }
    this.truth[literal] = 1;
    const cell = candidateCell(literal);
    const digit = literal % 9;
    for (let other = cell * 9; other < cell * 9 + 9; other++) if (other !== literal) this.assert(~other);
    const table = peerTable(this.board);
    for (let w = 0; w < 3; w++) {
      for (let peers = table[cell * 3 + w]; peers !== 0; peers &= peers - 1)
        this.assert(~((w * 27 + lowestBit(peers)) * 9 + digit));
    }
  }

  /** Applies clauses until nothing changes. */
  propagate(clauses: readonly Clause[]): void {
    for (let isChanged = true; isChanged && !this.isContradictory;) {
      isChanged = false;
      for (const clause of clauses) {
        if (clause.some((literal) => this.valueOf(literal) > 0)) continue;
        const open = clause.filter((literal) => this.valueOf(literal) === 0);
        if (open.length === 0) this.isContradictory = true;
        if (open.length !== 1) continue;
        this.assert(open[0]);
        isChanged = true;
      }
    }
  }
}

/** Whether what a lemma assumes, its facts and the lemmas that it uses end in a contradiction. */
export function lemmaHolds(board: Board, lemma: Lemma, facts: readonly Clause[], earlier: readonly Lemma[]): boolean {
  const propagation = new ClausePropagation(board);
  for (const literal of lemma.assume) propagation.assert(literal);
  const used = lemma.uses.map((index) => earlier[index].assume.map((literal) => ~literal));
  propagation.propagate([...facts, ...used]);
  return propagation.isContradictory;
}

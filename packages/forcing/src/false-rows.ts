import {
  bitOf,
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  type Cell,
  cellFact,
  type Digit,
  excludedBy,
  houseCellTable,
  houseFact,
  housesIn,
  type Implications,
  implications,
  impliedByFalse,
  lowestBit,
  lowestDigit,
  memo,
  peerTable,
  placesByHouse,
  wordOf,
} from "@wings/core/author";

/** The strong links of forcing chains: with or without those of almost locked sets. */
export type ChainVocabulary = "grouped" | "als";

/** A row has the cells of nine digits, three words each: it begins with the three of digit 1. */
const ROW = 27;

/**
 * By candidate: what it makes false when it is true, along chains. A candidate that makes another one false is made false by it, too: so
 * what all candidates of a fact make false are the assumptions that leave nothing for the fact.
 */
class FalseRows {
  /** By candidate, `ROW` words each. */
  readonly rows = new Int32Array(729 * ROW);
  /** By candidate: the facts of which it makes all candidates false, ascending; once they are asked for. */
  readonly #emptyFacts: number[][] = Array.from({ length: 729 }, () => []);
  #hasEmptyFacts = false;
  #board!: Board;
  #implications!: Implications;
  /** Rows of nodes: those whose own row is complete; and those that are true, of which the rest has to be looked at. */
  #complete: Int32Array = new Int32Array(0);
  #true: Int32Array = new Int32Array(0);
  #excluded: Int32Array = new Int32Array(0);
  readonly #common = new Int32Array(ROW);

  /** Takes another position. */
  take(board: Board, implications: Implications): this {
    this.#board = board;
    this.#implications = implications;
    this.#hasEmptyFacts = false;
    this.#fill(board, implications);
    return this;
  }

  /** The facts of which an assumption makes all candidates false, ascending. */
  emptyFacts(candidate: Candidate): readonly number[] {
    if (!this.#hasEmptyFacts) this.#fillEmptyFacts(this.#board);
    this.#hasEmptyFacts = true;
    return this.#emptyFacts[candidate];
  }

  #fill(board: Board, implications: Implications): void {
    const { words, nodes, impliedByTrue } = implications;
    if (this.#true.length < words) {
      this.#complete = new Int32Array(words * 2);
      this.#true = new Int32Array(words * 2);
      this.#excluded = new Int32Array(words * 2);
    }
    this.#complete.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = board.masks[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + lowestBit(rest);
        const node = nodes.ofCandidate[candidate];
        if (node >= 0) for (let w = 0; w < words; w++) this.#true[w] = impliedByTrue[node * words + w];
        else {
          excludedBy(implications, cell, candidateDigit(candidate), this.#excluded);
          impliedByFalse(implications, this.#excluded, this.#true);
        }
        this.#fillRow(candidate);
        if (node >= 0) this.#complete[node >> 5] |= 1 << (node & 31);
      }
    }
  }

  /** Adds what the candidate and the true nodes exclude. A node with a complete row replaces all that it implies. */
  #fillRow(candidate: Candidate): void {
    const { words, nodes, impliedByTrue } = this.#implications;
    const { rows } = this;
    const left = this.#true;
    const into = candidate * ROW;
    rows.fill(0, into, into + ROW);
    this.#exclude(
      into,
      candidateCell(candidate),
      candidateDigit(candidate),
      peerTable(this.#board),
      candidateCell(candidate) * 3,
    );
    for (let w = 0; w < words; w++) {
      for (let rest = left[w] & this.#complete[w]; rest !== 0; rest = left[w] & this.#complete[w]) {
        const node = (w << 5) + lowestBit(rest);
        const from = (nodes.first[node] * 9 + nodes.digit[node] - 1) * ROW;
        for (let i = 0; i < ROW; i++) rows[into + i] |= rows[from + i];
        // It is one of the nodes that it implies.
        for (let i = w; i < words; i++) left[i] &= ~impliedByTrue[node * words + i];
      }
    }
    for (let w = 0; w < words; w++) {
      for (let rest = left[w]; rest !== 0; rest &= rest - 1) {
        const node = (w << 5) + lowestBit(rest);
        this.#exclude(into, nodes.cell[node], nodes.digit[node], nodes.peers, node * 3);
      }
    }
  }

  /** Adds what a digit excludes: three words of peers, and the other digits of a cell if it is in one. */
  #exclude(into: number, cell: Cell, digit: Digit, peers: Int32Array, p: number): void {
    const { rows } = this;
    const own = into + digit * 3 - 3;
    for (let i = 0; i < 3; i++) rows[own + i] |= peers[p + i];
    if (cell < 0) return;
    const bit = bitOf(cell);
    for (let at = into + wordOf(cell); at < into + ROW; at += 3) if (at - own > 2 || at < own) rows[at] |= bit;
  }

  #fillEmptyFacts(board: Board): void {
    const { masks } = board;
    for (const facts of this.#emptyFacts) facts.length = 0;
    for (let cell = 0; cell < 81; cell++) {
      let isFirst = true;
      let isAny = masks[cell] !== 0;
      for (let rest = masks[cell]; isAny && rest !== 0; rest &= rest - 1) {
        isAny = this.#intersect(cell * 9 + lowestDigit(rest) - 1, isFirst);
        isFirst = false;
      }
      if (isAny) this.#noteEmpty(board, cellFact(cell));
    }
    const places = placesByHouse(board);
    for (const house of housesIn(board)) {
      for (let digit = 1; digit <= 9; digit++) {
        const positions = places[house * 10 + digit];
        let isFirst = true;
        let isAny = positions !== 0;
        for (let rest = positions; isAny && rest !== 0; rest &= rest - 1) {
          isAny = this.#intersect(houseCellTable(board)[house * 9 + lowestBit(rest)] * 9 + digit - 1, isFirst);
          isFirst = false;
        }
        if (isAny) this.#noteEmpty(board, houseFact(house, digit));
      }
    }
  }

  /** Keeps the common candidates that another row has, too; or begins with this row. Returns whether any is left. */
  #intersect(candidate: Candidate, isFirst: boolean): boolean {
    const common = this.#common;
    const { rows } = this;
    const from = candidate * ROW;
    let any = 0;
    for (let i = 0; i < ROW; i++) any |= common[i] = isFirst ? rows[from + i] : common[i] & rows[from + i];
    return any !== 0;
  }

  /** Notes a fact for each assumption that makes all candidates of the fact false: these are common. */
  #noteEmpty({ places }: Board, fact: number): void {
    for (let i = 0; i < ROW; i++) {
      for (let rest = this.#common[i] & places[i + 3]; rest !== 0; rest &= rest - 1) {
        const cell = (i % 3) * 27 + lowestBit(rest);
        this.#emptyFacts[cell * 9 + ((i / 3) | 0)].push(fact);
      }
    }
  }
}

/** The rows of a board, made once for a position: forcing chains and kraken fish share them. */
export const falseRows = (board: Board, vocabulary: ChainVocabulary): FalseRows =>
  memo<FalseRows>(board, `forcing-rows-${vocabulary}`, (_, previous) =>
    (previous ?? new FalseRows()).take(board, implications(board, vocabulary)),
  );

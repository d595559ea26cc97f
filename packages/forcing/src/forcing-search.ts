import { LeastCosts, factsOfCost } from "@wings/chain-kit";
import {
  bitOf,
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Cell,
  type Digit,
  excludedBy,
  type Implications,
  implications,
  lowestBit,
  peerTable,
  wordOf,
} from "@wings/core/author";
import { type Branch, candidatesOfFact } from "./branches.js";
import { type ChainVocabulary, falseRows } from "./false-rows.js";

/** Candidates of which one is true because of some facts. */
export interface Cases {
  readonly facts: readonly number[];
  readonly candidates: readonly Candidate[];
}

/** Cases that an assumption makes all false, and one chain for each of their candidates. */
export interface Forcing<C extends Cases = Cases> {
  readonly cases: C;
  readonly branches: readonly Branch[];
  /** How many facts it cites, counted once for each chain. */
  readonly size: number;
}

const ASSUMED = -1;

/** What follows from one assumption along chains, with the fewest facts for each candidate that it makes false. */
export class ForcingSearch {
  readonly implications: Implications;
  /** For the chains of what is found; made when something is. */
  #costs: LeastCosts | undefined;
  /** By candidate: the first true node that makes it false. */
  readonly #excluder = new Int32Array(729);
  /** By digit: the places that have to be false before a search can end, and that nothing makes false yet. */
  readonly #left = new Int32Array(30);
  readonly #row: Int32Array;
  readonly #rows: ReturnType<typeof falseRows>;
  /** By digit: the places that are false, as in `Board.places`. */
  readonly #false = new Int32Array(30);
  /** By fact: its candidates. */
  readonly #cases: Cases[] = [];

  constructor(
    readonly board: Board,
    vocabulary: ChainVocabulary,
  ) {
    this.implications = implications(board, vocabulary);
    this.#row = new Int32Array(this.implications.words);
    this.#rows = falseRows(board, vocabulary);
  }

  /** What the assumption makes false, as in `Board.places`. The next call reuses the array. */
  falseAfter(cell: Cell, digit: Digit): Int32Array {
    const start = candidateOf(cell, digit) * 27;
    for (let i = 0; i < 27; i++) this.#false[i + 3] = this.#rows.rows[start + i];
    return this.#false;
  }

  /** The facts of which the assumption makes each candidate false. */
  emptyFacts(cell: Cell, digit: Digit): readonly Cases[] {
    return this.#rows
      .emptyFacts(candidateOf(cell, digit))
      .map((fact) => (this.#cases[fact] ??= { facts: [fact], candidates: candidatesOfFact(fact, this.board) }));
  }

  /** Those of the cases that need the fewest facts, with their chains. The assumption makes them all false. */
  least<C extends Cases>(cell: Cell, digit: Digit, choices: readonly C[]): Forcing<C> {
    this.#left.fill(0);
    for (const { candidates } of choices) {
      for (const candidate of candidates) {
        const place = candidateCell(candidate);
        this.#left[candidateDigit(candidate) * 3 + wordOf(place)] |= bitOf(place);
      }
    }
    const costs = this.#follow(cell, digit);
    let [best, size] = [choices[0], Infinity];
    for (const cases of choices) {
      let next = cases.facts.length;
      for (const candidate of cases.candidates) next += this.#factsTo(costs, candidate);
      if (next < size) [best, size] = [cases, next];
    }
    return { cases: best, size, branches: best.candidates.map((candidate) => this.#branchTo(costs, candidate)) };
  }

  #factsTo({ cost }: LeastCosts, candidate: Candidate): number {
    const node = this.#excluder[candidate];
    return node === ASSUMED ? 0 : factsOfCost(cost[node]);
  }

  /** Reads the chain back from its last node. */
  #branchTo(costs: LeastCosts, candidate: Candidate): Branch {
    const nodes: number[] = [];
    const links: number[] = [];
    for (let node = this.#excluder[candidate]; node >= 0;) {
      const from = costs.from[node];
      nodes.push(node, from);
      links.push(costs.link[node]);
      node = costs.falseBy[from];
    }
    return { nodes: nodes.reverse(), links: links.reverse() };
  }

  /** Makes nodes true in the order of their costs, until all candidates that are needed are false. */
  #follow(cell: Cell, digit: Digit): LeastCosts {
    const costs = (this.#costs ??= new LeastCosts().take(this.implications));
    const { nodes } = this.implications;
    this.#noteFalse(ASSUMED, digit, cell, peerTable(this.board), cell * 3);
    excludedBy(this.implications, cell, digit, this.#row);
    costs.begin(this.#row);
    let isAnyLeft = this.#isAnyLeft();
    for (let facts = 1; isAnyLeft && facts < costs.end; facts++) {
      const count = costs.reach(facts);
      for (let i = 0; isAnyLeft && i < count; i++) {
        const node = costs.reached[i];
        const only = nodes.cell[node];
        if (this.#noteFalse(node, nodes.digit[node], only, nodes.peers, node * 3)) isAnyLeft = this.#isAnyLeft();
        costs.follow(node);
      }
    }
    return costs;
  }

  #isAnyLeft(): boolean {
    for (let i = 3; i < 30; i++) if (this.#left[i] !== 0) return true;
    return false;
  }

  /**
   * Notes which candidate makes others false that are still needed: places of the digit, three words of peers; and the other
   * digits of a cell, if it is in one. Returns whether there are any.
   */
  #noteFalse(by: number, digit: Digit, cell: Cell, peers: Int32Array, p: number): boolean {
    let isAny = false;
    for (let w = 0; w < 3; w++)
      if ((this.#left[digit * 3 + w] & peers[p + w]) !== 0) isAny = this.#note(by, digit, w, peers[p + w]);
    if (cell < 0) return isAny;
    const bit = bitOf(cell);
    const w = wordOf(cell);
    for (let other = 1; other <= 9; other++)
      if (other !== digit && (this.#left[other * 3 + w] & bit) !== 0) isAny = this.#note(by, other, w, bit);
    return isAny;
  }

  #note(by: number, digit: Digit, w: number, cells: number): true {
    for (let rest = cells & this.#left[digit * 3 + w]; rest !== 0; rest &= rest - 1)
      this.#excluder[candidateOf(w * 27 + lowestBit(rest), digit)] = by;
    this.#left[digit * 3 + w] &= ~cells;
    return true;
  }
}

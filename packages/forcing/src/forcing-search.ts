import { LeastCosts, factsOfCost } from "@wings/chain-kit";
import {
  type Board,
  type Implications,
  PEERS,
  bitOf,
  candidateCell,
  candidateDigit,
  candidateOf,
  excludedBy,
  lowestBit,
  wordOf,
} from "@wings/core/author";
import { type Branch, candidatesOfFact } from "./branches.js";
import { falseRows } from "./false-rows.js";

/** Candidates of which one is true because of some facts. */
export interface Cases {
  readonly facts: readonly number[];
  readonly candidates: readonly number[];
}

/** Cases that an assumption makes all false, and one chain for each of their candidates. */
export interface Forcing<C extends Cases = Cases> {
  readonly cases: C;
  readonly branches: readonly Branch[];
  /** How many facts it cites, counted once for each chain. */
  readonly size: number;
}

const ASSUMED = -1;
/** One for all searches: they end before another one begins. */
const COSTS = /* @__PURE__ */ new LeastCosts();

/** What follows from one assumption along chains, with the fewest facts for each candidate that it makes false. */
export class ForcingSearch {
  /** For the chains of what is found. */
  #costs: LeastCosts | undefined;
  /** By candidate: the first true node that makes it false. */
  readonly #excluder = new Int32Array(729);
  /** By digit: the places that nothing makes false yet. */
  readonly #left = new Int32Array(30);
  /** By digit: the places that have to be false before a search can end. */
  readonly #needed = new Int32Array(30);
  readonly #row: Int32Array;
  readonly #rows: ReturnType<typeof falseRows>;
  /** By digit: the places that are false, as in `Board.places`. */
  readonly #false = new Int32Array(30);
  /** By fact: its candidates. */
  readonly #cases: Cases[] = [];

  constructor(
    readonly board: Board,
    readonly implications: Implications,
  ) {
    this.#row = new Int32Array(implications.words);
    this.#rows = falseRows(board, implications);
  }

  /** What the assumption makes false, as in `Board.places`. The next call reuses the array. */
  falseAfter(cell: number, digit: number): Int32Array {
    const start = candidateOf(cell, digit) * 27;
    for (let i = 0; i < 27; i++) this.#false[i + 3] = this.#rows.rows[start + i];
    return this.#false;
  }

  /** The facts of which the assumption makes each candidate false. */
  emptyFacts(cell: number, digit: number): readonly Cases[] {
    return this.#rows
      .emptyFacts(candidateOf(cell, digit))
      .map((fact) => (this.#cases[fact] ??= { facts: [fact], candidates: candidatesOfFact(fact, this.board) }));
  }

  /** Those of the cases that need the fewest facts, with their chains. The assumption makes them all false. */
  least<C extends Cases>(cell: number, digit: number, choices: readonly C[]): Forcing<C> {
    this.#needed.fill(0);
    for (const { candidates } of choices) {
      for (const candidate of candidates) {
        const place = candidateCell(candidate);
        this.#needed[candidateDigit(candidate) * 3 + wordOf(place)] |= bitOf(place);
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

  #factsTo({ cost }: LeastCosts, candidate: number): number {
    const node = this.#excluder[candidate];
    return node === ASSUMED ? 0 : factsOfCost(cost[node]);
  }

  /** Reads the chain back from its last node. */
  #branchTo(costs: LeastCosts, candidate: number): Branch {
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

  #excludeByAssumption(cell: number, digit: number): void {
    excludedBy(this.implications, cell, digit, this.#row);
    const all = this.#false;
    const w = wordOf(cell);
    for (let other = 1; other <= 9; other++) {
      all[other * 3] = all[other * 3 + 1] = all[other * 3 + 2] = 0;
      if (other !== digit) all[other * 3 + w] = bitOf(cell);
    }
    for (let i = 0; i < 3; i++) all[digit * 3 + i] = PEERS[cell * 3 + i];
  }

  /** Makes nodes true in the order of their costs, until all candidates that are needed are false. */
  #follow(cell: number, digit: number): LeastCosts {
    const costs = (this.#costs ??= COSTS.take(this.implications));
    this.#left.set(this.board.places);
    this.#excludeByAssumption(cell, digit);
    for (let other = 1; other <= 9; other++)
      for (let w = 0; w < 3; w++) this.#noteFalse(ASSUMED, other, w, this.#false[other * 3 + w]);
    costs.begin(this.#row);
    for (let facts = 1; facts < costs.end && this.#isAnyLeft(); facts++) {
      const count = costs.reach(facts);
      for (let i = 0; i < count; i++) {
        this.#noteFalseBy(costs.reached[i]);
        costs.follow(costs.reached[i]);
      }
    }
    return costs;
  }

  #isAnyLeft(): boolean {
    for (let i = 3; i < 30; i++) if ((this.#needed[i] & this.#left[i]) !== 0) return true;
    return false;
  }

  /** Notes what a true node makes false. */
  #noteFalseBy(node: number): void {
    const { nodes } = this.implications;
    const digit = nodes.digit[node];
    for (let w = 0; w < 3; w++) this.#noteFalse(node, digit, w, nodes.peers[node * 3 + w]);
    if (!nodes.isSingle(node)) return;
    const cell = nodes.first[node];
    for (let other = 1; other <= 9; other++)
      if (other !== digit) this.#noteFalse(node, other, wordOf(cell), bitOf(cell));
  }

  /** Notes who makes candidates false, where nobody did before. */
  #noteFalse(by: number, digit: number, w: number, cells: number): void {
    const fresh = cells & this.#left[digit * 3 + w];
    this.#left[digit * 3 + w] &= ~fresh;
    for (let rest = fresh; rest !== 0; rest &= rest - 1)
      this.#excluder[candidateOf(w * 27 + lowestBit(rest), digit)] = by;
  }
}

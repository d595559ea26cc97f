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
  houseFact,
  impliedByFalse,
  lowestBit,
  wordOf,
} from "@wings/core/author";
import { type Branch, candidatesOfFact } from "./branches.js";

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
  readonly #true: Int32Array;
  /** By digit: the places that are false, as in `Board.places`. */
  readonly #false = new Int32Array(30);
  /** By digit, one bit for each house: those that have a place for it, and those that have lost all. */
  readonly #houses = new Int32Array(10);
  readonly #empty = new Int32Array(10);
  /** By fact: its candidates. */
  readonly #cases: Cases[] = [];

  constructor(
    readonly board: Board,
    readonly implications: Implications,
  ) {
    const { words } = implications;
    this.#row = new Int32Array(words);
    this.#true = new Int32Array(words);
    const { places } = board;
    for (let digit = 1; digit <= 9; digit++)
      this.#houses[digit] = housesOf(places[digit * 3], places[digit * 3 + 1], places[digit * 3 + 2]);
  }

  /** What the assumption makes false, as in `Board.places`. The next call reuses the array. */
  falseAfter(cell: number, digit: number): Int32Array {
    this.#excludeByAssumption(cell, digit);
    const { words } = this.implications;
    const all = this.#true;
    impliedByFalse(this.implications, this.#row, all);
    for (let w = 0; w < words; w++)
      for (let rest = all[w]; rest !== 0; rest &= rest - 1) this.#excludeByNode((w << 5) + lowestBit(rest));
    return this.#false;
  }

  /** The facts of which the assumption makes each candidate false. */
  emptyFacts(cell: number, digit: number): readonly Cases[] {
    this.falseAfter(cell, digit);
    return this.#emptyFacts().map(
      (fact) => (this.#cases[fact] ??= { facts: [fact], candidates: candidatesOfFact(fact, this.board) }),
    );
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

  #excludeByNode(node: number): void {
    const { nodes } = this.implications;
    const digit = nodes.digit[node];
    const all = this.#false;
    for (let i = 0; i < 3; i++) all[digit * 3 + i] |= nodes.peers[node * 3 + i];
    if (!nodes.isSingle(node)) return;
    const cell = nodes.first[node];
    for (let other = 1; other <= 9; other++) if (other !== digit) all[other * 3 + wordOf(cell)] |= bitOf(cell);
  }

  /** The open cells of which all candidates are false. */
  #emptyCells(w: number): number {
    const { places } = this.board;
    let open = 0;
    let left = 0;
    for (let i = 3 + w; i < 30; i += 3) {
      open |= places[i];
      left |= places[i] & ~this.#false[i];
    }
    return open & ~left;
  }

  /** The facts of which each candidate is false. */
  #emptyFacts(): readonly number[] {
    const { places } = this.board;
    const all = this.#false;
    let some = 0;
    for (let digit = 1; digit <= 9; digit++) {
      const [p, q, r] = [digit * 3, digit * 3 + 1, digit * 3 + 2];
      const isSame = ((places[p] & all[p]) | (places[q] & all[q]) | (places[r] & all[r])) === 0;
      this.#empty[digit] = isSame
        ? 0
        : this.#houses[digit] & ~housesOf(places[p] & ~all[p], places[q] & ~all[q], places[r] & ~all[r]);
      some |= this.#empty[digit];
    }
    const cells = this.#emptyCells(0) | this.#emptyCells(1) | this.#emptyCells(2);
    if ((some | cells) === 0) return NO_FACTS;
    const found: number[] = [];
    for (let w = 0; w < 3; w++)
      for (let rest = this.#emptyCells(w); rest !== 0; rest &= rest - 1) found.push(w * 27 + lowestBit(rest));
    for (let house = 0; house < 27; house++)
      for (let digit = 1; digit <= 9; digit++)
        if ((this.#empty[digit] >> house) & 1) found.push(houseFact(house, digit));
    return found;
  }

  /** Makes nodes true in the order of their costs, until all candidates that are needed are false. */
  #follow(cell: number, digit: number): LeastCosts {
    const costs = (this.#costs ??= new LeastCosts().take(this.implications));
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

const NO_FACTS: readonly number[] = [];

/** The houses in which some cells lie, one bit for each house. */
function housesOf(w0: number, w1: number, w2: number): number {
  const [f0, f1, f2] = [w0 | (w0 >> 9) | (w0 >> 18), w1 | (w1 >> 9) | (w1 >> 18), w2 | (w2 >> 9) | (w2 >> 18)];
  const boxes = thirdsOf(f0) | (thirdsOf(f1) << 3) | (thirdsOf(f2) << 6);
  return rowsOf(w0) | (rowsOf(w1) << 3) | (rowsOf(w2) << 6) | (((f0 | f1 | f2) & 511) << 9) | (boxes << 18);
}

const rowsOf = (w: number): number =>
  ((w & 511) !== 0 ? 1 : 0) | ((w & (511 << 9)) !== 0 ? 2 : 0) | ((w & (511 << 18)) !== 0 ? 4 : 0);
const thirdsOf = (row: number): number =>
  ((row & 7) !== 0 ? 1 : 0) | ((row & 56) !== 0 ? 2 : 0) | ((row & 448) !== 0 ? 4 : 0);

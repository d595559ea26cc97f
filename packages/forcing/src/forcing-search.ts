import type { Board } from "@wings/core";
import {
  type Adjacency,
  HOUSE_WORDS,
  type Implications,
  PEERS,
  adjacencyOf,
  bitOf,
  candidateOf,
  excludedBy,
  houseFact,
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
const NOT_FALSE = -2;
/** Facts come first, then links: `facts * LINK + links`. */
const LINK = 1024;

/** What follows from one assumption along chains, with the fewest facts for each candidate that it makes false. */
export class ForcingSearch {
  readonly #adjacency: Adjacency;
  /** By node: what it costs to make it true, the link, the node that is false, and by that node what makes it false. */
  readonly #cost: Int32Array;
  readonly #link: Int32Array;
  readonly #from: Int32Array;
  readonly #falseBy: Int32Array;
  /** By candidate: the first true node that makes it false. */
  readonly #excluder = new Int32Array(729);
  /** By digit: the places that nothing makes false yet. */
  readonly #left = new Int32Array(30);
  readonly #row: Int32Array;
  readonly #true: Int32Array;
  /** By digit: the places that are false, as in `Board.places`. */
  readonly #false = new Int32Array(30);

  constructor(
    readonly board: Board,
    readonly implications: Implications,
  ) {
    const { nodes, words } = implications;
    this.#adjacency = adjacencyOf(nodes);
    this.#cost = new Int32Array(nodes.count);
    this.#link = new Int32Array(nodes.count);
    this.#from = new Int32Array(nodes.count);
    this.#falseBy = new Int32Array(nodes.count);
    this.#row = new Int32Array(words);
    this.#true = new Int32Array(words);
  }

  /** What the assumption makes false, as in `Board.places`. The next call reuses the array. */
  falseAfter(cell: number, digit: number): Int32Array {
    this.#excludeByAssumption(cell, digit);
    const { words, impliedByFalse } = this.implications;
    const all = this.#true.fill(0);
    for (let w = 0; w < words; w++) {
      for (let rest = this.#row[w]; rest !== 0; rest &= rest - 1) {
        const start = ((w << 5) + lowestBit(rest)) * words;
        for (let i = 0; i < words; i++) all[i] |= impliedByFalse[start + i];
      }
    }
    for (let w = 0; w < words; w++)
      for (let rest = all[w]; rest !== 0; rest &= rest - 1) this.#excludeByNode((w << 5) + lowestBit(rest));
    return this.#false;
  }

  /** The facts of which the assumption makes each candidate false. */
  emptyFacts(cell: number, digit: number): Cases[] {
    this.falseAfter(cell, digit);
    if (!this.#hasEmptyFact()) return [];
    return this.#emptyFacts().map((fact) => ({ facts: [fact], candidates: candidatesOfFact(fact, this.board) }));
  }

  /** Those of the cases that need the fewest facts, with their chains. The assumption makes them all false. */
  least<C extends Cases>(cell: number, digit: number, choices: readonly C[]): Forcing<C> {
    this.#follow(cell, digit);
    let [best, size] = [choices[0], Infinity];
    for (const cases of choices) {
      const next = cases.candidates.reduce((sum, candidate) => sum + this.#factsTo(candidate), cases.facts.length);
      if (next < size) [best, size] = [cases, next];
    }
    return { cases: best, size, branches: best.candidates.map((candidate) => this.#branchTo(candidate)) };
  }

  #factsTo(candidate: number): number {
    const node = this.#excluder[candidate];
    return node === ASSUMED ? 0 : (this.#cost[node] / LINK) | 0;
  }

  /** Reads the chain back from its last node. */
  #branchTo(candidate: number): Branch {
    const nodes: number[] = [];
    const links: number[] = [];
    for (let node = this.#excluder[candidate]; node >= 0;) {
      const from = this.#from[node];
      nodes.unshift(from, node);
      links.unshift(this.#link[node]);
      node = this.#falseBy[from];
    }
    return { nodes, links };
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

  #hasEmptyFact(): boolean {
    for (let w = 0; w < 3; w++) if (this.#emptyCells(w) !== 0) return true;
    for (let digit = 1; digit <= 9; digit++)
      for (let house = 0; house < 27; house++) if (this.#isEmpty(house, digit)) return true;
    return false;
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

  #isEmpty(house: number, digit: number): boolean {
    const { places } = this.board;
    let any = 0;
    for (let w = 0; w < 3; w++) {
      const here = places[digit * 3 + w] & HOUSE_WORDS[house * 3 + w];
      if ((here & ~this.#false[digit * 3 + w]) !== 0) return false;
      any |= here;
    }
    return any !== 0;
  }

  /** The facts of which each candidate is false. */
  #emptyFacts(): number[] {
    const found: number[] = [];
    for (let w = 0; w < 3; w++)
      for (let rest = this.#emptyCells(w); rest !== 0; rest &= rest - 1) found.push(w * 27 + lowestBit(rest));
    for (let house = 0; house < 27; house++)
      for (let digit = 1; digit <= 9; digit++) if (this.#isEmpty(house, digit)) found.push(houseFact(house, digit));
    return found;
  }

  /** Makes nodes true in the order of their costs. */
  #follow(cell: number, digit: number): void {
    const { words, conflicts } = this.implications;
    const cost = this.#cost.fill(0x7fffffff);
    this.#falseBy.fill(NOT_FALSE);
    this.#left.set(this.board.places);
    this.#excludeByAssumption(cell, digit);
    for (let other = 1; other <= 9; other++)
      for (let w = 0; w < 3; w++) this.#noteFalse(ASSUMED, other, w, this.#false[other * 3 + w]);
    const buckets: number[][] = [];
    this.#makeFalse(this.#row, 0, ASSUMED, 0, buckets);
    for (let facts = 1; facts < buckets.length; facts++) {
      const bucket = (buckets[facts] as number[] | undefined) ?? [];
      bucket.sort((a, b) => cost[a] - cost[b] || a - b);
      for (const node of bucket) {
        if (((cost[node] / LINK) | 0) !== facts) continue;
        this.#noteFalseBy(node);
        this.#makeFalse(conflicts, node * words, node, cost[node], buckets);
      }
    }
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

  #makeFalse(row: Int32Array, offset: number, by: number, base: number, buckets: number[][]): void {
    for (let w = 0; w < this.implications.words; w++) {
      for (let rest = row[offset + w]; rest !== 0; rest &= rest - 1) {
        const node = (w << 5) + lowestBit(rest);
        if (this.#falseBy[node] !== NOT_FALSE) continue;
        this.#falseBy[node] = by;
        this.#followLinks(node, base, buckets);
      }
    }
  }

  #followLinks(node: number, base: number, buckets: number[][]): void {
    const { start, ends, links } = this.#adjacency;
    const { facts } = this.implications.nodes;
    for (let i = start[node]; i < start[node + 1]; i++) {
      const [end, link] = [ends[i], links[i]];
      const next = base + facts[link] * LINK + 1;
      if (next >= this.#cost[end]) continue;
      this.#cost[end] = next;
      this.#link[end] = link;
      this.#from[end] = node;
      (buckets[(next / LINK) | 0] ??= []).push(end);
    }
  }
}

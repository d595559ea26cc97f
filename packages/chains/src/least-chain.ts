import {
  type Adjacency,
  type Implications,
  adjacencyOf,
  candidateOf,
  cellsOf,
  excludedBy,
  lowestBit,
} from "@wings/core/author";

/** A chain of strong links, by the nodes and links of the implications: `nodes` is A1, B1, A2, B2 and so on. */
export interface Chain {
  readonly nodes: readonly number[];
  readonly links: readonly number[];
  /** The facts of its links, counted once for each link. */
  readonly facts: number;
}

/** Facts come first, then links: `facts * LINK + links`. */
const LINK = 1024;

/**
 * Finds least chains: the fewest facts, then the fewest links, then the first by its nodes. Two nodes are compared by their
 * candidates.
 */
export class ChainFinder {
  readonly #adjacency: Adjacency;
  readonly #cost: Int32Array;
  readonly #targets: Int32Array;
  readonly #falsified: Int32Array;
  readonly #names = new Map<number, readonly number[]>();

  constructor(readonly implications: Implications) {
    const { nodes, words } = implications;
    this.#adjacency = adjacencyOf(implications.nodes);
    this.#cost = new Int32Array(nodes.count);
    this.#targets = new Int32Array(words);
    this.#falsified = new Int32Array(words);
  }

  /** The least chain that eliminates a candidate, up to `longest` facts. */
  leastChain(cell: number, digit: number, longest: number): Chain | undefined {
    excludedBy(this.implications, cell, digit, this.#targets);
    const least = this.#leastCost(longest);
    return least < 0 ? undefined : this.#read(least);
  }

  /** The candidates of a node, ascending. */
  candidatesOf(node: number): readonly number[] {
    let candidates = this.#names.get(node);
    if (candidates === undefined) {
      const { cells, digit } = this.implications.nodes;
      const list = cellsOf(cells[node * 3], cells[node * 3 + 1], cells[node * 3 + 2]);
      candidates = list.map((cell) => candidateOf(cell, digit[node]));
      this.#names.set(node, candidates);
    }
    return candidates;
  }

  compare(a: number, b: number): number {
    const [x, y] = [this.candidatesOf(a), this.candidatesOf(b)];
    for (let i = 0; i < x.length && i < y.length; i++) if (x[i] !== y[i]) return x[i] - y[i];
    return x.length - y.length;
  }

  /** The least cost at which a node that the target excludes is true; -1 if there is none. Sets the cost of each node on the way. */
  #leastCost(longest: number): number {
    const { words, conflicts } = this.implications;
    const [cost, targets, falsified] = [this.#cost, this.#targets, this.#falsified];
    cost.fill(0x7fffffff);
    falsified.fill(0);
    const buckets: number[][] = [];
    const makeFalse = (row: Int32Array, start: number, base: number): void => {
      for (let w = 0; w < words; w++) {
        const fresh = row[start + w] & ~falsified[w];
        falsified[w] |= fresh;
        for (let rest = fresh; rest !== 0; rest &= rest - 1)
          this.#followLinks((w << 5) + lowestBit(rest), base, buckets);
      }
    };
    makeFalse(targets, 0, 0);
    for (let facts = 1; facts < buckets.length && facts <= longest; facts++) {
      const bucket = buckets[facts] as number[] | undefined;
      if (bucket === undefined) continue;
      if (bucket.length > 1) bucket.sort((a, b) => cost[a] - cost[b]);
      let least = -1;
      for (const node of bucket) {
        if (((cost[node] / LINK) | 0) !== facts) continue;
        if ((targets[node >> 5] & (1 << (node & 31))) !== 0 && (least < 0 || cost[node] < least)) least = cost[node];
      }
      if (least >= 0) return least;
      for (const node of bucket)
        if (((cost[node] / LINK) | 0) === facts) makeFalse(conflicts, node * words, cost[node]);
    }
    return -1;
  }

  #followLinks(node: number, base: number, buckets: number[][]): void {
    const { start, ends, links } = this.#adjacency;
    const { facts } = this.implications.nodes;
    const cost = this.#cost;
    for (let i = start[node]; i < start[node + 1]; i++) {
      const next = base + facts[links[i]] * LINK + 1;
      if (next >= cost[ends[i]]) continue;
      const bucket = (next / LINK) | 0;
      if (((cost[ends[i]] / LINK) | 0) !== bucket) (buckets[bucket] ??= []).push(ends[i]);
      cost[ends[i]] = next;
    }
  }

  /** Reads the chain from its first node on: a chain and its reverse have the same cost, so costs to the end are known. */
  #read(least: number): Chain {
    const { words, conflicts, nodes: all } = this.implications;
    const { start, ends, links } = this.#adjacency;
    const cost = this.#cost;
    const chain: number[] = [];
    const used: number[] = [];
    let row = this.#targets;
    let offset = 0;
    for (let left = least; ;) {
      const a = this.#first(row, offset, (node) => cost[node] === left);
      let best = -1;
      for (let i = start[a]; i < start[a + 1]; i++) {
        const rest = left - all.facts[links[i]] * LINK - 1;
        const isEnd = rest === 0 && this.#isTarget(ends[i]);
        if (!isEnd && !(rest > 0 && this.#leads(ends[i], rest))) continue;
        if (best < 0 || this.compare(ends[i], ends[best]) < 0) best = i;
      }
      chain.push(a, ends[best]);
      used.push(links[best]);
      left -= all.facts[links[best]] * LINK + 1;
      if (left === 0) return { nodes: chain, links: used, facts: (least / LINK) | 0 };
      row = conflicts;
      offset = ends[best] * words;
    }
  }

  #isTarget(node: number): boolean {
    return (this.#targets[node >> 5] & (1 << (node & 31))) !== 0;
  }

  /** Whether a true node makes one false from which the end costs this much. */
  #leads(node: number, rest: number): boolean {
    const { words, conflicts } = this.implications;
    return this.#first(conflicts, node * words, (other) => this.#cost[other] === rest) >= 0;
  }

  /** The first node of a row that passes; -1 if none does. */
  #first(row: Int32Array, offset: number, passes: (node: number) => boolean): number {
    let best = -1;
    for (let w = 0; w < this.implications.words; w++) {
      for (let rest = row[offset + w]; rest !== 0; rest &= rest - 1) {
        const node = (w << 5) + lowestBit(rest);
        if (passes(node) && (best < 0 || this.compare(node, best) < 0)) best = node;
      }
    }
    return best;
  }
}

import {
  type Adjacency,
  type Implications,
  adjacencyOf,
  excludedBy,
  impliedByFalse,
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
class ChainFinder {
  implications!: Implications;
  #adjacency!: Adjacency;
  #cost: Int32Array = new Int32Array(0);
  #targets: Int32Array = new Int32Array(0);
  /** The nodes that a search need not follow any more when they are false. */
  #done: Int32Array = new Int32Array(0);
  /** Nodes by what it costs to make them true, and how many there are. What is behind them is from another search. */
  readonly #buckets: number[][] = [];
  readonly #sizes: number[] = [];

  /** Takes the implications of another position. */
  take(implications: Implications): this {
    const { nodes, words } = implications;
    this.implications = implications;
    this.#adjacency = adjacencyOf(nodes);
    if (this.#cost.length < nodes.count) {
      this.#cost = new Int32Array(nodes.count * 2);
      this.#targets = new Int32Array(words * 2);
      this.#done = new Int32Array(words * 2);
    }
    return this;
  }

  /** The least chain that eliminates a candidate, up to `longest` facts. */
  leastChain(cell: number, digit: number, longest: number): Chain | undefined {
    excludedBy(this.implications, cell, digit, this.#targets);
    const least = this.#leastCost(longest);
    return least < 0 ? undefined : this.#read(least);
  }

  /** The least cost at which a node that the target excludes is true; -1 if there is none. Sets the cost of each node on the way. */
  #leastCost(longest: number): number {
    const { words, conflicts } = this.implications;
    const [cost, targets, buckets, sizes] = [this.#cost, this.#targets, this.#buckets, this.#sizes];
    cost.fill(0x7fffffff, 0, this.implications.nodes.count);
    this.#skipDeadEnds();
    sizes.fill(0);
    this.#makeFalse(targets, 0, 0);
    for (let facts = 1; facts < buckets.length && facts <= longest; facts++) {
      const bucket = buckets[facts];
      const size = sizes[facts];
      let least = -1;
      for (let i = 0; i < size; i++) {
        const node = bucket[i];
        if (((cost[node] / LINK) | 0) !== facts) continue;
        if ((targets[node >> 5] & (1 << (node & 31))) !== 0 && (least < 0 || cost[node] < least)) least = cost[node];
      }
      if (least >= 0) return least;
      sortByCost(bucket, size, cost);
      for (let i = 0; i < size; i++) {
        const node = bucket[i];
        if (((cost[node] / LINK) | 0) === facts) this.#makeFalse(conflicts, node * words, cost[node]);
      }
    }
    return -1;
  }

  /** A chain has two directions: each node that is false on the way is true on the way back. The others lead nowhere. */
  #skipDeadEnds(): void {
    impliedByFalse(this.implications, this.#targets, this.#done);
    for (let w = 0; w < this.implications.words; w++) this.#done[w] = ~this.#done[w];
  }

  #makeFalse(row: Int32Array, start: number, base: number): void {
    const done = this.#done;
    for (let w = 0; w < this.implications.words; w++) {
      const fresh = row[start + w] & ~done[w];
      done[w] |= fresh;
      for (let rest = fresh; rest !== 0; rest &= rest - 1) this.#followLinks((w << 5) + lowestBit(rest), base);
    }
  }

  #followLinks(node: number, base: number): void {
    const { start, ends, links } = this.#adjacency;
    const { facts } = this.implications.nodes;
    const [cost, buckets, sizes] = [this.#cost, this.#buckets, this.#sizes];
    for (let i = start[node]; i < start[node + 1]; i++) {
      const next = base + facts[links[i]] * LINK + 1;
      if (next >= cost[ends[i]]) continue;
      const bucket = (next / LINK) | 0;
      while (buckets.length <= bucket) sizes[buckets.push([]) - 1] = 0;
      if (((cost[ends[i]] / LINK) | 0) !== bucket) buckets[bucket][sizes[bucket]++] = ends[i];
      cost[ends[i]] = next;
    }
  }

  /** Reads the chain from its first node on: a chain and its reverse have the same cost, so costs to the end are known. */
  #read(least: number): Chain {
    const { words, conflicts, nodes: all } = this.implications;
    const { start, ends, links } = this.#adjacency;
    const chain: number[] = [];
    const used: number[] = [];
    let row = this.#targets;
    let offset = 0;
    for (let left = least; ;) {
      const a = this.#first(row, offset, left);
      let best = -1;
      for (let i = start[a]; i < start[a + 1]; i++) {
        const rest = left - all.facts[links[i]] * LINK - 1;
        if (rest < 0 || (best >= 0 && all.compare(ends[i], ends[best]) >= 0)) continue;
        if (rest === 0 ? this.#isTarget(ends[i]) : this.#leads(ends[i], rest)) best = i;
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
    for (let w = 0; w < words; w++)
      for (let others = conflicts[node * words + w]; others !== 0; others &= others - 1)
        if (this.#cost[(w << 5) + lowestBit(others)] === rest) return true;
    return false;
  }

  /** The first node of a row that has a cost. */
  #first(row: Int32Array, offset: number, cost: number): number {
    const { nodes, words } = this.implications;
    let best = -1;
    for (let w = 0; w < words; w++) {
      for (let rest = row[offset + w]; rest !== 0; rest &= rest - 1) {
        const node = (w << 5) + lowestBit(rest);
        if (this.#cost[node] === cost && (best < 0 || nodes.compare(node, best) < 0)) best = node;
      }
    }
    return best;
  }
}

const FINDER = /* @__PURE__ */ new ChainFinder();

/** The finder of least chains for a position, until the next one is asked for. */
export const chainFinder = (implications: Implications): ChainFinder => FINDER.take(implications);

/** Sorts nodes by cost. There are few. */
function sortByCost(nodes: number[], count: number, cost: Int32Array): void {
  for (let i = 1; i < count; i++) {
    const node = nodes[i];
    let at = i;
    for (; at > 0 && cost[nodes[at - 1]] > cost[node]; at--) nodes[at] = nodes[at - 1];
    nodes[at] = node;
  }
}

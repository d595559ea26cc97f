import { type Implications, lowestBit } from "@wings/core/author";
import { type Adjacency, NO_LINKS, adjacencyOf } from "./adjacency.js";

/** Facts come first, then links: a cost is `facts * LINK + links`. */
const LINK = 1024;

/** What a strong link adds to a cost. */
export const costOfLink = (facts: number): number => facts * LINK + 1;

/** The facts in a cost. */
export const factsOfCost = (cost: number): number => (cost / LINK) | 0;

/**
 * What it costs to make nodes true when some nodes are false: the fewest facts, then the fewest links. Nodes become true in the order of
 * their costs, one number of facts after another:
 *
 * ```ts
 * costs.begin(row);
 * for (let facts = 1; facts < costs.end; facts++) {
 *   const count = costs.reach(facts);
 *   for (let i = 0; i < count; i++) costs.follow(costs.reached[i]);
 * }
 * ```
 */
export class LeastCosts {
  implications!: Implications;
  adjacency: Adjacency = NO_LINKS;
  /** By node: what it costs to make it true, the last link on the way, and the node that is false before that link. */
  cost: Int32Array = new Int32Array(0);
  link: Int32Array = new Int32Array(0);
  from: Int32Array = new Int32Array(0);
  /** By node that is false: the true node that makes it false, or -1 at the beginning. */
  falseBy: Int32Array = new Int32Array(0);
  /** The nodes that `reach` has found. */
  reached: number[] = [];
  /** A row: the nodes that are false, or need not be followed. */
  #isFalse: Int32Array = new Int32Array(0);
  /** Nodes by their facts, and how many there are. What is behind them is from another search. */
  readonly #buckets: number[][] = [];
  readonly #sizes: number[] = [];

  /** Takes the implications of another position. */
  take(implications: Implications): this {
    const { nodes, words } = implications;
    this.implications = implications;
    this.adjacency = adjacencyOf(nodes, this.adjacency);
    if (this.cost.length < nodes.count) {
      this.cost = new Int32Array(nodes.count * 2);
      this.link = new Int32Array(nodes.count * 2);
      this.from = new Int32Array(nodes.count * 2);
      this.falseBy = new Int32Array(nodes.count * 2);
      this.#isFalse = new Int32Array(words * 2);
    }
    return this;
  }

  /** Begins with the nodes of a row, which are false. Those of `leadNowhere` are never followed. */
  begin(row: Int32Array, leadNowhere?: Int32Array): void {
    const { nodes, words } = this.implications;
    this.cost.fill(0x7fffffff, 0, nodes.count);
    this.#sizes.fill(0);
    for (let w = 0; w < words; w++) this.#isFalse[w] = leadNowhere === undefined ? 0 : leadNowhere[w];
    this.#makeFalse(row, 0, -1, 0);
  }

  /** No node is known to cost this many facts or more. */
  get end(): number {
    return this.#buckets.length;
  }

  /** The least cost of the nodes of a row that cost this many facts; -1 if there are none. It needs no order, as `reach` does. */
  leastOf(facts: number, row: Int32Array): number {
    const { cost } = this;
    const bucket = this.#buckets[facts];
    const size = this.#sizes[facts];
    let least = -1;
    for (let i = 0; i < size; i++) {
      const node = bucket[i];
      if ((row[node >> 5] & (1 << (node & 31))) === 0 || factsOfCost(cost[node]) !== facts) continue;
      if (least < 0 || cost[node] < least) least = cost[node];
    }
    return least;
  }

  /** Finds the nodes that cost this many facts, in the order of their costs and then of `tie`, into `reached`. Returns how many they are. */
  reach(facts: number, tie: "node" | "none" = "node"): number {
    const byNode = tie === "node" ? 1 : 0;
    const { cost } = this;
    const bucket = this.#buckets[facts];
    const size = this.#sizes[facts];
    let count = 0;
    for (let i = 0; i < size; i++) {
      const node = bucket[i];
      // It has become cheaper.
      if (factsOfCost(cost[node]) !== facts) continue;
      let at = count++;
      for (; at > 0 && (cost[bucket[at - 1]] - cost[node] || (bucket[at - 1] - node) * byNode) > 0; at--)
        bucket[at] = bucket[at - 1];
      bucket[at] = node;
    }
    this.reached = bucket;
    return count;
  }

  /** Follows a true node: what it excludes is false. */
  follow(node: number): void {
    const { conflicts, words } = this.implications;
    this.#makeFalse(conflicts, node * words, node, this.cost[node]);
  }

  #makeFalse(row: Int32Array, start: number, by: number, base: number): void {
    const isFalse = this.#isFalse;
    for (let w = 0; w < this.implications.words; w++) {
      const fresh = row[start + w] & ~isFalse[w];
      isFalse[w] |= fresh;
      for (let rest = fresh; rest !== 0; rest &= rest - 1) {
        const node = (w << 5) + lowestBit(rest);
        this.falseBy[node] = by;
        this.#followLinks(node, base);
      }
    }
  }

  #followLinks(node: number, base: number): void {
    const { start, ends, links } = this.adjacency;
    const { facts } = this.implications.nodes;
    const [cost, buckets, sizes] = [this.cost, this.#buckets, this.#sizes];
    for (let i = start[node]; i < start[node + 1]; i++) {
      const end = ends[i];
      const next = base + costOfLink(facts[links[i]]);
      if (next >= cost[end]) continue;
      const bucket = factsOfCost(next);
      while (buckets.length <= bucket) sizes[buckets.push([]) - 1] = 0;
      if (factsOfCost(cost[end]) !== bucket) buckets[bucket][sizes[bucket]++] = end;
      cost[end] = next;
      this.link[end] = links[i];
      this.from[end] = node;
    }
  }
}

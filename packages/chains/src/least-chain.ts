import { LeastCosts, costOfLink, factsOfCost } from "@wings/chain-kit";
import { type Cell, type Digit, excludedBy, type Implications, impliedByFalse, lowestBit } from "@wings/core/author";

/** A chain of strong links, by the nodes and links of the implications: `nodes` is A1, B1, A2, B2 and so on. */
export interface Chain {
  readonly nodes: readonly number[];
  readonly links: readonly number[];
  /** The facts of the links, counted once for each link. */
  readonly facts: number;
}

/**
 * Finds least chains: the fewest facts, then the fewest links, then the first by its nodes. Two nodes are compared by their
 * candidates.
 */
export class ChainFinder {
  readonly implications: Implications;
  readonly #costs: LeastCosts;
  /** The nodes that the target excludes. */
  readonly #targets: Int32Array;
  /** The nodes that lead to no target when they are false. */
  readonly #deadEnds: Int32Array;

  constructor(implications: Implications) {
    this.implications = implications;
    this.#costs = new LeastCosts().take(implications);
    this.#targets = new Int32Array(implications.words);
    this.#deadEnds = new Int32Array(implications.words);
  }

  /** The least chain that eliminates a candidate, up to `longest` facts. */
  leastChain(cell: Cell, digit: Digit, longest: number): Chain | undefined {
    excludedBy(this.implications, cell, digit, this.#targets);
    const least = this.#leastCost(longest);
    return least < 0 ? undefined : this.#read(least);
  }

  /** The least cost at which a node that the target excludes is true; -1 if there is none. Sets the cost of each node on the way. */
  #leastCost(longest: number): number {
    const costs = this.#costs;
    this.#skipDeadEnds();
    costs.begin(this.#targets, this.#deadEnds);
    for (let facts = 1; facts < costs.end && facts <= longest; facts++) {
      const least = costs.leastOf(facts, this.#targets);
      if (least >= 0) return least;
      const count = costs.reach(facts, "none");
      const { reached } = costs;
      for (let i = 0; i < count; i++) costs.follow(reached[i]);
    }
    return -1;
  }

  /** A chain has two directions: each node that is false on the way is true on the way back. The others lead nowhere. */
  #skipDeadEnds(): void {
    impliedByFalse(this.implications, this.#targets, this.#deadEnds);
    for (let w = 0; w < this.implications.words; w++) this.#deadEnds[w] = ~this.#deadEnds[w];
  }

  /** Reads the chain from its first node on: a chain and its reverse have the same cost, so costs to the end are known. */
  #read(least: number): Chain {
    const { words, conflicts, nodes: all } = this.implications;
    const { start, ends, links } = this.#costs.adjacency;
    const chain: number[] = [];
    const used: number[] = [];
    let row = this.#targets;
    let offset = 0;
    for (let left = least; ;) {
      const a = this.#first(row, offset, left);
      let best = -1;
      for (let i = start[a]; i < start[a + 1]; i++) {
        const rest = left - costOfLink(all.facts[links[i]]);
        if (rest < 0 || (best >= 0 && all.compare(ends[i], ends[best]) >= 0)) continue;
        if (rest === 0 ? this.#isTarget(ends[i]) : this.#leads(ends[i], rest)) best = i;
      }
      chain.push(a, ends[best]);
      used.push(links[best]);
      left -= costOfLink(all.facts[links[best]]);
      if (left === 0) return { nodes: chain, links: used, facts: factsOfCost(least) };
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
        if (this.#costs.cost[(w << 5) + lowestBit(others)] === rest) return true;
    return false;
  }

  /** The first node of a row that has a cost. */
  #first(row: Int32Array, offset: number, cost: number): number {
    const { nodes, words } = this.implications;
    let best = -1;
    for (let w = 0; w < words; w++) {
      for (let rest = row[offset + w]; rest !== 0; rest &= rest - 1) {
        const node = (w << 5) + lowestBit(rest);
        if (this.#costs.cost[node] === cost && (best < 0 || nodes.compare(node, best) < 0)) best = node;
      }
    }
    return best;
  }
}

import { lowestBit } from "../board/bits.js";
import type { Implications } from "./implications.js";

/**
 * Finds the transitive closure of the steps from node to node, each node included, by Tarjan's strongly connected components: they are
 * found in the order in which their successors are complete. All vocabularies of a board share one search.
 */
export class ClosureSearch {
  #words = 0;
  #closure: Int32Array = new Int32Array(0);
  #active: Int32Array = new Int32Array(0);
  /** A row: the active nodes whose closure is not complete. */
  #open: Int32Array = new Int32Array(0);
  /** Rows: the nodes that are true one step after a node, by a weak and a strong link. */
  #step: Int32Array = new Int32Array(0);
  /** By node: when it was visited; 0 before that. */
  #order: Int32Array = new Int32Array(0);
  #low: Int32Array = new Int32Array(0);
  #component: Int32Array = new Int32Array(0);
  #path: Int32Array = new Int32Array(0);
  #visited = 0;
  #onPath = 0;

  /** Fills `impliedByTrue`. `active` is a row: the nodes that exclude any. From all others nothing follows. */
  fill({ nodes: { count }, words, conflicts, linked, impliedByTrue }: Implications, active: Int32Array): void {
    this.#reserve(count, words);
    const step = this.#step;
    for (let node = 0; node < count; node++) {
      const start = node * words;
      impliedByTrue[start + (node >> 5)] = 1 << (node & 31);
      if ((active[node >> 5] & (1 << (node & 31))) === 0) continue;
      for (let w = 0; w < words; w++)
        for (let rest = conflicts[start + w]; rest !== 0; rest &= rest - 1)
          orRow(step, start, linked, ((w << 5) + lowestBit(rest)) * words, words);
    }
    this.#active = active;
    this.#closure = impliedByTrue;
    for (let w = 0; w < words; w++) this.#open[w] = active[w];
    for (let w = 0; w < words; w++) {
      for (let rest = active[w]; rest !== 0; rest &= rest - 1) {
        const node = (w << 5) + lowestBit(rest);
        if (this.#order[node] === 0) this.#visit(node);
      }
    }
  }

  /** Makes room for the nodes of a position, and forgets those of the last one. */
  #reserve(count: number, words: number): void {
    if (this.#step.length < count * words) this.#step = new Int32Array(count * words * 2);
    else this.#step.fill(0, 0, count * words);
    if (this.#order.length < count) {
      this.#order = new Int32Array(count * 2);
      this.#low = new Int32Array(count * 2);
      this.#component = new Int32Array(count * 2);
      this.#path = new Int32Array(count * 2);
      this.#open = new Int32Array(words * 2);
    } else this.#order.fill(0, 0, count);
    this.#words = words;
    this.#visited = this.#onPath = 0;
  }

  #visit(node: number): void {
    const order = this.#order;
    const low = this.#low;
    const open = this.#open;
    const words = this.#words;
    order[node] = low[node] = ++this.#visited;
    this.#path[this.#onPath++] = node;
    for (let w = 0; w < words; w++) {
      for (let rest = this.#step[node * words + w] & open[w]; rest !== 0; rest &= (rest - 1) & open[w]) {
        const next = (w << 5) + lowestBit(rest);
        if (order[next] === 0) this.#visit(next);
        // A node whose component is complete has an order of -1.
        if (order[next] > 0 && low[next] < low[node]) low[node] = low[next];
      }
    }
    if (low[node] !== order[node]) return;
    let size = 0;
    do this.#component[size++] = this.#path[--this.#onPath];
    while (this.#path[this.#onPath] !== node);
    this.#close(size);
  }

  /** All nodes of a component have the same row: the component, and the rows of all their successors. */
  #close(size: number): void {
    const closure = this.#closure;
    const component = this.#component;
    const step = this.#step;
    const active = this.#active;
    const words = this.#words;
    const row = component[0] * words;
    for (let i = 0; i < size; i++) {
      const node = component[i];
      closure[row + (node >> 5)] |= 1 << (node & 31);
      this.#open[node >> 5] &= ~(1 << (node & 31));
      this.#order[node] = -1;
    }
    for (let i = 0; i < size; i++) {
      const start = component[i] * words;
      for (let w = 0; w < words; w++)
        for (
          let rest = step[start + w] & active[w] & ~closure[row + w];
          rest !== 0;
          rest &= (rest - 1) & ~closure[row + w]
        )
          orRow(closure, row, closure, ((w << 5) + lowestBit(rest)) * words, words);
    }
    // From the others nothing follows.
    for (let i = 0; i < size; i++) orRow(closure, row, step, component[i] * words, words);
    for (let i = 1; i < size; i++) closure.copyWithin(component[i] * words, row, row + words);
  }
}

/** Ors a row into another one. */
export function orRow(into: Int32Array, at: number, rows: Int32Array, row: number, words: number): void {
  for (let i = 0; i < words; i++) into[at + i] |= rows[row + i];
}

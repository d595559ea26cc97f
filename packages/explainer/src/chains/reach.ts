import type { ChainLinks } from "./links.js";

/** What is true after one assumption, by chains in which each link rests on the one before only. */
export class Reach {
  /** By candidate that is true: the number of nodes of the shortest chain to it, its first node included; 0 where there is none. */
  readonly length: Uint8Array = new Uint8Array(729);
  /** The candidates that are true, nearest first. */
  readonly order: Uint16Array = new Uint16Array(729);
  count = 0;

  /** Starts with a true candidate. Chains of more than `longest` nodes are not looked for. */
  fromTrue(start: number, links: ChainLinks, longest: number): this {
    this.#clear();
    this.#add(start, 1);
    return this.#follow(links, longest);
  }

  /** Starts with a false one. */
  fromFalse(start: number, links: ChainLinks, longest: number): this {
    this.#clear();
    const { start: first, list } = links.strong;
    for (let i = first[start]; i < first[start + 1]; i++) this.#add(list[i], 2);
    return this.#follow(links, longest);
  }

  /** The same for a candidate that is false: the shortest chain ends with one that is true and sees it. */
  lengthToFalse(candidate: number, { weak }: ChainLinks): number {
    let shortest = 0;
    for (let i = weak.start[candidate]; i < weak.start[candidate + 1]; i++) {
      const length = this.length[weak.list[i]];
      if (length !== 0 && (shortest === 0 || length < shortest)) shortest = length;
    }
    return shortest === 0 ? 0 : shortest + 1;
  }

  #clear(): void {
    for (let i = 0; i < this.count; i++) this.length[this.order[i]] = 0;
    this.count = 0;
  }

  #add(candidate: number, length: number): void {
    this.length[candidate] = length;
    this.order[this.count++] = candidate;
  }

  #follow({ next }: ChainLinks, longest: number): this {
    const { length, order } = this;
    const { start, list } = next;
    let count = this.count;
    for (let i = 0; i < count; i++) {
      const at = order[i];
      const then = length[at] + 2;
      if (then > longest) break;
      const end = start[at + 1];
      for (let k = start[at]; k < end; k++) {
        const to = list[k];
        if (length[to] !== 0) continue;
        length[to] = then;
        order[count++] = to;
      }
    }
    this.count = count;
    return this;
  }
}

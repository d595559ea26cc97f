import { lowestBit } from "@wings/core/author";
import type { Network } from "./network.js";

/** True nodes have even numbers, so these are the false ones of each word. */
const FALSE_NODES = 0xaaaaaaaa;

/**
 * For each node a row: the nodes that follow from it by links. `derive` adds links for what follows from several nodes of a row at
 * once; so the rows grow in rounds, and a search can stop as soon as they show something.
 */
export class Rows {
  readonly #links: Int32Array;
  /** By node, the nodes that link to it. */
  readonly #linksTo: Int32Array;
  readonly #reached: Int32Array;
  /** By node, the nodes in whose rows it is; only for false nodes. */
  readonly #columns: Int32Array;
  readonly #network: Network;

  constructor(network: Network) {
    this.#network = network;
    const { nodes, words } = network;
    this.#links = network.links.slice();
    this.#linksTo = network.linksTo.slice();
    this.#reached = new Int32Array(nodes * words);
    this.#columns = new Int32Array(nodes * words);
  }

  /** Fills the rows with all that up to `most` links lead to. A node is in its own row only where a loop leads back. */
  follow(most = Infinity): this {
    const { nodes, words } = this.#network;
    for (let node = 0; node < nodes; node++) {
      if (most === Infinity) this.#close(node);
      else this.#walk(node, most, this.#reached, node * words);
    }
    return this;
  }

  /** Fills a row with all that links lead to. The rows before it are complete: what is in one of them leads to nothing new. */
  #close(node: number): void {
    const { words } = this.#network;
    const links = this.#links;
    const reached = this.#reached;
    const row = node * words;
    for (let w = 0; w < words; w++) FRONTIER[w] = reached[row + w] = links[row + w];
    for (let w = 0; w < words;) {
      if (FRONTIER[w] === 0) {
        w++;
        continue;
      }
      const from = (w << 5) | lowestBit(FRONTIER[w]);
      FRONTIER[w] &= FRONTIER[w] - 1;
      const complete = from < node;
      const source = complete ? reached : links;
      let first = w;
      for (let v = 0; v < words; v++) {
        const all = source[from * words + v];
        if (complete) FRONTIER[v] &= ~all;
        else {
          const fresh = all & ~reached[row + v];
          if (fresh === 0) continue;
          FRONTIER[v] |= fresh;
          if (v < first) first = v;
        }
        reached[row + v] |= all;
      }
      w = first;
    }
  }

  /** Follows up to `most` links and records the nodes that they reach. For each node, `passes` gets the number of links to it, minus one. */
  #walk(node: number, most: number, reached: Int32Array, row: number, passes?: Uint8Array): void {
    const { words } = this.#network;
    const links = this.#links;
    for (let w = 0; w < words; w++) FRONTIER[w] = reached[row + w] = links[node * words + w];
    for (let pass = 0; ; pass++) {
      for (let w = 0; passes !== undefined && w < words; w++) {
        for (let left = FRONTIER[w]; left !== 0; left &= left - 1) passes[(w << 5) | lowestBit(left)] = pass;
      }
      if (pass + 1 >= most) return;
      NEXT.fill(0, 0, words);
      for (let w = 0; w < words; w++) {
        for (let left = FRONTIER[w]; left !== 0; left &= left - 1) {
          const from = ((w << 5) | lowestBit(left)) * words;
          for (let v = 0; v < words; v++) NEXT[v] |= links[from + v];
        }
      }
      let any = 0;
      for (let w = 0; w < words; w++) {
        FRONTIER[w] = NEXT[w] & ~reached[row + w];
        reached[row + w] |= FRONTIER[w];
        any |= FRONTIER[w];
      }
      if (any === 0) return;
    }
  }

  /** By node of a row, how many links lead to it, less one. */
  passesFrom(node: number): Uint8Array {
    const passes = new Uint8Array(this.#network.nodes);
    this.#walk(node, Infinity, ROW, 0, passes);
    return passes;
  }

  /** Adds links by choices and patterns up to these sizes. Returns whether any was new. */
  derive(choiceSize: number, patternSize: number): boolean {
    this.#fillColumns();
    const { choices, patterns } = this.#network;
    let grown = false;
    for (const { members } of choices) {
      if (members.length <= choiceSize && this.#deriveChoice(members)) grown = true;
    }
    for (const { when, then } of patterns) {
      if (when.length <= patternSize && this.#derivePattern(when, then)) grown = true;
    }
    return grown;
  }

  #fillColumns(): void {
    const { nodes, words } = this.#network;
    const reached = this.#reached;
    const columns = this.#columns;
    columns.fill(0);
    for (let node = 0; node < nodes; node++) {
      const bit = 1 << (node & 31);
      const word = node >> 5;
      for (let w = 0; w < words; w++) {
        for (let left = reached[node * words + w] & FALSE_NODES; left !== 0; left &= left - 1) {
          columns[((w << 5) | lowestBit(left)) * words + word] |= bit;
        }
      }
    }
  }

  /** In whose rows all members but one are false, that one is true. */
  #deriveChoice(members: readonly number[]): boolean {
    const { words } = this.#network;
    const columns = this.#columns;
    OPEN.fill(0, 0, words);
    SEVERAL.fill(0, 0, words);
    for (const member of members) {
      const column = (member * 2 + 1) * words;
      let few = 0;
      for (let w = 0; w < words; w++) {
        const open = ~columns[column + w];
        SEVERAL[w] |= OPEN[w] & open;
        OPEN[w] |= open;
        few |= ~SEVERAL[w];
      }
      if (few === 0) return false;
    }
    // The members don't lead to each other by their own choice.
    for (const one of members) SEVERAL[one >> 4] |= 1 << ((one * 2) & 31);
    let grown = false;
    for (const member of members) {
      const column = (member * 2 + 1) * words;
      let any = 0;
      for (let w = 0; w < words; w++) any |= COMMON[w] = ~SEVERAL[w] & ~(OPEN[w] & columns[column + w]);
      if (any !== 0 && this.#linkCommon([member], 0)) grown = true;
    }
    return grown;
  }

  /** In whose rows all of `when` are false, all of `then` are false. */
  #derivePattern(when: readonly number[], then: readonly number[]): boolean {
    const { words } = this.#network;
    const columns = this.#columns;
    COMMON.fill(-1, 0, words);
    for (const one of when) {
      const column = (one * 2 + 1) * words;
      let any = 0;
      for (let w = 0; w < words; w++) any |= COMMON[w] &= columns[column + w];
      if (any === 0) return false;
    }
    for (const one of when) COMMON[one >> 4] &= ~(3 << ((one * 2) & 31));
    for (const one of then) COMMON[one >> 4] &= ~(3 << ((one * 2) & 31));
    return this.#linkCommon(then, 1);
  }

  /** Links the nodes of `COMMON` to these candidates as true (0) or false (1). Returns whether a link is new. */
  #linkCommon(candidates: readonly number[], state: 0 | 1): boolean {
    const { words } = this.#network;
    const links = this.#links;
    const linksTo = this.#linksTo;
    let filled = 0;
    for (let w = 0; w < words; w++) if (COMMON[w] !== 0) FILLED[filled++] = w;
    let grown = false;
    for (const one of candidates) {
      const to = one * 2 + state;
      for (let i = 0; i < filled; i++) {
        const w = FILLED[i];
        const fresh = COMMON[w] & ~linksTo[to * words + w];
        if (fresh === 0) continue;
        grown = true;
        linksTo[to * words + w] |= fresh;
        for (let left = fresh; left !== 0; left &= left - 1) {
          links[((w << 5) | lowestBit(left)) * words + (to >> 5)] |= 1 << (to & 31);
        }
      }
    }
    return grown;
  }

  /** A node and the nodes of its row. */
  row(node: number): number[] {
    const { words } = this.#network;
    const all = [node];
    for (let w = 0; w < words; w++) {
      for (let left = this.#reached[node * words + w]; left !== 0; left &= left - 1) {
        const one = (w << 5) | lowestBit(left);
        if (one !== node) all.push(one);
      }
    }
    return all;
  }

  /** Whether the row of a node makes a candidate both true and false. */
  isContradictory(node: number): boolean {
    const { words } = this.#network;
    for (let at = node * words; at < (node + 1) * words; at++) {
      if ((this.#reached[at] & (this.#reached[at] >>> 1) & ~FALSE_NODES) !== 0) return true;
    }
    return false;
  }

  /** The candidates that are false in the rows of all these nodes. */
  falseInAll(nodes: readonly number[]): number[] {
    const { words } = this.#network;
    const found: number[] = [];
    for (let w = 0; w < words; w++) {
      let all = FALSE_NODES;
      for (const node of nodes) all &= this.#reached[node * words + w];
      for (; all !== 0; all &= all - 1) found.push(((w << 5) | lowestBit(all)) >> 1);
    }
    return found;
  }
}

/** The most words that a set of nodes takes. */
const WORDS = 46;
const FRONTIER: Int32Array = /* @__PURE__ */ new Int32Array(WORDS);
const NEXT: Int32Array = /* @__PURE__ */ new Int32Array(WORDS);
const ROW: Int32Array = /* @__PURE__ */ new Int32Array(WORDS);
/** The nodes that are to be linked, and which of their words aren't empty. */
const COMMON: Int32Array = /* @__PURE__ */ new Int32Array(WORDS);
const FILLED: Int32Array = /* @__PURE__ */ new Int32Array(WORDS);
/** The nodes in whose rows a member of a choice is open, and those in whose rows several are. */
const OPEN: Int32Array = /* @__PURE__ */ new Int32Array(WORDS);
const SEVERAL: Int32Array = /* @__PURE__ */ new Int32Array(WORDS);

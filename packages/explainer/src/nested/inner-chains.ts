import { lowestBit } from "@wings/core/author";
import type { InnerChain } from "../dynamic/expansion.js";
import { MOST_CANDIDATES, MOST_SET_WORDS, type Network } from "../dynamic/network.js";
import type { InnerLinks } from "./inner-links.js";
import { Loops } from "./loops.js";

/** Up to this many forcing chains, choices are looked at, too. */
const FEW = 20;

/** By candidate that chains inside refute, the chain. */
export type Found = Map<number, InnerChain>;

/** By start and candidate: how many nodes the chain to the false candidate has, and the true candidate before it. */
const LENGTHS: Uint16Array = /* @__PURE__ */ new Uint16Array(MOST_CANDIDATES * MOST_CANDIDATES);
const BEFORE_FALSE: Uint16Array = /* @__PURE__ */ new Uint16Array(MOST_CANDIDATES * MOST_CANDIDATES);
/** By start and true candidate: the false candidate before it. */
const BEFORE_TRUE: Int16Array = /* @__PURE__ */ new Int16Array(MOST_CANDIDATES * MOST_CANDIDATES);
/** By start, the candidates that are false. */
const FALSE: Int32Array = /* @__PURE__ */ new Int32Array(MOST_CANDIDATES * MOST_SET_WORDS);
/** The candidates that are open, and those of them that have partners by strong links. */
const OPEN: Int32Array = /* @__PURE__ */ new Int32Array(MOST_SET_WORDS);
const STRONG: Int32Array = /* @__PURE__ */ new Int32Array(MOST_SET_WORDS);
const QUEUE: Uint16Array = /* @__PURE__ */ new Uint16Array(MOST_CANDIDATES);
const QUEUE_LENGTH: Uint16Array = /* @__PURE__ */ new Uint16Array(MOST_CANDIDATES);

/** Finds shortest chains of candidates that are open in a branch. Each node follows from the one before. */
class Walks {
  #network!: Network;
  #links!: InnerLinks;
  /** By open candidate, its partners by strong links. */
  readonly #strong: (readonly number[])[] = [];
  readonly open: number[] = [];

  begin(network: Network, step: Int16Array, links: InnerLinks): this {
    this.#network = network;
    this.#links = links;
    this.open.length = 0;
    OPEN.fill(0);
    const count = network.candidates.length;
    for (let one = 0; one < count; one++) {
      if (step[one * 2] >= 0 || step[one * 2 + 1] >= 0) continue;
      this.open.push(one);
      OPEN[one >> 5] |= 1 << (one & 31);
    }
    STRONG.fill(0);
    for (const one of this.open) {
      this.#strong[one] = this.#partnersOf(one);
      if (this.#strong[one].length > 0) STRONG[one >> 5] |= 1 << (one & 31);
    }
    return this;
  }

  isOpen(one: number): boolean {
    return ((OPEN[one >> 5] >> (one & 31)) & 1) !== 0;
  }

  #partnersOf(one: number): readonly number[] {
    const pairs = this.#network.pairs[one];
    const made = this.#links.partners[one];
    if (made === undefined) return pairs;
    return [...pairs, ...made.map(({ to }) => to)];
  }

  /** Follows a candidate that is true: to the end, or until it is false. Returns whether that happens. */
  follow(start: number, toEnd: boolean): boolean {
    const network = this.#network;
    const strong = this.#strong;
    const { weak, sets } = network;
    const count = network.candidates.length;
    const row = start * count;
    const set = start * sets;
    const startWord = start >> 5;
    const startBit = 1 << (start & 31);
    FALSE.fill(0, set, set + sets);
    BEFORE_TRUE.fill(-1, row, row + count);
    QUEUE[0] = start;
    QUEUE_LENGTH[0] = 1;
    BEFORE_TRUE[row + start] = start;
    let end = 1;
    for (let i = 0; i < end; i++) {
      const from = QUEUE[i];
      const length = QUEUE_LENGTH[i] + 1;
      for (let w = 0; w < sets; w++) {
        const all = weak[from * sets + w] & OPEN[w] & ~FALSE[set + w];
        FALSE[set + w] |= all;
        // Where only the chain back to the start counts, nodes that lead on do, and the last one.
        let fresh = toEnd ? all : all & (w === startWord ? STRONG[w] | startBit : STRONG[w]);
        for (; fresh !== 0; fresh &= fresh - 1) {
          const gone = (w << 5) | lowestBit(fresh);
          LENGTHS[row + gone] = length;
          BEFORE_FALSE[row + gone] = from;
          for (const to of strong[gone]) {
            if (BEFORE_TRUE[row + to] >= 0 || !this.isOpen(to)) continue;
            BEFORE_TRUE[row + to] = gone;
            QUEUE[end] = to;
            QUEUE_LENGTH[end++] = length + 1;
          }
        }
      }
      if (!toEnd && (FALSE[set + startWord] & startBit) !== 0) return true;
    }
    return (FALSE[set + startWord] & startBit) !== 0;
  }

  /** How many nodes the chain from a true candidate to a false one has, once it was followed. */
  lengthOf(start: number, target: number): number {
    return LENGTHS[start * this.#network.candidates.length + target];
  }

  /** The nodes of the chain, from its end back to the start. Adds what its new links rest on. */
  chain(start: number, target: number, parents: Set<number>): number[] {
    const row = start * this.#network.candidates.length;
    const chain = [target * 2 + 1];
    for (let at = BEFORE_FALSE[row + target]; ; at = BEFORE_FALSE[row + BEFORE_TRUE[row + at]]) {
      chain.push(at * 2);
      if (at === start) return chain;
      const gone = BEFORE_TRUE[row + at];
      chain.push(gone * 2 + 1);
      const choice = this.#links.choiceOf(gone, at);
      if (choice >= 0) addSource(this.#network, choice, [gone, at], parents);
    }
  }

  /** The candidates that are false whichever of these is true. */
  falseInAll(starts: readonly number[]): number[] {
    const { sets } = this.#network;
    const found: number[] = [];
    for (let w = 0; w < sets; w++) {
      let all = -1;
      for (const one of starts) all &= FALSE[one * sets + w];
      for (; all !== 0; all &= all - 1) found.push((w << 5) | lowestBit(all));
    }
    return found;
  }
}

const WALKS = /* @__PURE__ */ new Walks();

/** Adds the members of a choice that are false. */
function addSource({ choices }: Network, choice: number, open: readonly number[], parents: Set<number>): void {
  for (const one of choices[choice].members) if (!open.includes(one)) parents.add(one * 2 + 1);
}

/** Forcing chains: a candidate that is false if it is true. */
export function innerForcing(network: Network, step: Int16Array, links: InnerLinks, found: Found): void {
  if (links.count === 0) return;
  const walks = WALKS.begin(network, step, links);
  const loops = new Loops(network, links, walks.open);
  for (const one of walks.open) if (loops.mayRefute(one) && walks.follow(one, false)) addForcing(walks, one, found);
}

function addForcing(walks: Walks, one: number, found: Found): void {
  const parents = new Set<number>();
  const chain = walks.chain(one, one, parents);
  found.set(one, { key: chain.join(), nodes: chain.length - 1, parents: [...parents] });
}

/** Also what follows from each open member of a choice. */
export function innerMultiple(
  network: Network,
  step: Int16Array,
  links: InnerLinks,
  found: Found,
  hasTrue: (choice: number) => boolean,
): void {
  const walks = WALKS.begin(network, step, links);
  for (const one of walks.open) if (walks.follow(one, true)) addForcing(walks, one, found);
  if (found.size > FEW) return;
  const done = new Set<number>();
  network.choices.forEach(({ members }, choice) => {
    if (hasTrue(choice)) return;
    const open = members.filter((one) => walks.isOpen(one));
    if (open.length < 2) return;
    for (const target of walks.falseInAll(open)) {
      if (done.has(target) || members.includes(target)) continue;
      if (open.every((one) => walks.lengthOf(one, target) === 2)) continue;
      const parents = new Set<number>();
      addSource(network, choice, open, parents);
      let nodes = 0;
      const key = open.map((one) => {
        const chain = walks.chain(one, target, parents);
        if (chain.length > 2) nodes += chain.length;
        return chain.join();
      });
      done.add(target);
      found.set(target, { key: key.join(";"), nodes, parents: [...parents] });
    }
  });
}

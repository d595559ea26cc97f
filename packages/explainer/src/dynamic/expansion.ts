import { InOrder } from "./in-order.js";
import type { Network } from "./network.js";
import { takeScratch } from "./scratch.js";

/** A chain inside, which counts once for each chain around it, however many of its branches use it. */
export interface InnerChain {
  /** Equal chains have equal keys. */
  readonly key: string;
  /** How many nodes it adds. */
  readonly nodes: number;
  /** What must be known so that it holds: nodes. */
  readonly parents: readonly number[];
}

/** What a conclusion rests on: how many nodes, itself included, and which chains inside. */
export interface Rest {
  readonly nodes: number;
  readonly inner: readonly InnerChain[];
}

/** How many nodes all these rests have, each chain inside counted once. */
export function totalOf(rests: readonly Rest[]): number {
  let total = 0;
  let inner: Map<string, number> | undefined;
  for (const rest of rests) {
    total += rest.nodes;
    for (const { key, nodes } of rest.inner) (inner ??= new Map()).set(key, nodes);
  }
  if (inner !== undefined) for (const nodes of inner.values()) total += nodes;
  return total;
}

/** What all these assumptions need to refute a candidate; Infinity where one of them doesn't. */
export function sumOf(
  nodes: readonly number[],
  target: number,
  expansionOf: (node: number) => Pick<Expansion, "reaches" | "restOf">,
): number {
  const rests: Rest[] = [];
  for (const node of nodes) {
    const expansion = expansionOf(node);
    if (!expansion.reaches(target * 2 + 1)) return Infinity;
    rests.push(expansion.restOf(target * 2 + 1));
  }
  return totalOf(rests);
}

/** Why a node is known: the number of a choice is from 0 on, that of a pattern follows on the last choice, that of a chain inside on the last pattern. */
const ASSUMED = -1;
const DIRECT = -2;
const UNKNOWN = -1;

/** The most choices of a board: cells, and digits in houses. */
const MOST_CHOICES = 81 + 243;
/** The most patterns: pairs of digits in two cells of a house, X-Wings, and digits of a box in a line. */
const MOST_PATTERNS = 810 * 36 * 3 + 9 * 36 * 36 * 2 + 54 * 9 * 2;
/** The choices that lost members in a step, and have two open ones at most. All expansions share it: read it in `finishStep` only. */
export const TOUCHED = /* @__PURE__ */ new InOrder(MOST_CHOICES);
/** The patterns that wait for nothing more since that step. */
const PATTERNS = /* @__PURE__ */ new InOrder(MOST_PATTERNS);

/**
 * What follows from one assumption, step by step. A step uses only the nodes of earlier steps. A candidate can become both
 * true and false.
 */
export class Expansion {
  /** By node, the step in which it was first known, or -1. The assumption has step 0. */
  readonly step: Int16Array;
  /** Whether a step added nothing. */
  ended = false;
  /** The first step after which a candidate is both true and false. */
  conflictStep = Infinity;
  /** The candidates that are both. */
  readonly conflicts: number[] = [];
  protected readonly order: Uint16Array;
  protected known = 0;
  protected readonly reason: Int32Array;
  protected now = 0;
  /** Where in `order` the nodes of the last step begin. */
  #begin = 0;
  readonly #openMembers: Uint8Array;
  readonly #trueMembers: Uint8Array;
  readonly #openParts: Uint8Array;
  readonly #rests: (Rest | undefined)[] = [];
  readonly #inner: InnerChain[] = [];

  constructor(
    protected readonly network: Network,
    assumptions: readonly number[],
  ) {
    const scratch = takeScratch(network);
    this.step = scratch.step;
    this.reason = scratch.reason;
    this.order = scratch.order;
    this.#openMembers = scratch.openMembers;
    this.#trueMembers = scratch.trueMembers;
    this.#openParts = scratch.openParts;
    for (const node of assumptions) this.add(node, ASSUMED);
  }

  /** Goes on until a node is known, or to the end. Returns whether it is known. */
  reaches(node: number): boolean {
    while (this.step[node] === UNKNOWN && !this.ended) this.advance();
    return this.step[node] !== UNKNOWN;
  }

  /** Goes on until some steps after the first contradiction, or to the end. */
  runToConflict(further: number): this {
    while (!this.ended && this.now < this.conflictStep + further) this.advance();
    return this;
  }

  protected advance(): void {
    const { network, order } = this;
    const { choices, patterns } = network;
    const end = this.known;
    this.now++;
    for (let i = this.#begin; i < end; i++) this.#count(order[i]);
    for (let i = this.#begin; i < end; i++) for (const to of network.direct[order[i]]) this.add(to, DIRECT);
    this.#begin = end;
    TOUCHED.fill(choices.length);
    for (let i = 0; i < TOUCHED.count; i++) this.#fireChoice(TOUCHED.list[i]);
    PATTERNS.fill(patterns.length);
    for (let i = 0; i < PATTERNS.count; i++) {
      const pattern = PATTERNS.list[i];
      for (const one of patterns[pattern].then) this.add(one * 2 + 1, choices.length + pattern);
    }
    this.finishStep(this.known > end);
  }

  /** Whether a choice had a true member before this step. */
  protected hasTrue(choice: number): boolean {
    return this.#trueMembers[choice] > 0;
  }

  /** A step has added something, or nothing. */
  protected finishStep(added: boolean): void {
    this.ended = !added;
  }

  /** Adds what a chain inside shows. */
  protected addInner(node: number, chain: InnerChain): void {
    if (this.step[node] !== UNKNOWN) return;
    this.add(node, this.network.choices.length + this.network.patterns.length + this.#inner.length);
    this.#inner.push(chain);
  }

  protected add(node: number, reason: number): void {
    if (this.step[node] !== UNKNOWN) return;
    this.step[node] = this.now;
    this.reason[node] = reason;
    this.order[this.known++] = node;
    if (this.step[node ^ 1] === UNKNOWN) return;
    this.conflicts.push(node >> 1);
    if (this.conflictStep === Infinity) this.conflictStep = this.now;
  }

  /** Counts a node of the last step, and collects the choices and patterns that may fire by it. */
  #count(node: number): void {
    const { choicesOf, patternsOf } = this.network;
    if ((node & 1) === 0) {
      for (const choice of choicesOf[node >> 1]) this.#trueMembers[choice]++;
      return;
    }
    for (const choice of choicesOf[node >> 1]) if (--this.#openMembers[choice] <= 2) TOUCHED.add(choice);
    for (const pattern of patternsOf[node >> 1]) if (--this.#openParts[pattern] === 0) PATTERNS.add(pattern);
  }

  /** All members but one are false: that one is true. Where all are false, all become true. */
  #fireChoice(choice: number): void {
    const { members } = this.network.choices[choice];
    if (this.#trueMembers[choice] > 0 || this.#openMembers[choice] > 1) return;
    const all = this.#openMembers[choice] === 0;
    for (const one of members) {
      const gone = this.step[one * 2 + 1];
      if (all || gone === UNKNOWN || gone === this.now) this.add(one * 2, choice);
    }
  }

  /** What a node that is known rests on. */
  restOf(node: number): Rest {
    return (this.#rests[node] ??= this.#collect(node));
  }

  /** The least length of a contradiction: both of its nodes count with all that they rest on. */
  conflictLength(further: number): number {
    let least = Infinity;
    const { step } = this;
    for (const one of this.conflicts) {
      if (Math.max(step[one * 2], step[one * 2 + 1]) > this.conflictStep + further) continue;
      least = Math.min(least, totalOf([this.restOf(one * 2), this.restOf(one * 2 + 1)]));
    }
    return least;
  }

  #collect(node: number): Rest {
    const list = [node];
    const inner: InnerChain[] = [];
    mark++;
    MARKS[node] = mark;
    for (let i = 0; i < list.length; i++) this.#addParents(list[i], list, inner);
    return { nodes: list.length, inner };
  }

  #addParents(node: number, list: number[], inner: InnerChain[]): void {
    const reason = this.reason[node];
    if (reason === ASSUMED) return;
    if (reason === DIRECT) {
      this.#addLinker(node, list);
      return;
    }
    const { choices, patterns } = this.network;
    if (reason < choices.length) {
      this.#addOthers(node, reason, list);
      return;
    }
    const pattern = reason - choices.length;
    if (pattern < patterns.length) {
      for (const one of patterns[pattern].when) listNode(one * 2 + 1, list);
      return;
    }
    const chain = this.#inner[pattern - patterns.length];
    inner.push(chain);
    for (const parent of chain.parents) listNode(parent, list);
  }

  /** A direct link adds the first node of the step before from which it comes, unless a node on the list links to it. */
  #addLinker(node: number, list: number[]): void {
    const { step } = this;
    const own = step[node];
    let first = -1;
    for (const from of this.network.linkers[node]) {
      if (step[from] === UNKNOWN || step[from] > own) continue;
      if (MARKS[from] === mark) return;
      if (step[from] === own - 1 && first < 0) first = from;
    }
    listNode(first, list);
  }

  /** A choice adds its other members; a smaller one that is as good takes its place. */
  #addOthers(node: number, reason: number, list: number[]): void {
    const { step, network } = this;
    const own = step[node];
    let { members } = network.choices[reason];
    const open = step[node ^ 1] === UNKNOWN || step[node ^ 1] > own;
    if (members.length > 3 && open) {
      for (const choice of network.choicesOf[node >> 1]) {
        if (choice <= reason) continue;
        const others = network.choices[choice].members;
        if (others.length >= members.length || !this.#allFalse(others, node >> 1, own)) continue;
        members = others;
        if (members.length === 3) break;
      }
    }
    for (const one of members) if (one !== node >> 1) listNode(one * 2 + 1, list);
  }

  #allFalse(members: readonly number[], except: number, by: number): boolean {
    return members.every((one) => {
      const gone = this.step[one * 2 + 1];
      return one === except || (gone !== UNKNOWN && gone <= by);
    });
  }
}

/** By node, the last list on which it is. */
const MARKS: Uint32Array = /* @__PURE__ */ new Uint32Array(1458);
let mark = 0;

function listNode(node: number, list: number[]): void {
  if (MARKS[node] === mark) return;
  MARKS[node] = mark;
  list.push(node);
}

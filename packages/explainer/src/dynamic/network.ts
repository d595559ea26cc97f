import { DIGIT_COUNT, digitsOf, lowestBit } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";
import { type Grid, PEER_CELLS, candidate } from "../grid.js";
import type { Hints } from "../hints.js";
import { type ConditionalPattern, patternsOf } from "./patterns.js";

/** Three to nine candidates of which one is true: those of a cell, or the places of a digit in a house. */
export interface NodeChoice {
  readonly kind: "Cell" | "Region";
  /** Candidates, as the network numbers them. */
  readonly members: readonly number[];
}

/** What a network takes from a grid. */
export interface Extent {
  /** Only this digit. */
  readonly digit?: number;
  /** With the patterns of `patterns.ts`. */
  readonly patterns?: boolean;
}

/** The most candidates of a board, and the most words that a set of them takes. */
export const MOST_CANDIDATES = 729;
export const MOST_SET_WORDS = 23;

/** Boxes before rows before columns, as the scale orders choices. */
const HOUSE_ORDER: readonly number[] = /* @__PURE__ */ Array.from({ length: 27 }, (_, i) => (i + 18) % 27);

/**
 * The candidates of a board as nodes, and the links between them. Candidates are numbered from 0 by cell and digit. Node `2 * c` says
 * that candidate `c` is true, and `2 * c + 1` that it is false.
 */
export class Network {
  /** By number, the candidates as `grid.ts` numbers them. */
  readonly candidates: number[] = [];
  readonly nodes: number;
  /** How many words of 32 bits a set of nodes takes. */
  readonly words: number;
  /** How many words of 32 bits a set of candidates takes. */
  readonly sets: number;
  /** By candidate, a set of those that links alone make false if it is true. The nested levels fill it. */
  readonly reached: Int32Array;
  /** By candidate, a set of those that are false if it is true. */
  readonly weak: Int32Array;
  /** By candidate, those that are true if it is false. */
  readonly pairs: readonly number[][];
  /** By node, a set of the nodes that follow from it alone, and a set of those from which it follows. */
  readonly links: Int32Array;
  readonly linksTo: Int32Array;
  /** The same as lists. */
  readonly direct: readonly number[][];
  readonly linkers: readonly number[][];
  readonly choices: NodeChoice[] = [];
  /** By candidate, its choices. */
  readonly choicesOf: readonly number[][];
  readonly patterns: readonly ConditionalPattern[];
  /** How many members the choices have, and for how many candidates the patterns wait. */
  readonly choiceSizes: Uint8Array;
  readonly patternSizes: Uint8Array;
  /** By candidate, the patterns that fire once it and others are false. */
  readonly patternsOf: readonly number[][];
  readonly #numberOf: Int16Array = new Int16Array(729).fill(-1);

  constructor(grid: Grid, { digit, patterns = false }: Extent = {}) {
    const wanted = digit === undefined ? 0x1ff : 1 << (digit - 1);
    for (let cell = 0; cell < 81; cell++) {
      for (const one of digitsOf(grid.masks[cell] & wanted)) {
        this.#numberOf[candidate(cell, one)] = this.candidates.length;
        this.candidates.push(candidate(cell, one));
      }
    }
    this.nodes = this.candidates.length * 2;
    this.words = (this.nodes + 31) >> 5;
    this.links = new Int32Array(this.nodes * this.words);
    this.linksTo = new Int32Array(this.nodes * this.words);
    const link = (from: number, to: number): void => {
      this.links[from * this.words + (to >> 5)] |= 1 << (to & 31);
      this.linksTo[to * this.words + (from >> 5)] |= 1 << (from & 31);
    };
    this.#linkPeers(grid, digit === undefined, link);
    this.#findChoices(grid, digit, link);
    const found = patterns ? patternsOf(grid, (cell, one) => this.#numberOf[candidate(cell, one)]) : [];
    for (const { when, then } of found) {
      if (when.length === 1) for (const to of then) link(when[0] * 2 + 1, to * 2 + 1);
    }
    this.patterns = found.filter(({ when }) => when.length > 1);
    this.direct = this.#lists(this.links);
    this.linkers = this.#lists(this.linksTo);
    this.sets = (this.candidates.length + 31) >> 5;
    this.reached = new Int32Array(this.candidates.length * this.sets);
    this.weak = new Int32Array(this.candidates.length * this.sets);
    this.pairs = this.candidates.map((_, one) => {
      for (const to of this.direct[one * 2]) this.weak[one * this.sets + (to >> 6)] |= 1 << ((to >> 1) & 31);
      return this.direct[one * 2 + 1].filter((to) => (to & 1) === 0).map((to) => to >> 1);
    });
    this.choiceSizes = Uint8Array.from(this.choices, ({ members }) => members.length);
    this.patternSizes = Uint8Array.from(this.patterns, ({ when }) => when.length);
    this.choicesOf = this.#byCandidate(this.choices.map(({ members }) => members));
    this.patternsOf = this.#byCandidate(this.patterns.map(({ when }) => when));
  }

  #linkPeers({ masks }: Grid, inCells: boolean, link: (from: number, to: number) => void): void {
    this.candidates.forEach((one, number) => {
      const cell = (one / 9) | 0;
      for (let i = cell * 20; i < cell * 20 + 20; i++) {
        const other = this.#numberOf[PEER_CELLS[i] * 9 + (one % 9)];
        if (other >= 0) link(number * 2, other * 2 + 1);
      }
      if (!inCells) return;
      for (let left = masks[cell] & ~(1 << (one % 9)); left !== 0; left &= left - 1) {
        link(number * 2, this.#numberOf[cell * 9 + lowestBit(left)] * 2 + 1);
      }
    });
  }

  #findChoices({ masks, places }: Grid, digit: number | undefined, link: (from: number, to: number) => void): void {
    const add = (kind: NodeChoice["kind"], all: readonly number[]): void => {
      const members = all.map((one) => this.#numberOf[one]);
      if (members.length > 2) this.choices.push({ kind, members });
      if (members.length !== 2) return;
      link(members[0] * 2 + 1, members[1] * 2);
      link(members[1] * 2 + 1, members[0] * 2);
    };
    if (digit === undefined) {
      for (let cell = 0; cell < 81; cell++)
        add(
          "Cell",
          digitsOf(masks[cell]).map((one) => candidate(cell, one)),
        );
    }
    for (let size = 2; size <= 9; size++) {
      for (const house of HOUSE_ORDER) {
        for (let one = digit ?? 1; one <= (digit ?? 9); one++) {
          const where = places[house * 10 + one];
          if (DIGIT_COUNT[where] !== size) continue;
          const members: number[] = [];
          for (let left = where; left !== 0; left &= left - 1) {
            members.push(candidate(HOUSE_CELLS[house * 9 + lowestBit(left)], one));
          }
          add("Region", members);
        }
      }
    }
  }

  /** By node, the nodes of its set. */
  #lists(sets: Int32Array): number[][] {
    const { nodes, words } = this;
    const lists: number[][] = [];
    for (let node = 0; node < nodes; node++) {
      const list: number[] = [];
      for (let w = 0; w < words; w++) {
        for (let left = sets[node * words + w]; left !== 0; left &= left - 1) list.push((w << 5) | lowestBit(left));
      }
      lists.push(list);
    }
    return lists;
  }

  #byCandidate(lists: readonly (readonly number[])[]): number[][] {
    const all: number[][] = this.candidates.map(() => []);
    lists.forEach((list, i) => {
      for (const one of list) all[one].push(i);
    });
    return all;
  }
}

const WITH_PATTERNS = /* @__PURE__ */ new WeakMap<Hints, Network>();

/** The network with patterns, made once for all levels of a round. */
export function networkWithPatterns(grid: Grid, hints: Hints): Network {
  let network = WITH_PATTERNS.get(hints);
  if (network === undefined) {
    network = new Network(grid, { patterns: true });
    WITH_PATTERNS.set(hints, network);
  }
  return network;
}

import { type Board, type Digit, knownImplications, lowestDigit, maskOf } from "@wings/core/author";
import { Ends } from "./ends.js";
import { NONE, ROW, type Reach, meet, reachOn } from "./reach.js";
import type { Close, Exclusion, Kind, WingShape } from "./shapes.js";
import type { LinkForm } from "./ways.js";

/**
 * The wings of a shape, each in one direction: for each its three ways, from N2 to N1, from N3 to N4 and from N5 to N6. No candidate is
 * in two nodes, and no link is used twice.
 *
 * The search begins with the link in the middle. What the links to the left and to the right reach together tells whether any two
 * ends can fit, so that most links need no further look.
 */
export function wingsOf(board: Board, shape: WingShape, form: LinkForm, close: Close): number[] {
  // A wing eliminates nothing that chains with the same links don't. To ask them takes longer than the search, unless they are known.
  if (knownImplications(board, VOCABULARY[form])?.eliminated.every((word) => word === 0)) return [];
  const search = new WingSearch(board, shape, form, close);
  const { links } = search.reach;
  const { houseLinks, setLinks } = links;
  if (shape.links[1] === "L") search.through(houseLinks, setLinks);
  else {
    if (!search.needsSet) search.through(0, houseLinks);
    search.through(setLinks, links.links);
  }
  return search.found;
}

/** The links of chains that have those of a form. */
const VOCABULARY = { plain: "single", grouped: "grouped", als: "als" } as const;

/** One side of a wing: the ways after a node of the middle link that may be an end, by the digit to which they lead. */
class Side {
  node = 0;
  readonly exclusion: Exclusion;
  readonly kind: Kind;
  /** The digits that are reached, and by digit where its row begins in `rows`. */
  digits = 0;
  readonly row = new Int32Array(10);
  rows: Int32Array = NONE;
  readonly ways: number[] = [];

  constructor(exclusion: Exclusion, kind: Kind) {
    this.exclusion = exclusion;
    this.kind = kind;
  }
}

class WingSearch {
  readonly reach: Reach;
  readonly #board: Board;
  readonly #form: 0 | 1 | 2;
  readonly #isSame: boolean;
  readonly #ends: Ends;
  /** Whether a link of the kind V must be a set. */
  readonly needsSet: boolean;
  readonly #isSymmetric: boolean;
  readonly #left: Side;
  readonly #right: Side;
  readonly found: number[] = [];

  constructor(board: Board, shape: WingShape, form: LinkForm, close: Close) {
    const { links, exclusions } = shape;
    this.#board = board;
    this.reach = reachOn(board, form);
    this.#form = form === "plain" ? 0 : form === "grouped" ? 1 : 2;
    this.#isSame = shape.ends === "same";
    this.#ends = new Ends(board, this.reach.links, shape, close);
    this.needsSet = form === "als" && (links[0] === "V") !== (links[1] === "V");
    this.#isSymmetric = links[0] === links[2] && exclusions[0] === exclusions[1];
    this.#left = new Side(exclusions[0], links[0]);
    this.#right = new Side(exclusions[1], links[2]);
  }

  /** Searches the wings with a middle link from this one up to another one. */
  through(from: number, to: number): void {
    const { ends, nodes } = this.reach.links;
    for (let link = from; link < to; link++) {
      const a = ends[link * 2];
      const b = ends[link * 2 + 1];
      // What a node excludes that is spread over its house is in the other node.
      if (link < this.reach.links.setLinks && (nodes.part[a] | nodes.part[b]) < 0) continue;
      this.#over(link * 2, a, b);
      if (!this.#isSymmetric) this.#over(link * 2 + 1, b, a);
    }
  }

  /** Searches the wings over a way in the middle. */
  #over(middle: number, n3: number, n4: number): void {
    if (this.#form === 0) {
      this.#overCells(middle, n3, n4);
      return;
    }
    const left = this.#left;
    const right = this.#right;
    this.#reachFrom(right, n4);
    if (right.digits === 0) return;
    this.#reachFrom(left, n3);
    for (let rest = right.digits; rest !== 0; rest &= rest - 1) {
      const z = lowestDigit(rest);
      for (let xs = left.digits & (this.#isSame ? rest & -rest : ~(rest & -rest)); xs !== 0; xs &= xs - 1) {
        const x = lowestDigit(xs);
        if (this.#ends.mayFit(left.rows, left.row[x], right.rows, right.row[z])) this.#join(middle, x, z);
      }
    }
  }

  /** The same where all nodes are single cells: there are so few ways that each pair of them is tried. */
  #overCells(middle: number, n3: number, n4: number): void {
    const { reach } = this;
    const { ends, nodes } = reach.links;
    const { digit } = nodes;
    const right = reach.waysAfter(n4, this.#right.exclusion, this.#right.kind);
    const rightEnd = reach.wayEnd[right];
    if (reach.wayStart[right] === rightEnd) return;
    const left = reach.waysAfter(n3, this.#left.exclusion, this.#left.kind);
    const leftEnd = reach.wayEnd[left];
    const { ways, wayStart } = reach;
    const isSame = this.#isSame;
    for (let i = wayStart[left]; i < leftEnd; i++) {
      const first = ways[i];
      const n1 = ends[first ^ 1];
      const n2 = ends[first];
      if (n1 === n3 || n1 === n4 || n2 === n4) continue;
      const x = digit[n1];
      for (let j = wayStart[right]; j < rightEnd; j++) {
        const last = ways[j];
        const n6 = ends[last ^ 1];
        if ((digit[n6] === x) !== isSame || n6 === n1 || n6 === n2 || n6 === n3) continue;
        const n5 = ends[last];
        if (n5 === n1 || n5 === n2 || n5 === n3 || n6 === n4) continue;
        if (this.#ends.fit(n1, n6)) this.#push(first, middle, last);
      }
    }
  }

  /** Begins a side at a node, and finds out where the ways lead that go on after it. */
  #reachFrom(side: Side, node: number): void {
    const { reach } = this;
    side.node = node;
    const { digit, cell, ofCandidate } = reach.links.nodes;
    if (side.kind === "V") {
      side.rows = reach.nextValues;
      side.digits = reach.valuesAfter(node);
      for (let rest = side.digits; rest !== 0; rest &= rest - 1) {
        const other = lowestDigit(rest);
        side.row[other] = (node * 10 + other) * ROW;
      }
    } else if (side.exclusion === "sees") {
      side.rows = reach.nextHouses;
      side.row[digit[node]] = reach.housesAfter(node);
      side.digits = maskOf(digit[node]);
    } else {
      side.rows = reach.houses;
      side.digits = 0;
      if (cell[node] < 0) return;
      for (let rest = this.#board.masks[cell[node]] & ~maskOf(digit[node]); rest !== 0; rest &= rest - 1) {
        const other = ofCandidate[cell[node] * 9 + lowestDigit(rest) - 1];
        if (other < 0) continue;
        side.row[lowestDigit(rest)] = other * ROW;
        side.digits |= rest & -rest;
      }
    }
  }

  /** Finds the wings over a middle way that end with these digits. */
  #join(middle: number, x: Digit, z: Digit): void {
    const left = this.#left;
    const right = this.#right;
    this.#listWays(left, x, right, z);
    if (left.ways.length === 0) return;
    this.#listWays(right, z, left, x);
    for (const first of left.ways) for (const last of right.ways) this.#add(first, middle, last);
  }

  /** Adds a wing of three ways, if it is one. */
  #add(first: number, middle: number, last: number): void {
    const { links } = this.reach;
    const { ends } = links;
    const n1 = ends[first ^ 1];
    const n6 = ends[last ^ 1];
    if (!this.#ends.fit(n1, n6)) return;
    if (first >> 1 === middle >> 1 || last >> 1 === middle >> 1 || last >> 1 === first >> 1) return;
    const n2 = ends[first];
    const n3 = ends[middle];
    const n4 = ends[middle ^ 1];
    const n5 = ends[last];
    if (this.#overlap(n1, n3) || this.#overlap(n1, n4) || this.#overlap(n1, n5) || this.#overlap(n1, n6)) return;
    if (this.#overlap(n2, n4) || this.#overlap(n2, n5) || this.#overlap(n2, n6)) return;
    if (this.#overlap(n3, n5) || this.#overlap(n3, n6) || this.#overlap(n4, n6)) return;
    if (Math.max(links.formOf(first >> 1), links.formOf(middle >> 1), links.formOf(last >> 1)) !== this.#form) return;
    this.#push(first, middle, last);
  }

  #push(first: number, middle: number, last: number): void {
    if (this.#isSymmetric && last < first) this.found.push(last, middle ^ 1, first);
    else this.found.push(first, middle, last);
  }

  /** Lists the ways of a side that lead to a digit, and whose ends may fit to some end of the other side. */
  #listWays(side: Side, digit: Digit, other: Side, otherDigit: Digit): void {
    const { reach, needsSet } = this;
    const { links, excluded, excludedStart, excludedEnd } = reach;
    const { nodes } = links;
    const { node } = side;
    const row = other.row[otherDigit];
    side.ways.length = 0;
    if (side.exclusion === "cell") {
      this.#listFrom(side, links.houseWay[nodes.ofCandidate[nodes.cell[node] * 9 + digit - 1]], digit, other, row);
      return;
    }
    for (let i = excludedStart[node]; i < excludedEnd[node]; i++) {
      const near = excluded[i];
      if (side.kind === "L") this.#listFrom(side, links.houseWay[near], digit, other, row);
      else {
        if (!needsSet) this.#listFrom(side, links.cellWay[near], digit, other, row);
        this.#listFrom(side, links.setWay[near], digit, other, row);
      }
    }
  }

  #listFrom(side: Side, from: number, digit: Digit, other: Side, row: number): void {
    const { links } = this.reach;
    for (let way = from; way >= 0; way = links.next[way]) {
      const far = links.ends[way ^ 1];
      if (links.nodes.digit[far] === digit && this.#ends.mayEnd(far, other.rows, row)) side.ways.push(way);
    }
  }

  /** Whether two nodes share a candidate. */
  #overlap(a: number, b: number): boolean {
    const { digit, cells } = this.reach.links.nodes;
    return digit[a] === digit[b] && meet(cells, a * 3, cells, b * 3);
  }
}

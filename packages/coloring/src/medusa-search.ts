import {
  bitOf,
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  candidatesOf,
  type Cell,
  CLASSIC_GRID,
  type House,
  lowestBit,
  nodeOf,
  PEERS,
  placesIn,
  sees,
  wordOf,
} from "@wings/core/author";
import { type PairGraph, distancesTo, pathTo } from "./pair-graph.js";

/** Why a candidate leaves. The size is the sum of the lengths of the paths. */
export interface MedusaProof {
  readonly paths: readonly (readonly number[])[];
  readonly emptied: Emptied | undefined;
  readonly size: number;
}

/** A color of a cluster: its candidates, and those that clash with one of them, words by digit. */
interface Color {
  readonly own: Int32Array;
  readonly clashing: Int32Array;
  /** What would have no candidate left. */
  readonly emptied: readonly Emptied[];
  /** Whether two of its candidates clash, or something would be empty. */
  readonly isFalse: boolean;
}

/** A cell, or a digit in a house, and its candidates. */
interface Emptied {
  readonly cell?: Cell;
  readonly house?: House;
  readonly candidates: readonly Candidate[];
}

/** Finds the candidates that a cluster eliminates, and the shortest paths that show it. */
export class MedusaSearch {
  readonly #colors: readonly Color[];

  constructor(
    readonly board: Board,
    readonly graph: PairGraph,
    readonly cluster: readonly number[],
  ) {
    this.#colors = [0, 1].map((color) => colorOf(board, this.#candidatesOf(color)));
  }

  /** The candidates that leave, in order: those that clash with both colors, and those of a color that is false. */
  targets(): number[] {
    const { places } = this.board;
    const [zero, one] = this.#colors;
    const targets = this.cluster.filter((each) => this.#colors[this.graph.color[each]].isFalse);
    for (let at = 3; at < 30; at++) {
      const trapped = places[at] & zero.clashing[at] & one.clashing[at] & ~zero.own[at] & ~one.own[at];
      for (let rest = trapped; rest !== 0; rest &= rest - 1)
        targets.push(candidateOf((at % 3) * 27 + lowestBit(rest), (at / 3) | 0));
    }
    return targets.sort((a, b) => a - b);
  }

  proofOf(target: number): MedusaProof {
    const isInside = this.graph.cluster[target] === this.graph.cluster[this.cluster[0]];
    return isInside ? this.#wrap(target) : this.#trap(target);
  }

  #candidatesOf(color: number): number[] {
    return this.cluster.filter((each) => this.graph.color[each] === color);
  }

  #clashing(color: number, target: number): number[] {
    return this.#candidatesOf(color).filter((each) => clash(each, target));
  }

  /** The first of the shortest paths between two candidates of different colors that clash with the target. */
  #trap(target: number): MedusaProof {
    const ends = [0, 1].map((color) => this.#clashing(color, target));
    const distances = ends.map((candidates) => distancesTo(this.graph, candidates));
    const least = Math.min(...ends[0].map((each) => distances[1][each]));
    const starts = [0, 1].map((color) => ends[color].find((each) => distances[1 - color][each] === least)!);
    const first = starts[0] < starts[1] ? 0 : 1;
    return { paths: [pathTo(this.graph, starts[first], distances[1 - first])], emptied: undefined, size: least + 1 };
  }

  /** The shortest paths to two candidates that clash, or to one for each candidate of a cell, or of a digit in a house. */
  #wrap(target: number): MedusaProof {
    const color = this.graph.color[target];
    const own = this.#candidatesOf(color);
    const distance = distancesTo(this.graph, [target]);
    let least = Infinity;
    let goals: readonly (readonly number[])[] = [];
    let emptied: Emptied | undefined;
    for (const [i, one] of own.entries()) {
      for (const other of own.slice(i + 1)) {
        const size = distance[one] + distance[other] + 2;
        if (size >= least || !clash(one, other)) continue;
        least = size;
        goals = [[one], [other]];
      }
    }
    for (const each of this.#colors[color].emptied) {
      const ends = each.candidates.map((candidate) => this.#clashing(color, candidate));
      const size = ends.reduce((sum, list) => sum + Math.min(...list.map((end) => distance[end])) + 1, 0);
      if (size >= least) continue;
      least = size;
      goals = ends;
      emptied = each;
    }
    const paths = goals.map((ends) => pathTo(this.graph, target, distancesTo(this.graph, ends)));
    return { paths, emptied, size: least };
  }
}

/** Whether at most one of two candidates is true: they share a cell, or are one digit in cells that see each other. */
function clash(a: number, b: number): boolean {
  const [one, other] = [candidateCell(a), candidateCell(b)];
  return one === other ? a !== b : candidateDigit(a) === candidateDigit(b) && sees(CLASSIC_GRID, one, other);
}

function colorOf(board: Board, candidates: readonly Candidate[]): Color {
  const own = new Int32Array(30);
  const clashing = new Int32Array(30);
  for (const each of candidates) {
    const [cell, digit] = [candidateCell(each), candidateDigit(each)];
    const w = wordOf(cell);
    const bit = bitOf(cell);
    own[digit * 3 + w] |= bit;
    for (let other = 1; other <= 9; other++) if (other !== digit) clashing[other * 3 + w] |= bit;
    for (let i = 0; i < 3; i++) clashing[digit * 3 + i] |= PEERS[cell * 3 + i];
  }
  const emptied = emptiedBy(board, own, clashing);
  return { own, clashing, emptied, isFalse: emptied.length > 0 || own.some((word, at) => (word & clashing[at]) !== 0) };
}

/** The cells and the places of a digit in a house that all clash with a color, and are not in it. Cells come first. */
function emptiedBy(board: Board, own: Int32Array, clashing: Int32Array): Emptied[] {
  const { places } = board;
  const emptied: Emptied[] = [];
  for (let w = 0; w < 3; w++) {
    let gone = 0;
    let left = 0;
    for (let at = 3 + w; at < 30; at += 3) {
      const lost = places[at] & clashing[at] & ~own[at];
      gone |= lost;
      left |= places[at] ^ lost;
    }
    for (let rest = gone & ~left; rest !== 0; rest &= rest - 1) {
      const cell = w * 27 + lowestBit(rest);
      emptied.push({ cell, candidates: candidatesOf(board, cell).map((digit) => candidateOf(cell, digit)) });
    }
  }
  for (let digit = 1; digit <= 9; digit++) {
    const at = digit * 3;
    const lost0 = places[at] & clashing[at] & ~own[at];
    const lost1 = places[at + 1] & clashing[at + 1] & ~own[at + 1];
    const lost2 = places[at + 2] & clashing[at + 2] & ~own[at + 2];
    if ((lost0 | lost1 | lost2) === 0) continue;
    const left = housesWith(places[at] ^ lost0, places[at + 1] ^ lost1, places[at + 2] ^ lost2);
    for (let rest = housesWith(lost0, lost1, lost2) & ~left; rest !== 0; rest &= rest - 1) {
      const house = lowestBit(rest);
      emptied.push({ house, candidates: nodeOf(digit, placesIn(board, house, digit)) });
    }
  }
  return emptied;
}

/** The houses with any of the cells, as bits: rows, columns, boxes. */
function housesWith(w0: number, w1: number, w2: number): number {
  const all = w0 | w1 | w2;
  return (
    linesAndBoxes(w0, 0) |
    linesAndBoxes(w1, 3) |
    linesAndBoxes(w2, 6) |
    (((all | (all >> 9) | (all >> 18)) & 0o777) << 9)
  );
}

/** The rows and boxes of one word, from the given ones on. */
function linesAndBoxes(word: number, first: number): number {
  let houses = 0;
  for (let i = 0; i < 3; i++) {
    if ((word & (0o777 << (i * 9))) !== 0) houses |= 1 << (first + i);
    if ((word & (0o007007007 << (i * 3))) !== 0) houses |= 1 << (18 + first + i);
  }
  return houses;
}

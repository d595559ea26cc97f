import { type Board, type Candidate, candidateOf, lowestBit } from "@wings/core/author";
import { type Emptied, type MedusaColor, clash, colorOf } from "./medusa-colors.js";
import { type PairGraph, distancesTo, pathTo } from "./pair-graph.js";

/** Why a candidate leaves. The size is the sum of the lengths of the paths. */
export interface MedusaProof {
  readonly paths: readonly (readonly Candidate[])[];
  readonly emptied: Emptied | undefined;
  readonly size: number;
}

/** Finds the candidates that a cluster eliminates, and the shortest paths that show it. */
export class MedusaSearch {
  readonly #colors: readonly MedusaColor[];

  constructor(
    readonly board: Board,
    readonly graph: PairGraph,
    readonly cluster: readonly Candidate[],
  ) {
    this.#colors = [0, 1].map((color) => colorOf(board, this.#candidatesOf(color)));
  }

  /** The candidates that leave, in order: each one that clashes with both colors, and all of a color that is false. */
  targets(): Candidate[] {
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

  proofOf(target: Candidate): MedusaProof {
    const isInside = this.graph.cluster[target] === this.graph.cluster[this.cluster[0]];
    return isInside ? this.#wrap(target) : this.#trap(target);
  }

  #candidatesOf(color: number): Candidate[] {
    return this.cluster.filter((each) => this.graph.color[each] === color);
  }

  #clashing(color: number, target: Candidate): Candidate[] {
    return this.#candidatesOf(color).filter((each) => clash(this.board, each, target));
  }

  /** The first of the shortest paths between two candidates of different colors that clash with the target. */
  #trap(target: Candidate): MedusaProof {
    const ends = [0, 1].map((color) => this.#clashing(color, target));
    const distances = ends.map((candidates) => distancesTo(this.graph, candidates));
    const least = Math.min(...ends[0].map((each) => distances[1][each]));
    const starts = [0, 1].map((color) => ends[color].find((each) => distances[1 - color][each] === least)!);
    const first = starts[0] < starts[1] ? 0 : 1;
    return { paths: [pathTo(this.graph, starts[first], distances[1 - first])], emptied: undefined, size: least + 1 };
  }

  /** The shortest paths to two candidates that clash, or to one for each candidate of a cell, or of a digit in a house. */
  #wrap(target: Candidate): MedusaProof {
    const color = this.graph.color[target];
    const own = this.#candidatesOf(color);
    const distance = distancesTo(this.graph, [target]);
    let least = Infinity;
    let goals: readonly (readonly Candidate[])[] = [];
    let emptied: Emptied | undefined;
    for (const [i, one] of own.entries()) {
      for (const other of own.slice(i + 1)) {
        const size = distance[one] + distance[other] + 2;
        if (size >= least || !clash(this.board, one, other)) continue;
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

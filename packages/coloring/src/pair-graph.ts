import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  cellFact,
  houseFact,
  housesOfTable,
  memo,
  strongPartners,
} from "@wings/core/author";

/**
 * The pairs of candidates of which just one is true: the two places of a digit in a house, and the two candidates of a cell.
 *
 * ```
 *   neighbors   the partners of each candidate, as in `strongPartners`
 *   cluster     by candidate: the number of its cluster; 0 for a candidate in no pair
 *   color       by candidate: 0 or 1
 *   clusters    the candidates of each cluster with two colors, in order
 * ```
 */
export interface PairGraph {
  readonly neighbors: Int16Array;
  readonly cluster: Uint16Array;
  readonly color: Uint8Array;
  readonly clusters: Candidate[][];
}

/** The most partners of a candidate. */
const MOST = 4;

export const pairGraphOf = (board: Board): PairGraph => memo(board, "coloring: pairs", make);

function make(board: Board, previous: PairGraph | undefined): PairGraph {
  const graph = previous ?? {
    neighbors: strongPartners(board),
    cluster: new Uint16Array(729),
    color: new Uint8Array(729),
    clusters: [],
  };
  // A board has one list of partners, which is filled for this position here.
  const partners = strongPartners(board);
  graph.cluster.fill(0);
  graph.clusters.length = 0;
  let number = 0;
  for (let start = 0; start < 729; start++) {
    if (graph.cluster[start] !== 0) continue;
    const i = start * MOST;
    if ((partners[i] & partners[i + 1] & partners[i + 2] & partners[i + 3]) === -1) continue;
    const list = colorFrom(graph, start, ++number);
    // A loop of odd length has no colors.
    if (list !== undefined) graph.clusters.push(list);
  }
  return graph;
}

/** Colors a cluster from its first candidate on. Returns its candidates in order, or nothing if it has no colors. */
function colorFrom(
  { neighbors, cluster, color }: PairGraph,
  start: Candidate,
  number: number,
): Candidate[] | undefined {
  const list = [start];
  let isOdd = false;
  cluster[start] = number;
  color[start] = 0;
  for (const each of list) {
    for (let i = each * MOST; i < each * MOST + MOST; i++) {
      const next = neighbors[i];
      if (next < 0) continue;
      if (cluster[next] === number) isOdd ||= color[next] === color[each];
      else {
        cluster[next] = number;
        color[next] = 1 - color[each];
        list.push(next);
      }
    }
  }
  return isOdd ? undefined : list.sort((a, b) => a - b);
}

/** By candidate: how many pairs it is away from the nearest of some candidates; -1 if it is in another cluster. */
export function distancesTo({ neighbors }: PairGraph, candidates: readonly Candidate[]): Int16Array {
  const distance = new Int16Array(729).fill(-1);
  const reached = [...candidates];
  for (const each of reached) distance[each] = 0;
  for (const each of reached) {
    for (let i = each * MOST; i < each * MOST + MOST; i++) {
      const next = neighbors[i];
      if (next < 0 || distance[next] >= 0) continue;
      distance[next] = distance[each] + 1;
      reached.push(next);
    }
  }
  return distance;
}

/** The first of the shortest paths from a candidate to one with distance 0. */
export function pathTo({ neighbors }: PairGraph, start: Candidate, distance: Int16Array): Candidate[] {
  const path = [start];
  for (let left = distance[start] - 1; left >= 0; left--) {
    const last = path[path.length - 1] * MOST;
    path.push(
      Math.min(...neighbors.subarray(last, last + MOST).filter((next) => next >= 0 && distance[next] === left)),
    );
  }
  return path;
}

/** The fact of a pair: of two places of a digit, the line comes before the box. */
export function factOfPair(board: Board, a: Candidate, b: Candidate): number {
  const kind = strongPartners(board).indexOf(b, a * MOST) - a * MOST;
  const cell = candidateCell(a);
  return kind === 3 ? cellFact(cell) : houseFact(housesOfTable(board)[cell * 3 + kind], candidateDigit(a));
}

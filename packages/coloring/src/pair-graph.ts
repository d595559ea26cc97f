import {
  type Board,
  boxOf,
  candidateCell,
  candidateDigit,
  candidateOf,
  cellFact,
  columnOf,
  firstPlace,
  houseFact,
  lastPlace,
  lowestBit,
  lowestDigit,
  memo,
  pairHouses,
  rowOf,
} from "@wings/core/author";

/**
 * The pairs of candidates of which just one is true: the two places of a digit in a house, and the two candidates of a cell.
 *
 * ```
 *   neighbors   | row | column | box | cell |   by candidate: the partner in each, or -1; none twice
 *   cluster     by candidate: the number of its cluster; 0 for a candidate in no pair
 *   color       by candidate: 0 or 1
 *   clusters    the candidates of each cluster with two colors, in order
 * ```
 */
export interface PairGraph {
  readonly neighbors: Int16Array;
  readonly cluster: Uint16Array;
  readonly color: Uint8Array;
  readonly clusters: number[][];
}

/** The most partners of a candidate. */
const MOST = 4;
const CELL = 3;

export const pairGraphOf = (board: Board): PairGraph => memo(board, "coloring: pairs", make);

function make(board: Board, previous: PairGraph | undefined): PairGraph {
  const graph = previous ?? {
    neighbors: new Int16Array(729 * MOST),
    cluster: new Uint16Array(729),
    color: new Uint8Array(729),
    clusters: [],
  };
  graph.neighbors.fill(-1);
  graph.cluster.fill(0);
  graph.clusters.length = 0;
  const ends = addPairs(board, graph.neighbors);
  let number = 0;
  for (const start of ends) {
    if (graph.cluster[start] !== 0) continue;
    const list = colorFrom(graph, start, ++number);
    // A loop of odd length has no colors.
    if (list !== undefined) graph.clusters.push(list);
  }
  return graph;
}

/** Adds all pairs. Returns the smaller candidate of each, in no order. */
function addPairs(board: Board, neighbors: Int16Array): number[] {
  const ends: number[] = [];
  const add = (a: number, b: number, kind: number): void => {
    neighbors[a * MOST + kind] = b;
    neighbors[b * MOST + kind] = a;
    ends.push(a);
  };
  for (let w = 0; w < 3; w++) {
    for (let cells = board.bivalue[w]; cells !== 0; cells &= cells - 1) {
      const cell = w * 27 + lowestBit(cells);
      const mask = board.masks[cell];
      add(candidateOf(cell, lowestDigit(mask)), candidateOf(cell, lowestDigit(mask & (mask - 1))), CELL);
    }
  }
  const pairs = pairHouses(board);
  for (let house = 0; house < 27; house++) {
    for (let digit = 1; digit <= 9; digit++) {
      if (((pairs[digit] >> house) & 1) === 0) continue;
      const a = firstPlace(board, digit, house);
      const b = lastPlace(board, digit, house);
      // The pair of a line and a box is the line's.
      const isOfLine = house >= 18 && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b));
      if (isOfLine && neighbors[candidateOf(a, digit) * MOST + (rowOf(a) === rowOf(b) ? 0 : 1)] >= 0) continue;
      add(candidateOf(a, digit), candidateOf(b, digit), (house / 9) | 0);
    }
  }
  return ends.sort((a, b) => a - b);
}

/** Colors a cluster from its first candidate on. Answers its candidates in order, or nothing if it has no colors. */
function colorFrom({ neighbors, cluster, color }: PairGraph, start: number, number: number): number[] | undefined {
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
export function distancesTo({ neighbors }: PairGraph, candidates: readonly number[]): Int16Array {
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
export function pathTo({ neighbors }: PairGraph, start: number, distance: Int16Array): number[] {
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
export function factOfPair(board: Board, a: number, b: number): number {
  const [one, other] = [candidateCell(a), candidateCell(b)];
  if (one === other) return cellFact(one);
  const digit = candidateDigit(a);
  const pairs = pairHouses(board)[digit];
  const house = [rowOf, columnOf, boxOf]
    .filter((houseOf) => houseOf(one) === houseOf(other))
    .map((houseOf) => houseOf(one))
    .find((each) => (pairs >> each) & 1)!;
  return houseFact(house, digit);
}

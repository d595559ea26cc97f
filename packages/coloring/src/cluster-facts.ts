import { type Board, type Mark, cellsOf, houseFact, nodeOf, pairList } from "@wings/core/author";
import { CLUSTER, COLOR, type Clusters } from "./clusters.js";

/** The cells of a color. */
export function cellsOfColor({ words }: Clusters, cluster: number, color: number): number[] {
  const at = cluster * CLUSTER + color * COLOR;
  return cellsOf(words[at], words[at + 1], words[at + 2]);
}

interface Pair {
  readonly house: number;
  readonly cells: readonly number[];
}

/** The pairs of a digit among the cells of a cluster. */
function pairsIn(board: Board, digit: number, cluster: readonly number[]): Pair[] {
  const { start, house, first, last } = pairList(board);
  const pairs: Pair[] = [];
  for (let i = start[digit]; i < start[digit + 1]; i++)
    if (cluster.includes(first[i])) pairs.push({ house: house[i], cells: [first[i], last[i]] });
  return pairs;
}

/** The facts of a cluster: the pairs of a spanning tree. */
export function treeFacts(board: Board, digit: number, cluster: readonly number[]): number[] {
  const tree = new Map(cluster.map((cell) => [cell, cell]));
  const rootOf = (cell: number): number => {
    const parent = tree.get(cell)!;
    return parent === cell ? cell : rootOf(parent);
  };
  const facts: number[] = [];
  for (const { house, cells } of pairsIn(board, digit, cluster)) {
    const [a, b] = cells.map(rootOf);
    if (a === b) continue;
    tree.set(a, b);
    facts.push(houseFact(house, digit));
  }
  return facts;
}

/** The pairs of a cluster, as strong links. */
export const clusterLinks = (board: Board, digit: number, cluster: readonly number[]): Mark<never>[] =>
  pairsIn(board, digit, cluster).map(({ cells: [a, b] }) => ({
    link: "strong",
    from: nodeOf(digit, [a]),
    to: nodeOf(digit, [b]),
  }));

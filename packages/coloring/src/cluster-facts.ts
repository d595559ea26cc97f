import {
  type Board,
  type Cell,
  type Digit,
  type Fact,
  type Link,
  type Mark,
  houseFact,
  strongLink,
  strongLinks,
} from "@wings/core/author";

/** The strong links of a digit among the cells of a cluster. */
const linksIn = (board: Board, digit: Digit, cluster: readonly Cell[]): Link[] =>
  [...strongLinks(board, digit)].filter(({ from }) => cluster.includes(from));

/** The facts of a cluster: the pairs of a spanning tree. */
export function treeFacts(board: Board, digit: Digit, cluster: readonly Cell[]): Fact[] {
  const tree = new Map(cluster.map((cell) => [cell, cell]));
  const rootOf = (cell: Cell): Cell => {
    const parent = tree.get(cell)!;
    return parent === cell ? cell : rootOf(parent);
  };
  const facts: Fact[] = [];
  for (const { house, from, to } of linksIn(board, digit, cluster)) {
    const [a, b] = [from, to].map(rootOf);
    if (a === b) continue;
    tree.set(a, b);
    facts.push(houseFact(house, digit));
  }
  return facts;
}

/** The strong links of a cluster, to draw. */
export const clusterLinks = (board: Board, digit: Digit, cluster: readonly Cell[]): Mark<never>[] =>
  linksIn(board, digit, cluster).map(({ from, to }) => strongLink(digit, from, to));

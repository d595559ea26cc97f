import type { Nodes } from "@wings/core/author";

/** The strong links of each node, ascending by node: `ends[start[node]]` and on, with their link. */
export interface Adjacency {
  readonly start: Int32Array;
  readonly ends: Int32Array;
  readonly links: Int32Array;
}

/** Lists the strong links by node. */
export function adjacencyOf({ count, linkCount, ends: nodes }: Nodes): Adjacency {
  const start = new Int32Array(count + 2);
  // A link that joins a node with itself is one way.
  const ways = linkCount * 2;
  for (let way = 0; way < ways; way++) if ((way & 1) === 0 || nodes[way] !== nodes[way ^ 1]) start[nodes[way] + 2]++;
  for (let node = 2; node < start.length; node++) start[node] += start[node - 1];
  const ends = new Int32Array(start[count + 1]);
  const links = new Int32Array(start[count + 1]);
  for (let way = 0; way < ways; way++) {
    if ((way & 1) === 1 && nodes[way] === nodes[way ^ 1]) continue;
    const at = start[nodes[way] + 1]++;
    ends[at] = nodes[way ^ 1];
    links[at] = way >> 1;
  }
  return { start, ends, links };
}

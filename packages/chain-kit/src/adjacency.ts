import type { Nodes } from "@wings/core/author";

/** The strong links of each node, ascending by node: `ends[start[node]]` and on, with their link. */
export interface Adjacency {
  readonly start: Int32Array;
  readonly ends: Int32Array;
  readonly links: Int32Array;
}

/** For the first list. */
export const NO_LINKS: Adjacency = /* @__PURE__ */ emptyList(0, 0);

function emptyList(nodes: number, ways: number): Adjacency {
  return { start: new Int32Array(nodes + 2), ends: new Int32Array(ways), links: new Int32Array(ways) };
}

/** Lists the strong links by node, in the arrays of an earlier list where they are long enough. */
export function adjacencyOf({ count, linkCount, ends: nodes }: Nodes, previous: Adjacency): Adjacency {
  const ways = linkCount * 2;
  const fits = previous.start.length >= count + 2 && previous.ends.length >= ways;
  const list = fits ? previous : emptyList(count * 2, ways * 2);
  const { start, ends, links } = list;
  start.fill(0, 0, count + 2);
  // A link that joins a node with itself is one way.
  for (let way = 0; way < ways; way++) if ((way & 1) === 0 || nodes[way] !== nodes[way ^ 1]) start[nodes[way] + 2]++;
  for (let node = 2; node < count + 2; node++) start[node] += start[node - 1];
  for (let way = 0; way < ways; way++) {
    if ((way & 1) === 1 && nodes[way] === nodes[way ^ 1]) continue;
    const at = start[nodes[way] + 1]++;
    ends[at] = nodes[way ^ 1];
    links[at] = way >> 1;
  }
  return list;
}

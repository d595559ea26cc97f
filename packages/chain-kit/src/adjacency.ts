import type { Nodes } from "@wings/core/author";

/** The strong links of each node, ascending by node: `ends[start[node]]` and on, with their link. */
export interface Adjacency {
  readonly start: Int32Array;
  readonly ends: Int32Array;
  readonly links: Int32Array;
}

/** Lists the strong links by node. */
export function adjacencyOf({ count, linkCount, from, to }: Nodes): Adjacency {
  const start = new Int32Array(count + 2);
  for (let i = 0; i < linkCount; i++) {
    start[from[i] + 2]++;
    if (to[i] !== from[i]) start[to[i] + 2]++;
  }
  for (let node = 2; node < start.length; node++) start[node] += start[node - 1];
  const ends = new Int32Array(start[count + 1]);
  const links = new Int32Array(start[count + 1]);
  for (let i = 0; i < linkCount; i++) {
    const at = start[from[i] + 1]++;
    ends[at] = to[i];
    links[at] = i;
    if (to[i] === from[i]) continue;
    const back = start[to[i] + 1]++;
    ends[back] = from[i];
    links[back] = i;
  }
  return { start, ends, links };
}

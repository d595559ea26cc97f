import { type Board, CellSet, type Cells, addAll, meet, removeAll, setsOf } from "@wings/core/author";

/**
 * The shortest odd cycle of a graph, as nodes in order; an empty list if there is none. Nodes are numbers, and `neighbors[node]` are those
 * that a node is linked with. A breadth-first search from each node finds two neighbors in one level.
 */
export function shortestOddCycle(nodes: readonly number[], neighbors: readonly (readonly number[])[]): number[] {
  let best: number[] = [];
  const level = new Int16Array(neighbors.length);
  const parent = new Int16Array(neighbors.length);
  for (const start of nodes) {
    level.fill(-1);
    level[start] = 0;
    parent[start] = -1;
    const queue = [start];
    search: for (let head = 0; head < queue.length; head++) {
      const node = queue[head];
      if (best.length > 0 && level[node] * 2 + 1 >= best.length) break;
      for (const next of neighbors[node]) {
        if (level[next] < 0) {
          level[next] = level[node] + 1;
          parent[next] = node;
          queue.push(next);
        } else if (level[next] === level[node]) {
          best = cycleOf(parent, node, next);
          break search;
        }
      }
    }
  }
  return best;
}

/** The way from one node to the start, and back to the other. Of a shortest odd cycle, the ways have only the start in common. */
function cycleOf(parent: Int16Array, one: number, other: number): number[] {
  const back: number[] = [];
  const forth: number[] = [];
  for (let node = one; node >= 0; node = parent[node]) back.push(node);
  for (let node = other; node >= 0; node = parent[node]) forth.push(node);
  while (back.length > 1 && back.at(-2) === forth.at(-2)) {
    back.pop();
    forth.pop();
  }
  return [...back, ...forth.slice(0, -1).reverse()];
}

/** A cycle written from its lowest node, to its lower neighbor. */
export function inOrder(cycle: readonly number[]): number[] {
  const at = cycle.indexOf(Math.min(...cycle));
  const turned = [...cycle.slice(at), ...cycle.slice(0, at)];
  return turned[1] < turned[turned.length - 1] ? turned : [turned[0], ...turned.slice(1).reverse()];
}

/**
 * Whether some cells have an odd loop, each seeing the next one: two cells at the same distance from a cell see each other. It is
 * quick, and rules out most cells before a shortest loop is searched.
 */
export function haveOddLoop(board: Board, cells: Cells): boolean {
  const { peers } = setsOf(board);
  for (unvisited.copy(cells); !unvisited.isEmpty;) {
    const start = unvisited.pop();
    for (level.and(unvisited, peers[start]); !level.isEmpty; level.copy(next)) {
      removeAll(unvisited, level);
      removeAll(next, next);
      for (rest.copy(level); !rest.isEmpty;) {
        const seen = peers[rest.pop()];
        if (meet(seen, level)) return true;
        addAll(next, near.and(unvisited, seen));
      }
    }
  }
  return false;
}

const unvisited = /* @__PURE__ */ new CellSet();
const level = /* @__PURE__ */ new CellSet();
const next = /* @__PURE__ */ new CellSet();
const rest = /* @__PURE__ */ new CellSet();
const near = /* @__PURE__ */ new CellSet();

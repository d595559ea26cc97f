import type { Board } from "@wings/core";
import type { Vocabulary } from "@wings/core/author";
import { type Geometry, geometryOf } from "./grid.js";

/**
 * Chains from their definition, with no code of the core's: nodes as lists of candidates, strong links from the sentences of the
 * documentation, weak links by asking every pair, and a search from each candidate for the cheapest chain back to it.
 */

/** A candidate is `cell * 9 + digit - 1`; a node is a list of candidates, ascending. */
type Node = readonly number[];
interface StrongLink {
  readonly a: Node;
  readonly b: Node;
  readonly facts: number;
}

const cellOf = (candidate: number): number => Math.floor(candidate / 9);
const digitOf = (candidate: number): number => (candidate % 9) + 1;

const exclude = ({ sees }: Geometry, a: number, b: number): boolean =>
  cellOf(a) === cellOf(b) ? a !== b : digitOf(a) === digitOf(b) && sees(cellOf(a), cellOf(b));
const nodesExclude = (geometry: Geometry, a: Node, b: Node): boolean =>
  a.every((x) => b.every((y) => exclude(geometry, x, y)));

const subsetsOf = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((all, item) => [...all, ...all.map((subset) => [...subset, item])], [[]]);

/** Whether cells lie in two houses, such as a box and a line; a single one does. */
const isGroup = ({ houses }: Geometry, cells: readonly number[]): boolean =>
  [...houses.values()].filter((house) => cells.every((cell) => house.includes(cell))).length > 1;

function strongLinksOf(board: Board, vocabulary: Vocabulary, maxCells = 8): StrongLink[] {
  const links: StrongLink[] = [];
  const node = (digit: number, cells: readonly number[]): Node => cells.map((cell) => cell * 9 + digit - 1);
  const isGrouped = vocabulary === "grouped" || vocabulary === "als";
  if (vocabulary !== "bilocal") {
    for (let cell = 0; cell < 81; cell++) {
      const [x, y, ...rest] = board.candidates(cell);
      if (y !== undefined && rest.length === 0) links.push({ a: node(x, [cell]), b: node(y, [cell]), facts: 1 });
    }
  }
  if (vocabulary === "bivalue") return links;
  for (const cells of geometryOf(board).houses.values()) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = cells.filter((cell) => board.has(cell, digit));
      if (places.length === 2) links.push({ a: node(digit, [places[0]]), b: node(digit, [places[1]]), facts: 1 });
      if (!isGrouped) continue;
      const groups = subsetsOf(places).filter((group) => group.length > 0 && isGroup(geometryOf(board), group));
      for (const a of groups)
        for (const b of groups)
          if (places.every((cell) => a.includes(cell) || b.includes(cell)))
            links.push({ a: node(digit, a), b: node(digit, b), facts: 1 });
    }
  }
  if (vocabulary !== "als") return links;
  for (const cells of geometryOf(board).houses.values()) {
    const open = cells.filter((cell) => board.candidates(cell).length > 0);
    for (const set of subsetsOf(open)) {
      if (set.length === 0 || set.length > maxCells) continue;
      const digits = [...new Set(set.flatMap((cell) => board.candidates(cell)))];
      if (digits.length !== set.length + 1) continue;
      const with_ = (digit: number): Node =>
        node(
          digit,
          set.filter((cell) => board.has(cell, digit)),
        );
      for (const x of digits)
        for (const y of digits) if (x < y) links.push({ a: with_(x), b: with_(y), facts: set.length });
    }
  }
  return links;
}

/** The graph of a vocabulary: nodes by name, their strong links, and the nodes that each excludes. */
interface Graph extends Geometry {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly strong: ReadonlyMap<string, readonly { readonly to: string; readonly facts: number }[]>;
  readonly weak: ReadonlyMap<string, readonly string[]>;
}

function graphOf(board: Board, vocabulary: Vocabulary, maxCells: number): Graph {
  const geometry = geometryOf(board);
  const links = strongLinksOf(board, vocabulary, maxCells);
  const isOneDigit = vocabulary === "bilocal" || vocabulary === "bivalue";
  const nodes = new Map<string, Node>();
  for (const { a, b } of links) for (const each of [a, b]) nodes.set(each.join(), each);
  const names = [...nodes.keys()];
  const strong = new Map<string, { to: string; facts: number }[]>(names.map((name) => [name, []]));
  for (const { a, b, facts } of links) {
    strong.get(a.join())!.push({ to: b.join(), facts });
    strong.get(b.join())!.push({ to: a.join(), facts });
  }
  const weak = new Map(
    names.map((name) => [
      name,
      names.filter(
        (other) =>
          nodesExclude(geometry, nodes.get(name)!, nodes.get(other)!) &&
          (!isOneDigit || digitOf(nodes.get(name)![0]) === digitOf(nodes.get(other)![0])),
      ),
    ]),
  );
  return { ...geometry, nodes, strong, weak };
}

/** The nodes that become true when a candidate is true, the cheapest first: facts count first, then links. */
function* trueNodes(graph: Graph, target: number): Generator<[name: string, cost: number]> {
  const { nodes, strong, weak } = graph;
  const costs = new Map<string, number>();
  const done = new Set<string>();
  const reach = (falseNode: string, cost: number): void => {
    for (const { to, facts } of strong.get(falseNode)!)
      costs.set(to, Math.min(costs.get(to) ?? Infinity, cost + facts * 1000 + 1));
  };
  for (const [name, node] of nodes) if (nodesExclude(graph, [target], node)) reach(name, 0);
  for (;;) {
    let next: string | undefined;
    for (const [name, cost] of costs)
      if (!done.has(name) && (next === undefined || cost < costs.get(next)!)) next = name;
    if (next === undefined) return;
    done.add(next);
    const cost = costs.get(next)!;
    yield [next, cost];
    for (const other of weak.get(next)!) reach(other, cost);
  }
}

const candidatesOn = (board: Board): number[] =>
  Array.from({ length: 729 }, (_, candidate) => candidate).filter((candidate) =>
    board.has(cellOf(candidate), digitOf(candidate)),
  );

/** By candidate that chains eliminate: the facts and the links of its least chain. */
export function leastChains(
  board: Board,
  vocabulary: Vocabulary,
  maxCells = 8,
): Map<number, [facts: number, links: number]> {
  const graph = graphOf(board, vocabulary, maxCells);
  const found = new Map<number, [number, number]>();
  for (const target of candidatesOn(board)) {
    for (const [name, cost] of trueNodes(graph, target)) {
      if (!nodesExclude(graph, [target], graph.nodes.get(name)!)) continue;
      found.set(target, [Math.floor(cost / 1000), cost % 1000]);
      break;
    }
  }
  return found;
}

/** For each candidate: what it makes false, with the fewest facts that it takes. */
function* falsified(board: Board, vocabulary: Vocabulary): Generator<[target: number, costs: Map<number, number>]> {
  const graph = graphOf(board, vocabulary, 8);
  const all = candidatesOn(board);
  for (const target of all) {
    const costs = new Map(
      all.filter((candidate) => exclude(graph, target, candidate)).map((candidate) => [candidate, 0]),
    );
    for (const [name, cost] of trueNodes(graph, target))
      for (const candidate of all)
        if (!costs.has(candidate) && nodesExclude(graph, [candidate], graph.nodes.get(name)!))
          costs.set(candidate, Math.floor(cost / 1000));
    yield [target, costs];
  }
}

/** By candidate that forcing chains eliminate: the fewest facts, counted once for each chain. */
export function leastForcingChains(board: Board, vocabulary: Vocabulary): Map<number, number> {
  const all = candidatesOn(board);
  const facts: number[][] = [];
  for (let cell = 0; cell < 81; cell++) facts.push(all.filter((candidate) => cellOf(candidate) === cell));
  for (const cells of geometryOf(board).houses.values())
    for (let digit = 1; digit <= 9; digit++)
      facts.push(all.filter((candidate) => digitOf(candidate) === digit && cells.includes(cellOf(candidate))));
  const found = new Map<number, number>();
  for (const [target, costs] of falsified(board, vocabulary)) {
    const sizes = facts
      .filter((fact) => fact.length > 0 && fact.every((candidate) => costs.has(candidate)))
      .map((fact) => fact.reduce((sum, candidate) => sum + costs.get(candidate)!, 1));
    if (sizes.length > 0) found.set(target, Math.min(...sizes));
  }
  return found;
}

/**
 * By candidate that Kraken Fish eliminate: the fewest facts of a smallest fish. Without what the candidate makes false, its 2 to 4
 * base lines keep places in fewer lines across, and none of them is empty.
 */
export function leastKrakenFish(board: Board, vocabulary: Vocabulary): Map<number, number> {
  const all = candidatesOn(board);
  const found = new Map<number, number>();
  for (const [target, costs] of falsified(board, vocabulary)) {
    for (let size = 2; size <= 4 && !found.has(target); size++) {
      const sizes: number[] = [];
      for (let digit = 1; digit <= 9; digit++) {
        const places = all.filter((candidate) => digitOf(candidate) === digit);
        for (const [lineOf, acrossOf] of [
          [(each: number) => Math.floor(cellOf(each) / 9), (each: number) => cellOf(each) % 9],
          [(each: number) => cellOf(each) % 9, (each: number) => Math.floor(cellOf(each) / 9)],
        ]) {
          const left = places.filter((each) => !costs.has(each));
          const lines = [...new Set(left.map(lineOf))];
          for (const base of subsetsOf(lines).filter((subset) => subset.length === size)) {
            const cover = new Set(left.filter((each) => base.includes(lineOf(each))).map(acrossOf));
            if (cover.size >= size) continue;
            const cases = places.filter((each) => base.includes(lineOf(each)) && !cover.has(acrossOf(each)));
            sizes.push(cases.reduce((sum, each) => sum + costs.get(each)!, size));
          }
        }
      }
      if (sizes.length > 0) found.set(target, Math.min(...sizes));
    }
  }
  return found;
}

import type { Board } from "@wings/core";
import { type Vocabulary, sees } from "@wings/core/author";
import { HOUSES } from "./houses.js";

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

const exclude = (a: number, b: number): boolean =>
  cellOf(a) === cellOf(b) ? a !== b : digitOf(a) === digitOf(b) && sees(cellOf(a), cellOf(b));
const nodesExclude = (a: Node, b: Node): boolean => a.every((x) => b.every((y) => exclude(x, y)));

const subsetsOf = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((all, item) => [...all, ...all.map((subset) => [...subset, item])], [[]]);

/** Whether cells lie in one box and one line. */
const isGroup = (cells: readonly number[]): boolean =>
  new Set(cells.map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3))).size === 1 &&
  (new Set(cells.map((cell) => Math.floor(cell / 9))).size === 1 || new Set(cells.map((cell) => cell % 9)).size === 1);

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
  for (const cells of HOUSES) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = cells.filter((cell) => board.has(cell, digit));
      if (places.length === 2) links.push({ a: node(digit, [places[0]]), b: node(digit, [places[1]]), facts: 1 });
      if (!isGrouped) continue;
      const groups = subsetsOf(places).filter((group) => group.length > 0 && group.length <= 3 && isGroup(group));
      for (const a of groups)
        for (const b of groups)
          if (places.every((cell) => a.includes(cell) || b.includes(cell)))
            links.push({ a: node(digit, a), b: node(digit, b), facts: 1 });
    }
  }
  if (vocabulary !== "als") return links;
  for (const cells of HOUSES) {
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

/** By candidate that chains eliminate: the facts and the links of its least chain. */
export function leastChains(
  board: Board,
  vocabulary: Vocabulary,
  maxCells = 8,
): Map<number, [facts: number, links: number]> {
  const strong = strongLinksOf(board, vocabulary, maxCells);
  const isOneDigit = vocabulary === "bilocal" || vocabulary === "bivalue";
  const nodes = new Map<string, Node>();
  for (const { a, b } of strong) for (const each of [a, b]) nodes.set(each.join(), each);
  const names = [...nodes.keys()];
  const links = new Map<string, { to: string; facts: number }[]>(names.map((name) => [name, []]));
  for (const { a, b, facts } of strong) {
    links.get(a.join())!.push({ to: b.join(), facts });
    links.get(b.join())!.push({ to: a.join(), facts });
  }
  const weak = new Map(
    names.map((name) => [
      name,
      names.filter(
        (other) =>
          nodesExclude(nodes.get(name)!, nodes.get(other)!) &&
          (!isOneDigit || digitOf(nodes.get(name)![0]) === digitOf(nodes.get(other)![0])),
      ),
    ]),
  );
  const found = new Map<number, [number, number]>();
  for (let target = 0; target < 729; target++) {
    if (!board.has(cellOf(target), digitOf(target))) continue;
    const ends = new Set(names.filter((name) => nodesExclude([target], nodes.get(name)!)));
    // The cost of making a node true: facts first, then links.
    const costs = new Map<string, number>();
    const done = new Set<string>();
    const reach = (falseNode: string, cost: number): void => {
      for (const { to, facts } of links.get(falseNode)!)
        costs.set(to, Math.min(costs.get(to) ?? Infinity, cost + facts * 1000 + 1));
    };
    for (const end of ends) reach(end, 0);
    for (;;) {
      let next: string | undefined;
      for (const [name, cost] of costs)
        if (!done.has(name) && (next === undefined || cost < costs.get(next)!)) next = name;
      if (next === undefined) break;
      done.add(next);
      const cost = costs.get(next)!;
      if (ends.has(next)) {
        found.set(target, [Math.floor(cost / 1000), cost % 1000]);
        break;
      }
      for (const other of weak.get(next)!) reach(other, cost);
    }
  }
  return found;
}

import {
  type Board,
  type Data,
  type Fact,
  type Mark,
  type Message,
  type Reason,
  type Value,
  candidateCell,
  candidateDigit,
  houseOf,
  isCellFact,
  sees,
  digitsOf,
} from "@wings/core/author";
import type { ChainPattern } from "./chains.js";

/** The messages of a chain: one clause for each strong link, then what the ends say. */
export const chainMessage = (name: string): Message => ({
  long: "{steps} {end}: {outcome}.",
  short: "{notation}: {outcome}",
  vague: `Look for an ${name} with {count} strong links ({region}).`,
  parts: {
    first: "If {from} is false, {to} is true ({why}).",
    next: "Then {from} is false, so {to} is true ({why}).",
    open: "So {first} or {last} is true, and what both exclude goes",
    single: "So {first} is true, and what it excludes goes",
    loop: "The chain closes to a loop. Of the two ends of each weak link one is true, and what both exclude goes",
    cell: "cell {cell}",
    house: "{house}",
    set: "the set {set}",
    strong: "{from}={to}",
    weak: "-{from}={to}",
  },
});

/** Each fact once. */
export const chainReason = (links: ChainPattern["links"]): Reason => [...new Set(links.flat())];

export function chainMarks({ nodes }: ChainPattern): Mark<"odd" | "even">[] {
  const marks: Mark<"odd" | "even">[] = nodes.flatMap((node, i) =>
    node.map((candidate) => ({
      role: i % 2 === 0 ? ("odd" as const) : ("even" as const),
      cell: candidateCell(candidate),
      digits: [candidateDigit(candidate)],
    })),
  );
  for (let i = 0; i + 1 < nodes.length; i++)
    marks.push({ link: i % 2 === 0 ? "strong" : "weak", from: nodes[i], to: nodes[i + 1] });
  if (closes(nodes)) marks.push({ link: "weak", from: nodes[nodes.length - 1], to: nodes[0] });
  return marks;
}

export function chainData({ nodes, links }: ChainPattern, board: Board): Data {
  const steps: Value[] = [];
  const notation: Value[] = [];
  for (let i = 0; i < links.length; i++) {
    const [from, to] = [nodeValue(nodes[i * 2], "or"), nodeValue(nodes[i * 2 + 1], "or")];
    steps.push({ part: i === 0 ? "first" : "next", data: { from, to, why: reasonOf(links[i], board) } });
    notation.push({ part: i === 0 ? "strong" : "weak", data: { from, to } });
  }
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const end = closes(nodes) ? "loop" : isSame(first, last) ? "single" : "open";
  return {
    steps: { list: steps, join: "space" },
    notation: { list: notation, join: "none" },
    end: {
      part: end,
      data:
        end === "loop" ? {} : { first: nodeValue(first, "or"), ...(end === "open" && { last: nodeValue(last, "or") }) },
    },
    count: links.length,
    region: { region: nodes.flat().map(candidateCell) },
  };
}

const nodeValue = (node: readonly number[], join: "or"): Value => ({ candidates: node, join });

/** Where a strong link comes from: a cell, a house or an almost locked set. */
function reasonOf(facts: readonly Fact[], board: Board): Value {
  const [fact] = facts as readonly number[];
  if (!isCellFact(fact)) return { part: "house", data: { house: { house: houseOf(fact) } } };
  if (facts.length === 1) return { part: "cell", data: { cell: { cell: fact } } };
  const cells = facts as readonly number[];
  const digits = digitsOf(cells.reduce((mask, cell) => mask | board.masks[cell], 0));
  return { part: "set", data: { set: { set: cells, digits } } };
}

/** Whether the last node excludes the first, so that the chain is a loop. */
function closes(nodes: ChainPattern["nodes"]): boolean {
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  return first.every((a) => last.every((b) => exclude(a, b)));
}

function exclude(a: number, b: number): boolean {
  const [x, y] = [candidateCell(a), candidateCell(b)];
  return x === y ? a !== b : candidateDigit(a) === candidateDigit(b) && sees(x, y);
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((candidate, i) => candidate === b[i]);

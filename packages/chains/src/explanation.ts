import type { Board, Message } from "@wings/core";
import {
  type Data,
  type Fact,
  type Mark,
  type Reason,
  SET_PARTS,
  type Value,
  candidateCell,
  candidateDigit,
  houseOf,
  isCellFact,
  sees,
  setInWords,
} from "@wings/core/author";
import type { ChainPattern } from "./pattern.js";

/** The messages of a chain: one clause for each strong link, then what the ends say. */
export const chainMessage = (name: string): Message => ({
  long: "{steps} {end} {outcome}.",
  short: "{notation}: {outcome}",
  vague: `There is a chain of {count} strong links (${name}) in the {region}.`,
  parts: {
    first: "If {fromDigit} is not in {from}, {toDigit} is in {to} ({why}).",
    next: "Then {fromDigit} can't be in {from}, so {toDigit} is in {to} ({why}).",
    firstCell: "If {from} is not {fromDigit}, it is {toDigit}.",
    nextCell: "Then {from} can't be {fromDigit}, so it is {toDigit}.",
    only: "{toDigit} must be in {to}: {house} has no other place for it.",
    butOnly: "But {toDigit} must be in {to}: {house} has no other place for it.",
    open: "So {fromDigit} is in {from}, or {toDigit} is in {to}. Either way:",
    single: "So {fromDigit} must be in {from}:",
    alone: "So",
    loop: "The chain closes to a loop, so one end of each weak link is true:",
    house: "{house}",
    ...SET_PARTS,
    strong: "({fromDigit}){from}=({toDigit}){to}",
    strongSet: "({fromDigit}={toDigit}){set}",
    weak: "-{strong}",
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
    const ends = endsData(nodes[i * 2], nodes[i * 2 + 1]);
    const [fact] = links[i] as readonly number[];
    const isCell = links[i].length === 1 && isCellFact(fact);
    const part = `${i === 0 ? "first" : "next"}${isCell ? "Cell" : ""}`;
    // A house with one place for the digit, or with all places in one group, links a node with itself.
    if (isSame(nodes[i * 2], nodes[i * 2 + 1]))
      steps.push({ part: i === 0 ? "only" : "butOnly", data: { ...ends, house: { house: houseOf(fact) } } });
    else steps.push({ part, data: isCell ? ends : { ...ends, why: reasonOf(links[i], board) } });
    const strong = isCellFact(fact)
      ? { part: "strongSet", data: { ...ends, set: { cells: links[i] as readonly number[] } } }
      : { part: "strong", data: ends };
    notation.push(i === 0 ? strong : { part: "weak", data: { strong } });
  }
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const single = links.length === 1 ? "alone" : "single";
  const end = closes(nodes) ? "loop" : isSame(first, last) ? single : "open";
  return {
    steps: { list: steps, join: "space" },
    notation: { list: notation, join: "none" },
    end: { part: end, data: endsData(first, last) },
    count: links.length,
    region: { region: nodes.flat().map(candidateCell) },
  };
}

/** Two nodes: their digits and cells. */
const endsData = (from: readonly number[], to: readonly number[]): Data => ({
  fromDigit: candidateDigit(from[0]),
  from: { cells: from.map(candidateCell), join: "or" },
  toDigit: candidateDigit(to[0]),
  to: { cells: to.map(candidateCell), join: "or" },
});

/** Where a strong link between cells comes from: a house or an almost locked set. */
function reasonOf(facts: readonly Fact[], board: Board): Value {
  const [fact] = facts as readonly number[];
  if (!isCellFact(fact)) return { part: "house", data: { house: { house: houseOf(fact) } } };
  return setInWords(board, facts as readonly number[]);
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

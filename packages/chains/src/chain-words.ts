import { endsData, setData } from "@wings/chain-kit";
import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Data,
  digitsOf,
  distinctMarks,
  houseOf,
  isCellFact,
  type Mark,
  type Message,
  type Reason,
  sees,
  SET_PARTS,
  type Value,
} from "@wings/core/author";
import type { ChainPattern } from "./pattern.js";

/** The messages of a chain: one clause for each strong link, then what the ends say. */
export const chainMessage = (name: string): Message => ({
  long: "{steps} {end} {outcome}.",
  short: "{notation}: {outcome}",
  vague: `There is a {kind} (${name}) in the {region}.`,
  parts: {
    first: "If {fromDigit} is not in {from}, {toDigit} is in {to} ({why}).",
    next: "Then {fromDigit} can't be in {from}, so {toDigit} is in {to} ({why}).",
    firstSet: "If {fromDigit} is not in {from}, {toDigit} is in {to}, because {why} then hold {digits}.",
    nextSet: "Then {fromDigit} can't be in {from}, so {toDigit} is in {to}, because {why} then hold {digits}.",
    firstCell: "If {from} is not {fromDigit}, it is {toDigit}.",
    nextCell: "Then {from} can't be {fromDigit}, so it is {toDigit}.",
    only: "{toDigit} must be in {to}: {house} has no other place for it.",
    butOnly: "But {toDigit} must be in {to}: {house} has no other place for it.",
    open: "So {fromDigit} is in {from}, or {toDigit} is in {to}. Either way:",
    oneOf: "So one of {all} is {fromDigit}. Either way:",
    single: "So {fromDigit} must be in {from}:",
    alone: "So",
    loop: "The chain closes to a loop, so one end of each weak link is true:",
    house: "{house}",
    ...SET_PARTS,
    strong: "({fromDigit}){from}=({toDigit}){to}",
    strongSet: "({fromDigit}={toDigit}){set}",
    weak: "-{strong}",
    closed: "loop {notation}-",
    ofOne: "chain of one strong link",
    ofMany: "chain of {count} strong links",
    ofLoop: "loop of {count} strong links",
  },
});

/** Each fact once. */
export const chainReason = (links: ChainPattern["links"]): Reason => [...new Set(links.flat())];

/** The links that are sets have colors and shapes of their own, up to three. */
const SETS = ["a", "b", "c"] as const;
type ChainRole = "end" | "chain" | (typeof SETS)[number];
export const chainRoles = { end: "end", chain: "on the chain" } as const;
export const setRoles = { ...chainRoles, a: "set A", b: "set B", c: "set C" } as const;

export function chainMarks({ nodes, links }: ChainPattern, board: Board): Mark<ChainRole>[] {
  const isLoop = closes(board, nodes);
  const last = nodes.length - 1;
  const marks = nodes.flatMap((node, i) =>
    node.map((candidate): Mark<ChainRole> => ({
      role: !isLoop && (i === 0 || i === last) ? "end" : "chain",
      cell: candidateCell(candidate),
      digits: [candidateDigit(candidate)],
    })),
  );
  // A set that links twice is one set.
  const sets = new Map(
    (links as readonly (readonly number[])[]).filter(({ length }) => length > 1).map((cells) => [cells.join(), cells]),
  );
  const linked = new Set(nodes.flat());
  [...sets.values()].slice(0, SETS.length).forEach((cells, i) => {
    for (const cell of cells) {
      const others = digitsOf(board.masks[cell]).filter((digit) => !linked.has(candidateOf(cell, digit)));
      marks.push({ role: SETS[i], cell }, { role: SETS[i], cell, digits: others });
    }
  });
  for (let i = 0; i < last; i++)
    marks.push({ link: i % 2 === 0 ? "strong" : "weak", from: nodes[i], to: nodes[i + 1] });
  if (isLoop) marks.push({ link: "weak", from: nodes[last], to: nodes[0] });
  return distinctMarks(marks);
}

export function chainData({ nodes, links }: ChainPattern, board: Board): Data {
  const steps: Value[] = [];
  const notation: Value[] = [];
  for (let i = 0; i < links.length; i++) {
    const ends = endsData(nodes[i * 2], nodes[i * 2 + 1]);
    const [fact] = links[i] as readonly number[];
    const isCell = links[i].length === 1 && isCellFact(fact);
    const isSet = links[i].length > 1;
    const part = `${i === 0 ? "first" : "next"}${isCell ? "Cell" : isSet ? "Set" : ""}`;
    // A house with one place for the digit, or with all places in one group, links a node with itself.
    if (isSame(nodes[i * 2], nodes[i * 2 + 1]))
      steps.push({ part: i === 0 ? "only" : "butOnly", data: { ...ends, house: { house: houseOf(fact) } } });
    else if (isSet)
      steps.push({ part, data: { ...ends, ...setData(links[i] as readonly number[], nodes[i * 2], board) } });
    else
      steps.push({
        part,
        data: isCell ? ends : { ...ends, why: { part: "house", data: { house: { house: houseOf(fact) } } } },
      });
    const strong = isCellFact(fact)
      ? { part: "strongSet", data: { ...ends, set: { cells: links[i] as readonly number[] } } }
      : { part: "strong", data: ends };
    notation.push(i === 0 ? strong : { part: "weak", data: { strong } });
  }
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const single = links.length === 1 ? "alone" : "single";
  const isLoop = closes(board, nodes);
  const isShared = first.some((candidate) => last.includes(candidate));
  const end = isLoop ? "loop" : isSame(first, last) ? single : isShared ? "oneOf" : "open";
  const count = links.length;
  const line: Value = { list: notation, join: "none" };
  return {
    steps: { list: steps, join: "space" },
    notation: isLoop ? { part: "closed", data: { notation: line } } : line,
    end: {
      part: end,
      data: { ...endsData(first, last), all: { cells: [...new Set([...first, ...last])].map(candidateCell) } },
    },
    kind: { part: count === 1 ? "ofOne" : isLoop ? "ofLoop" : "ofMany", data: { count } },
    region: { region: nodes.flat().map(candidateCell) },
  };
}

/** Whether the last node excludes the first, so that the chain is a loop. */
function closes(board: Board, nodes: ChainPattern["nodes"]): boolean {
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  return first.every((a) => last.every((b) => exclude(board, a, b)));
}

/** Whether two candidates can't both be true. */
function exclude(board: Board, a: Candidate, b: Candidate): boolean {
  const [x, y] = [candidateCell(a), candidateCell(b)];
  return x === y ? a !== b : candidateDigit(a) === candidateDigit(b) && sees(board, x, y);
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((candidate, i) => candidate === b[i]);

import {
  type Board,
  type Data,
  type Fact,
  type Mark,
  type Pattern,
  type Reason,
  type Roles,
  SET_PARTS,
  type Value,
  candidateCell,
  candidateDigit,
  houseOf,
  isCellFact,
  setInWords,
} from "@wings/core/author";
import type { Message } from "@wings/core";

/** The six nodes in order, and for each strong link the facts that it rests on. */
export const wingPattern = { nodes: "nodes", links: "links" } as const;
type ChainWing = Pattern<typeof wingPattern>;
type Role = "odd" | "even";

/** How the findings of a technique with this name are explained, drawn and proved. */
export const explain = (name: string, isRing = false): Explanation => ({
  roles: { odd: "end A", even: "end B" },
  message: {
    long: "{steps} {end}: {outcome}.",
    short: "{notation}: {outcome}",
    vague: `There is ${/^[AEIOHLMS](?![a-z])/.test(name) || name.startsWith("Inv") ? "an" : "a"} ${name} with {digits}.`,
    parts: {
      ...SET_PARTS,
      firstCell: "If {from} is not {x}, it is {y}.",
      firstHouse: "If {x} is not in {from}, it is in {to}, because {house} has no other place for it.",
      firstSet: "Without {x}, {set} must contain {y}.",
      nextCell: "Then {from} can't be {x}, so it is {y}.",
      nextHouse: "Then {x} can't be in {from}, so in {house} it is in {to}.",
      nextSet: "Then {set} can't contain {x} and must contain {y}.",
      same: "So {x} is in {first} or in {last}, and a cell that sees all these places can't be {x}",
      different: "So {x} is in {first} or {y} is in {last}. Each of the two excludes these candidates",
      oneCell: "So {first} is {x} or {y}, and no other digit",
      ring: "The last of these excludes the first, so the wing closes to a ring. Where two links meet, one of the two is right",
      strong: "({x}={y}){cell}",
      strongHouse: "({x}){from}=({x}){to}",
      link: "-{strong}",
    },
  },
  reason: ({ links }) => [...new Set(links.flat())],
  marks: ({ nodes }) => marksOf(nodes, isRing),
  data: (pattern, board) => dataOf(pattern, board, isRing),
});

interface Explanation {
  readonly roles: Roles & Record<Role, string>;
  readonly message: Message;
  reason(this: void, pattern: ChainWing): Reason;
  marks(this: void, pattern: ChainWing): Mark<Role>[];
  data(this: void, pattern: ChainWing, board: Board): Data;
}

function marksOf(nodes: ChainWing["nodes"], isRing: boolean): Mark<Role>[] {
  const marks = nodes.flatMap((node, i) =>
    node.map((candidate): Mark<Role> => ({
      role: i % 2 === 0 ? "odd" : "even",
      cell: candidateCell(candidate),
      digits: [candidateDigit(candidate)],
    })),
  );
  for (let i = 0; i < 5; i++) marks.push({ link: i % 2 === 0 ? "strong" : "weak", from: nodes[i], to: nodes[i + 1] });
  if (isRing) marks.push({ link: "weak", from: nodes[5], to: nodes[0] });
  return marks;
}

function dataOf({ nodes, links }: ChainWing, board: Board, isRing: boolean): Data {
  const steps = links.map((facts, i) =>
    stepOf(nodes[i * 2], nodes[i * 2 + 1], facts, board, i === 0 ? "first" : "next"),
  );
  const [first, last] = [nodes[0], nodes[5]];
  const ends = {
    x: candidateDigit(first[0]),
    y: candidateDigit(last[0]),
    first: placesOf(first),
    last: placesOf(last),
  };
  const meet = [...first, ...last].every((candidate) => candidateCell(candidate) === candidateCell(first[0]));
  const end = ends.x === ends.y ? "same" : meet ? "oneCell" : "different";
  const digits = [...new Set(nodes.flat().map(candidateDigit))].sort((a, b) => a - b);
  return {
    steps: { list: steps, join: "space" },
    end: isRing ? { part: "ring", data: {} } : { part: end, data: ends },
    notation: {
      list: links.map((facts, i) => {
        const strong = notationOf(nodes[i * 2], nodes[i * 2 + 1], facts);
        return i === 0 ? strong : { part: "link", data: { strong } };
      }),
      join: "none",
    },
    digits: { digits },
  };
}

/** A strong link in words. */
function stepOf(
  from: readonly number[],
  to: readonly number[],
  facts: readonly Fact[],
  board: Board,
  which: string,
): Value {
  const [fact] = facts as readonly number[];
  const data = { x: candidateDigit(from[0]), y: candidateDigit(to[0]), from: placesOf(from), to: placesOf(to) };
  if (!isCellFact(fact)) return { part: `${which}House`, data: { ...data, house: { house: houseOf(fact) } } };
  if (facts.length === 1) return { part: `${which}Cell`, data };
  const cells = facts as readonly number[];
  return { part: `${which}Set`, data: { ...data, set: setInWords(board, cells) } };
}

/** A strong link in Eureka notation. */
function notationOf(from: readonly number[], to: readonly number[], facts: readonly Fact[]): Value {
  const [x, y] = [candidateDigit(from[0]), candidateDigit(to[0])];
  if (isCellFact((facts as readonly number[])[0]))
    return { part: "strong", data: { x, y, cell: { cells: facts as readonly number[] } } };
  return { part: "strongHouse", data: { x, from: placesOf(from), to: placesOf(to) } };
}

const placesOf = (node: readonly number[]): Value => ({ cells: node.map(candidateCell), join: "or" });

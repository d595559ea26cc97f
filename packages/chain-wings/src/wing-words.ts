import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  type Cell,
  type Data,
  type Fact,
  houseOf,
  isCellFact,
  type Mark,
  maskOf,
  type Message,
  type Pattern,
  type Reason,
  type Roles,
  sees,
  SET_PARTS,
  setMarks,
  setWithLetter,
  type Value,
} from "@wings/core/author";

/** The six nodes in order, and for each strong link the facts that it rests on. */
export const wingPattern = { nodes: "nodes", links: "links" } as const;
type ChainWing = Pattern<typeof wingPattern>;
type Node = readonly Candidate[];
/** Each set has its own color and shape. */
const SETS = ["a", "b"] as const;
type Role = "end" | "chain" | (typeof SETS)[number];

/** How the findings of a technique with this name, with up to this many sets, are explained, drawn and proved. */
export const explain = (name: string, sets: number, isRing = false): Explanation => ({
  roles: {
    ...(isRing ? { chain: "on the ring" } : { end: "end", chain: "on the chain" }),
    ...(sets > 0 && { a: "set A" }),
    ...(sets > 1 && { b: "set B" }),
  },
  message: {
    long: "{steps} {end}: {outcome}.",
    short: isRing ? "ring {notation}-: {outcome}" : "{notation}: {outcome}",
    vague: `There is ${/^([AHLMS][^a-z]|I)/.test(name) ? "an" : "a"} ${name} with {digits}.`,
    parts: {
      ...SET_PARTS,
      firstCell: "If {from} is not {x}, it is {y}.",
      firstHouse: "If {x} is not in {from}, it is in {to}, because {house} has no other place for it.",
      firstSet: "Without {x}, {set} has no digit to spare and must contain {y}.",
      nextCell: "Then {from} can't be {x}, so it is {y}.",
      nextHouse: "Then {x} can't be in {from}, so in {house} it is in {to}.",
      nextSet: "Then {set} loses {x}, has no digit to spare and must contain {y}.",
      same: "So {x} is in {first} or in {last}, and a cell that sees all these places can't be {x}",
      oneOf: "So one of {all} is {x}, and a cell that sees all these places can't be {x}",
      different: "So {firstIs}, or {lastIs}. Either way {gone}",
      is: "{cells} is {digit}",
      in: "{digit} is in {cells}",
      isNot: "{cell} isn't {digit}",
      oneCell: "So {first} is {x} or {y}, and no other digit",
      ring: "{y} in {last} would rule out {x} in {first}: the chain is a circle. So of each weak link one end is true",
      ringOfSet: "{ring}, and the set contains all its other digits",
      strong: "({x}={y}){cell}",
      strongHouse: "({x}){from}=({x}){to}",
      link: "-{strong}",
    },
  },
  reason: ({ links }) => [...new Set(links.flat())],
  marks: (pattern, board) => marksOf(pattern, board, isRing),
  data: (pattern, board) => dataOf(pattern, board, isRing),
});

interface Explanation {
  readonly roles: Roles & Partial<Record<Role, string>>;
  readonly message: Message;
  reason(this: void, pattern: ChainWing): Reason;
  marks(this: void, pattern: ChainWing, board: Board): Mark<Role>[];
  data(this: void, pattern: ChainWing, board: Board): Data;
}

function marksOf({ nodes, links }: ChainWing, board: Board, isRing: boolean): Mark<Role>[] {
  const roleOf = (i: number): Role => (!isRing && (i === 0 || i === 5) ? "end" : "chain");
  let sets = 0;
  const marks = links.flatMap((facts, i): Mark<Role>[] => {
    const ends = [i * 2, i * 2 + 1];
    if (isSet(facts))
      return setMarks<Role>(
        board,
        SETS[sets++],
        facts,
        ends.map((end) => [roleOf(end), maskOf(candidateDigit(nodes[end][0]))] as const),
      );
    return ends.flatMap((end) =>
      nodes[end].map((candidate) => ({
        role: roleOf(end),
        cell: candidateCell(candidate),
        digits: [candidateDigit(candidate)],
      })),
    );
  });
  for (let i = 0; i < 5; i++) marks.push({ link: i % 2 === 0 ? "strong" : "weak", from: nodes[i], to: nodes[i + 1] });
  if (isRing) marks.push({ link: "weak", from: nodes[5], to: nodes[0] });
  return marks;
}

function dataOf({ nodes, links }: ChainWing, board: Board, isRing: boolean): Data {
  let sets = 0;
  const steps = links.map((facts, i) => {
    const set = isSet(facts) ? setWithLetter(board, facts, sets++) : undefined;
    return stepOf(nodes[i * 2], nodes[i * 2 + 1], facts, i === 0 ? "first" : "next", set);
  });
  const [first, last] = [nodes[0], nodes[5]];
  const [x, y] = [candidateDigit(first[0]), candidateDigit(last[0])];
  const ends = { x, y, first: placesOf(first), last: placesOf(last) };
  const isShared = first.some((candidate) => last.includes(candidate));
  const meet = [...first, ...last].every((candidate) => candidateCell(candidate) === candidateCell(first[0]));
  const end: Value =
    x === y
      ? isShared
        ? { part: "oneOf", data: { x, all: { cells: [...new Set([...first, ...last])].map(candidateCell) } } }
        : { part: "same", data: ends }
      : meet
        ? { part: "oneCell", data: ends }
        : { part: "different", data: { firstIs: isIn(first), lastIs: isIn(last), gone: goneFrom(first, last, board) } };
  const digits = [...new Set(nodes.flat().map(candidateDigit))].sort();
  return {
    steps: { list: steps, join: "space" },
    end: isRing
      ? sets > 0
        ? { part: "ringOfSet", data: { ring: { part: "ring", data: ends } } }
        : { part: "ring", data: ends }
      : end,
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

/** A strong link in words: the first one of a wing or a next one. `set` are words for a set that it rests on. */
function stepOf(from: Node, to: Node, facts: readonly Fact[], which: "first" | "next", set: Value | undefined): Value {
  const [fact] = facts as readonly number[];
  const data = { x: candidateDigit(from[0]), y: candidateDigit(to[0]), from: placesOf(from), to: placesOf(to) };
  if (!isCellFact(fact)) return { part: `${which}House`, data: { ...data, house: { house: houseOf(fact) } } };
  return set === undefined ? { part: `${which}Cell`, data } : { part: `${which}Set`, data: { ...data, set } };
}

/** Whether a strong link rests on an almost locked set; a house is one fact, too. */
const isSet = (facts: readonly Fact[]): facts is readonly Cell[] => facts.length > 1;

/** A strong link in Eureka notation. */
function notationOf(from: Node, to: Node, facts: readonly Fact[]): Value {
  const [x, y] = [candidateDigit(from[0]), candidateDigit(to[0])];
  if (isCellFact((facts as readonly number[])[0]))
    return { part: "strong", data: { x, y, cell: { cells: facts as readonly number[] } } };
  return { part: "strongHouse", data: { x, from: placesOf(from), to: placesOf(to) } };
}

/** `r4c3 is 6`, or `7 is in r2c3 or r3c3`. */
const isIn = (node: Node): Value => ({
  part: node.length === 1 ? "is" : "in",
  data: { digit: candidateDigit(node[0]), cells: placesOf(node) },
});

/** What goes because one of two ends with different digits is true: each sees all of the other, or shares its cell. */
function goneFrom(first: Node, last: Node, board: Board): Value {
  const gone = (one: Node, other: Node): Value[] => {
    const digit = candidateDigit(one[0]);
    const cells = [...new Set(other.map(candidateCell))];
    if (cells.length > 1 || !board.has(cells[0], digit)) return [];
    return one.every((candidate) => sees(board, candidateCell(candidate), cells[0]))
      ? [{ part: "isNot", data: { cell: { cell: cells[0] }, digit } }]
      : [];
  };
  return { list: [...gone(first, last), ...gone(last, first)] };
}

const placesOf = (node: Node): Value => ({ cells: node.map(candidateCell), join: "or" });

import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { CELLS, DIGITS, geometryOf, placesOf, seeingAll } from "./grid.js";
import { lockedSets } from "./locked-sets.js";

/** Wings of three strong links from their definition, in the slowest and most obvious way. Nothing is shared with the finder. */
export interface PlainWing {
  readonly pattern: { readonly nodes: readonly (readonly number[])[]; readonly links: readonly (readonly number[])[] };
  readonly eliminations: readonly CellDigit[];
}

interface PlainNode {
  readonly digit: number;
  /** Whether it is part of a house and lies in no other one: then no weak link leads on from it. */
  readonly isLoose?: boolean;
  readonly cells: readonly number[];
}

interface PlainLink {
  readonly kind: "V" | "L" | "A";
  readonly ends: readonly [PlainNode, PlainNode];
  readonly facts: readonly number[];
}

/** A link in one direction. */
interface Way {
  readonly link: PlainLink;
  readonly from: PlainNode;
  readonly to: PlainNode;
}

export type PlainForm = "plain" | "grouped" | "als";

/** A wing in letters: `VLL` with how the links are joined, and whether the ends have one digit. */
export interface PlainShape {
  readonly kinds: string;
  readonly joins: readonly ["sees" | "cell", "sees" | "cell"];
  readonly isAllowed: (first: number, last: number) => boolean;
}

const same = (a: number, b: number): boolean => a === b;
const different = (a: number, b: number): boolean => a !== b;
const any = (): boolean => true;

export const PLAIN_SHAPES: Readonly<Record<string, PlainShape>> = {
  "m-wing": { kinds: "VLL", joins: ["sees", "cell"], isAllowed: same },
  "s-wing": { kinds: "LVL", joins: ["sees", "sees"], isAllowed: any },
  "l-wing": { kinds: "LLL", joins: ["sees", "cell"], isAllowed: any },
  "h1-wing": { kinds: "LLL", joins: ["cell", "cell"], isAllowed: different },
  "h2-wing": { kinds: "VLL", joins: ["sees", "cell"], isAllowed: different },
  "h3-wing": { kinds: "VVL", joins: ["sees", "sees"], isAllowed: different },
  "inverted-w-wing": { kinds: "LLL", joins: ["cell", "cell"], isAllowed: same },
  "xy-wing": { kinds: "VVV", joins: ["sees", "sees"], isAllowed: same },
  "w-wing": { kinds: "VLV", joins: ["sees", "sees"], isAllowed: same },
};

const subsets = (cells: readonly number[]): number[][] =>
  cells.reduce<number[][]>((all, cell) => [...all, ...all.map((each) => [...each, cell])], [[]]).slice(1);

const keyOf = ({ digit, cells }: PlainNode): string => `${digit}@${[...cells].sort((a, b) => a - b).join()}`;

/** All strong links of a form. Two nodes are linked once: by a cell, else by the first house, else by the smallest set. */
function linksOf(board: Board, form: PlainForm): PlainLink[] {
  const links: PlainLink[] = [];
  for (const cell of CELLS) {
    const digits = DIGITS.filter((digit) => board.has(cell, digit));
    if (digits.length !== 2) continue;
    const [x, y] = digits.map((digit) => ({ digit, cells: [cell] }));
    links.push({ kind: "V", ends: [x, y], facts: [cell] });
  }
  geometryOf(board).houses.forEach((house, h) => {
    for (const digit of DIGITS) {
      const places = placesOf(board, digit).filter((cell) => house.includes(cell));
      if (form === "plain" && places.length !== 2) continue;
      for (const part of subsets(places)) {
        const rest = places.filter((cell) => !part.includes(cell));
        if (rest.length === 0 || part[0] > rest[0]) continue;
        links.push({
          kind: "L",
          ends: [
            { digit, cells: part, isLoose: isLoose(board, part) },
            { digit, cells: rest, isLoose: isLoose(board, rest) },
          ],
          facts: [81 + h * 9 + digit - 1],
        });
      }
    }
  });
  if (form === "als") {
    for (const { cells, digits, at } of lockedSets(board)) {
      if (cells.length === 1) continue;
      for (const x of digits)
        for (const y of digits)
          if (x < y)
            links.push({
              kind: "A",
              ends: [
                { digit: x, cells: at[x] },
                { digit: y, cells: at[y] },
              ],
              facts: cells,
            });
    }
  }
  const once = new Map<string, PlainLink>();
  for (const link of links) {
    const key = link.ends.map(keyOf).sort().join("=");
    if (!once.has(key)) once.set(key, link);
  }
  return [...once.values()];
}

const isLoose = (board: Board, cells: readonly number[]): boolean =>
  [...geometryOf(board).houses.values()].filter((house) => cells.every((cell) => house.includes(cell))).length === 1;

const joined = (board: Board, a: PlainNode, b: PlainNode, join: "sees" | "cell"): boolean =>
  join === "sees"
    ? !a.isLoose &&
      !b.isLoose &&
      a.digit === b.digit &&
      a.cells.every((one) => b.cells.every((other) => geometryOf(board).sees(one, other)))
    : a.digit !== b.digit && a.cells.length === 1 && b.cells.length === 1 && a.cells[0] === b.cells[0];

/** The ways of some kinds whose first node is joined to the last node of each way. */
function after(board: Board, ways: readonly Way[], kind: string, join: "sees" | "cell"): (way: Way) => Way[] {
  const lists = new Map<string, Way[]>();
  const candidates = ways.filter(({ link }) => isKind(link, kind));
  return ({ to }) => {
    const key = `${keyOf(to)} ${to.isLoose}`;
    const known = lists.get(key) ?? candidates.filter(({ from }) => joined(board, to, from, join));
    lists.set(key, known);
    return known;
  };
}

const isKind = ({ kind }: PlainLink, wanted: string): boolean => kind === wanted || (kind === "A" && wanted === "V");

/** The wings of a shape and form. */
export const wingsFrom =
  ({ kinds, joins, isAllowed }: PlainShape, form: PlainForm) =>
  (board: Board): PlainWing[] => {
    const ways = linksOf(board, form).flatMap((link): Way[] => [
      { link, from: link.ends[0], to: link.ends[1] },
      { link, from: link.ends[1], to: link.ends[0] },
    ]);
    const second = after(board, ways, kinds[1], joins[0]);
    const third = after(board, ways, kinds[2], joins[1]);
    const found: PlainWing[] = [];
    for (const a of ways) {
      if (!isKind(a.link, kinds[0])) continue;
      for (const b of second(a)) {
        if (b.link === a.link) continue;
        for (const c of third(b)) {
          if (c.link === a.link || c.link === b.link || !isAllowed(a.from.digit, c.to.digit)) continue;
          const links = [a.link, b.link, c.link];
          if (formOf(links) !== form) continue;
          const nodes = [a.from, a.to, b.from, b.to, c.from, c.to];
          const candidates = nodes.flatMap(({ digit, cells }) => cells.map((cell) => cell * 9 + digit - 1));
          if (new Set(candidates).size < candidates.length) continue;
          const eliminations = outcomeOf(board, a.from, c.to);
          if (eliminations.length === 0) continue;
          const pattern = {
            nodes: nodes.map(({ digit, cells }) => cells.map((cell) => cell * 9 + digit - 1)),
            links: links.map(({ facts }) => facts),
          };
          found.push({ pattern, eliminations });
          found.push({
            pattern: { nodes: pattern.nodes.slice().reverse(), links: pattern.links.slice().reverse() },
            eliminations,
          });
        }
      }
    }
    return found;
  };

function formOf(links: readonly PlainLink[]): PlainForm {
  if (links.some(({ kind }) => kind === "A")) return "als";
  return links.some(({ kind, ends }) => kind === "L" && ends.some(({ cells }) => cells.length > 1))
    ? "grouped"
    : "plain";
}

function outcomeOf(board: Board, first: PlainNode, last: PlainNode): CellDigit[] {
  const named = (cells: readonly number[], digit: number): CellDigit[] => cells.map((cell) => ({ cell, digit }));
  if (first.digit === last.digit)
    return named(seeingAll(board, placesOf(board, first.digit), [...first.cells, ...last.cells]), first.digit);
  if (joined(board, first, last, "cell"))
    return DIGITS.filter(
      (digit) => digit !== first.digit && digit !== last.digit && board.has(first.cells[0], digit),
    ).map((digit) => ({ cell: first.cells[0], digit }));
  return [
    [first, last],
    [last, first],
  ].flatMap(([one, other]) =>
    other.cells.length === 1 && board.has(other.cells[0], one.digit)
      ? named(seeingAll(board, other.cells, one.cells), one.digit)
      : [],
  );
}

/** The rings of a shape in all forms: from each link, in both directions. */
export const ringsFrom =
  (shape: PlainShape) =>
  (board: Board): PlainWing[] =>
    (["plain", "grouped", "als"] as const).flatMap((form) => ringsOf(board, shape, form));

function ringsOf(board: Board, { kinds, joins, isAllowed }: PlainShape, form: PlainForm): PlainWing[] {
  const ways = linksOf(board, form).flatMap((link): Way[] => [
    { link, from: link.ends[0], to: link.ends[1] },
    { link, from: link.ends[1], to: link.ends[0] },
  ]);
  const second = after(board, ways, kinds[1], joins[0]);
  const third = after(board, ways, kinds[2], joins[1]);
  const found: PlainWing[] = [];
  for (const a of ways) {
    if (!isKind(a.link, kinds[0])) continue;
    for (const b of second(a)) {
      for (const c of third(b)) {
        if (new Set([a.link, b.link, c.link]).size < 3 || !isAllowed(a.from.digit, c.to.digit)) continue;
        if (!joined(board, c.to, a.from, "sees") && !joined(board, c.to, a.from, "cell")) continue;
        const links = [a.link, b.link, c.link];
        const nodes = [a.from, a.to, b.from, b.to, c.from, c.to];
        const candidates = nodes.flatMap(({ digit, cells }) => cells.map((cell) => cell * 9 + digit - 1));
        if (formOf(links) !== form || new Set(candidates).size < candidates.length) continue;
        const eliminations = [
          ...outcomeOf(board, nodes[1], nodes[2]),
          ...outcomeOf(board, nodes[3], nodes[4]),
          ...outcomeOf(board, nodes[5], nodes[0]),
          ...[a, b, c].flatMap(({ link, from, to }) => (link.kind === "A" ? keptBy(board, link.facts, from, to) : [])),
        ];
        if (eliminations.length === 0) continue;
        const once = [...new Map(eliminations.map((each) => [each.cell * 9 + each.digit, each])).values()];
        const names = nodes.map(({ digit, cells }) => cells.map((cell) => cell * 9 + digit - 1));
        const facts = links.map((link) => link.facts);
        for (const turn of [0, 1, 2]) {
          const turned = {
            nodes: [...names.slice(turn * 2), ...names.slice(0, turn * 2)],
            links: [...facts.slice(turn), ...facts.slice(0, turn)],
          };
          found.push({ pattern: turned, eliminations: once });
          found.push({
            pattern: { nodes: turned.nodes.slice().reverse(), links: turned.links.slice().reverse() },
            eliminations: once,
          });
        }
      }
    }
  }
  return found;
}

/** A set of a ring contains all its digits but the two of its link. */
const keptBy = (
  board: Board,
  cells: readonly number[],
  { digit: x }: PlainNode,
  { digit: y }: PlainNode,
): CellDigit[] =>
  DIGITS.filter((digit) => digit !== x && digit !== y).flatMap((digit) => {
    const places = cells.filter((cell) => board.has(cell, digit));
    return places.length === 0 ? [] : seeingAll(board, placesOf(board, digit), places).map((cell) => ({ cell, digit }));
  });

import { lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { checkRange } from "../board/geometry.js";
import { houseWordTable, housesIn, housesOfTable, inHouse, peerTable } from "../board/layout.js";
import { memo } from "../board/memo.js";
import type { Cell, Digit, House } from "../board/numbers.js";
import { housesWithTwo } from "./pairs.js";

/**
 * A link between two places of a digit that see each other.
 *
 * It is *strong* if they are the only places of the digit in a house: one of them is true. Every link is *weak*: not both are
 * true.
 */
export interface Link {
  readonly from: Cell;
  readonly to: Cell;
  readonly digit: Digit;
  /** The house that they share: the line, where it is a line and a box. -1 where cells see each other and share none. */
  readonly house: House;
}

/**
 * Some links of a digit, each once, from the lower cell. `for (const { from, to, house } of links)` walks them. A hot loop reads the lists
 * by number, from 0 to `count`; they may be longer.
 */
export interface Links extends Iterable<Link> {
  readonly digit: Digit;
  readonly count: number;
  readonly from: ArrayLike<Cell>;
  readonly to: ArrayLike<Cell>;
  readonly house: ArrayLike<House>;
}

/**
 * The strong links of a digit, in the order of their houses: rows, columns, boxes. Two cells that are the only places of a line and of a
 * box are there once, with the line.
 *
 * Lists of links are made when they are first asked for, and again after the board has changed.
 */
export const strongLinks = (board: Board, digit: Digit): Links =>
  memo(board, STRONG[digit] ?? noDigit(digit), (_, previous?: LinkList) =>
    addStrong(board, emptied(previous ?? new LinkList(digit))),
  );

/** The weak links of a digit, in the order of their cells. */
export const weakLinks = (board: Board, digit: Digit): Links =>
  memo(board, WEAK[digit] ?? noDigit(digit), (_, previous?: LinkList) =>
    addWeak(board, emptied(previous ?? new LinkList(digit))),
  );

/** Each link, and after it the same from its other end. */
export const bothWays = (links: Iterable<Link>): readonly Link[] =>
  [...links].flatMap((link) => [link, { ...link, from: link.to, to: link.from }]);

/** The names of the lists on the board, by digit. */
const STRONG = /* @__PURE__ */ namesOf("strong-links-3");
const WEAK = /* @__PURE__ */ namesOf("weak-links-3");

function namesOf(kind: string): readonly (string | undefined)[] {
  return Array.from({ length: 10 }, (_, digit) => (digit === 0 ? undefined : `${kind}-${digit}`));
}

function noDigit(digit: Digit): string {
  checkRange("digit", digit);
  return "";
}

class LinkList implements Links {
  count = 0;
  readonly from: Cell[] = [];
  readonly to: Cell[] = [];
  readonly house: House[] = [];
  readonly digit: Digit;

  constructor(digit: Digit) {
    this.digit = digit;
  }

  add(from: Cell, to: Cell, house: House): void {
    const i = this.count++;
    this.from[i] = from;
    this.to[i] = to;
    this.house[i] = house;
  }

  has(from: Cell, to: Cell): boolean {
    for (let i = 0; i < this.count; i++) if (this.from[i] === from && this.to[i] === to) return true;
    return false;
  }

  *[Symbol.iterator](): Iterator<Link> {
    const { digit, from, to, house } = this;
    for (let i = 0; i < this.count; i++) yield { from: from[i], to: to[i], digit, house: house[i] };
  }
}

function emptied(links: LinkList): LinkList {
  links.count = 0;
  return links;
}

function addStrong(board: Board, links: LinkList): LinkList {
  const housesOf = housesOfTable(board);
  const words = houseWordTable(board);
  const { places } = board;
  const { digit } = links;
  const houses = housesIn(board);
  for (let rest = housesWithTwo(board, digit); rest !== 0; rest &= rest - 1) {
    const house = houses[lowestBit(rest)];
    const w0 = places[digit * 3] & words[house * 3];
    const w1 = places[digit * 3 + 1] & words[house * 3 + 1];
    const w2 = places[digit * 3 + 2] & words[house * 3 + 2];
    const from = w0 !== 0 ? lowestBit(w0) : w1 !== 0 ? 27 + lowestBit(w1) : 54 + lowestBit(w2);
    const to = w2 !== 0 ? 85 - Math.clz32(w2) : w1 !== 0 ? 58 - Math.clz32(w1) : 31 - Math.clz32(w0);
    if (house > 26 && links.has(from, to)) continue;
    links.add(from, to, house);
    // The box of a line's two cells has the same pair, if it has one.
    const box = housesOf[from * 3 + 2];
    if (house < 18 && box === housesOf[to * 3 + 2]) rest &= ~(1 << box);
  }
  return links;
}

function addWeak(board: Board, links: LinkList): LinkList {
  const { places } = board;
  const { digit } = links;
  const peers = peerTable(board);
  for (let from = 0; from < 81; from++) {
    if (!board.has(from, digit)) continue;
    for (let w = 0; w < 3; w++) {
      for (let cells = peers[from * 3 + w] & places[digit * 3 + w]; cells !== 0; cells &= cells - 1) {
        const to = w * 27 + lowestBit(cells);
        if (to > from) links.add(from, to, sharedHouse(board, from, to));
      }
    }
  }
  return links;
}

/** The first house that two cells share, or -1. */
function sharedHouse(board: Board, a: Cell, b: Cell): House {
  const housesOf = housesOfTable(board);
  for (let kind = 0; kind < 3; kind++)
    if (housesOf[a * 3 + kind] === housesOf[b * 3 + kind]) return housesOf[a * 3 + kind];
  return housesIn(board).find((house) => inHouse(board, a, house) && inHouse(board, b, house)) ?? -1;
}

import { ALL_DIGITS, SIZE, count, lowestBit, lowestDigit } from "./bits.js";
import { type Board, shared } from "./board.js";
import { HOUSES_OF, HOUSE_WORDS, PEERS, bitOf, wordOf } from "./geometry.js";

/**
 * The strong and weak links between the cells of a board.
 *
 * A *strong* link is a house with exactly two places for a digit: one of them is true. A *weak* link is two places of a
 * digit that see each other: not both are true. All lists have one form, and all callers one loop:
 *
 * ```
 *   from    3  3 12 …
 *   to     12 30 13 …          const links = strongLinks(board, x);
 *   digit   x  x  x …          for (let i = 0; i < links.count; i++) use(links.from[i], links.to[i]);
 *   house   0 11 18 …
 * ```
 *
 * A list is made when it is first asked for, and again after the board has changed. Its arrays may be longer than it is.
 * Each link is in it once, from the lower cell, and two cells that share two houses have one link (in the line, not the
 * box), unless the form says otherwise.
 */
export interface Links {
  count: number;
  /** The position of the board that the list was made for. */
  stamp: number;
  readonly from: number[];
  readonly to: number[];
  readonly digit: number[];
  readonly house: number[];
  /** Where the links from each cell begin, in lists that are sorted by cell. They end where those of the next one begin. */
  readonly start: number[];
}

/** Forms, to be added: each link in both directions; and once for each house that makes it a link. */
export const BOTH_WAYS = 1;
export const EACH_HOUSE = 2;

/** The strong links of a digit, by house: rows, columns, boxes. */
export function strongLinks(board: Board, digit: number, form = 0): Links {
  const links = listAt(board, digit * 4 + form);
  if (isOld(board, links)) fillStrong(board, links, digit, form);
  return links;
}

/** The strong links in a house, by digit. */
export function strongLinksIn(board: Board, house: number, form = 0): Links {
  const links = listAt(board, 80 + house * 4 + form);
  if (!isOld(board, links)) return links;
  const cells = house * 3;
  for (let digit = 1; digit <= 9; digit++) {
    const p = digit * 3;
    const w0 = board.places[p] & HOUSE_WORDS[cells];
    const w1 = board.places[p + 1] & HOUSE_WORDS[cells + 1];
    const w2 = board.places[p + 2] & HOUSE_WORDS[cells + 2];
    if (count(w0) + count(w1) + count(w2) === 2) addStrong(links, w0, w1, w2, digit, house, form);
  }
  return links;
}

/** The weak links of a digit, sorted by cell. */
export function weakLinks(board: Board, digit: number, form = 0): Links {
  const links = listAt(board, 40 + digit * 4 + form);
  if (isOld(board, links))
    fillWeak(board, links, board.places.subarray(digit * 3, digit * 3 + 3), 1 << (digit - 1), form);
  return links;
}

/** The weak links between cells with two candidates, sorted by cell. Cells with the same two candidates have two. */
export function bivalueLinks(board: Board, form = 0): Links {
  const links = listAt(board, form);
  if (isOld(board, links)) fillWeak(board, links, board.bivalue, ALL_DIGITS, form);
  return links;
}

/*
 * One list for each digit or house and each form:
 *
 *   0..3      4..39              44..79           80..187
 *   bivalue   strong, by digit   weak, by digit   strong, by house
 */
function listAt(board: Board, index: number): Links {
  const lists = shared<Links[]>(board, "links", (_, previous) => previous ?? []);
  return (lists[index] ??= { count: 0, stamp: -1, from: [], to: [], digit: [], house: [], start: [] });
}

/** Whether the list is one of another position; it is empty then. */
function isOld(board: Board, links: Links): boolean {
  if (links.stamp === board.stamp) return false;
  links.stamp = board.stamp;
  links.count = 0;
  return true;
}

function add(links: Links, from: number, to: number, digit: number, house: number): void {
  const i = links.count++;
  links.from[i] = from;
  links.to[i] = to;
  links.digit[i] = digit;
  links.house[i] = house;
}

/** Adds the link between the two cells of a set. */
function addStrong(links: Links, w0: number, w1: number, w2: number, digit: number, house: number, form: number): void {
  const from = w0 !== 0 ? lowestBit(w0) : w1 !== 0 ? 27 + lowestBit(w1) : 54 + lowestBit(w2);
  const to = w2 !== 0 ? 85 - Math.clz32(w2) : w1 !== 0 ? 58 - Math.clz32(w1) : 31 - Math.clz32(w0);
  add(links, from, to, digit, house);
  if ((form & BOTH_WAYS) !== 0) add(links, to, from, digit, house);
}

function fillStrong({ places }: Board, links: Links, digit: number, form: number): void {
  // Nine columns at a time: those that have been seen in one row at least, in two, in three.
  let one = 0;
  let two = 0;
  let three = 0;
  for (let row = 0; row < 9; row++) {
    const w = row < 3 ? 0 : row < 6 ? 1 : 2;
    const shift = 9 * (row - 3 * w);
    const cells = (places[digit * 3 + w] >> shift) & 0x1ff;
    three |= two & cells;
    two |= one & cells;
    one |= cells;
    if (SIZE[cells] === 2) addIn(links, w, cells << shift, digit, row, form);
  }
  two &= ~three;
  for (let rest = two; rest !== 0; rest &= rest - 1) {
    const column = COLUMN << lowestBit(rest);
    const p = digit * 3;
    const house = 9 + lowestBit(rest);
    addStrong(links, places[p] & column, places[p + 1] & column, places[p + 2] & column, digit, house, form);
  }
  for (let box = 0; box < 9; box++) {
    const w = box < 3 ? 0 : box < 6 ? 1 : 2;
    const word = places[digit * 3 + w];
    const cells = word & (BOX << (3 * (box - 3 * w)));
    // Exactly two: something is left without the lowest, and nothing without the lowest two.
    const upper = cells & (cells - 1);
    if (upper === 0 || (upper & (upper - 1)) !== 0) continue;
    if ((form & EACH_HOUSE) === 0) {
      const a = lowestBit(cells);
      const b = lowestBit(upper);
      const row = Math.floor(a / 9) * 9;
      if (b < row + 9 && SIZE[(word >> row) & 0x1ff] === 2) continue;
      if ((b - a) % 9 === 0 && ((two >> (a - row)) & 1) !== 0) continue;
    }
    addIn(links, w, cells, digit, 18 + box, form);
  }
}

/** Adds the link between two cells of one word. */
function addIn(links: Links, w: number, cells: number, digit: number, house: number, form: number): void {
  addStrong(links, w === 0 ? cells : 0, w === 1 ? cells : 0, w === 2 ? cells : 0, digit, house, form);
}

/** The cells of the first column and the first box in a word. */
const COLUMN = 0x40201;
const BOX = 0x1c0e07;

/** The links between the cells of a set, for each digit of a mask that both have. */
function fillWeak({ places, masks }: Board, links: Links, set: Int32Array, digits: number, form: number): void {
  const { start } = links;
  for (let from = 0; from < 81; from++) {
    start[from] = links.count;
    if ((set[wordOf(from)] & bitOf(from)) === 0) continue;
    for (let rest = masks[from] & digits; rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      for (let w = (form & BOTH_WAYS) !== 0 ? 0 : wordOf(from); w < 3; w++) {
        for (let cells = set[w] & PEERS[from * 3 + w] & places[digit * 3 + w]; cells !== 0; cells &= cells - 1) {
          const to = w * 27 + lowestBit(cells);
          if (to > from || (form & BOTH_WAYS) !== 0) addWeak(links, from, to, digit, form);
        }
      }
    }
  }
  start[81] = links.count;
}

function addWeak(links: Links, from: number, to: number, digit: number, form: number): void {
  for (let kind = 0; kind < 3; kind++) {
    const house = HOUSES_OF[from * 3 + kind];
    if (house !== HOUSES_OF[to * 3 + kind]) continue;
    add(links, from, to, digit, house);
    if ((form & EACH_HOUSE) === 0) return;
  }
}

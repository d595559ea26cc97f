import { ALL_DIGITS, cellsOf, countBits, lowestBit, lowestDigit, maskOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { HOUSES_OF, HOUSE_WORDS, PEERS, bitOf, checkRange, wordOf } from "../board/geometry.js";
import { memo } from "../board/memo.js";
import { outOfRange } from "../errors.js";

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
  version: number;
  readonly from: number[];
  readonly to: number[];
  readonly digit: number[];
  readonly house: number[];
  /** Where the links from each cell begin, in lists that are sorted by cell. They end where those of the next one begin. */
  readonly start: number[];
}

/** A form of a list of links: each link in both directions. Forms may be added up. */
export const BOTH_WAYS = 1;
/** A form of a list of links: each link once for each house that makes it one. */
export const EACH_HOUSE = 2;

/** The strong links of a digit, by house: rows, columns, boxes. */
export const strongLinks = (board: Board, digit: number, form = 0): Links =>
  listAt(board, 0, "digit", digit, form, (links) => {
    for (let house = 0; house < 27; house++) addStrong(board, links, digit, house, form);
  });

/** The strong links in a house, by digit. */
export const strongLinksIn = (board: Board, house: number, form = 0): Links =>
  listAt(board, 80, "house", house, form, (links) => {
    for (let digit = 1; digit <= 9; digit++) addStrong(board, links, digit, house, form);
  });

/** The weak links of a digit, sorted by cell. */
export const weakLinks = (board: Board, digit: number, form = 0): Links =>
  listAt(board, 40, "digit", digit, form, (links) =>
    fillWeak(board, links, board.places.subarray(digit * 3, digit * 3 + 3), maskOf(digit), form),
  );

/** The weak links between cells with two candidates, sorted by cell. Cells with the same two candidates have two. */
export const bivalueLinks = (board: Board, form = 0): Links =>
  // The only one of its kind: its place is that of a digit 0.
  listAt(board, 0, "house", 0, form, (links) => fillWeak(board, links, board.bivalue, ALL_DIGITS, form));

/**
 * One list for each digit or house and each form, refilled for another position. They are numbered
 * from `first` on:
 *
 * ```
 *   0..3      4..39              44..79           80..187
 *   bivalue   strong, by digit   weak, by digit   strong, by house
 * ```
 */
function listAt(
  board: Board,
  first: number,
  what: "digit" | "house",
  which: number,
  form: number,
  fill: (links: Links) => void,
): Links {
  checkRange(what, which);
  if (form !== (form & 3)) throw outOfRange("form", form);
  const lists = memo<Links[]>(board, "links", (_, previous) => previous ?? []);
  const links = (lists[first + which * 4 + form] ??= {
    count: 0,
    version: -1,
    from: [],
    to: [],
    digit: [],
    house: [],
    start: [],
  });
  if (links.version !== board.version) {
    links.version = board.version;
    links.count = 0;
    fill(links);
  }
  return links;
}

function add(links: Links, from: number, to: number, digit: number, house: number): void {
  const i = links.count++;
  links.from[i] = from;
  links.to[i] = to;
  links.digit[i] = digit;
  links.house[i] = house;
}

/** Adds the link of a digit in a house, where there is one. */
function addStrong({ places }: Board, links: Links, digit: number, house: number, form: number): void {
  const p = digit * 3;
  const w0 = places[p] & HOUSE_WORDS[house * 3];
  const w1 = places[p + 1] & HOUSE_WORDS[house * 3 + 1];
  const w2 = places[p + 2] & HOUSE_WORDS[house * 3 + 2];
  if (countBits(w0) + countBits(w1) + countBits(w2) !== 2) return;
  const [from, to] = cellsOf(w0, w1, w2);
  if ((form & EACH_HOUSE) === 0) {
    for (let i = 0; i < links.count; i++) {
      if (links.from[i] === from && links.to[i] === to && links.digit[i] === digit) return;
    }
  }
  add(links, from, to, digit, house);
  if ((form & BOTH_WAYS) !== 0) add(links, to, from, digit, house);
}

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

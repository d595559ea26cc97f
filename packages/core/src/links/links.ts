import { lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { HOUSES_OF, PEERS, checkRange } from "../board/geometry.js";
import { memo } from "../board/memo.js";
import { outOfRange } from "../errors.js";
import { pairList } from "./pairs.js";

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
 * Each link is in it once, from the lower cell, unless it goes both ways. Two cells that share two houses have one link: in the line,
 * not in the box.
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

/** A form of a list of links: each link in both directions. */
export const BOTH_WAYS = 1;

/** The strong links of a digit, by house: rows, columns, boxes. */
export const strongLinks = (board: Board, digit: number, form = 0): Links => listAt(board, 0, digit, form, fillStrong);

/** The weak links of a digit, sorted by cell. */
export const weakLinks = (board: Board, digit: number, form = 0): Links => listAt(board, 20, digit, form, fillWeak);

/** One list for each digit and form, strong ones before weak ones, refilled for another position. */
function listAt(
  board: Board,
  first: number,
  digit: number,
  form: number,
  fill: (board: Board, links: Links, digit: number, form: number) => void,
): Links {
  checkRange("digit", digit);
  if (form !== (form & BOTH_WAYS)) throw outOfRange("form", form);
  const lists = memo<Links[]>(board, "links-2", (_, previous) => previous ?? []);
  const links = (lists[first + digit * 2 + form] ??= {
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
    fill(board, links, digit, form);
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

function fillStrong(board: Board, links: Links, digit: number, form: number): void {
  const { start, first, last, house } = pairList(board);
  for (let i = start[digit]; i < start[digit + 1]; i++) {
    add(links, first[i], last[i], digit, house[i]);
    if (form === BOTH_WAYS) add(links, last[i], first[i], digit, house[i]);
  }
}

function fillWeak(board: Board, links: Links, digit: number, form: number): void {
  const { places } = board;
  for (let from = 0; from < 81; from++) {
    links.start[from] = links.count;
    if (!board.has(from, digit)) continue;
    for (let w = 0; w < 3; w++) {
      for (let cells = PEERS[from * 3 + w] & places[digit * 3 + w]; cells !== 0; cells &= cells - 1) {
        const to = w * 27 + lowestBit(cells);
        if (to > from || form === BOTH_WAYS) add(links, from, to, digit, sharedHouse(from, to));
      }
    }
  }
  links.start[81] = links.count;
}

/** The first house that two cells share. */
function sharedHouse(a: number, b: number): number {
  let kind = 0;
  while (HOUSES_OF[a * 3 + kind] !== HOUSES_OF[b * 3 + kind]) kind++;
  return HOUSES_OF[a * 3 + kind];
}

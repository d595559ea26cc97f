import { lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { checkRange } from "../board/geometry.js";
import { memo } from "../board/memo.js";
import type { Cell, Digit, House } from "../board/numbers.js";
import { firstPlace, housesWithTwo, lastPlace } from "./pairs.js";

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
  /** The house that they share: the line, where it is a line and a box. */
  readonly house: House;
}

/**
 * The strong links of a digit, each once, from the lower cell. They are in the order of their houses: rows, columns, boxes. Two cells
 * that are the only places of a line and of a box are there once, with the line.
 *
 * ```ts
 * for (const { from, to, house } of strongLinks(board, digit)) …
 * ```
 *
 * A list is made when it is first asked for, and again after the board has changed.
 */
export const strongLinks = (board: Board, digit: Digit): readonly Link[] =>
  memo(board, `strong-links-3-${digit}`, () => listStrong(board, digit));

/** The weak links of a digit, each once, from the lower cell. They are in the order of the cells. */
export const weakLinks = (board: Board, digit: Digit): readonly Link[] =>
  memo(board, `weak-links-3-${digit}`, () => listWeak(board, digit));

/** Each link, and after it the same from its other end. */
export const bothWays = (links: readonly Link[]): readonly Link[] =>
  links.flatMap((link) => [link, { ...link, from: link.to, to: link.from }]);

function listStrong(board: Board, digit: Digit): Link[] {
  checkRange("digit", digit);
  const { housesOf } = board.layout;
  const links: Link[] = [];
  for (let rest = housesWithTwo(board, digit); rest !== 0; rest &= rest - 1) {
    const house = lowestBit(rest);
    const from = firstPlace(board, digit, house);
    const to = lastPlace(board, digit, house);
    links.push({ from, to, digit, house });
    // The box of a line's two cells has the same pair, if it has one.
    const box = housesOf[from * 3 + 2];
    if (house < 18 && box === housesOf[to * 3 + 2]) rest &= ~(1 << box);
  }
  return links;
}

function listWeak(board: Board, digit: Digit): Link[] {
  checkRange("digit", digit);
  const { places, layout } = board;
  const links: Link[] = [];
  for (let from = 0; from < 81; from++) {
    if (!board.has(from, digit)) continue;
    for (let w = 0; w < 3; w++) {
      for (let cells = layout.peers[from * 3 + w] & places[digit * 3 + w]; cells !== 0; cells &= cells - 1) {
        const to = w * 27 + lowestBit(cells);
        if (to > from) links.push({ from, to, digit, house: sharedHouse(board, from, to) });
      }
    }
  }
  return links;
}

/** The first house that two cells share. */
function sharedHouse({ layout: { housesOf } }: Board, a: Cell, b: Cell): House {
  let kind = 0;
  while (housesOf[a * 3 + kind] !== housesOf[b * 3 + kind]) kind++;
  return housesOf[a * 3 + kind];
}

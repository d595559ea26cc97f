import {
  type Board,
  type Cell,
  cellsOf,
  type Digit,
  DIGIT_COUNT,
  type House,
  houseCellTable,
  housesIn,
  lowestBit,
  type Reporter,
  placesByHouse,
  placesIn,
  placesSeen,
} from "@wings/core/author";
import type { BrokenWing, pattern } from "./broken-wing.js";
import { inOrder, shortestOddCycle } from "./odd-cycle.js";
import { seenAt, seenInHouses } from "./seen-in-house.js";
import { TwoColors } from "./two-colors.js";

type Report = Reporter<typeof pattern>;

/** The places of the digit in the houses of a loop that are not the two cells of the loop there. */
export function guardiansOf(board: Board, { digit, cells, houses }: BrokenWing): Cell[] {
  const guardians = houses.flatMap((house, i) =>
    placesIn(board, digit, house).filter((cell) => cell !== cells[i] && cell !== cells[(i + 1) % cells.length]),
  );
  return [...new Set(guardians)].sort((a, b) => a - b);
}

/** Finds a shortest loop for each candidate that all guardians of a loop may exclude. */
export function findBrokenWings(report: Report): void {
  const test = new LoopTest(report.board);
  for (let digit = 1; digit <= 9; digit++) if (findDigit(report, test, digit)) return;
}

function findDigit(report: Report, test: LoopTest, digit: Digit): boolean {
  const { board } = report;
  const places = cellsOf(board.places[digit * 3], board.places[digit * 3 + 1], board.places[digit * 3 + 2]);
  if (places.length < 5) return false;
  test.take(digit);
  // Made for the first target that may have a loop: most digits have none.
  let houses: HouseOfDigit[] | undefined;
  const reported = new Set<string>();
  for (const target of places) {
    if (!test.mayHaveLoop(target)) continue;
    const found = loopFor(board, digit, target, places, (houses ??= housesOfDigit(board, digit)));
    if (found === undefined || found.cells.length > report.maxSize) continue;
    const key = `${found.cells.join()} ${found.houses.join()}`;
    if (reported.has(key)) continue;
    reported.add(key);
    const guardians = guardiansOf(board, found);
    if (guardians.length === 0) continue;
    report.eliminateCells(digit, placesSeen(board, digit, guardians));
    if (report.commit(found, found.cells.length)) return true;
  }
  return false;
}

/** Tells quickly whether a target may have a loop: for most targets there is none. */
class LoopTest {
  readonly #board: Board;
  readonly #cells: Uint8Array;
  readonly #seen: Uint16Array;
  /** Two places that are the only ones of a house have different colors, whatever the target is. */
  readonly #pairs = new TwoColors();
  /** Whether these pairs alone have an odd loop. */
  #pairsAreOdd = false;
  readonly #colors = new TwoColors();
  /** The houses that have three places of a digit or more, and these places as nine bits. */
  readonly #houses = new Uint8Array(32);
  readonly #places = new Uint16Array(32);
  #count = 0;

  constructor(board: Board) {
    this.#board = board;
    this.#cells = houseCellTable(board);
    this.#seen = seenInHouses(board);
  }

  /** Takes the places of a digit. */
  take(digit: Digit): void {
    const places = placesByHouse(this.#board);
    const cells = this.#cells;
    this.#count = 0;
    this.#pairs.clear();
    this.#pairsAreOdd = false;
    for (const house of housesIn(this.#board)) {
      const all = places[house * 10 + digit];
      const others = all & (all - 1);
      if (others === 0) continue;
      if ((others & (others - 1)) !== 0) {
        this.#houses[this.#count] = house;
        this.#places[this.#count++] = all;
      } else if (!this.#pairs.join(cells[house * 9 + lowestBit(all)], cells[house * 9 + lowestBit(others)]))
        this.#pairsAreOdd = true;
    }
  }

  /**
   * Whether two colors are too few for the places: two places of a house need different colors if the target sees all others.
   * The answer is no, too, if the target sees all of three places of a house or more: these make a triangle.
   */
  mayHaveLoop(target: Cell): boolean {
    const colors = this.#colors.copy(this.#pairs);
    const cells = this.#cells;
    const seen = this.#seen;
    const from = seenAt(target, 0);
    let isOdd = this.#pairsAreOdd;
    for (let i = 0; i < this.#count; i++) {
      const house = this.#houses[i];
      const places = this.#places[i];
      const unseen = places & ~seen[from + house];
      if (unseen === 0) return false;
      const others = unseen & (unseen - 1);
      if ((others & (others - 1)) !== 0) continue;
      const color = colors.colorOf(cells[house * 9 + lowestBit(unseen)]);
      for (let rest = others !== 0 ? others : places & ~unseen; rest !== 0; rest &= rest - 1)
        if (!colors.joinTo(color, cells[house * 9 + lowestBit(rest)])) isOdd = true;
    }
    return isOdd;
  }
}

/** A house and the places of a digit there, as nine bits. */
interface HouseOfDigit {
  readonly house: House;
  readonly places: number;
}

/** The houses with two places of a digit or more, those with few first. */
function housesOfDigit(board: Board, digit: Digit): HouseOfDigit[] {
  const places = placesByHouse(board);
  return housesIn(board)
    .map((house) => ({ house, places: places[house * 10 + digit] }))
    .filter((each) => DIGIT_COUNT[each.places] > 1)
    .sort((a, b) => DIGIT_COUNT[a.places] - DIGIT_COUNT[b.places]);
}

/** The shortest loop of places of a digit if all guardians see the target. */
function loopFor(
  board: Board,
  digit: Digit,
  target: Cell,
  places: readonly Cell[],
  houses: readonly HouseOfDigit[],
): BrokenWing | undefined {
  const { neighbors, housesWith } = linksFor(board, target, places, houses);
  const nodes = places.filter((cell) => neighbors[cell].length > 1);
  if (nodes.length < 5) return undefined;
  const cycle = shortestOddCycle(nodes, neighbors);
  if (cycle.length < 5) return undefined;
  const cells = inOrder(cycle);
  const houseAt = (cell: Cell, i: number): House =>
    housesWith[cell][neighbors[cell].indexOf(cells[(i + 1) % cells.length])];
  return { digit, cells, houses: cells.map(houseAt) };
}

/** By cell its neighbors, and the houses in which it is linked with them. */
interface Links {
  readonly neighbors: readonly (readonly Cell[])[];
  readonly housesWith: readonly (readonly House[])[];
}

/** Links of places if all other places of the house see the target. Of two houses, the one with fewer others counts. */
function linksFor(board: Board, target: Cell, places: readonly Cell[], houses: readonly HouseOfDigit[]): Links {
  const table = houseCellTable(board);
  const seen = seenInHouses(board);
  const neighbors: Cell[][] = [];
  const housesWith: House[][] = [];
  for (const cell of places) {
    neighbors[cell] = [];
    housesWith[cell] = [];
  }
  const link = (house: House, u: Cell, v: Cell): void => {
    if (neighbors[u].includes(v)) return;
    neighbors[u].push(v);
    neighbors[v].push(u);
    housesWith[u].push(house);
    housesWith[v].push(house);
  };
  for (const { house, places: all } of houses) {
    const unseen = all & ~seen[seenAt(target, house)];
    if (DIGIT_COUNT[unseen] > 2) continue;
    for (let us = all; us !== 0; us &= us - 1) {
      // What the target doesn't see is u or v.
      const others = unseen & ~(us & -us);
      for (let vs = us & (us - 1); vs !== 0; vs &= vs - 1)
        if ((others & ~(vs & -vs)) === 0)
          link(house, table[house * 9 + lowestBit(us)], table[house * 9 + lowestBit(vs)]);
    }
  }
  return { neighbors, housesWith };
}

import {
  type Board,
  type Cell,
  cellsOf,
  CellSet,
  type Cells,
  type Digit,
  DIGIT_COUNT,
  type House,
  type Reporter,
  houseSet,
  placesByHouse,
  placesIn,
  placesSeen,
  sees,
  setsOf,
} from "@wings/core/author";
import type { BrokenWing, pattern } from "./broken-wing.js";
import { inOrder, shortestOddCycle } from "./odd-cycle.js";
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

const HOUSES = /* @__PURE__ */ Array.from({ length: 27 }, (_, house) => house);

/** The houses with two places of a digit or more. */
function housesWithPlaces(board: Board, digit: Digit): House[] {
  const places = placesByHouse(board);
  return HOUSES.filter((house) => DIGIT_COUNT[places[house * 10 + digit]] > 1);
}

/** Tells quickly whether a target may have a loop: for most targets there is none. */
class LoopTest {
  readonly #board: Board;
  readonly #peers: readonly Cells[];
  readonly #colors = new TwoColors();
  /** The places of a digit in each house that has two or more. */
  #places: readonly Cells[] = [];
  readonly #unseen = new CellSet();
  readonly #rest = new CellSet();

  constructor(board: Board) {
    this.#board = board;
    this.#peers = setsOf(board).peers;
  }

  /** Takes the places of a digit. */
  take(digit: Digit): void {
    const all = setsOf(this.#board).places[digit];
    this.#places = housesWithPlaces(this.#board, digit).map((house) =>
      new CellSet().and(all, houseSet(this.#board, house)),
    );
  }

  /**
   * Whether two colors are too few for the places: two places of a house need different colors if the target sees all others.
   * The answer is no, too, if the target sees three places of a house or more and there is no other: these make a triangle.
   */
  mayHaveLoop(target: Cell): boolean {
    const colors = this.#colors.clear();
    const peers = this.#peers[target];
    const unseen = this.#unseen;
    const rest = this.#rest;
    let isOdd = false;
    for (const places of this.#places) {
      if (hasThree(places, peers)) continue;
      unseen.andNot(places, places, peers);
      rest.copy(places);
      if (unseen.isEmpty) {
        isOdd = !colors.join(rest.pop(), rest.pop()) || isOdd;
        if (!rest.isEmpty) return false;
        continue;
      }
      const first = unseen.pop();
      if (!unseen.isEmpty) rest.copy(unseen);
      while (!rest.isEmpty) {
        const other = rest.pop();
        if (other !== first && !colors.join(first, other)) isOdd = true;
      }
    }
    return isOdd;
  }
}

/** Whether three places of a house or more are not among the peers of a cell. In a house, the shifted words have no bit in common. */
function hasThree(places: Cells, peers: Cells): boolean {
  const all = (places.w0 & ~peers.w0) | ((places.w1 & ~peers.w1) << 1) | ((places.w2 & ~peers.w2) << 2);
  const others = all & (all - 1);
  return (others & (others - 1)) !== 0;
}

/** A house and the places of a digit there. */
interface HouseOfDigit {
  readonly house: House;
  readonly cells: readonly Cell[];
}

/** The same houses with the places of the digit, those with few first. */
const housesOfDigit = (board: Board, digit: Digit): HouseOfDigit[] =>
  housesWithPlaces(board, digit)
    .map((house) => ({ house, cells: placesIn(board, digit, house) }))
    .sort((a, b) => a.cells.length - b.cells.length);

/** The shortest loop of places of a digit if all guardians see the target. */
function loopFor(
  board: Board,
  digit: Digit,
  target: Cell,
  places: readonly Cell[],
  houses: readonly HouseOfDigit[],
): BrokenWing | undefined {
  const { neighbors, houseOf } = linksFor(board, target, houses);
  const nodes = places.filter((cell) => neighbors[cell].length > 1);
  if (nodes.length < 5) return undefined;
  const cycle = shortestOddCycle(nodes, neighbors);
  if (cycle.length < 5) return undefined;
  const cells = inOrder(cycle);
  return { digit, cells, houses: cells.map((cell, i) => houseOf.get(cell * 81 + cells[(i + 1) % cells.length])!) };
}

/** By cell the neighbors, and by two cells (`a * 81 + b`) the house in which they are linked. */
interface Links {
  readonly neighbors: readonly (readonly Cell[])[];
  readonly houseOf: ReadonlyMap<number, House>;
}

/** Links of places if all other places of the house see the target. Of two houses, the one with fewer others counts. */
function linksFor(board: Board, target: Cell, houses: readonly HouseOfDigit[]): Links {
  const neighbors: Cell[][] = Array.from({ length: 81 }, () => []);
  const houseOf = new Map<number, House>();
  const link = (house: House, u: Cell, v: Cell): void => {
    houseOf.set(u * 81 + v, house);
    houseOf.set(v * 81 + u, house);
    neighbors[u].push(v);
    neighbors[v].push(u);
  };
  for (const { house, cells } of houses) {
    const unseen = cells.filter((cell) => !sees(board, cell, target));
    if (unseen.length > 2) continue;
    for (const [i, u] of cells.entries())
      for (const v of cells.slice(i + 1))
        if (unseen.every((cell) => cell === u || cell === v) && !houseOf.has(u * 81 + v)) link(house, u, v);
  }
  return { neighbors, houseOf };
}

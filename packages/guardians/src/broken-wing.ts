import {
  type Board,
  type Cell,
  cellsOf,
  CLASSIC_GRID,
  type Digit,
  DIGIT_COUNT,
  type House,
  HOUSE_CELLS,
  lowestBit,
  type Pattern,
  placesByHouse,
  placesIn,
  placesSeen,
  type Reporter,
  sees,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { explanation, pattern } from "./broken-wing-explanation.js";
import { guardiansOf } from "./broken-wing-guardians.js";
import { inOrder, shortestOddCycle } from "./odd-cycle.js";

/** The pattern: a digit, the cells of the loop in order, and the house of each with the next one. */
export type BrokenWing = Pattern<typeof pattern>;

/**
 * Broken wing, also called guardian: an odd loop of places of a digit, each sharing a house with the next one. If the houses had no other
 * places, every second cell of the loop would hold the digit. So one of the other places does.
 */
export const brokenWing = /* @__PURE__ */ defineBuiltIn({
  id: "broken-wing",
  name: "Broken Wing",
  minSize: 5,
  ties: true,
  pattern,
  ...explanation,

  find(board, report) {
    for (let digit = 1; digit <= 9; digit++) if (findDigit(board, report, digit)) return;
  },
});

function findDigit(board: Board, report: Reporter, digit: Digit): boolean {
  const places = cellsOf(board.places[digit * 3], board.places[digit * 3 + 1], board.places[digit * 3 + 2]);
  if (places.length < 5) return false;
  const count = fillHouses(board, digit);
  // Made for the first target that may have a loop: most digits have none.
  let houses: HouseOfDigit[] | undefined;
  const reported = new Set<string>();
  for (const target of places) {
    if (!mayHaveLoop(count, target)) continue;
    const { neighbors, houseOf } = linksFor((houses ??= housesOfDigit(board, digit)), target);
    const nodes = places.filter((cell) => neighbors[cell].length > 1);
    if (nodes.length < 5) continue;
    const cycle = shortestOddCycle(nodes, neighbors);
    if (cycle.length < 5 || cycle.length > report.maxSize) continue;
    const cells = inOrder(cycle);
    const its = cells.map((cell, i) => houseOf.get(cell * 81 + cells[(i + 1) % cells.length])!);
    const key = `${cells.join()} ${its.join()}`;
    if (reported.has(key)) continue;
    reported.add(key);
    const guardians = guardiansOf(board, digit, cells, its);
    if (guardians.length === 0) continue;
    report.eliminateCells(digit, placesSeen(board, digit, guardians));
    if (report.commit({ digit, cells, houses: its }, cells.length)) return true;
  }
  return false;
}

/**
 * Whether the links for a target have an odd cycle, and no triangle in a house: two colors by union and find. It is fast, because for most targets
 * there is none.
 */
function mayHaveLoop(count: number, target: number): boolean {
  LEADER.set(CELLS);
  COLOR.fill(0);
  let isOdd = false;
  for (let i = 0; i < count; i++) {
    const house = HOUSES[i];
    const places = PLACES[i];
    const unseen = places & ~SEEN[target * 27 + house];
    const left = DIGIT_COUNT[unseen];
    if (left > 2) continue;
    if (left === 0 && DIGIT_COUNT[places] > 2) return false;
    // One place with all others, or the two unseen ones.
    const first = lowestBit(unseen === 0 ? places : unseen);
    const u = HOUSE_CELLS[house * 9 + first];
    for (let rest = (left === 2 ? unseen : places) & ~(1 << first); rest !== 0; rest &= rest - 1)
      if (!join(u, HOUSE_CELLS[house * 9 + lowestBit(rest)])) isOdd = true;
  }
  return isOdd;
}

// The lists here are shared by all boards. `findDigit` fills them and reads them in one go, and a reporter starts no search, so no two
// searches meet. Lists for each call made the search 5 to 9 % slower (114 to 122 µs).

/** The houses with two places of a digit or more, and these places as nine bits. */
const HOUSES = new Uint8Array(27);
const PLACES = new Uint16Array(27);

/** Fills the lists for a digit. Returns how many houses there are. */
function fillHouses(board: Board, digit: Digit): number {
  const byHouse = placesByHouse(board);
  let count = 0;
  for (let house = 0; house < 27; house++) {
    const places = byHouse[house * 10 + digit];
    if ((places & (places - 1)) === 0) continue;
    HOUSES[count] = house;
    PLACES[count++] = places;
  }
  return count;
}

const CELLS = /* @__PURE__ */ Int8Array.from({ length: 81 }, (_, cell) => cell);

/** By cell: a cell of its group, and whether its color differs from that of this cell. */
const LEADER = new Int8Array(81);
const COLOR = new Uint8Array(81);

/** Gives two cells different colors. Returns false if they have the same one already. */
function join(a: number, b: number): boolean {
  let [x, y, differs] = [a, b, 1];
  for (; LEADER[x] !== x; x = LEADER[x]) differs ^= COLOR[x];
  for (; LEADER[y] !== y; y = LEADER[y]) differs ^= COLOR[y];
  if (x === y) return differs === 0;
  LEADER[x] = y;
  COLOR[x] = differs;
  return true;
}

/** By cell and house: the cells of the house that it sees, as nine bits. */
const SEEN = /* @__PURE__ */ Uint16Array.from({ length: 81 * 27 }, (_, i) => {
  const [cell, house] = [Math.floor(i / 27), i % 27];
  let bits = 0;
  for (let k = 0; k < 9; k++) if (sees(CLASSIC_GRID, cell, HOUSE_CELLS[house * 9 + k])) bits |= 1 << k;
  return bits;
});

/** A house and the places of a digit there. */
interface HouseOfDigit {
  readonly house: House;
  readonly cells: readonly Cell[];
}

/** The houses with two places or more, those with few first. */
const housesOfDigit = (board: Board, digit: Digit): HouseOfDigit[] =>
  Array.from({ length: 27 }, (_, house) => ({ house, cells: placesIn(board, house, digit) }))
    .filter(({ cells }) => cells.length > 1)
    .sort((a, b) => a.cells.length - b.cells.length);

/** Links of places if all other places of the house see the target. Of two houses, the one with fewer others counts. */
function linksFor(
  houses: readonly HouseOfDigit[],
  target: number,
): { neighbors: number[][]; houseOf: Map<number, number> } {
  const neighbors: number[][] = Array.from({ length: 81 }, () => []);
  const houseOf = new Map<number, number>();
  for (const { house, cells } of houses) {
    const unseen = cells.filter((cell) => !sees(CLASSIC_GRID, cell, target));
    if (unseen.length > 2) continue;
    for (const [i, u] of cells.entries()) {
      for (const v of cells.slice(i + 1)) {
        if (unseen.some((cell) => cell !== u && cell !== v) || houseOf.has(u * 81 + v)) continue;
        houseOf.set(u * 81 + v, house);
        houseOf.set(v * 81 + u, house);
        neighbors[u].push(v);
        neighbors[v].push(u);
      }
    }
  }
  return { neighbors, houseOf };
}

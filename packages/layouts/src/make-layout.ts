import type { Cell, House } from "@wings/core/author";
import type { Layout } from "@wings/core/host";
import { adaptTo } from "./adapt.js";
import { CELLS, boxAt } from "./boxes.js";
import { checkParts } from "./check-parts.js";
import type { Relation } from "./constraints.js";
import { contradictionsOn } from "./contradictions.js";
import { drawBordersOf } from "./draw-borders.js";
import { otherHouses } from "./other-houses.js";
import { outlineOf } from "./outline.js";
import { LayoutSearcher } from "./searcher.js";
import type { Tables } from "./tables.js";

/** What tells a layout from the classic one. */
export interface LayoutParts {
  readonly name: string;
  /** By cell: its region, 0 to 8. Without it, regions are the classic boxes. */
  readonly regions?: readonly number[] | undefined;
  /** Further houses, nine cells each, by their numbers: 27 and 28 for diagonals, 36 to 39 for windows. */
  readonly houses?: ReadonlyMap<House, readonly Cell[]> | undefined;
  /** Further cells that see each other. */
  readonly relations?: readonly Relation[] | undefined;
}

/** Makes a layout. Throws where a region or a house has other than nine cells, and where there are more than five further houses. */
export function makeLayout(parts: LayoutParts): Layout {
  checkParts(parts);
  const tables = makeTables(parts);
  let searcher: LayoutSearcher | undefined;
  return {
    ...tables,
    ...otherHouses(tables),
    outline: outlineOf(tables),
    drawBorders: drawBordersOf(tables),
    get searcher() {
      return (searcher ??= new LayoutSearcher(tables));
    },
    adapt: adaptTo(tables),
    contradictions: contradictionsOn(tables),
  };
}

function makeTables({
  name,
  regions = CELLS.map(boxAt),
  houses: further = new Map(),
  relations = [],
}: LayoutParts): Tables {
  const cellsOf = new Map<House, readonly Cell[]>();
  for (let i = 0; i < 9; i++) {
    const row = CELLS.filter((cell) => Math.floor(cell / 9) === i);
    const column = CELLS.filter((cell) => cell % 9 === i);
    const region = CELLS.filter((cell) => regions[cell] === i);
    cellsOf
      .set(i, row)
      .set(9 + i, column)
      .set(18 + i, region);
  }
  for (const [house, cells] of further) cellsOf.set(house, cells);
  const count = Math.max(...cellsOf.keys()) + 1;
  const houseCells = new Uint8Array(count * 9);
  const houseWords = new Int32Array(count * 3);
  const peers = new Int32Array(81 * 3);
  for (const [house, cells] of cellsOf) {
    const inOrder = [...cells].sort((a, b) => a - b);
    houseCells.set(inOrder, house * 9);
    for (const cell of cells) {
      addTo(houseWords, house, cell);
      for (const other of cells) if (other !== cell) addTo(peers, cell, other);
    }
  }
  for (const { isPeer } of relations)
    for (const a of CELLS) for (const b of CELLS) if (a !== b && isPeer(a, b)) addTo(peers, a, b);
  return {
    name,
    hasBoxes: CELLS.every((cell) => regions[cell] === boxAt(cell)),
    houses: [...cellsOf.keys()].sort((a, b) => a - b),
    housesOf: Uint8Array.from(CELLS.flatMap((cell) => [Math.floor(cell / 9), 9 + (cell % 9), 18 + regions[cell]])),
    houseCells,
    houseWords,
    peers,
    relations,
  };
}

function addTo(words: Int32Array, at: number, cell: Cell): void {
  words[at * 3 + Math.floor(cell / 27)] |= 1 << (cell % 27);
}

import { type Board, cellsOf, type Digit, type House } from "@wings/core/author";
import { CELLS_IN, type Cells, NO_CELLS, SEEN_BY, common, placesOf, union, without } from "./places.js";

/** By cells: those in one house or more, in two or more, and in three. */
function inHouses(houses: readonly House[], places: Cells): readonly [Cells, Cells, Cells] {
  let [one, two, three] = [NO_CELLS, NO_CELLS, NO_CELLS];
  for (const house of houses) {
    const cells = common(CELLS_IN[house], places);
    three = union(three, common(two, cells));
    two = union(two, common(one, cells));
    one = union(one, cells);
  }
  return [one, two, three];
}

const union3 = (a: Cells, b: Cells, c: Cells): Cells => union(a, union(b, c));

/** What follows from the digit, the base and the cover of a fish. Each list of cells is ascending. */
export interface Counted {
  /** The places of the base. */
  readonly places: readonly number[];
  /** The places in more base houses than cover houses. */
  readonly fins: readonly number[];
  /** The fins in two or more base houses. */
  readonly endoFins: readonly number[];
  /** The places in more cover houses than base houses that see all fins: they lose the digit. */
  readonly lost: Cells;
}

export function countHouses(board: Board, digit: Digit, base: readonly number[], cover: readonly number[]): Counted {
  const all = placesOf(board, digit);
  const [b1, b2, b3] = inHouses(base, all);
  const [c1, c2, c3] = inHouses(cover, all);
  const moreThan = (x1: Cells, x2: Cells, x3: Cells, y1: Cells, y2: Cells, y3: Cells): Cells =>
    union3(without(x1, y1), without(x2, y2), without(x3, y3));
  const fins = listOf(moreThan(b1, b2, b3, c1, c2, c3));
  const lost = fins.reduce((cells, fin) => common(cells, SEEN_BY[fin]), moreThan(c1, c2, c3, b1, b2, b3));
  return {
    places: listOf(b1),
    fins,
    endoFins: listOf(b2).filter((cell) => fins.includes(cell)),
    lost,
  };
}

const listOf = (cells: Cells): number[] => cellsOf(cells[0], cells[1], cells[2]);

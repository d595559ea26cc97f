import {
  type Board,
  type Cell,
  type Cells,
  type Digit,
  type House,
  houseSet,
  peersOf,
  setsOf,
} from "@wings/core/author";
import { NO_CELLS, common, union, without } from "./places.js";

/** The places that are in one of the houses or more, in two or more, and in three. */
function inHouses(board: Board, houses: readonly House[], places: Cells): readonly [Cells, Cells, Cells] {
  let [one, two, three] = [NO_CELLS, NO_CELLS, NO_CELLS];
  for (const house of houses) {
    const cells = common(houseSet(board, house), places);
    three = union(three, common(two, cells));
    two = union(two, common(one, cells));
    one = union(one, cells);
  }
  return [one, two, three];
}

/** The cells that are in more houses of the first kind than of the second. */
const inMore = ([a1, a2, a3]: readonly Cells[], [b1, b2, b3]: readonly Cells[]): Cells =>
  union(without(a1, b1), union(without(a2, b2), without(a3, b3)));

/** What follows from the digit, the base and the cover of a fish. Each list of cells is ascending. */
export interface Counted {
  /** The places of the base. */
  readonly places: readonly Cell[];
  /** The places in more base houses than cover houses. */
  readonly fins: readonly Cell[];
  /** The fins in two or more base houses. */
  readonly endoFins: readonly Cell[];
  /** The places in more cover houses than base houses that see all fins: they lose the digit. */
  readonly lost: Cells;
}

/** The houses of a fish. */
export interface Houses {
  readonly digit: Digit;
  readonly base: readonly House[];
  readonly cover: readonly House[];
}

export function countHouses(board: Board, { digit, base, cover }: Houses): Counted {
  const all = setsOf(board).places[digit];
  const inBase = inHouses(board, base, all);
  const inCover = inHouses(board, cover, all);
  const fins = [...inMore(inBase, inCover)];
  const lost = fins.reduce((cells, fin) => common(cells, peersOf(board, fin)), inMore(inCover, inBase));
  return {
    places: [...inBase[0]],
    fins,
    endoFins: [...inBase[1]].filter((cell) => fins.includes(cell)),
    lost,
  };
}

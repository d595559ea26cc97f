import {
  type Board,
  boxOf,
  type Cell,
  cellsIn,
  CLASSIC_GRID,
  DIGIT_COUNT,
  type DigitMask,
  type House,
  housesOfTable,
  inHouse,
  memo,
  placesByHouse,
} from "@wings/core/author";

/**
 * A line and a box that cross, in one of two orders.
 *
 * ```
 *   x x x | . . . | . . .      the house is the box, the other house is the line:
 *   x x x |                    the cells x, and the rest of the line
 *   C C C | r r r | r r r
 * ```
 */
export interface Crossing {
  readonly house: House;
  readonly other: House;
  /** The three cells of both. */
  readonly shared: readonly Cell[];
  /** The six other cells of the house, and of the other house. */
  readonly own: readonly Cell[];
  readonly rest: readonly Cell[];
  /** The own cells as nine bits of the house, and the rest as nine bits of the other house. */
  readonly ownBits: number;
  readonly restBits: number;
}

/** Made for the classic grid: only there do lines and boxes cross in three cells. */
const crossingOf = (house: House, other: House): Crossing => {
  const [inOne, inOther] = [house, other].map((each) => cellsIn(CLASSIC_GRID, each));
  const bitsOf = (cells: readonly Cell[], not: House): number =>
    cells.reduce((bits, cell, i) => bits | (inHouse(CLASSIC_GRID, cell, not) ? 0 : 1 << i), 0);
  return {
    house,
    other,
    shared: inOne.filter((cell) => inHouse(CLASSIC_GRID, cell, other)),
    own: inOne.filter((cell) => !inHouse(CLASSIC_GRID, cell, other)),
    rest: inOther.filter((cell) => !inHouse(CLASSIC_GRID, cell, house)),
    ownBits: bitsOf(inOne, other),
    restBits: bitsOf(inOther, house),
  };
};

/** All 108: each line with the boxes that it crosses, the line first and then the box first. */
export const CROSSINGS: readonly Crossing[] = /* @__PURE__ */ Array.from({ length: 18 }, (_, line) =>
  [...new Set(cellsIn(CLASSIC_GRID, line).map(boxOf))].flatMap((box) => [crossingOf(line, box), crossingOf(box, line)]),
).flat();

/** The cells of the rest that have one of these digits, as a candidate or placed. */
export const restOf = (board: Board, { rest }: Crossing, mask: DigitMask): Cell[] =>
  rest.filter((cell) => {
    const held = board.values[cell];
    return ((held === 0 ? board.masks[cell] : 1 << (held - 1)) & mask) !== 0;
  });

/** By house, where its crossings begin in the flat lists: six for a box, three for a line. */
export const FROM: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 28 }, (_, house) =>
  house < 18 ? house * 3 : 54 + (house - 18) * 6,
);
const SORTED = /* @__PURE__ */ [...CROSSINGS].sort((a, b) => a.house - b.house);
/** The crossings in the order of their houses, in flat lists: the other house, and the bits. */
export const OTHER: Uint8Array = /* @__PURE__ */ Uint8Array.from(SORTED, ({ other }) => other);
export const OWN_BITS: Uint16Array = /* @__PURE__ */ Uint16Array.from(SORTED, ({ ownBits }) => ownBits);
export const REST_BITS: Uint16Array = /* @__PURE__ */ Uint16Array.from(SORTED, ({ restBits }) => restBits);
/** The crossings of each house. */
export const BY_HOUSE: readonly (readonly Crossing[])[] = /* @__PURE__ */ Array.from({ length: 27 }, (_, house) =>
  CROSSINGS.filter((each) => each.house === house),
);

/** What the search asks of a board, made once for pairs, triples and quads. */
export interface Rooms {
  /** At `house * 10 + digit`: where the house has the digit, as a candidate or placed, as nine bits. */
  readonly held: Int32Array;
  /** By house, at `size * 27 + house` for pairs (0), triples and quads: the open cells with so few candidates, as nine bits. */
  readonly small: Uint16Array;
  /** By house: the digits that are placed there. */
  readonly placed: Uint16Array;
}

export const roomsOf = (board: Board): Rooms => memo(board, "wings/almost-locked-candidates", make);

function make(board: Board, previous: Rooms | undefined): Rooms {
  const rooms = previous ?? {
    held: new Int32Array(270),
    small: new Uint16Array(81),
    placed: new Uint16Array(27),
  };
  const { held, small, placed } = rooms;
  held.set(placesByHouse(board).subarray(0, 270));
  small.fill(0);
  placed.fill(0);
  const { values, masks } = board;
  const housesOf = housesOfTable(board);
  for (let cell = 0; cell < 81; cell++) {
    const digit = values[cell];
    const count = DIGIT_COUNT[masks[cell]];
    if (digit === 0 && count > 4) continue;
    const [row, column, box] = [housesOf[cell * 3], housesOf[cell * 3 + 1], housesOf[cell * 3 + 2]];
    const inRow = 1 << (column - 9);
    const inColumn = 1 << row;
    const inBox = 1 << ((row % 3) * 3 + (column % 3));
    if (digit !== 0) {
      held[row * 10 + digit] |= inRow;
      held[column * 10 + digit] |= inColumn;
      held[box * 10 + digit] |= inBox;
      placed[row] |= 1 << (digit - 1);
      placed[column] |= 1 << (digit - 1);
      placed[box] |= 1 << (digit - 1);
      continue;
    }
    for (let size = count <= 2 ? 0 : count - 2; size < 3; size++) {
      small[size * 27 + row] |= inRow;
      small[size * 27 + column] |= inColumn;
      small[size * 27 + box] |= inBox;
    }
  }
  return rooms;
}

/** The digits that aren't placed in the house, and that fewer than `size` cells of the rest have. */
export function fittingIn({ held, placed }: Rooms, { house, other, restBits }: Crossing, size: number): DigitMask {
  let fitting = 0;
  for (let digit = 1; digit <= 9; digit++)
    if (DIGIT_COUNT[held[other * 10 + digit] & restBits] < size) fitting |= 1 << (digit - 1);
  return fitting & ~placed[house];
}

import { type Board, memo } from "@wings/core/author";
import { type Crossing, crossings } from "./crossings.js";

/**
 * The open cells of all pairs of crossing houses: first their x, then their y, then the rest. Bent wings of all orders share
 * it, so it is cached for each board.
 */
export interface CrossedCells {
  /** Cells, in seventeen slots for each pair of houses; the first slots are filled. */
  readonly cells: Uint8Array;
  /** By slot: what the cell adds to the digits of a set. */
  readonly adds: Int32Array;
  /** By slot: the shift to the digits of the cells that this cell doesn't see. */
  readonly against: Uint8Array;
  /** Three for each pair of houses: the slots where its x, its y and all its cells end. */
  readonly ends: Uint16Array;
}

/** Maximum number of cells of two houses. */
export const ROOM = 17;

/*
 * The digits of a set are one number of 27 bits, so adding a cell is one OR:
 *
 *   |   all   |  of its y |  of its x |
 */
export const ALL = 18;
export const OF_Y = 9;
const OF_X = 0;
const OF_NONE = 27;

export const crossedCells = (board: Board): CrossedCells => memo(board, "uvwxyz-wing: crossed cells", fill);

function fill({ masks }: Board, previous: CrossedCells | undefined): CrossedCells {
  const { count, lengths, cells, own, against } = (rows ??= makeRows());
  const made = previous ?? {
    cells: new Uint8Array(count * ROOM),
    adds: new Int32Array(count * ROOM),
    against: new Uint8Array(count * ROOM),
    ends: new Uint16Array(count * 3),
  };
  for (let i = 0; i < count; i++) {
    const start = i * ROOM;
    let end = start;
    let place = start;
    for (let part = 0; part < 3; part++) {
      // In both kinds of crossing, six cells of each house share no house with the other one.
      const partEnd = start + (part < 2 ? part * 6 + 6 : lengths[i]);
      for (; place < partEnd; place++) {
        const cell = cells[place];
        const mask = masks[cell];
        if (mask === 0) continue;
        made.cells[end] = cell;
        made.adds[end] = (mask << ALL) | (mask * own[place]);
        made.against[end++] = against[place];
      }
      made.ends[i * 3 + part] = end;
    }
  }
  return made;
}

/** The crossings as arrays of numbers, for speed. */
interface Rows {
  /** The number of crossings. */
  readonly count: number;
  readonly lengths: Uint8Array;
  readonly cells: Int32Array;
  /** Cells near the crossing add nothing here, because later cells see them. */
  readonly own: Int32Array;
  readonly against: Int32Array;
}

/** Created on first use, like the crossings. */
let rows: Rows | undefined;

const makeRows = (): Rows => ({
  count: crossings().length,
  lengths: Uint8Array.from(crossings(), ({ hasBox }) => (hasBox ? 15 : 17)),
  cells: byPlace(({ x, y, xNear, yNear, n }) => [...x, ...y, ...xNear, ...yNear, ...n]),
  own: byPlace(({ x, y }) => [...x.map(() => 1 << OF_X), ...y.map(() => 1 << OF_Y)]),
  against: byPlace(({ x, y, xNear, yNear, n }) => [
    ...[x, y, xNear, yNear].flatMap((kind, i) => kind.map(() => (i % 2 === 0 ? OF_Y : OF_X))),
    ...n.map(() => OF_NONE),
  ]),
});

function byPlace(numbers: (crossing: Crossing) => number[]): Int32Array {
  const row = new Int32Array(crossings().length * ROOM);
  crossings().forEach((crossing, i) => {
    row.set(numbers(crossing), i * ROOM);
  });
  return row;
}

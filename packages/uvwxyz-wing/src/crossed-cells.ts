import { type Board, memo } from "@wings/core";
import { type Crossing, crossings } from "./crossings.js";

/**
 * The open cells of each two crossing houses, ready to be chosen from: their x, then their y, then the rest. Bent wings
 * of all orders choose from the same, so it is kept by board.
 */
export interface CrossedCells {
  /** By place, seventeen for each two houses, of which the first are filled: a cell. */
  readonly cells: Uint8Array;
  /** What the cell adds to the digits of a set. */
  readonly adds: Int32Array;
  /** How far to shift the digits of a set to see those of the cells that this one doesn't see. */
  readonly against: Uint8Array;
  /** Three for each two houses: the places where their x, their y and all of their cells end. */
  readonly ends: Uint16Array;
}

/** The most cells that two houses have. */
export const ROOM = 17;

/*
 * The digits of a set are one number of 27 bits, so that adding a cell is one OR:
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
      // Six cells of each house are apart from the other one, in a box and a line as in a row and a column.
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

/** The crossings in rows of numbers, for speed: how many cells each has, and by place which. */
interface Rows {
  /** How many crossings there are. */
  readonly count: number;
  readonly lengths: Uint8Array;
  readonly cells: Int32Array;
  /** Cells that are near add nothing that a later one is against. */
  readonly own: Int32Array;
  readonly against: Int32Array;
}

/** Made when a board first needs them, as the crossings are. */
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

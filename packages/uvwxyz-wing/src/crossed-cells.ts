import { type Board, shared } from "@wings/core";
import { CROSSINGS } from "./crossings.js";

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

export const crossedCells = (board: Board): CrossedCells => shared(board, "uvwxyz-wing: crossed cells", fill);

function fill({ masks }: Board, previous: CrossedCells | undefined): CrossedCells {
  const made = previous ?? {
    cells: new Uint8Array(CELLS.length),
    adds: new Int32Array(CELLS.length),
    against: new Uint8Array(CELLS.length),
    ends: new Uint16Array(CROSSINGS.length * 3),
  };
  const { ends } = made;
  for (let i = 0; i < CROSSINGS.length; i++) {
    const start = i * ROOM;
    // Six cells of each house are apart from the other one, in a box and a line as in a row and a column.
    ends[i * 3] = take(made, masks, start, start, start + 6);
    ends[i * 3 + 1] = take(made, masks, ends[i * 3], start + 6, start + 12);
    ends[i * 3 + 2] = take(made, masks, ends[i * 3 + 1], start + 12, start + LENGTHS[i]);
  }
  return made;
}

/** Puts the open cells among some places at `end` and behind it; answers where they end. */
function take(made: CrossedCells, masks: Uint16Array, end: number, from: number, to: number): number {
  for (let place = from; place < to; place++) {
    const cell = CELLS[place];
    const mask = masks[cell];
    if (mask === 0) continue;
    made.cells[end] = cell;
    made.adds[end] = (mask << ALL) | (mask * OWN[place]);
    made.against[end++] = AGAINST[place];
  }
  return end;
}

/** The crossings in rows of numbers, for speed: how many cells each has, and by place which. */
const LENGTHS = /* @__PURE__ */ Uint8Array.from(CROSSINGS, ({ hasBox }) => (hasBox ? 15 : 17));
const CELLS = /* @__PURE__ */ byPlace(({ x, y, xNear, yNear, n }) => [...x, ...y, ...xNear, ...yNear, ...n]);
/** Cells that are near add nothing that a later one is against. */
const OWN = /* @__PURE__ */ byPlace(({ x, y }) => [...x.map(() => 1 << OF_X), ...y.map(() => 1 << OF_Y)]);
const AGAINST = /* @__PURE__ */ byPlace(({ x, y, xNear, yNear, n }) => [
  ...[x, y, xNear, yNear].flatMap((kind, i) => kind.map(() => (i % 2 === 0 ? OF_Y : OF_X))),
  ...n.map(() => OF_NONE),
]);

function byPlace(numbers: (crossing: (typeof CROSSINGS)[number]) => number[]): Int32Array {
  const rows = new Int32Array(CROSSINGS.length * ROOM);
  CROSSINGS.forEach((crossing, i) => {
    rows.set(numbers(crossing), i * ROOM);
  });
  return rows;
}

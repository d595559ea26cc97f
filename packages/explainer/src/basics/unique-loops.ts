import { CLASSIC_GRID, DIGIT_COUNT, digitsOf, sees } from "@wings/core/author";
import { HOUSES_OF, HOUSE_CELLS } from "@wings/core/host";
import type { Grid } from "../grid.js";
import type { Hints } from "../hints.js";
import { forEachHiddenSet } from "./hidden-set-with.js";
import { forEachNakedSet } from "./naked-set-with.js";

/**
 * Rectangles and loops of two digits: with nothing else in their cells the puzzle would have two solutions. A loop counts if it rates
 * lower than all rectangles.
 */
export function uniqueLoops(grid: Grid, hints: Hints): void {
  walkAll(grid, hints, 4, 4, Infinity);
  walkAll(grid, hints, 6, 81, hints.rating);
}

function walkAll(grid: Grid, hints: Hints, shortest: number, longest: number, below: number): void {
  const { masks } = grid;
  for (let cell = 0; cell < 81; cell++) {
    if (DIGIT_COUNT[masks[cell]] !== 2) continue;
    const walk = { grid, hints, pair: masks[cell], loop: [cell], shortest, longest, below };
    extend(walk, { lastKind: -1, rich: 0, extras: 0, even: HOUSE_BITS[cell], odd: 0 });
  }
}

interface Walk {
  readonly grid: Grid;
  readonly hints: Hints;
  /** The two digits. */
  readonly pair: number;
  readonly loop: number[];
  /** How many cells a loop may have. */
  readonly shortest: number;
  readonly longest: number;
  /** Only lower ratings count. */
  readonly below: number;
}

/** What is known of a loop so far. */
interface State {
  /** The kind of house by which the last cell was reached. */
  readonly lastKind: number;
  /** How many cells of the loop have more candidates, and which. */
  readonly rich: number;
  readonly extras: number;
  /** The houses of the cells at even places, and at odd ones. In the end they are the same: each has one of both. */
  readonly even: number;
  readonly odd: number;
}

/** By cell: its houses as a set of 27 bits. */
const HOUSE_BITS: Int32Array = /* @__PURE__ */ Int32Array.from(
  { length: 81 },
  (_, cell) => (1 << HOUSES_OF[cell * 3]) | (1 << HOUSES_OF[cell * 3 + 1]) | (1 << HOUSES_OF[cell * 3 + 2]),
);

/** Walks on to each cell that shares a house with the last one: a house of another kind than the step before. */
function extend(walk: Walk, { lastKind, rich, extras, even, odd }: State): void {
  const { pair, loop } = walk;
  const { masks } = walk.grid;
  const [first] = loop;
  const last = loop[loop.length - 1];
  const isEven = loop.length % 2 === 0;
  for (let kind = 0; kind < 3; kind++) {
    if (kind === lastKind) continue;
    const house = HOUSES_OF[last * 3 + kind];
    for (let i = house * 9; i < house * 9 + 9; i++) {
      const cell = HOUSE_CELLS[i];
      if ((masks[cell] & pair) !== pair || cell === last) continue;
      if (cell === first) {
        if (loop.length >= walk.shortest && even === odd && loop[1] < last) report(walk, extras);
        continue;
      }
      if (loop.length === walk.longest) continue;
      // A house holds one cell at an even place and one at an odd place.
      if (((isEven ? even : odd) & HOUSE_BITS[cell]) !== 0) continue;
      const extra = masks[cell] & ~pair;
      // Each loop starts at its first cell that has only the two digits.
      if (extra === 0 && cell < first) continue;
      const nowRich = rich + (extra === 0 ? 0 : 1);
      if (nowRich > 2 && DIGIT_COUNT[extras | extra] > 1) continue;
      loop.push(cell);
      extend(walk, {
        lastKind: kind,
        rich: nowRich,
        extras: extras | extra,
        even: isEven ? even | HOUSE_BITS[cell] : even,
        odd: isEven ? odd : odd | HOUSE_BITS[cell],
      });
      loop.pop();
    }
  }
}

function report({ grid, hints, pair, loop, below }: Walk, extras: number): void {
  const { masks, places } = grid;
  const rating = loop.length === 4 ? 45 : loop.length === 6 ? 46 : loop.length === 8 ? 47 : 50;
  if (rating >= below) return;
  const name = loop.length === 4 ? "Unique Rectangle" : "Unique Loop";
  const rich = loop.filter((cell) => masks[cell] !== pair);
  if (rich.length === 1) hints.eliminate(`${name} 1`, rating, rich, pair);
  if (rich.length >= 2 && DIGIT_COUNT[extras] === 1) {
    const seen = ALL_CELLS.filter((cell) => rich.every((one) => sees(CLASSIC_GRID, one, cell)));
    hints.eliminate(`${name} 2`, rating, seen, extras);
  }
  if (rich.length !== 2) return;
  const [a, b] = rich;
  for (let kind = 0; kind < 3; kind++) {
    const house = HOUSES_OF[a * 3 + kind];
    if (HOUSES_OF[b * 3 + kind] !== house) continue;
    for (const digit of digitsOf(pair)) {
      if (DIGIT_COUNT[places[house * 10 + digit]] !== 2) continue;
      hints.eliminate(`${name} 4`, rating, rich, pair & ~(1 << (digit - 1)));
    }
    if (DIGIT_COUNT[extras] < 2) continue;
    forEachHiddenSet(grid, house, rich, pair, (size, cells, digits) => {
      if (rating + size - 1 < below) hints.eliminate(`${name} 3`, rating + size - 1, cells, digits);
    });
    forEachNakedSet(grid, house, rich, extras, (size, cells, digits) => {
      if (rating + size - 1 < below) hints.eliminate(`${name} 3`, rating + size - 1, cells, digits);
    });
  }
}

const ALL_CELLS: readonly number[] = /* @__PURE__ */ Array.from({ length: 81 }, (_, cell) => cell);

import type { Gray, Point } from "./picture.js";
import { shadeAt } from "./picture.js";
import type { Projection } from "./quad.js";
import type { Polarity } from "./ink.js";
import { smoothCrossings } from "./smooth-field.js";

/** Lines that differ from the paper on both sides, or any change of shade: cells in colors hide their lines. */
export type LineKind = Polarity | "edges";

/** The 100 crossings of the lines of a grid in the picture, row by row. */
export type Crossings = readonly Point[];

/** A grid whose lines were followed. */
export interface Lattice {
  readonly crossings: Crossings;
  /** The crossings where a smooth sheet would have them. */
  readonly smooth: Crossings;
  /** How much of the 20 lines is there, of the worst one first: 0 to 1. */
  readonly present: readonly number[];
  /** How much of the lines that would halve the cells is there: digits, in a grid of 9 × 9 cells. */
  readonly between: number;
  /** How many of the ten lines that end at a side go on beyond it, at the side where most do. */
  readonly beyond: number;
  /** How even the cells are: the narrowest row or column, as a share of the usual one, and the widest. */
  readonly narrowest: number;
  readonly widest: number;
}

/** Pixels of a cell in the straightened picture, and of the paper around the grid. */
const CELL = 20;
const EDGE = 10;
const SIZE = 9 * CELL + 2 * EDGE;

/** How far a line may be from where it is expected. */
const REACH = 8;

/** What a line beyond the picture counts for. */
const OUTSIDE = 0.55;

/** Follows the lines of the grid that a projection puts about there. */
export function followLines(gray: Gray, project: Projection, kind: LineKind, reach: number = REACH): Lattice {
  const flat = straighten(gray, project);
  const across = lineStrength(flat, 1, SIZE, kind);
  const down = lineStrength(flat, SIZE, 1, kind);
  const thin = thinLines([straightest(across, [1, SIZE]), straightest(down, [SIZE, 1])].flat());
  const along = (strength: Float32Array, directions: readonly [number, number]) =>
    Array.from({ length: 10 }, (_, i) => follow(strength, EDGE + i * CELL, directions, { reach, thin }));
  const rows = along(across, [1, SIZE]);
  const columns = along(down, [SIZE, 1]);
  const lines = [...rows, ...columns];
  const least = Math.max(2.5, 0.4 * thin);
  const share = ({ strengths }: Path) => strengths.filter((each) => each > least).length / strengths.length;
  // A line beyond the edge of the picture counts as there: the picture ends within the grid's last row.
  const isInPicture = (u: number, v: number) => {
    const { x, y } = project(u, v);
    return x >= 3 && y >= 3 && x <= gray.width - 3 && y <= gray.height - 3;
  };
  const isOutside = (i: number) => !(i < 10 ? isInPicture(0.5, i / 9) : isInPicture((i - 10) / 9, 0.5));
  const hasPaper = (isRow: boolean, i: number, end: number) => {
    const beyond = end === 0 ? -EDGE / (9 * CELL) : 1 + EDGE / (9 * CELL);
    return isRow ? isInPicture(beyond, i / 9) : isInPicture(i / 9, beyond);
  };
  const halves = [across, down].flatMap((strength, turned) =>
    Array.from({ length: 9 }, (_, i) =>
      share(follow(strength, EDGE + i * CELL + CELL / 2, turned ? [SIZE, 1] : [1, SIZE], { reach: 3, thin })),
    ),
  );
  const inCells = rows.flatMap((row) =>
    columns.map((column) => {
      const { x, y } = crossingOf(row, column);
      return { x: (x - EDGE) / CELL, y: (y - EDGE) / CELL };
    }),
  );
  const placed = ({ x, y }: Point) => project(x / 9, y / 9);
  return {
    crossings: inCells.map(placed),
    smooth: smoothCrossings(inCells).map(placed),
    present: lines.map((line, i) => (isOutside(i) ? OUTSIDE : share(line))).sort((a, b) => a - b),
    between: median(halves),
    beyond: Math.max(
      ...[rows, columns].flatMap((ten) =>
        [0, 1].map(
          (end) => ten.filter((line, i) => line.strengthsBeyond[end] > least && hasPaper(ten === rows, i, end)).length,
        ),
      ),
    ),
    ...evenness(inCells),
  };
}

/** The part of the picture with the grid as a square, seen from above. */
function straighten(gray: Gray, project: Projection): Float32Array {
  const flat = new Float32Array(SIZE * SIZE);
  const a = project(0.45, 0.5);
  const b = project(0.55, 0.5);
  // Thin lines vanish between samples where the picture is large: several samples make a pixel.
  const n = Math.min(3, Math.max(1, Math.round((Math.hypot(b.x - a.x, b.y - a.y) * 10) / (9 * CELL))));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let sum = 0;
      for (let i = 0; i < n * n; i++) {
        const u = (x + ((i % n) + 0.5) / n - EDGE) / (9 * CELL);
        const v = (y + (Math.floor(i / n) + 0.5) / n - EDGE) / (9 * CELL);
        const point = project(u, v);
        sum += shadeAt(gray, point.x, point.y);
      }
      flat[y * SIZE + x] = sum / (n * n);
    }
  }
  return flat;
}

/** A line goes on for so many pixels to both sides; strokes of digits end. */
const SMOOTH = 4;

/** By pixel: how much it looks like part of a line in the direction of `along`, in shades. */
function lineStrength(flat: Float32Array, along: number, beside: number, kind: LineKind): Float32Array {
  const sign = kind === "light" ? -1 : 1;
  const raw = new Float32Array(flat.length);
  const strength = new Float32Array(flat.length);
  for (let s = 0; s < SIZE; s++) {
    for (let t = 5; t < SIZE - 5; t++) {
      const i = s * along + t * beside;
      if (kind === "edges") {
        const [before, here, after] = [flat[i - 3 * beside], flat[i], flat[i + 3 * beside]];
        raw[i] = Math.max(Math.abs(before - here), Math.abs(after - here), Math.abs(before - after));
        continue;
      }
      const near = Math.min(sign * flat[i - 3 * beside], sign * flat[i + 3 * beside]);
      const far = Math.min(sign * flat[i - 5 * beside], sign * flat[i + 5 * beside]);
      raw[i] = Math.max(near, far) - sign * flat[i];
    }
  }
  for (let t = 0; t < SIZE; t++) {
    let sum = 0;
    for (let s = 0; s < SIZE; s++) {
      const i = s * along + t * beside;
      sum += raw[i] - (s < 2 * SMOOTH + 1 ? 0 : raw[i - (2 * SMOOTH + 1) * along]);
      if (s >= 2 * SMOOTH) strength[i - SMOOTH * along] = sum / (2 * SMOOTH + 1);
    }
  }
  return strength;
}

/** A line of the grid: where it is, and how strong, for each pixel along it. */
interface Path {
  readonly places: Float32Array;
  readonly strengths: number[];
  /** Before its start and after its end, straight on. */
  readonly strengthsBeyond: readonly [number, number];
}

/** A step to the side costs as much as so many pixels of a thin line: lines are smooth. */
const BEND = 1.5;

/** The mean strength of each line, where it is followed without a bend. */
function straightest(strength: Float32Array, [along, beside]: readonly [number, number]): number[] {
  return Array.from({ length: 10 }, (_, i) => {
    let most = 0;
    for (let t = Math.max(0, EDGE + i * CELL - 5); t <= Math.min(SIZE - 1, EDGE + i * CELL + 5); t++) {
      let sum = 0;
      for (let s = EDGE; s < SIZE - EDGE; s++) sum += Math.max(0, strength[s * along + t * beside]);
      most = Math.max(most, sum / (SIZE - 2 * EDGE));
    }
    return most;
  });
}

/** How strong the thin lines are: strokes of digits must not count for more. */
const thinLines = (strengths: readonly number[]): number =>
  Math.max(3, [...strengths].sort((a, b) => a - b)[Math.floor(strengths.length / 3)]);

/** The strongest smooth path about a line, across the whole square. */
function follow(
  strength: Float32Array,
  middle: number,
  [along, beside]: readonly [number, number],
  { reach, thin }: { reach: number; thin: number },
): Path {
  const width = 2 * reach + 1;
  const best = new Float32Array(SIZE * width);
  const from = new Int8Array(SIZE * width);
  for (let s = 0; s < SIZE; s++) {
    for (let o = 0; o < width; o++) {
      let most = s === 0 ? 0 : -Infinity;
      for (let d = -1; d <= 1 && s > 0; d++) {
        const before = o + d;
        if (before < 0 || before >= width) continue;
        const total = best[(s - 1) * width + before] - (d === 0 ? 0 : BEND * thin);
        if (total > most) {
          most = total;
          from[s * width + o] = d;
        }
      }
      const t = middle + o - reach;
      const here = t < 0 || t >= SIZE ? 0 : Math.max(0, strength[s * along + t * beside]);
      best[s * width + o] = most + Math.min(here, 1.3 * thin) - 0.015 * thin * Math.abs(o - reach);
    }
  }
  let o = 0;
  for (let each = 1; each < width; each++) {
    if (best[(SIZE - 1) * width + each] > best[(SIZE - 1) * width + o]) o = each;
  }
  const places = new Float32Array(SIZE);
  const strengths: number[] = [];
  for (let s = SIZE - 1; s >= 0; s--) {
    const t = middle + o - reach;
    places[s] = t + 0.5;
    if (s >= EDGE && s < SIZE - EDGE && t >= 0 && t < SIZE) strengths.push(strength[s * along + t * beside]);
    o += from[s * width + o];
  }
  const straightOn = (inside: number, outside: number) =>
    strength[outside * along + Math.floor(places[inside]) * beside];
  return {
    places,
    strengths,
    strengthsBeyond: [straightOn(EDGE, SMOOTH), straightOn(SIZE - EDGE, SIZE - 1 - SMOOTH)],
  };
}

/** Where a row's line and a column's line meet. */
function crossingOf(row: Path, column: Path): Point {
  let y = row.places[SIZE / 2];
  let x = column.places[SIZE / 2];
  for (let i = 0; i < 3; i++) {
    x = smoothed(column.places, y);
    y = smoothed(row.places, x);
  }
  return { x, y };
}

/** The mean place of a line about a point of it. */
function smoothed(places: Float32Array, at: number): number {
  const middle = Math.min(Math.max(Math.floor(at), 3), SIZE - 4);
  let sum = 0;
  for (let i = middle - 3; i <= middle + 3; i++) sum += places[i];
  return sum / 7;
}

function evenness(points: readonly Point[]): { narrowest: number; widest: number } {
  const widths: number[] = [];
  for (let i = 0; i < 9; i++) {
    let x = 0;
    let y = 0;
    for (let k = 0; k < 10; k++) {
      x += points[k * 10 + i + 1].x - points[k * 10 + i].x;
      y += points[(i + 1) * 10 + k].y - points[i * 10 + k].y;
    }
    widths.push(x, y);
  }
  const usual = median(widths);
  return { narrowest: Math.min(...widths) / usual, widest: Math.max(...widths) / usual };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** The straightened square, from crossings: each cell in its own perspective, and the edge as its neighbors. */
export function piecewise(crossings: Crossings): Projection {
  return (u, v) => {
    const column = Math.min(8, Math.max(0, Math.floor(u * 9)));
    const row = Math.min(8, Math.max(0, Math.floor(v * 9)));
    return within(crossings, row * 10 + column, { x: u * 9 - column, y: v * 9 - row });
  };
}

/** A point of a cell, from its upper left crossing. */
export function within(crossings: Crossings, corner: number, { x, y }: Point): Point {
  const a = crossings[corner];
  const b = crossings[corner + 1];
  const c = crossings[corner + 11];
  const d = crossings[corner + 10];
  return {
    x: (a.x * (1 - x) + b.x * x) * (1 - y) + (d.x * (1 - x) + c.x * x) * y,
    y: (a.y * (1 - x) + b.y * x) * (1 - y) + (d.y * (1 - x) + c.y * x) * y,
  };
}

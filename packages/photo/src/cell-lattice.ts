import type { Point } from "./picture.js";
import type { Projection } from "./quad.js";

/** Paper that ink encloses: a cell, if there are many alike. */
interface Spot {
  readonly x: number;
  readonly y: number;
  /** The side of a square as large as the box around it. */
  readonly side: number;
}

/** Cells that must be there at least. The others have gaps in their lines. */
const LEAST_CELLS = 30;

/** Places of grids by their cells: it needs no frame, and what touches the grid does no harm. */
export function gridsOfCells(ink: Uint8Array, width: number, height: number): Projection[] {
  const spots = alike(spotsOf(ink, width, height));
  if (spots.length < LEAST_CELLS) return [];
  return latticesOf(spots).flatMap((lattice) => windowsOf(lattice).map((window) => fitted(lattice, window)));
}

/** Parts of the paper that are about square, and neither specks nor large. */
function spotsOf(ink: Uint8Array, width: number, height: number): Spot[] {
  const seen = ink.slice();
  const stack = new Int32Array(width * height);
  const spots: Spot[] = [];
  const most = Math.min(width, height) / 7;
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 0) continue;
    let [left, top, right, bottom, area, size] = [width, height, 0, 0, 0, 1];
    stack[0] = start;
    seen[start] = 1;
    while (size > 0) {
      const i = stack[--size];
      const x = i % width;
      const y = (i - x) / width;
      area++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0 && seen[i - 1] === 0) seen[(stack[size++] = i - 1)] = 1;
      if (x < width - 1 && seen[i + 1] === 0) seen[(stack[size++] = i + 1)] = 1;
      if (y > 0 && seen[i - width] === 0) seen[(stack[size++] = i - width)] = 1;
      if (y < height - 1 && seen[i + width] === 0) seen[(stack[size++] = i + width)] = 1;
    }
    const [w, h] = [right - left + 1, bottom - top + 1];
    if (w < 8 || h < 8 || w > most || h > most || w > 2 * h || h > 2 * w || area < 0.3 * w * h) continue;
    spots.push({ x: (left + right + 1) / 2, y: (top + bottom + 1) / 2, side: Math.sqrt(w * h) });
  }
  return spots;
}

/** The spots of the size that most of them have. */
function alike(spots: readonly Spot[]): Spot[] {
  let best: Spot[] = [];
  for (const { side } of spots.slice(0, 400)) {
    const near = spots.filter((other) => other.side > 0.72 * side && other.side < 1.35 * side);
    if (near.length > best.length) best = near;
  }
  return best;
}

/** Cells by row and column, from a cell in the middle. */
type Lattice = ReadonlyMap<string, { readonly column: number; readonly row: number; readonly spot: Spot }>;

/** Cells that are neighbors of neighbors, in groups: one for each grid. */
function latticesOf(spots: readonly Spot[]): Lattice[] {
  const left = new Set(spots);
  const lattices: Lattice[] = [];
  while (left.size >= LEAST_CELLS && lattices.length < 4) {
    const [start] = left;
    const right = neighbor(left, start);
    left.delete(start);
    if (right === undefined) continue;
    const lattice = grown(left, start, right);
    if (lattice.size >= LEAST_CELLS) lattices.push(lattice);
  }
  return lattices;
}

/** The step to the nearest spot, turned to point to the right. */
function neighbor(spots: ReadonlySet<Spot>, from: Spot): Point | undefined {
  let nearest: Spot | undefined;
  let least = 1.6 * from.side;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - from.x, spot.y - from.y);
    if (spot !== from && distance < least) [nearest, least] = [spot, distance];
  }
  if (nearest === undefined) return undefined;
  let [x, y] = [nearest.x - from.x, nearest.y - from.y];
  for (let i = 0; i < 4 && !(x > 0 && Math.abs(y) <= x); i++) [x, y] = [y, -x];
  return { x, y };
}

function grown(left: Set<Spot>, start: Spot, step: Point): Lattice {
  const lattice = new Map([["0,0", { column: 0, row: 0, spot: start }]]);
  const queue = [{ column: 0, row: 0, spot: start, across: step, down: { x: -step.y, y: step.x } }];
  for (const { column, row, spot, across, down } of queue) {
    for (const [dc, dr] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const name = `${column + dc},${row + dr}`;
      if (lattice.has(name)) continue;
      const x = spot.x + dc * across.x + dr * down.x;
      const y = spot.y + dc * across.y + dr * down.y;
      let found: Spot | undefined;
      let least = 0.3 * Math.hypot(across.x, across.y);
      for (const each of left) {
        const distance = Math.hypot(each.x - x, each.y - y);
        if (distance < least) [found, least] = [each, distance];
      }
      if (found === undefined) continue;
      left.delete(found);
      const place = { column: column + dc, row: row + dr, spot: found };
      lattice.set(name, place);
      // The step changes on the way: cells shrink with the distance.
      const moved = { x: (found.x - spot.x) * (dc + dr), y: (found.y - spot.y) * (dc + dr) };
      const mixed = (a: Point) => ({ x: (a.x + moved.x) / 2, y: (a.y + moved.y) / 2 });
      queue.push({ ...place, across: dc === 0 ? across : mixed(across), down: dc === 0 ? mixed(down) : down });
    }
  }
  return lattice;
}

/** The upper left cell of a square of 9 × 9. */
interface Window {
  readonly column: number;
  readonly row: number;
}

/** Squares of 9 × 9 cells that have the most of the cells: several, where a row or a column of cells is missing. */
function windowsOf(lattice: Lattice): Window[] {
  const places = [...lattice.values()];
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  const all: (Window & { count: number })[] = [];
  for (let row = Math.min(...rows) - 2; row <= Math.max(...rows) - 6; row++) {
    for (let column = Math.min(...columns) - 2; column <= Math.max(...columns) - 6; column++) {
      const count = places.filter(
        (place) => place.column >= column && place.column < column + 9 && place.row >= row && place.row < row + 9,
      ).length;
      if (!goesOn(places, { column, row })) all.push({ column, row, count });
    }
  }
  const most = Math.max(0, ...all.map(({ count }) => count));
  return all.filter(({ count }) => count >= Math.max(LEAST_CELLS, 0.97 * most)).slice(0, 6);
}

/** Cells beyond a side of a square that make it part of a larger grid. */
const MOST_BEYOND = 4;

/** Whether the cells go on beyond a side of the square: then it is part of a larger grid. */
function goesOn(places: readonly Window[], { column, row }: Window): boolean {
  const beyond = [0, 0, 0, 0];
  for (const place of places) {
    const [x, y] = [place.column - column, place.row - row];
    if (y >= 0 && y < 9 && (x === -1 || x === 9)) beyond[x === 9 ? 1 : 0]++;
    if (x >= 0 && x < 9 && (y === -1 || y === 9)) beyond[y === 9 ? 3 : 2]++;
  }
  return beyond.some((count) => count > MOST_BEYOND);
}

/** The projection that puts the cells of a window where they are, with the least squares of errors. */
function fitted(lattice: Lattice, window: Window): Projection {
  const rows: number[][] = Array.from({ length: 8 }, () => new Array<number>(9).fill(0));
  const add = (terms: readonly number[], value: number) => {
    terms.forEach((a, i) => {
      terms.forEach((b, j) => (rows[i][j] += a * b));
      rows[i][8] += a * value;
    });
  };
  for (const { column, row, spot } of lattice.values()) {
    const u = (column - window.column + 0.5) / 9;
    const v = (row - window.row + 0.5) / 9;
    add([u, v, 1, 0, 0, 0, -u * spot.x, -v * spot.x], spot.x);
    add([0, 0, 0, u, v, 1, -u * spot.y, -v * spot.y], spot.y);
  }
  const [a, b, c, d, e, f, g, h] = solved(rows);
  return (u, v) => {
    const w = g * u + h * v + 1;
    return { x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w };
  };
}

/** The solution of linear equations, each row with its value at the end. */
export function solved(rows: number[][]): number[] {
  const n = rows.length;
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(rows[i][k]) > Math.abs(rows[pivot][k])) pivot = i;
    [rows[k], rows[pivot]] = [rows[pivot], rows[k]];
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const factor = rows[i][k] / rows[k][k];
      for (let j = k; j <= n; j++) rows[i][j] -= factor * rows[k][j];
    }
  }
  return rows.map((row, k) => row[n] / row[k]);
}

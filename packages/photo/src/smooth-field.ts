import { solved } from "./cell-lattice.js";
import type { Point } from "./picture.js";

/** Terms of a polynomial of the third degree in two variables. */
const TERMS = 10;

/** The distance from the smooth field, in cells, at which a crossing counts half. */
const HALF = 0.06;

/**
 * The 100 crossings of a grid, moved to a smooth field: paper bends gently, so a crossing that is far from what its neighbors
 * say is on a stroke of a digit. Positions are in cells.
 */
export function smoothCrossings(points: readonly Point[]): Point[] {
  const weights = new Float64Array(100).fill(1);
  let smooth: Point[] = [];
  for (let round = 0; round < 6; round++) {
    const xs = fit(
      points.map(({ x }) => x),
      weights,
    );
    const ys = fit(
      points.map(({ y }) => y),
      weights,
    );
    smooth = points.map((_, i) => ({ x: valueOf(xs, i), y: valueOf(ys, i) }));
    points.forEach(({ x, y }, i) => {
      const off = Math.hypot(x - smooth[i].x, y - smooth[i].y) / HALF;
      weights[i] = 1 / (1 + off * off);
    });
  }
  return smooth;
}

/** The terms at a crossing. */
const TABLE = Array.from({ length: 100 }, (_, i) => {
  const u = (i % 10) / 4.5 - 1;
  const v = Math.floor(i / 10) / 4.5 - 1;
  return [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v];
});

const valueOf = (factors: readonly number[], i: number): number =>
  TABLE[i].reduce((sum, term, k) => sum + term * factors[k], 0);

/** The polynomial with the least squares of weighted errors. */
function fit(values: readonly number[], weights: Float64Array): number[] {
  const rows = Array.from({ length: TERMS }, (_, k) => {
    const row = new Array<number>(TERMS + 1).fill(0);
    values.forEach((value, i) => {
      const factor = weights[i] * TABLE[i][k];
      for (let m = 0; m < TERMS; m++) row[m] += factor * TABLE[i][m];
      row[TERMS] += factor * value;
    });
    row[k] += 1e-6;
    return row;
  });
  return solved(rows);
}

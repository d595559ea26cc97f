import { turn } from "./components.js";
import type { Point } from "./picture.js";

/** Four corners, clockwise from the upper left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Points of a hull that are enough to find its corners. */
const MOST_POINTS = 22;

/** The largest four-sided figure whose corners are points of the hull. */
export function quadOf(hull: readonly Point[]): Quad | undefined {
  const points = simplified(hull);
  const n = points.length;
  if (n < 4) return undefined;
  let best: [number, number, number, number] | undefined;
  let most = 0;
  for (let a = 0; a < n - 3; a++) {
    for (let c = a + 2; c < n - 1; c++) {
      const b = farthest(points, a, c, [a + 1, c]);
      const d = farthest(points, c, a, [c + 1, n]);
      const area = turn(points[a], points[b], points[c]) + turn(points[c], points[d], points[a]);
      if (area <= most) continue;
      most = area;
      best = [a, b, c, d];
    }
  }
  return best === undefined ? undefined : inOrder(best.map((i) => points[i]));
}

/** The point between two others that is farthest to one side of the line through them. */
function farthest(points: readonly Point[], from: number, to: number, [first, end]: [number, number]): number {
  let best = first;
  for (let i = first; i < end; i++) {
    if (turn(points[from], points[i], points[to]) > turn(points[from], points[best], points[to])) best = i;
  }
  return best;
}

/** The hull without the points that hardly change it. */
function simplified(hull: readonly Point[]): Point[] {
  const points = [...hull];
  const loss = (i: number) => Math.abs(turn(points.at(i - 1)!, points[i], points[(i + 1) % points.length]));
  while (points.length > MOST_POINTS) {
    let least = 0;
    for (let i = 1; i < points.length; i++) if (loss(i) < loss(least)) least = i;
    points.splice(least, 1);
  }
  return points;
}

/** The corners of a clockwise figure, from the one that is nearest to the upper left. */
function inOrder(corners: readonly Point[]): Quad {
  let first = 0;
  corners.forEach(({ x, y }, i) => {
    if (x + y < corners[first].x + corners[first].y) first = i;
  });
  return [0, 1, 2, 3].map((i) => corners[(first + i) % 4]) as unknown as Quad;
}

/** Maps the square from (0, 0) to (1, 1) to the picture, in perspective. */
export type Projection = (u: number, v: number) => Point;

export function projectionOf([a, b, c, d]: Quad): Projection {
  const sx = a.x - b.x + c.x - d.x;
  const sy = a.y - b.y + c.y - d.y;
  const dx1 = b.x - c.x;
  const dy1 = b.y - c.y;
  const dx2 = d.x - c.x;
  const dy2 = d.y - c.y;
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
    };
  };
}

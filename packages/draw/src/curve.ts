import type { Board } from "@wings/core";
import { CELL, GUTTER, type Point, cornerOf, short, spotOf } from "./layout.js";
import type { Link } from "./scene.js";

/**
 * The way of a link: a cubic Bézier curve from the rim of one candidate to the rim of another. It leaves and arrives at
 * right angles to the rims, turned away from the straight line by free angles.
 *
 * ```
 *         p ·  · q
 *       a·        ·b        a, b   on the rims
 *       ◯          ◯        p, q   in the directions of a and b, a part of the distance away
 * ```
 *
 * All turns on both sides are tried; the best curve keeps clear of digits and of the other links, and bends least.
 */
export type Curve = readonly [a: Point, p: Point, q: Point, b: Point];

/** The rim: as far from the centre of a candidate as the largest shape around it. */
const RIM = 10;
/** What a digit takes up around its centre: a candidate a circle, the digit of a cell a box. */
const CANDIDATE = 6.5;
const DIGIT_WIDTH = 11;
const DIGIT_HEIGHT = 14.5;
/** How far from digits a curve likes to stay: then it passes shapes, too. */
const CLEAR = 3.5;

/** At so many points a curve is looked at: on the longest, every seven units. */
const STEPS = 80;
/** By how many steps of `TURN` a curve may turn, those that look best first: then most others need no look. */
const TURNS = Array.from({ length: 25 }, (_, i) => i - 12).sort((a, b) => bend(a) - bend(b));
const TURN = Math.PI / 27;
/** How far p and q are, as parts of the distance. */
const REACHES = [0.25, 0.45, 0.7, 1];

/** How much worse than others a turn looks. A slight bow is best: a straight line would look like one of the grid. */
function bend(turn: number): number {
  return (Math.abs(turn) - 3) ** 2 / 2;
}

/** The curves of all links, in order. */
export function curvesOf(board: Board, links: readonly Link[]): Curve[] {
  const drawn: Point[] = [];
  return links.map((link) => {
    const curve = curveOf(board, link, drawn);
    for (let step = 0; step <= STEPS; step++) drawn.push(pointOf(curve, step));
    return curve;
  });
}

function curveOf(board: Board, { from, to }: Link, drawn: readonly Point[]): Curve {
  const start = spotOf(from.cell, from.digit);
  const end = spotOf(to.cell, to.digit);
  const distance = gap(start, end);
  const direction = Math.atan2(end.y - start.y, end.x - start.x);
  let best: Curve = [start, start, end, end];
  let least = Infinity;
  for (const first of REACHES) {
    for (const second of REACHES) {
      for (const i of TURNS) {
        for (const j of TURNS) {
          // Two bows are worse than one, and long ways worse than short ones.
          let cost = bend(i) + bend(j) + (i * j < 0 ? 60 : 0) + 10 * (first + second);
          if (cost >= least) continue;
          const [there, back] = [direction + i * TURN, direction + Math.PI - j * TURN];
          const reach = (part: number): number => RIM + Math.max(distance * part, 14);
          const curve: Curve = [
            towards(start, there, RIM),
            towards(start, there, reach(first)),
            towards(end, back, reach(second)),
            towards(end, back, RIM),
          ];
          // Between neighbours only a wide bow is long enough to be seen.
          cost += 9 * Math.max(0, 14 - gap(curve[0], curve[3]));
          for (let step = 0; step <= STEPS && cost < least; step++)
            cost += conflict(board, pointOf(curve, step), drawn);
          if (cost < least) {
            least = cost;
            best = curve;
          }
        }
      }
    }
  }
  return best;
}

/** What is wrong with a point of a curve: it is near to a digit, or to another link. */
const conflict = (board: Board, point: Point, drawn: readonly Point[]): number =>
  4 * Math.max(0, CLEAR - roomAt(board, point)) ** 2 + (drawn.some((other) => gap(point, other) < 5) ? 1 : 0);

/** How far a point is from what is written in its place; negative on a digit and outside the board. */
function roomAt({ values, masks }: Board, { x, y }: Point): number {
  const column = Math.floor((x - GUTTER) / CELL);
  const row = Math.floor((y - GUTTER) / CELL);
  if (column < 0 || column > 8 || row < 0 || row > 8) return -CLEAR;
  const cell = row * 9 + column;
  const corner = cornerOf(cell);
  const [dx, dy] = [x - corner.x, y - corner.y];
  if (values[cell] !== 0)
    return Math.max(Math.abs(dx - CELL / 2) - DIGIT_WIDTH, Math.abs(dy - CELL / 2) - DIGIT_HEIGHT);
  const digit = Math.floor((dy * 3) / CELL) * 3 + Math.floor((dx * 3) / CELL) + 1;
  return (masks[cell] >> (digit - 1)) & 1 ? gap({ x, y }, spotOf(cell, digit)) - CANDIDATE : CLEAR;
}

const gap = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

const towards = ({ x, y }: Point, angle: number, distance: number): Point => ({
  x: x + distance * Math.cos(angle),
  y: y + distance * Math.sin(angle),
});

/** A point of a curve: step 0 is its start, the last its end. */
function pointOf([a, p, q, b]: Curve, step: number): Point {
  const t = step / STEPS;
  const s = 1 - t;
  const mixed = (axis: "x" | "y"): number =>
    s * s * s * a[axis] + 3 * s * s * t * p[axis] + 3 * s * t * t * q[axis] + t * t * t * b[axis];
  return { x: mixed("x"), y: mixed("y") };
}

export const pathOf = ([a, ...rest]: Curve): string =>
  `M${short(a.x)} ${short(a.y)}C${rest.map(({ x, y }) => `${short(x)} ${short(y)}`).join(" ")}`;

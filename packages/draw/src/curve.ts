import type { Board } from "@wings/core";
import { CELL, GUTTER, type Point, cornerOf, short, spotOf } from "./layout.js";
import type { End, Link } from "./scene.js";

/**
 * The curve of a link: a cubic Bézier curve from the rim of one candidate to the rim of another. It leaves and arrives at
 * right angles to the rims, each turned by a free angle.
 *
 * ```
 *         p ·  · q
 *       a·        ·b        a, b   on the rims
 *       ◯          ◯        p, q   in the directions of a and b, at a fraction of the distance
 * ```
 *
 * All angles at both ends are tried. The best curve avoids digits and other links, and bends least.
 */
export type Curve = readonly [a: Point, p: Point, q: Point, b: Point];

/** The radius of the rim: the largest shape around a candidate. */
const RIM = 10;
/** The space of a digit: a circle for a candidate, a box for the digit of a cell. */
const CANDIDATE = 6;
const DIGIT_WIDTH = 11;
const DIGIT_HEIGHT = 14.5;
/** The preferred distance from digits, which also clears shapes. */
const CLEAR = 3.5;

/** Number of points to test on a curve, in strides: neighboring points have similar costs, so bad curves end early. */
const STEPS = 80;
const STRIDE = 31;
/** The possible turns at an end, in steps of `TURN`, and the distances of p and q, as fractions. */
const TURNS = Array.from({ length: 25 }, (_, i) => i - 12);
const TURN = Math.PI / 27;
const REACHES = [0.1, 0.22, 0.35, 0.5, 0.7, 1];

/** Half a curve: its turn and reach, its cost, and the points a and p, or b and q. */
type Arm = readonly [turn: number, reach: number, look: number, rim: Point, tip: Point];

/** The curves of all links, in order. */
export function curvesOf(board: Board, links: readonly Link[]): Curve[] {
  const drawn: Point[] = [];
  return links.map((link) => {
    const curve = curveOf(board, link, drawn);
    for (let step = 0; step <= STEPS; step++) drawn.push(pointOf(curve, step));
    return curve;
  });
}

/** The nearest two candidates of the nodes of a link. */
function nearestEnds({ from, to }: Link): readonly [End, End] {
  let nearest: [End, End] = [from[0], to[0]];
  let least = Infinity;
  for (const one of from) {
    for (const other of to) {
      const distance = gap(spotOf(one.cell, one.digit), spotOf(other.cell, other.digit));
      // A candidate in both nodes is no end of a line.
      if (distance === 0 || distance >= least) continue;
      least = distance;
      nearest = [one, other];
    }
  }
  return nearest;
}

function curveOf(board: Board, link: Link, drawn: readonly Point[]): Curve {
  const [from, to] = nearestEnds(link);
  const start = spotOf(from.cell, from.digit);
  const end = spotOf(to.cell, to.digit);
  const distance = gap(start, end);
  const direction = Math.atan2(end.y - start.y, end.x - start.x);
  /** All arms of an end, cheapest first, so that most others can be skipped. */
  const armsOf = ({ x, y }: Point, ahead: number, side: number): Arm[] =>
    REACHES.flatMap((reach) =>
      TURNS.map((turn) => {
        const angle = ahead + side * turn * TURN;
        const at = (far: number): Point => ({ x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) });
        const size = Math.abs(turn);
        // A slight bow is best: a straight line looks like a grid line, and a wide bow is worse than a narrow one.
        const look = (size - 3) ** 2 / 2 + (distance * reach * size) / 150;
        return [turn, reach, look, at(RIM), at(RIM + Math.max(distance * reach, 14))] as const;
      }),
    ).sort((one, other) => one[2] - other[2]);
  const others = armsOf(end, direction + Math.PI, -1);
  let best: Curve = [start, start, end, end];
  let least = Infinity;
  for (const [turn, reach, look, a, p] of armsOf(start, direction, 1)) {
    for (const [back, far, other, b, q] of others) {
      if (look + other >= least) break;
      const curve: Curve = [a, p, q, b];
      // Two bows are worse than one, most of all between neighbors; crossing arms make a tip, and neighbors need a wide bow to be visible.
      let cost =
        look +
        other +
        (turn * back < 0 ? (distance < 60 ? 400 : 40) : 0) +
        over(reach + far, 1) * 60 +
        over(14, gap(a, b)) * 9;
      for (let step = 0; step <= STEPS && cost < least; step++)
        cost += conflict(board, pointOf(curve, (step * STRIDE) % (STEPS + 1)), drawn);
      if (cost < least) {
        least = cost;
        best = curve;
      }
    }
  }
  return best;
}

/** Where to write the number of a curve. */
export const middleOf = (curve: Curve): Point => pointOf(curve, STEPS / 2);

/** The cost of a point: it is high near a digit or another link. */
const conflict = (board: Board, point: Point, drawn: readonly Point[]): number =>
  4 * over(CLEAR, roomAt(board, point)) ** 2 + (drawn.some((other) => gap(point, other) < 5) ? 1 : 0);

/** The distance of a point from the nearest digit; negative on a digit and outside the board. */
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

/** The excess over a limit, or 0. */
const over = (number: number, limit: number): number => Math.max(0, number - limit);

const gap = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** A point of a curve, from step 0 at its start to the last step at its end. */
function pointOf([a, p, q, b]: Curve, step: number): Point {
  const t = step / STEPS;
  const s = 1 - t;
  const mixed = (axis: "x" | "y"): number =>
    s * s * s * a[axis] + 3 * s * s * t * p[axis] + 3 * s * t * t * q[axis] + t * t * t * b[axis];
  return { x: mixed("x"), y: mixed("y") };
}

export const pathOf = ([a, ...rest]: Curve): string =>
  `M${short(a.x)} ${short(a.y)}C${rest.map(({ x, y }) => `${short(x)} ${short(y)}`).join(" ")}`;

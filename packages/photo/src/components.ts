import type { Point } from "./picture.js";

/** Ink that hangs together, and how far it reaches. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The outline around it, without dents, in order. */
  readonly hull: readonly Point[];
}

/** The connected parts of the ink that are at least so large in both directions, the largest first. */
export function componentsOf(ink: Uint8Array, width: number, height: number, least: number): Component[] {
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  const find = (label: number): number => {
    while (parents[label] !== label) label = parents[label] = parents[parents[label]];
    return label;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (ink[i] === 0) continue;
      let label = x > 0 ? labels[i - 1] : 0;
      for (let dx = -1; dx <= 1 && y > 0; dx++) {
        const above = x + dx < 0 || x + dx >= width ? 0 : labels[i - width + dx];
        if (above === 0 || above === label) continue;
        if (label === 0) label = above;
        else {
          const [a, b] = [find(label), find(above)];
          parents[Math.max(a, b)] = label = Math.min(a, b);
        }
      }
      if (label === 0) parents.push((label = parents.length));
      labels[i] = label;
    }
  }
  const roots = Int32Array.from(parents, (_, label) => find(label));
  const boxes = boxesOf(labels, roots, width);
  const large = [...boxes].filter(([, box]) => box[2] - box[0] >= least && box[3] - box[1] >= least);
  large.sort(([, a], [, b]) => areaOf(b) - areaOf(a));
  return large.map(([root, [left, top, right, bottom]]) => {
    const ends: Point[] = [];
    for (let y = top; y <= bottom; y++) {
      let first = left;
      let last = right;
      while (roots[labels[y * width + first]] !== root) first++;
      while (roots[labels[y * width + last]] !== root) last--;
      ends.push({ x: first, y }, { x: last + 1, y }, { x: first, y: y + 1 }, { x: last + 1, y: y + 1 });
    }
    return { left, top, right, bottom, hull: hullOf(ends) };
  });
}

type Box = [left: number, top: number, right: number, bottom: number];

const areaOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);

function boxesOf(labels: Int32Array, roots: Int32Array, width: number): Map<number, Box> {
  const boxes: (Box | undefined)[] = [];
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] === 0) continue;
    const root = roots[labels[i]];
    const x = i % width;
    const y = (i - x) / width;
    const box = boxes[root];
    if (box === undefined) boxes[root] = [x, y, x, y];
    else {
      if (x < box[0]) box[0] = x;
      if (x > box[2]) box[2] = x;
      box[3] = y;
    }
  }
  const found = new Map<number, Box>();
  boxes.forEach((box, root) => box && found.set(root, box));
  return found;
}

/** The convex hull: points in order around it. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of all) {
      while (chain.length > 1 && turn(chain[chain.length - 2], chain[chain.length - 1], point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Twice the area of a triangle, positive where it turns clockwise on a screen. */
export const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

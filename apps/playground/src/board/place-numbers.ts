import type { Board } from "@wings/core";
import { CELL, GUTTER, type PictureLink, type Point, type Route, cornerOf, spotOf } from "@wings/draw";
import { isInCell } from "../model/lit-links.js";

/** A box around its middle: half its width and height. */
interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** The places along a curve, and how far beside it: the best ones first. */
const ALONG = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.14, 0.86];
const BESIDE = [0, 6, -6, 11, -11];
/** A link within a cell is so short that a number on it would hide it. */
const BESIDE_SHORT = [9, -9, 13, -13, 17, -17];
/** What a number costs on another number, on a digit, and off its curve. */
const ON_NUMBER = 40;
const ON_DIGIT = 10;
const OFF_CURVE = 3;

/** Moves the numbers of links away from each other and from digits. `size` is the size of the text. Returns the curves with the new places. */
export function placeNumbers(
  routes: readonly Route[],
  links: readonly PictureLink[],
  board: Board,
  size: number,
): Route[] {
  const digits = digitBoxes(board, size);
  const taken: Box[] = [];
  return routes.map((route, i) => {
    const { number } = links[i];
    const isShort = isInCell(links[i]);
    if (number === "") return route;
    const numbers = route.path.match(/-?\d+(?:\.\d+)?/g)!.map(Number);
    const own = isShort ? Array.from({ length: 11 }, (_, k) => ({ ...pointAt(numbers, k / 10), w: 3, h: 3 })) : [];
    const half = { w: number.length * size * 0.31, h: size * 0.38 };
    let best: Box = { ...half, x: route.x, y: route.y };
    let least = Infinity;
    for (const [far, t] of ALONG.entries()) {
      const [at, near] = [pointAt(numbers, t), pointAt(numbers, t + 0.01)];
      const length = Math.hypot(near.x - at.x, near.y - at.y) || 1;
      for (const beside of isShort ? BESIDE_SHORT : BESIDE) {
        const box = {
          ...half,
          x: at.x - ((near.y - at.y) / length) * beside,
          y: at.y + ((near.x - at.x) / length) * beside,
        };
        const sum = (others: readonly Box[]): number => others.reduce((all, other) => all + shared(box, other), 0);
        const cost =
          far +
          Math.abs(beside) * OFF_CURVE +
          sum(taken) * ON_NUMBER +
          (sum(digits) + sum(own)) * ON_DIGIT +
          outside(box) * ON_NUMBER;
        if (cost < least) [best, least] = [box, cost];
      }
    }
    taken.push(best);
    return { ...route, x: best.x, y: best.y };
  });
}

/** How much of the shorter side two boxes share, with some air between them. */
function shared(a: Box, b: Box): number {
  const [x, y] = [a.w + b.w + 1.5 - Math.abs(a.x - b.x), a.h + b.h + 1.5 - Math.abs(a.y - b.y)];
  return x > 0 && y > 0 ? Math.min(x, y) : 0;
}

const outside = ({ x, y, w, h }: Box): number =>
  Math.max(0, GUTTER - (x - w), x + w - GUTTER - CELL * 9, GUTTER - (y - h), y + h - GUTTER - CELL * 9);

/** The ink of all digits and candidates. On a small board, candidates are a little larger, too. */
const digitBoxes = ({ values, masks }: Board, size: number): Box[] =>
  Array.from(values, (value, cell): Box[] => {
    const { x, y } = cornerOf(cell);
    if (value !== 0) return [{ x: x + CELL / 2, y: y + CELL / 2, w: 10, h: 13 }];
    const half = size > 16 ? { w: 5.2, h: 6.8 } : { w: 4.8, h: 6.2 };
    return [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => ((masks[cell] >> (digit - 1)) & 1) === 1)
      .map((digit) => ({ ...spotOf(cell, digit), ...half }));
  }).flat();

function pointAt(numbers: readonly number[], t: number): Point {
  const s = 1 - t;
  const mixed = (i: number): number =>
    s ** 3 * numbers[i] + 3 * s * s * t * numbers[i + 2] + 3 * s * t * t * numbers[i + 4] + t ** 3 * numbers[i + 6];
  return { x: mixed(0), y: mixed(1) };
}

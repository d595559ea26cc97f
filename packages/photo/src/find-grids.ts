import { gridsOfCells } from "./cell-lattice.js";
import { componentsOf } from "./components.js";
import { inkOf, sumsOf } from "./ink.js";
import { type Crossings, type Lattice, type LineKind, followLines, piecewise } from "./lattice.js";
import type { Gray } from "./picture.js";
import { type Projection, projectionOf, quadOf } from "./quad.js";
import { straightGrids } from "./straight-grids.js";

/** A grid of 9 × 9 cells in the picture. */
export interface Grid {
  readonly crossings: Crossings;
  /** How clear its lines are, 0 to 1. */
  readonly clarity: number;
  readonly area: number;
}

/** The smallest grid that is looked for, as a share of the picture's shorter side. */
const LEAST_SIDE = 0.15;

/** A grid with so much of its faintest line is no mistake: its cells need no look. */
const CLEAR = 0.75;

/** A clear grid that covers so much of the picture is the largest one, whether dark or light. */
const FILLS = 0.34;

/** How many parts of the ink are tried for each threshold. */
const MOST_TRIES = 5;

/** The grids of a picture, the largest whole one first. `redOf` makes it gray by its red alone. */
export function findGrids(gray: Gray, redOf?: () => Gray): Grid[] {
  const straight = straightGrids(gray, redOf);
  if (straight.length > 0) return straight.map((crossings) => gridAt(crossings, 1)).sort((a, b) => b.area - a.area);
  const sums = sumsOf(gray);
  const fills = ({ clarity, area }: Grid) => clarity > CLEAR && area > FILLS * gray.width * gray.height;
  const found: Grid[] = [];
  const add = (grid: Grid | undefined) => {
    if (grid === undefined) return;
    const same = found.findIndex((other) => overlap(other, grid));
    if (same < 0) found.push(grid);
    else if (grid.clarity > found[same].clarity + 0.05) found[same] = grid;
  };
  for (const share of [0.1, 0.05]) {
    for (const polarity of ["dark", "light"] as const) {
      if (found.some(fills)) return found.sort((a, b) => b.area - a.area);
      const ink = inkOf(gray, sums, polarity, share);
      const least = Math.max(60, LEAST_SIDE * Math.min(gray.width, gray.height));
      for (const { hull } of componentsOf(ink, gray.width, gray.height, least).slice(0, MOST_TRIES)) {
        const quad = quadOf(hull);
        if (quad === undefined) continue;
        add(gridOf(gray, projectionOf(quad), polarity));
      }
      if (found.some(({ clarity }) => clarity > CLEAR)) continue;
      for (const project of gridsOfCells(ink, gray.width, gray.height)) add(gridOf(gray, project, polarity));
    }
    if (found.some(({ clarity }) => clarity > CLEAR)) break;
  }
  if (found.length === 0) {
    for (const polarity of ["dark", "light"] as const) {
      const ink = inkOf(gray, sums, polarity, 0.05);
      const least = Math.max(60, LEAST_SIDE * Math.min(gray.width, gray.height));
      for (const { hull } of componentsOf(ink, gray.width, gray.height, least).slice(0, 2)) {
        const quad = quadOf(hull);
        if (quad !== undefined) add(gridOf(gray, projectionOf(quad), "edges"));
      }
    }
  }
  return found.sort((a, b) => b.area - a.area);
}

/** How far lines are followed from straight ones, in parts of a cell: flat pictures first, then bent paper. */
const REACHES = [3, 8];

function gridOf(gray: Gray, project: Projection, kind: LineKind): Grid | undefined {
  let best: Lattice | undefined;
  const gaps = kind === "edges" ? EDGES : LINES;
  for (const reach of REACHES) {
    const first = followLines(gray, project, kind, reach);
    if (meanOf(first.present) < 0.3) break;
    if (!isRegular(first) || first.present[4] < gaps.first) continue;
    const second = followLines(gray, piecewise(first.smooth), kind, 3);
    if (
      isWhole(second, gaps) &&
      second.beyond < GOES_ON &&
      isEven(second.crossings) &&
      (best === undefined || meanOf(second.present) > meanOf(best.present) + 0.02)
    )
      best = second;
    if (best !== undefined && best.present[0] > 0.9) break;
  }
  return best && gridAt(best.crossings, best.present[0]);
}

function gridAt(crossings: Crossings, clarity: number): Grid {
  const [a, b, c, d] = [0, 9, 99, 90].map((i) => crossings[i]);
  const area = Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2;
  return { crossings, area, clarity };
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How much of the lines must be there: of the fifth at first sight, then of the worst, of the third and of all. */
interface Gaps {
  readonly first: number;
  readonly worst: number;
  readonly third: number;
  readonly all: number;
}

/** So many lines that go on beyond a side make the square a part of a larger grid. */
const GOES_ON = 9;

/** Lines of text and rows of digits have more gaps. */
const LINES: Gaps = { first: 0.6, worst: 0.5, third: 0.8, all: 0.9 };

/** Between two cells of one color there is no edge where the line is faint. */
const EDGES: Gaps = { first: 0.28, worst: 0.35, third: 0.55, all: 0.82 };

/** Whether nearly all of the lines is there. */
const isWhole = (lattice: Lattice, { worst, third, all }: Gaps): boolean =>
  isRegular(lattice) && lattice.present[0] > worst && lattice.present[2] > third && meanOf(lattice.present) > all;

/** Whether the cells are of one size, and not halved. */
const isRegular = ({ between, narrowest, widest }: Lattice): boolean =>
  between < 0.85 && narrowest > 0.7 && widest < 1.4;

/** Whether each cell is about as wide and as high as its neighbors, in the picture. */
function isEven(crossings: Crossings): boolean {
  const lengthOf = (i: number, step: number) =>
    Math.hypot(crossings[i + step].x - crossings[i].x, crossings[i + step].y - crossings[i].y);
  for (const [along, beside] of [
    [1, 10],
    [10, 1],
  ]) {
    for (let line = 0; line < 10; line++) {
      for (let i = 0; i < 8; i++) {
        const at = line * beside + i * along;
        const ratio = lengthOf(at, along) / lengthOf(at + along, along);
        if (ratio < 0.6 || ratio > 1.67) return false;
      }
    }
  }
  return true;
}

/** Whether two grids are about the same: the middle of one is in the other. */
export function overlap(a: Grid, b: Grid): boolean {
  const [p, q] = [a, b].map(({ crossings }) => {
    const middle = crossings[44];
    return { x: middle.x, y: middle.y };
  });
  return Math.hypot(p.x - q.x, p.y - q.y) < Math.sqrt(Math.min(a.area, b.area)) / 2;
}

import { type Crossings, within } from "./lattice.js";
import { type Patch, SIDE } from "./patches.js";
import type { Picture } from "./picture.js";

/** How colorful ink is: red without green, and blue without green. Black, gray and white have none. */
interface Hue {
  readonly red: number;
  readonly blue: number;
}

/** Two inks are of two colors if they are so far apart, in shades. */
const APART = 40;

/** How far inks of one color may be from their mean: as a share of the distance of the two that differ most, and in shades. */
const SPREAD = 0.35;
const MOST_SPREAD = 32;

/** Givens, answers, mistakes, and digits on the color of the selection. */
const MOST_COLORS = 4;

/** What `coloredCells` needs of a grid. */
interface Inked {
  readonly crossings: Crossings;
  readonly patches: readonly Patch[];
}

/**
 * The cells with digits, in groups by the color of their ink, the least colorful first. Nothing where all have about one
 * color.
 */
export function coloredCells(
  picture: Picture,
  scale: number,
  grid: Inked,
  cells: readonly number[],
): number[][] | undefined {
  const hues = cells.map((cell) => hueOf(picture, scale, grid, cell));
  if (hues.length < 2) return undefined;
  const farthestFrom = (centers: readonly Hue[]) =>
    hues.reduce((a, b) => (leastDistance(b, centers) > leastDistance(a, centers) ? b : a));
  let centers = [farthestFrom([hues[0]])];
  centers.push(farthestFrom(centers));
  const apart = distance(centers[0], centers[1]);
  if (!(apart > APART)) return undefined;
  const spread = Math.min(MOST_SPREAD, SPREAD * apart);
  while (centers.length < MOST_COLORS && leastDistance(farthestFrom(centers), centers) > spread)
    centers.push(farthestFrom(centers));
  let nearest: number[] = [];
  for (let round = 0; round < 4; round++) {
    nearest = hues.map((hue) => nearestOf(hue, centers));
    centers = centers.map((center, i) => meanOf(hues.filter((_, k) => nearest[k] === i)) ?? center);
  }
  if (hues.some((hue) => leastDistance(hue, centers) > spread)) return undefined;
  return centers
    .map((center, i) => ({
      colorful: Math.hypot(center.red, center.blue),
      cells: cells.filter((_, k) => nearest[k] === i),
    }))
    .filter((group) => group.cells.length > 0)
    .sort((a, b) => a.colorful - b.colorful)
    .map((group) => group.cells);
}

const leastDistance = (hue: Hue, centers: readonly Hue[]): number =>
  Math.min(...centers.map((center) => distance(hue, center)));

const nearestOf = (hue: Hue, centers: readonly Hue[]): number => {
  const distances = centers.map((center) => distance(hue, center));
  return distances.indexOf(Math.min(...distances));
};

const distance = (a: Hue, b: Hue): number => Math.hypot(a.red - b.red, a.blue - b.blue);

const meanOf = (hues: readonly Hue[]): Hue | undefined =>
  hues.length === 0
    ? undefined
    : {
        red: hues.reduce((sum, { red }) => sum + red, 0) / hues.length,
        blue: hues.reduce((sum, { blue }) => sum + blue, 0) / hues.length,
      };

/** The mean color of the ink in the middle of a cell. */
function hueOf({ width, height, data }: Picture, scale: number, { crossings, patches }: Inked, cell: number): Hue {
  const corner = Math.floor(cell / 9) * 10 + (cell % 9);
  let [red, blue, count] = [0, 0, 0];
  for (let y = 5; y < SIDE - 5; y++) {
    for (let x = 5; x < SIDE - 5; x++) {
      if (patches[cell].values[y * SIDE + x] < 0.75) continue;
      const point = within(crossings, corner, { x: (x + 0.5) / SIDE, y: (y + 0.5) / SIDE });
      const px = Math.min(width - 1, Math.max(0, Math.floor(point.x * scale)));
      const py = Math.min(height - 1, Math.max(0, Math.floor(point.y * scale)));
      const i = 4 * (py * width + px);
      red += data[i] - data[i + 1];
      blue += data[i + 2] - data[i + 1];
      count++;
    }
  }
  return count === 0 ? { red: 0, blue: 0 } : { red: red / count, blue: blue / count };
}

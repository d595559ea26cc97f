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

/** How far inks of one color may be from their mean, as a share of the distance of the two. */
const SPREAD = 0.35;

/** What `coloredCells` needs of a grid. */
interface Inked {
  readonly crossings: Crossings;
  readonly patches: readonly Patch[];
}

/**
 * The cells with digits, in two groups by the color of their ink: the first is less colorful. Nothing where all have about
 * one color.
 */
export function coloredCells(
  picture: Picture,
  scale: number,
  grid: Inked,
  cells: readonly number[],
): number[][] | undefined {
  const hues = cells.map((cell) => hueOf(picture, scale, grid, cell));
  const farthest = (from: Hue) => hues.reduce((a, b) => (distance(from, b) > distance(from, a) ? b : a), from);
  if (hues.length < 2) return undefined;
  let one = farthest(hues[0]);
  let other = farthest(one);
  for (let round = 0; round < 4; round++) {
    const isOne = hues.map((hue) => distance(hue, one) <= distance(hue, other));
    one = meanOf(hues.filter((_, i) => isOne[i]));
    other = meanOf(hues.filter((_, i) => !isOne[i]));
  }
  const apart = distance(one, other);
  if (!(apart > APART)) return undefined;
  const groups: [number[], number[]] = [[], []];
  for (const [i, hue] of hues.entries()) {
    const to = distance(hue, one) <= distance(hue, other) ? 0 : 1;
    if (distance(hue, to === 0 ? one : other) > SPREAD * apart) return undefined;
    groups[to].push(cells[i]);
  }
  const colorful = ({ red, blue }: Hue) => Math.hypot(red, blue);
  return colorful(one) <= colorful(other) ? groups : groups.reverse();
}

const distance = (a: Hue, b: Hue): number => Math.hypot(a.red - b.red, a.blue - b.blue);

const meanOf = (hues: readonly Hue[]): Hue => ({
  red: hues.reduce((sum, { red }) => sum + red, 0) / hues.length,
  blue: hues.reduce((sum, { blue }) => sum + blue, 0) / hues.length,
});

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

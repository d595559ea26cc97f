import type { Crossings } from "./lattice.js";
import { within } from "./lattice.js";
import { type Gray, shadeAt } from "./picture.js";

/** Pixels of a cell's patch, along a side. */
export const SIDE = 32;

/** A cell, straightened and in one size: 0 is its paper and about 1 its ink, whichever is darker. */
export interface Patch {
  readonly values: Float32Array;
  /** How much the ink differs from the paper, as a share of what is usual in this picture. */
  readonly contrast: number;
}

/** The part of the cell around the patch that is left out, as a share of its side: the lines are there. */
const MARGIN = 0.03;

/** Shades of gray that noise alone may make. */
const NOISE = 8;

/** The 81 cells of a grid. */
export function patchesOf(gray: Gray, crossings: Crossings): Patch[] {
  const raws = Array.from({ length: 81 }, (_, cell) =>
    sample(gray, crossings, Math.floor(cell / 9) * 10 + (cell % 9), { u: 0, v: 0, part: 1 }),
  );
  return normalized(raws);
}

/** The border of a cell that its notes leave free, as a share of its side. */
const BORDER = 0.05;

/** A cell in nine parts, row by row: where notes are. */
export function partsOf(gray: Gray, crossings: Crossings, cell: number): Patch[] {
  const part = (1 - 2 * BORDER) / 3;
  const raws = Array.from({ length: 9 }, (_, i) =>
    sample(gray, crossings, Math.floor(cell / 9) * 10 + (cell % 9), {
      u: BORDER + (i % 3) * part,
      v: BORDER + Math.floor(i / 3) * part,
      part,
    }),
  );
  return normalized(raws);
}

/** Paper shows no more than this: less than a fifth of the ink that is usual in the picture. */
const PAPER = 0.4;

/** Whether there is no ink in the middle of a patch. */
export function isBlank(values: Float32Array): boolean {
  for (let y = 4; y < SIDE - 4; y++) {
    for (let x = 4; x < SIDE - 4; x++) if (Math.abs(values[y * SIDE + x]) > PAPER) return false;
  }
  return true;
}

/** Where a patch is in its cell: its upper left corner, and its side as a share of the cell's. */
interface Place {
  readonly u: number;
  readonly v: number;
  readonly part: number;
}

/** The shades of a cell, or of a part of it. */
function sample(gray: Gray, crossings: Crossings, corner: number, { u, v, part }: Place): Float32Array {
  const values = new Float32Array(SIDE * SIDE);
  const a = crossings[corner];
  const b = crossings[corner + 11];
  const size = Math.hypot(b.x - a.x, b.y - a.y) / Math.SQRT2;
  const n = Math.min(3, Math.max(1, Math.round((size * part) / SIDE)));
  const step = ((1 - 2 * MARGIN) * part) / SIDE / n;
  for (let y = 0; y < SIDE * n; y++) {
    for (let x = 0; x < SIDE * n; x++) {
      const point = within(crossings, corner, {
        x: u + MARGIN * part + (x + 0.5) * step,
        y: v + MARGIN * part + (y + 0.5) * step,
      });
      values[Math.floor(y / n) * SIDE + Math.floor(x / n)] += shadeAt(gray, point.x, point.y) / (n * n);
    }
  }
  return values;
}

/** Patches from shades. Cells without ink stay blank: they are measured by the others. */
function normalized(raws: readonly Float32Array[]): Patch[] {
  const ranges = raws.map(rangeOf);
  const extents = ranges.map(({ paper, low, high }) => Math.max(paper - low, high - paper)).sort((x, y) => x - y);
  const usual = extents[Math.floor(0.85 * (extents.length - 1))];
  let darker = 0;
  for (const { paper, low, high } of ranges) darker += paper - low - (high - paper);
  return raws.map((raw, i) => {
    const { paper, low, high } = ranges[i];
    const dark = paper - low;
    const light = high - paper;
    const isDark = dark > 1.3 * light || (light <= 1.3 * dark && darker > 0);
    const extent = isDark ? dark : light;
    const scale = Math.max(extent, 0.4 * usual, NOISE);
    const values = raw.map((shade) => Math.min(1.5, Math.max(-0.5, (isDark ? paper - shade : shade - paper) / scale)));
    return { values, contrast: extent / Math.max(usual, NOISE) };
  });
}

/** The paper of a cell, and its darkest and lightest ink, lines at the edge left out. */
function rangeOf(raw: Float32Array): { paper: number; low: number; high: number } {
  const inner = 4;
  const shades: number[] = [];
  for (let y = inner; y < SIDE - inner; y++) for (let x = inner; x < SIDE - inner; x++) shades.push(raw[y * SIDE + x]);
  const sorted = Float32Array.from(shades).sort();
  return {
    paper: sorted[sorted.length >> 1],
    low: sorted[Math.floor(sorted.length * 0.02)],
    high: sorted[Math.floor(sorted.length * 0.98)],
  };
}

import type { Crossings } from "./lattice.js";
import type { Gray } from "./picture.js";

/** Shades by which neighboring pixels of a screen differ at a line or at the edge of a colored cell. */
const EDGE = 5;

/** The shortest line of a grid, in pixels and as a share of the picture's shorter side. */
const LEAST_LINE = 80;
const LEAST_SHARE = 0.15;

/** Lines of about one length that a grid has at least in each direction. */
const LEAST_LINES = 5;

/** A screenshot with a grid has so many long level edges. Most photos have none. */
const LEAST_EDGES = 10;

/** So much of a line is an edge; rows of digits have less. */
const COVERED = 0.55;

/** A line has two edges, and so has a gap between tiles: they are closer than this share of a cell. */
const ONE_LINE = 0.3;

/** Between tiles with round corners, edges have gaps: at most so long, as a share of the edge before, and of the picture. */
const MOST_GAP = 0.9;
const GAP_OF_PICTURE = 0.05;

/** In a photo lines are a little aslant and blurred: pixels beside a line are edges in part. So many rows a line are too many. */
const MOST_BLUR = 1;

/** A gap between tiles has two edges apart, in a JPEG with echoes between them. */
const MOST_BLUR_OF_GAP = 3;
const LEAST_GAP = 4;

/** Where a line starts and ends, and where it is in the other direction. */
interface Run {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Edges between each row of pixels and the one before it, in either direction of reading a picture. */
interface Edges {
  readonly isEdge: Uint8Array;
  /** The distance in `isEdge` from a pixel to the next one along a line, and to the same one of the next line. */
  readonly along: number;
  readonly beside: number;
  readonly length: number;
  readonly count: number;
}

/**
 * The grids of a screenshot, whose lines are exactly level and upright. Lines can be of any color: edges count, so colored
 * cells, gaps between tiles and dark screens are the same. A colored cell may be as light as what is around it, but not as red.
 */
export function straightGrids(gray: Gray, redOf?: () => Gray): Crossings[] {
  const { grids, edges } = gridsIn(gray);
  return grids.length > 0 || edges < LEAST_EDGES || redOf === undefined ? grids : gridsIn(redOf()).grids;
}

/** The grids, and how many long level edges there are. */
function gridsIn(gray: Gray): { grids: Crossings[]; edges: number } {
  const { width, height } = gray;
  const least = Math.max(LEAST_LINE, LEAST_SHARE * Math.min(width, height));
  const level = edgesOf(gray, { along: 1, beside: width, length: width, count: height });
  const levelRuns = runsOf(level, least);
  const rows = spansOf(levelRuns);
  const grids: Crossings[] = [];
  if (rows.length === 0) return { grids, edges: levelRuns.length };
  const upright = edgesOf(gray, { along: width, beside: 1, length: height, count: width });
  const columns = spansOf(runsOf(upright, least));
  if (columns.length === 0) return { grids, edges: levelRuns.length };
  const [levelSums, uprightSums] = [edgeSums(level), edgeSums(upright)];
  for (const across of rows) {
    for (const down of columns) {
      const [w, h] = [across.to - across.from, down.to - down.from];
      if (w > 1.2 * h || h > 1.2 * w) continue;
      const ys = linesOf(levelSums, across, down);
      const xs = ys && linesOf(uprightSums, down, across);
      if (xs && isSharp(levelSums, ys, xs) && isSharp(uprightSums, xs, ys))
        grids.push(ys.middles.flatMap((y) => xs.middles.map((x) => ({ x, y }))));
    }
  }
  return { grids, edges: levelRuns.length };
}

function edgesOf({ data }: Gray, places: Omit<Edges, "isEdge">): Edges {
  const { along, beside, length, count } = places;
  const isEdge = new Uint8Array(data.length);
  for (let line = 1; line < count; line++) {
    for (let i = line * beside, end = i + length * along; i < end; i += along) {
      const change = data[i] - data[i - beside];
      if (change >= EDGE || change <= -EDGE) isEdge[i] = 1;
    }
  }
  return { isEdge, ...places };
}

/** Long edges. Small gaps are where other lines cross, and larger ones between tiles. */
function runsOf({ isEdge, along, beside, length, count }: Edges, least: number): Run[] {
  const runs: Run[] = [];
  const smallest = Math.max(3, Math.round(length / 100));
  const largest = GAP_OF_PICTURE * length;
  for (let at = 1; at < count; at++) {
    let [from, piece, last] = [-1, -1, -1];
    for (let s = 0; s <= length; s++) {
      if (s < length && isEdge[at * beside + s * along] === 0) continue;
      const gap = s - last - 1;
      if (from >= 0 && (s === length || gap > Math.max(smallest, Math.min(largest, MOST_GAP * (last - piece))))) {
        if (last - from >= least) runs.push({ at, from, to: last + 1 });
        from = -1;
      }
      if (from < 0) [from, piece] = [s, s];
      else if (gap > smallest) piece = s;
      last = s;
    }
  }
  return runs;
}

/** Where many lines start and end alike. */
function spansOf(runs: readonly Run[]): Run[] {
  const left = new Set(runs);
  const spans: Run[] = [];
  for (const run of runs) {
    if (!left.has(run)) continue;
    const near = 0.03 * (run.to - run.from);
    const alike = [...left].filter(({ from, to }) => Math.abs(from - run.from) < near && Math.abs(to - run.to) < near);
    for (const each of alike) left.delete(each);
    if (alike.length >= LEAST_LINES)
      spans.push({
        at: 0,
        from: Math.min(...alike.map(({ from }) => from)),
        to: Math.max(...alike.map(({ to }) => to)),
      });
  }
  return spans;
}

/** By line: how many edges there are before each pixel. */
interface EdgeSums {
  readonly sums: Uint16Array;
  readonly length: number;
  readonly count: number;
}

function edgeSums({ isEdge, along, beside, length, count }: Edges): EdgeSums {
  const sums = new Uint16Array(count * (length + 1));
  for (let line = 0, at = 0; line < count; line++, at++) {
    for (let s = 0; s < length; s++, at++) sums[at + 1] = sums[at] + isEdge[line * beside + s * along];
  }
  return { sums, length, count };
}

/** The lines of a grid in one direction. */
interface Lines {
  readonly middles: readonly number[];
  /** Where beside them a part of the pixels is an edge, and how many such places a screenshot has at most. */
  readonly blurred: readonly number[];
  readonly mostBlurred: number;
}

/** The ten lines that cross a span from start to end, if there are ten in even steps. */
function linesOf({ sums, length, count }: EdgeSums, { from, to }: Run, range: Run): Lines | undefined {
  const cell = (range.to - range.from) / 9;
  const lines: number[][] = [];
  const first = Math.max(1, Math.floor(range.from - 0.1 * cell));
  const end = Math.min(count, Math.ceil(range.to + 0.1 * cell));
  const shares = Array.from({ length: end - first }, (_, i) => {
    const at = (first + i) * (length + 1);
    return (sums[at + to] - sums[at + from]) / (to - from);
  });
  for (let at = first; at < end; at++) {
    if (shares[at - first] < COVERED) continue;
    const before = lines.at(-1);
    if (before !== undefined && at - before.at(-1)! < ONE_LINE * cell) before.push(at);
    else lines.push([at]);
  }
  if (lines.length !== 10) return undefined;
  const middles = lines.map((edges) => (edges[0] + edges.at(-1)!) / 2);
  const step = (middles[8] - middles[1]) / 7;
  const widest = Math.max(...lines.slice(1, 9).map((edges) => edges.at(-1)! - edges[0]));
  middles[0] = outerLine(lines[0], middles[1] - step, widest);
  middles[9] = outerLine(lines[9], middles[8] + step, widest);
  const near = 0.12 * cell;
  const blurred = shares.flatMap((share, i) =>
    share > 0.3 &&
    share < COVERED &&
    lines.some((edges) => i + first > edges[0] - near && i + first < edges.at(-1)! + near)
      ? [i + first]
      : [],
  );
  const hasGaps = lines.slice(1, 9).every((edges) => edges.at(-1)! - edges[0] >= LEAST_GAP);
  const isEven = middles.every((at, i) => i === 0 || Math.abs(at - middles[i - 1] - cell) < 0.2 * cell);
  return isEven ? { middles, blurred, mostBlurred: 10 * (hasGaps ? MOST_BLUR_OF_GAP : MOST_BLUR) } : undefined;
}

/** Whether lines are as sharp as on a screen. A line that is thick beside some cells, as in a jigsaw, is. */
const isSharp = (sums: EdgeSums, { blurred, mostBlurred }: Lines, { middles }: Lines): boolean =>
  blurred.filter((at) => !isWholeByCell(sums, at, middles)).length <= mostBlurred;

/** Whether between any two lines that cross it there is an edge all the way, or none. */
function isWholeByCell({ sums, length }: EdgeSums, at: number, crossings: readonly number[]): boolean {
  const row = at * (length + 1);
  return crossings.slice(1).every((end, i) => {
    const near = 0.15 * (end - crossings[i]);
    const [from, to] = [Math.round(crossings[i] + near), Math.round(end - near)];
    const share = (sums[row + to] - sums[row + from]) / (to - from);
    return share < 0.1 || share > 0.9;
  });
}

/** Where the first or the last line is. With a frame beside it, it has more edges than others: those count that are where it must be. */
function outerLine(edges: readonly number[], expected: number, widest: number): number {
  const middle = (edges[0] + edges.at(-1)!) / 2;
  if (edges.at(-1)! - edges[0] <= widest + 2) return middle;
  const middles = edges.flatMap((from, i) => edges.slice(i).map((to) => (from + to) / 2));
  return middles.reduce((best, each) => (Math.abs(each - expected) < Math.abs(best - expected) ? each : best), middle);
}

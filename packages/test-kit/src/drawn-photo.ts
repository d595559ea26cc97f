type Line = readonly (readonly [x: number, y: number])[];

/** A part of an ellipse, from one angle to another in degrees; 0 is to the right, 90 below. */
const arc = (
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  from: number,
  to: number,
): Line =>
  Array.from({ length: 11 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 10) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });

/** The strokes of the digits 1 to 9, in a box of 0.6 × 1. */
const STROKES: readonly (readonly Line[])[] = [
  [
    [
      [0.1, 0.22],
      [0.36, 0],
      [0.36, 1],
    ],
  ],
  [[...arc([0.3, 0.28], [0.27, 0.27], 190, 370), ...arc([0.3, 0.3], [0.26, 0.3], 20, 45), [0.03, 0.97], [0.58, 0.97]]],
  [arc([0.28, 0.26], [0.25, 0.25], 195, 450), arc([0.28, 0.74], [0.28, 0.25], 270, 525)],
  [
    [
      [0.45, 1],
      [0.45, 0.02],
      [0.02, 0.7],
      [0.6, 0.7],
    ],
  ],
  [[[0.52, 0.02], [0.12, 0.02], [0.07, 0.48], ...arc([0.29, 0.68], [0.28, 0.3], 220, 515)]],
  [arc([0.3, 0.68], [0.27, 0.3], 0, 360), [[0.03, 0.68], ...arc([0.34, 0.5], [0.31, 0.49], 180, 320)]],
  [
    [
      [0.03, 0.03],
      [0.57, 0.03],
      [0.35, 0.45],
      [0.24, 1],
    ],
  ],
  [arc([0.3, 0.25], [0.23, 0.24], 0, 360), arc([0.3, 0.74], [0.28, 0.25], 0, 360)],
  [arc([0.3, 0.32], [0.27, 0.31], 0, 360), [[0.57, 0.32], ...arc([0.26, 0.5], [0.31, 0.49], 0, 140)]],
];

/** Half the width of a stroke, in cells. */
const PEN = 0.04;

/** How far a point is from the strokes of a digit. */
function distance(digit: number, x: number, y: number): number {
  let least = Infinity;
  for (const line of STROKES[digit - 1]) {
    for (let i = 1; i < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
    }
  }
  return least;
}

/** How high a digit is, in cells. */
const HIGH = 0.56;

/** Whether a point of a cell is on a stroke of its digit. */
const isStroke = (digit: number, u: number, v: number): boolean =>
  digit > 0 && distance(digit, (u - 0.33) / HIGH, (v - 0.22) / HIGH) * HIGH < PEN;

/** How a picture is drawn. */
interface Look {
  /** Pixels of a cell. */
  readonly cell?: number;
  /** How many rows and columns. */
  readonly size?: number;
  /** Shades of the paper and of what is on it. */
  readonly paper?: number;
  readonly ink?: number;
  /** Turned by so many degrees about its middle, clockwise. */
  readonly turned?: number;
  /** How far the paper bends, in pixels. */
  readonly bent?: number;
  /** The shade of every second cell, as on a chessboard; then the frame is the only line. */
  readonly checked?: number;
  /** Regions as 81 letters: thick lines are between these, and not between boxes. */
  readonly regions?: string;
  /** How dark thin lines are: 1 as ink, 0 as paper. */
  readonly thin?: number;
  /** Small digits in their places of 3 × 3, by cell. */
  readonly notes?: Readonly<Record<number, string>>;
  /** Whether the paper is transparent. */
  readonly isClear?: boolean;
  /** How much light is lost from the left to the right, as a share. */
  readonly shadow?: number;
}

/** A picture of a grid with digits (81 characters for 9 × 9 cells, `.` for an empty one). */
export function drawn(digits: string, look: Look = {}) {
  const {
    cell = 34,
    size = 9,
    paper = 240,
    ink = 30,
    turned = 0,
    bent = 0,
    shadow = 0,
    checked,
    regions,
    thin = 1,
    notes = {},
  } = look;
  const edge = 1.6 * cell;
  const side = Math.round(size * cell + 2 * edge);
  const data = new Uint8ClampedArray(4 * side * side);
  const [sin, cos] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const inkAt = (px: number, py: number): number => {
    const [cx, cy] = [px - side / 2, py - side / 2];
    const x = (cx * cos + cy * sin + side / 2 - edge) / cell;
    const bend = (bent / cell) * Math.sin((3 * x) / size);
    const y = (cy * cos - cx * sin + side / 2 - edge) / cell + bend;
    const isThick = (line: number, across: number, isUpright: boolean) => {
      if (regions === undefined || line % size === 0) return line % 3 === 0;
      const beside = Math.min(size - 1, Math.max(0, Math.floor(across)));
      const [before, after] = [line - 1, line].map((at) => (isUpright ? beside * size + at : at * size + beside));
      return regions[before] !== regions[after];
    };
    /** How much ink the line next to a place has there. */
    const lineAt = (v: number, across: number, isUpright: boolean) => {
      const line = Math.round(v);
      if (checked !== undefined && line % size !== 0) return 0;
      const isThickHere = isThick(line, across, isUpright);
      if (Math.abs(v - line) >= (isThickHere ? 0.05 : 0.025)) return 0;
      return isThickHere ? 1 : thin;
    };
    const inside = (v: number) => v > -0.05 && v < size + 0.05;
    const line = inside(x) && inside(y) ? Math.max(lineAt(x, y, true), lineAt(y, x, false)) : 0;
    if (line > 0) return line;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= size || row >= size) return 0;
    const [u, v] = [x - column, y - row];
    const [noteColumn, noteRow] = [Math.floor(3 * u), Math.floor(3 * v)];
    const note = notes[row * size + column]?.includes(String(3 * noteRow + noteColumn + 1));
    if (note) return isStroke(3 * noteRow + noteColumn + 1, 3 * u - noteColumn, 3 * v - noteRow) ? 1 : 0;
    const isInk = isStroke(Number(digits[row * size + column]), u, v);
    if (isInk || checked === undefined || (row + column) % 2 === 0) return isInk ? 1 : 0;
    return (paper - checked) / (paper - ink);
  };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let i = 0; i < 4; i++) sum += inkAt(x + (i % 2) / 2, y + Math.floor(i / 2) / 2);
      const shade = (paper + ((ink - paper) * sum) / 4) * (1 - (shadow * x) / side);
      data.set([shade, shade, shade, look.isClear && sum === 0 ? 0 : 255], 4 * (y * side + x));
    }
  }
  return { width: side, height: side, data };
}

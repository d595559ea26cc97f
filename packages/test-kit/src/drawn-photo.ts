/** Digits as they look in a small font: seven rows of five pixels. */
const DIGITS = [
  "00100 01100 00100 00100 00100 00100 01110",
  "01110 10001 00001 00110 01000 10000 11111",
  "01110 10001 00001 00110 00001 10001 01110",
  "00010 00110 01010 10010 11111 00010 00010",
  "11111 10000 11110 00001 00001 10001 01110",
  "00110 01000 10000 11110 10001 10001 01110",
  "11111 00001 00010 00100 00100 01000 01000",
  "01110 10001 10001 01110 10001 10001 01110",
  "01110 10001 10001 01111 00001 00010 01100",
].map((rows) => rows.split(" "));

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
  /** How much light is lost from the left to the right, as a share. */
  readonly shadow?: number;
}

/** A picture of a grid with digits (81 characters for 9 × 9 cells, `.` for an empty one). */
export function drawn(digits: string, look: Look = {}) {
  const { cell = 34, size = 9, paper = 240, ink = 30, turned = 0, bent = 0, shadow = 0 } = look;
  const edge = 1.6 * cell;
  const side = Math.round(size * cell + 2 * edge);
  const data = new Uint8ClampedArray(4 * side * side);
  const [sin, cos] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const inkAt = (px: number, py: number): number => {
    const [cx, cy] = [px - side / 2, py - side / 2];
    const x = (cx * cos + cy * sin + side / 2 - edge) / cell;
    const bend = (bent / cell) * Math.sin((3 * x) / size);
    const y = (cy * cos - cx * sin + side / 2 - edge) / cell + bend;
    const near = (v: number) => Math.abs(v - Math.round(v)) < (Math.round(v) % 3 === 0 ? 0.05 : 0.025);
    const inside = (v: number) => v > -0.05 && v < size + 0.05;
    if (inside(x) && inside(y) && (near(x) || near(y))) return 1;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= size || row >= size) return 0;
    const digit = Number(digits[row * size + column]);
    if (!(digit > 0)) return 0;
    const [i, j] = [Math.floor((x - column - 0.28) / 0.09), Math.floor((y - row - 0.2) / 0.09)];
    return DIGITS[digit - 1][j]?.[i] === "1" ? 1 : 0;
  };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let i = 0; i < 4; i++) sum += inkAt(x + (i % 2) / 2, y + Math.floor(i / 2) / 2);
      const shade = (paper + ((ink - paper) * sum) / 4) * (1 - (shadow * x) / side);
      data.set([shade, shade, shade, 255], 4 * (y * side + x));
    }
  }
  return { width: side, height: side, data };
}

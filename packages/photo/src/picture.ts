import { badArgument } from "@wings/core/host";

/** A picture as a canvas or a decoder gives it: four bytes a pixel (red, green, blue, alpha), row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** A point of a picture, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A gray picture, small enough to work on. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** How many pixels of the original are one of these, along a side. */
  readonly scale: number;
}

/** Throws where a picture has no pixels, or not as many as it says. */
export function checkPicture(picture: Picture): void {
  const { width, height, data } = Object(picture) as Partial<Picture>;
  for (const side of [width, height])
    if (!Number.isInteger(side) || !(side! > 0))
      throw badArgument(side, "a picture with a width and a height in pixels");
  const expected = 4 * width! * height!;
  if (!(Number(data?.length) >= expected))
    throw badArgument(data?.length, `${expected} bytes for ${width} × ${height} pixels: red, green, blue and alpha`);
}

/** Larger pictures are scaled down to this many pixels: more of them show nothing that the reader needs. */
const MOST_PIXELS = 1_300_000;

/** How much red, green and blue count for a shade, in eighths: as light as they look, or as red. */
type Shade = readonly [red: number, green: number, blue: number];
const LIGHT: Shade = [2, 5, 1];
export const RED: Shade = [8, 0, 0];

/** The picture in shades of gray, on white where it is transparent, scaled down by averaging. */
export function toGray({ width, height, data }: Picture, [red, green, blue] = LIGHT): Gray {
  const scale = Math.max(1, Math.sqrt((width * height) / MOST_PIXELS));
  const w = Math.max(1, Math.floor(width / scale));
  const h = Math.max(1, Math.floor(height / scale));
  const gray = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const y0 = Math.floor(y * scale);
    const y1 = Math.max(y0 + 1, Math.min(height, Math.floor((y + 1) * scale)));
    for (let x = 0; x < w; x++) {
      const x0 = Math.floor(x * scale);
      const x1 = Math.max(x0 + 1, Math.min(width, Math.floor((x + 1) * scale)));
      let sum = 0;
      for (let yy = y0; yy < y1; yy++) {
        for (let xx = x0; xx < x1; xx++) {
          const i = 4 * (yy * width + xx);
          const alpha = data[i + 3];
          const shade = (red * data[i] + green * data[i + 1] + blue * data[i + 2]) / 8;
          sum += alpha === 255 ? shade : shade * (alpha / 255) + 255 - alpha;
        }
      }
      gray[y * w + x] = sum / ((y1 - y0) * (x1 - x0));
    }
  }
  return { width: w, height: h, data: gray, scale };
}

/** The shade at a point between pixels; the picture goes on beyond its edge as it ends there. */
export function shadeAt({ width, height, data }: Gray, x: number, y: number): number {
  const px = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const py = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const x0 = Math.floor(px);
  const y0 = Math.floor(py);
  const i = y0 * width + x0;
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  const fx = px - x0;
  const fy = py - y0;
  const upper = data[i] + (data[i + right] - data[i]) * fx;
  const lower = data[i + below] + (data[i + below + right] - data[i + below]) * fx;
  return upper + (lower - upper) * fy;
}

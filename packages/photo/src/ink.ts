import type { Gray } from "./picture.js";

/** Whether lines and digits are darker than the paper, or lighter. */
export type Polarity = "dark" | "light";

/** Sums of all shades above and to the left: the mean of any rectangle takes four look-ups. */
export function sumsOf({ width, height, data }: Gray): Int32Array {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x];
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  return sums;
}

/** What differs from the mean around it: 1 for ink, 0 for paper. */
export function inkOf(gray: Gray, sums: Int32Array, polarity: Polarity, share: number): Uint8Array {
  const { width, height, data } = gray;
  const ink = new Uint8Array(width * height);
  const radius = Math.max(5, Math.round(Math.max(width, height) / 64));
  const sign = polarity === "dark" ? 1 : -1;
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    const y0 = Math.max(0, y - radius);
    const y1 = Math.min(height, y + radius + 1);
    for (let x = 0; x < width; x++) {
      const x0 = Math.max(0, x - radius);
      const x1 = Math.min(width, x + radius + 1);
      const sum = sums[y1 * stride + x1] - sums[y0 * stride + x1] - sums[y1 * stride + x0] + sums[y0 * stride + x0];
      const mean = sum / ((y1 - y0) * (x1 - x0));
      if (sign * (mean - data[y * width + x]) > Math.max(3, share * mean)) ink[y * width + x] = 1;
    }
  }
  return ink;
}

import type { Picture } from "@wings/formats/qr";
import type { Component, Frame } from "./frame.js";

/** How the colors of a picture are stored. */
export type ColorSpace = "gray" | "YCbCr" | "RGB" | "CMYK" | "YCCK";

/** The pixels of a frame whose coefficients are read. */
export function pixelsOf(frame: Frame, quantizations: readonly Uint16Array[], space: ColorSpace): Picture {
  const { kept, components } = frame;
  const width = Math.ceil((frame.width * kept) / 8);
  const height = Math.ceil((frame.height * kept) / 8);
  const mostHorizontal = Math.max(...components.map(({ horizontal }) => horizontal));
  const mostVertical = Math.max(...components.map(({ vertical }) => vertical));
  const planes = components.map((component, i) => planeOf(component, quantizations[i], kept));
  const columns = components.map(({ horizontal }) =>
    Uint32Array.from({ length: width }, (_, x) => Math.floor((x * horizontal) / mostHorizontal)),
  );
  const data = new Uint8ClampedArray(4 * width * height);
  const sample = new Float64Array(4);
  for (let y = 0; y < height; y++) {
    const rows = components.map(({ vertical, stride }) => Math.floor((y * vertical) / mostVertical) * stride * kept);
    for (let x = 0; x < width; x++) {
      for (let i = 0; i < planes.length; i++) sample[i] = planes[i][rows[i] + columns[i][x]];
      putColor(data, 4 * (y * width + x), sample, space);
    }
  }
  return { width, height, data };
}

function putColor(data: Uint8ClampedArray, at: number, [a, b, c, d]: Float64Array, space: ColorSpace): void {
  data[at + 3] = 255;
  if (space === "gray" || space === "RGB") {
    data[at] = a;
    data[at + 1] = space === "gray" ? a : b;
    data[at + 2] = space === "gray" ? a : c;
    return;
  }
  const isYellow = space !== "CMYK";
  const red = isYellow ? a + 1.402 * (c - 128) : a;
  const green = isYellow ? a - 0.344136 * (b - 128) - 0.714136 * (c - 128) : b;
  const blue = isYellow ? a + 1.772 * (b - 128) : c;
  // Programs write CMYK inverted, so that white is 255.
  const light = space === "YCbCr" ? 1 : d / 255;
  data[at] = red * light;
  data[at + 1] = green * light;
  data[at + 2] = blue * light;
}

/** The pixels of one color: the inverse cosine transform of as many frequencies as a block has pixels. */
function planeOf({ values, stride }: Component, quantization: Uint16Array, kept: number): Uint8ClampedArray {
  const plane = new Uint8ClampedArray(values.length);
  const size = kept * kept;
  const factors = Float32Array.from({ length: size }, (_, i) => quantization[Math.floor(i / kept) * 8 + (i % kept)]);
  const waves = Float32Array.from({ length: size }, (_, i) => {
    const frequency = i % kept;
    const at = Math.floor(i / kept);
    return (frequency === 0 ? Math.SQRT1_2 : Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * kept))) / 2;
  });
  const rows = new Float32Array(size);
  for (let block = 0, from = 0; from < values.length; block++, from += size) {
    const column = block % stride;
    const out = ((block - column) / stride) * stride * size + column * kept;
    // The rows of coefficients up to the last one that is not zero.
    let last = size - 1;
    while (last > 0 && values[from + last] === 0) last--;
    const shade = 128 + (values[from] * factors[0]) / 8;
    if (last === 0) {
      for (let y = 0; y < kept; y++) plane.fill(shade, out + y * stride * kept, out + y * stride * kept + kept);
      continue;
    }
    const used = Math.floor(last / kept) + 1;
    for (let v = 0; v < used; v++) {
      for (let x = 0; x < kept; x++) {
        let sum = 0;
        for (let u = 0; u < kept; u++) {
          const i = v * kept + u;
          sum += waves[x * kept + u] * factors[i] * values[from + i];
        }
        rows[v * kept + x] = sum;
      }
    }
    for (let y = 0; y < kept; y++) {
      for (let x = 0; x < kept; x++) {
        let sum = 128;
        for (let v = 0; v < used; v++) sum += waves[y * kept + v] * rows[v * kept + x];
        plane[out + y * stride * kept + x] = sum;
      }
    }
  }
  return plane;
}

import { Readable } from "node:stream";
import { createInflate, inflateSync } from "node:zlib";
import type { Picture } from "@wings/formats/qr";
import { PictureError, damaged } from "./picture-error.js";

/** What the header of a PNG says. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: number;
  readonly color: number;
  readonly isInterlaced: boolean;
}

/** Samples of a pixel, by the kind of color: gray, red and green and blue, palette, gray and alpha, all four. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function pngHeader(bytes: Buffer): PngHeader {
  if (bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR") throw damaged();
  const header = {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    depth: bytes[24],
    color: bytes[25],
    isInterlaced: bytes[28] !== 0,
  };
  if (!(header.width * header.height > 0) || !(header.color in CHANNELS) || ![1, 2, 4, 8, 16].includes(header.depth))
    throw damaged();
  return header;
}

/** The pixels of a large PNG, scaled down to at most `most` by averaging its rows as they come: it is never in memory as a whole. */
export async function shrinkPng(bytes: Buffer, most: number): Promise<Picture> {
  const header = pngHeader(bytes);
  if (header.isInterlaced) throw new PictureError("it is a large interlaced PNG: save it without, or as JPEG.");
  const { parts, palette, alphas } = chunksOf(bytes);
  const { width, height, depth, color } = header;
  const channels = CHANNELS[color];
  const times = Math.ceil(Math.sqrt((width * height) / most));
  const out = { width: Math.floor(width / times), height: Math.floor(height / times) };
  const data = new Uint8ClampedArray(4 * out.width * out.height).fill(255);
  const sums = new Float64Array(3 * out.width);
  const colors = color === 3 ? paletteColors(palette, alphas) : undefined;
  let y = 0;
  for await (const row of rowsOf(
    parts,
    Math.ceil((width * channels * depth) / 8),
    Math.max(1, (channels * depth) >> 3),
  )) {
    addRow(sums, samplesOf(row, width * channels, depth, color !== 3), channels, times, colors);
    y++;
    if (y % times === 0) {
      const at = 4 * out.width * (y / times - 1);
      for (let x = 0; x < out.width; x++)
        for (let i = 0; i < 3; i++) data[at + 4 * x + i] = sums[3 * x + i] / (times * times);
      sums.fill(0);
    }
    if (y === times * out.height) return { ...out, data };
  }
  throw damaged();
}

/** Throws where the data of a PNG is more than its pixels need: a small file can hold gigabytes of it. */
export function checkData(bytes: Buffer): void {
  const { width, height, depth, color } = pngHeader(bytes);
  const row = Math.ceil((width * CHANNELS[color] * depth) / 8);
  // Interlaced, there are seven small pictures, whose rows end in part of a byte and begin with one for the filter.
  const maxOutputLength = 2 * height * (row + 8) + 1000;
  try {
    inflateSync(Buffer.concat(chunksOf(bytes).parts), { maxOutputLength });
  } catch {
    throw damaged();
  }
}

function chunksOf(bytes: Buffer) {
  const parts: Buffer[] = [];
  let palette: Uint8Array = new Uint8Array();
  let alphas: Uint8Array = new Uint8Array();
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString("latin1", at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (kind === "IDAT") parts.push(content);
    else if (kind === "PLTE") palette = content;
    else if (kind === "tRNS") alphas = content;
    at += 12 + length;
  }
  return { parts, palette, alphas };
}

/** Red, green and blue of each color of a palette, on white paper. */
const paletteColors = (palette: Uint8Array, alphas: Uint8Array): Uint8ClampedArray =>
  Uint8ClampedArray.from(palette, (value, i) => onWhite(value, alphas[Math.floor(i / 3)] ?? 255));

const onWhite = (value: number, alpha: number): number => (value * alpha) / 255 + 255 - alpha;

/** The rows of bytes, each the same buffer. */
async function* rowsOf(parts: readonly Buffer[], length: number, distance: number): AsyncGenerator<Uint8Array> {
  let row = new Uint8Array(length + 1);
  let above = new Uint8Array(length + 1);
  let filled = 0;
  const inflate = createInflate();
  try {
    for await (const chunk of Readable.from(parts).pipe(inflate) as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length;) {
        const taken = Math.min(chunk.length - at, length + 1 - filled);
        row.set(chunk.subarray(at, at + taken), filled);
        at += taken;
        filled += taken;
        if (filled <= length) continue;
        unfilter(row, above, distance);
        yield row.subarray(1);
        [row, above] = [above, row];
        filled = 0;
      }
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith("Z_") === true ? damaged() : error;
  } finally {
    inflate.destroy();
  }
}

/** Undoes what a row was compressed with; its first byte says what. */
function unfilter(row: Uint8Array, above: Uint8Array, distance: number): void {
  const [filter] = row;
  if (filter > 4) throw damaged();
  if (filter === 0) return;
  for (let i = 1; i < row.length; i++) {
    const a = i > distance ? row[i - distance] : 0;
    const b = above[i];
    if (filter === 1) row[i] += a;
    else if (filter === 2) row[i] += b;
    else if (filter === 3) row[i] += (a + b) >> 1;
    else row[i] += nearest(a, b, i > distance ? above[i - distance] : 0);
  }
}

/** The neighbor that is nearest to left plus above minus upper left. */
function nearest(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** The samples of a row as bytes. A number of a palette stays as it is. */
function samplesOf(row: Uint8Array, count: number, depth: number, isShade: boolean): Uint8Array {
  if (depth === 8) return row;
  if (depth === 16) return Uint8Array.from({ length: count }, (_, i) => row[2 * i]);
  const most = (1 << depth) - 1;
  const factor = isShade ? 255 / most : 1;
  return Uint8Array.from({ length: count }, (_, i) => {
    const bit = i * depth;
    return ((row[bit >> 3] >> (8 - depth - (bit & 7))) & most) * factor;
  });
}

/** Adds a row to the sums of the smaller picture. */
function addRow(
  sums: Float64Array,
  samples: Uint8Array,
  channels: number,
  times: number,
  colors: Uint8ClampedArray | undefined,
): void {
  const isGray = channels < 3;
  for (let x = 0, at = 0; x < sums.length; x += 3) {
    for (let i = 0; i < times; i++, at += channels) {
      if (colors !== undefined) {
        const color = 3 * samples[at];
        sums[x] += colors[color];
        sums[x + 1] += colors[color + 1];
        sums[x + 2] += colors[color + 2];
        continue;
      }
      const red = samples[at];
      const green = isGray ? red : samples[at + 1];
      const blue = isGray ? red : samples[at + 2];
      const alpha = channels === 2 ? samples[at + 1] : channels === 4 ? samples[at + 3] : 255;
      sums[x] += onWhite(red, alpha);
      sums[x + 1] += onWhite(green, alpha);
      sums[x + 2] += onWhite(blue, alpha);
    }
  }
}

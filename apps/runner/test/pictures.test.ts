import { Buffer } from "node:buffer";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { drawn } from "@wings/test-kit/drawn-photo";
import { decodePicture } from "../src/codes/decode.js";
import { decodeJpeg } from "../src/codes/jpeg/decode-jpeg.js";
import { shrinkPng } from "../src/codes/shrink-png.js";
import { EASY } from "./puzzles.js";
import { chunk } from "./photo-file.js";
import { scratch, wings } from "./wings.js";

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

const ALL = { most: Infinity, refuse: Infinity };
const { data, ...size } = drawn(EASY, { cell: 12, turned: 3 });

/** Two files of libjpeg: progressive, with two colors a block; and with restarts, with four. */
const fixture = (name: string) => readFileSync(new URL(`pictures/${name}.jpg`, import.meta.url));
const JPEGS = [
  ["progressive", fixture("progressive")],
  ["with restarts", fixture("restarts")],
  ["baseline", jpeg.encode({ ...size, data: Buffer.from(data) }, 80).data],
] as const;

/** How far two pictures differ, in shades, on average. */
function difference(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  return Array.from(one.data).reduce((sum, shade, i) => sum + Math.abs(shade - other.data[i]), 0) / one.data.length;
}

/** A picture made smaller by averaging squares of pixels. */
function averaged({ width, height, data: from }: Pixels, times: number): Pixels {
  const [w, h] = [Math.floor(width / times), Math.floor(height / times)];
  const to = Array.from({ length: 4 * w * h }, (_, i) => {
    const [x, y] = [(i >> 2) % w, Math.floor((i >> 2) / w)];
    let sum = 0;
    for (let k = 0; k < times * times; k++)
      sum += from[4 * ((y * times + Math.floor(k / times)) * width + x * times + (k % times)) + (i & 3)];
    return sum / times ** 2;
  });
  return { width: w, height: h, data: to };
}

test.each(JPEGS)("a JPEG is decoded as jpeg-js does: %s", (_, bytes) => {
  expect(difference(decodeJpeg(bytes, ALL), jpeg.decode(bytes, { useTArray: true }))).toBeLessThan(1);
});

test("a JPEG is scaled down as if its pixels were averaged", () => {
  const { data: pixels, ...whole } = drawn(EASY, { cell: 80, turned: 8, shadow: 0.4 });
  const bytes = jpeg.encode({ ...whole, data: Buffer.from(pixels) }, 90).data;
  for (const times of [2, 4, 8]) {
    const small = decodeJpeg(bytes, { ...ALL, most: (whole.width * whole.height) / times ** 2 });
    expect(difference(small, averaged({ ...whole, data: pixels }, times))).toBeLessThan(4);
  }
});

test.each([
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["without its data", (bytes: Buffer) => bytes.subarray(0, 30)],
  [
    "with an unknown code",
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 160), Buffer.alloc(bytes.length - 160, 0xfe)]),
  ],
])("a damaged JPEG is refused: %s", (_, damage) => {
  for (const [, bytes] of JPEGS) expect(() => decodeJpeg(damage(Buffer.from(bytes)), ALL)).toThrow("damaged");
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("a JPEG is turned as its camera says: %i", (orientation) => {
  // Of four quarters in different shades, the upper left one is black, and the upper right one dark.
  const shades = [0, 80, 160, 240];
  const shade = (i: number) => shades[2 * Number(i >> 2 >= 16 * 4) + Number((i >> 2) % 16 >= 8)];
  const stored = jpeg.encode(
    { width: 16, height: 8, data: Buffer.from(Array.from({ length: 512 }, (_, i) => shade(i))) },
    95,
  );
  const exif = Buffer.from(
    `ffe1 0022 457869660000 4d4d002a00000008 0001 0112000300000001000${orientation}0000 00000000`.replaceAll(" ", ""),
    "hex",
  );
  const {
    width,
    height,
    data: seen,
  } = decodeJpeg(Buffer.concat([stored.data.subarray(0, 2), exif, stored.data.subarray(2)]), ALL);
  const at = (x: number, y: number) =>
    Math.round(seen[4 * (Math.floor(y * height) * width + Math.floor(x * width))] / 80);
  const quarters = [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)].join("");
  expect(quarters).toBe(["0123", "1032", "3210", "2301", "0213", "2031", "3120", "1302"][orientation - 1]);
});

test("with --json, a picture that can't be read is a line, also alone", async () => {
  const file = join(scratch, "nothing.png");
  writeFileSync(file, PNG.sync.write(new PNG({ width: 9, height: 9 })));
  const { status, out, err } = await wings(["check", "--json", file]);
  expect([status, err]).toEqual([1, ""]);
  expect(JSON.parse(out)).toMatchObject({ index: 0, input: file, error: { code: "WINGS_BAD_PICTURE" } });
});

test.each([
  ["BMP", "BM\x36\0\0\0\0\0\0\0\x36\0"],
  ["PDF", "%PDF-1.4\n%\n1 0 obj"],
])("a picture of another kind is refused: %s", async (_, start) => {
  const file = join(scratch, "other");
  writeFileSync(file, start);
  const { status, err } = await wings(["check", file]);
  expect([status, err]).toEqual([2, expect.stringContaining("only PNG and JPEG are read")]);
});

test.each([
  ["gray", 0, 8],
  ["colors", 2, 8],
  ["transparent", 6, 8],
  ["of 16 bits", 2, 16],
] as const)("a large PNG is averaged while it is read: %s", async (_, colorType, bitDepth) => {
  const png = Object.assign(new PNG(size), { data: Buffer.from(data) });
  for (let i = 0; i < png.data.length; i += 4) {
    png.data[i] = (i * 7) % 256;
    if (colorType === 6) png.data[i + 3] = (i * 11) % 256;
  }
  const bytes = PNG.sync.write(png, { colorType, inputColorType: 6, bitDepth });
  const onWhite = PNG.sync.read(bytes);
  for (let i = 0; i < onWhite.data.length; i++) {
    const alpha = onWhite.data[i | 3] / 255;
    if ((i & 3) < 3) onWhite.data[i] = onWhite.data[i] * alpha + 255 * (1 - alpha);
    else onWhite.data[i] = 255;
  }
  const shrunk = await shrinkPng(bytes, (size.width * size.height) / 4);
  expect(difference(shrunk, averaged(onWhite, 2))).toBeLessThan(1.5);
});

/** An interlaced PNG of gray pixels, with these bytes before they are compressed. */
const interlaced = (side: number, bytes: Buffer): Buffer => {
  const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 0, 0, 0, 1]);
  const chunks = [chunk("IHDR", header), chunk("IDAT", deflateSync(bytes)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);
};

test("an interlaced PNG with more data than pixels is refused before it is unpacked", async () => {
  const one = await decodePicture(interlaced(1, Buffer.from([0, 90])));
  expect(Array.from(one.data)).toEqual([90, 90, 90, 255]);
  // The file has 40 kB.
  await expect(decodePicture(interlaced(100, Buffer.alloc(40e6)))).rejects.toThrow("it is damaged: save it again.");
});

test("a photo of 50 million pixels is read", async () => {
  const small = drawn(EASY, { cell: 34, turned: 8, shadow: 0.4 });
  const times = Math.ceil(Math.sqrt(50e6 / (small.width * small.height)));
  const png = new PNG({ width: times * small.width, height: times * small.height });
  const pixels = new Uint32Array(small.data.buffer);
  const large = new Uint32Array(png.data.buffer, png.data.byteOffset, png.data.length / 4);
  for (let i = 0; i < large.length; i++)
    large[i] = pixels[Math.floor(i / png.width / times) * small.width + Math.floor((i % png.width) / times)];
  const file = join(scratch, "huge.png");
  writeFileSync(file, PNG.sync.write(png, { deflateLevel: 1 }));
  expect(await wings(["convert", file])).toMatchObject({ status: 0, out: `${EASY}\n` });
});

import type { Picture } from "@wings/formats/qr";
import { PictureError, damaged } from "../picture-error.js";
import { BitReader, type HuffmanTable, huffmanTable } from "./bit-reader.js";
import { type Component, type Frame, frameOf } from "./frame.js";
import { orientationIn, upright } from "./orientation.js";
import { type ColorSpace, pixelsOf } from "./pixels.js";
import { type Scan, ZIGZAG, readScan } from "./scan.js";

/** What the segments of a file say that come before the next scan. */
interface Known {
  frame?: Frame;
  readonly quantizations: Uint16Array[];
  readonly dc: HuffmanTable[];
  readonly ac: HuffmanTable[];
  restart: number;
  /** How Adobe's programs say the colors are stored. */
  adobe?: number;
  /** How the camera was held. */
  orientation?: number | undefined;
}

/**
 * The pixels of a JPEG, upright. If it has more than `most`, it is scaled down by leaving out its higher frequencies: a photo of 100 million
 * pixels needs no more memory than a small one.
 */
export function decodeJpeg(bytes: Uint8Array, { most, refuse }: { most: number; refuse: number }): Picture {
  const known: Known = { quantizations: [], dc: [], ac: [], restart: 0 };
  const used = new Map<Component, Uint16Array>();
  let scans = 0;
  for (let at = 2; ;) {
    // What is between segments is no part of them.
    while (at < bytes.length && bytes[at] !== 0xff) at++;
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++];
    if (marker === undefined || marker === 0xd9) break;
    if (marker === 0 || (marker >= 0xd0 && marker <= 0xd8) || marker === 1) continue;
    const length = (bytes[at] << 8) | bytes[at + 1];
    if (!(length >= 2) || at + length > bytes.length) throw damaged();
    const segment = bytes.subarray(at + 2, at + length);
    at += length;
    if (marker === 0xda) {
      const { frame } = known;
      if (frame === undefined) throw damaged();
      const scan = scanOf(segment, known, frame);
      for (const { component } of scan.parts) used.set(component, known.quantizations[component.quantization]);
      const reader = new BitReader(bytes, at);
      readScan(frame, scan, reader);
      at = reader.at;
      scans++;
    } else take(known, marker, segment, most, refuse);
  }
  const { frame } = known;
  if (frame === undefined || scans === 0) throw damaged();
  const quantizations = frame.components.map((component) => used.get(component));
  if (!quantizations.every((each) => each !== undefined)) throw damaged();
  return upright(pixelsOf(frame, quantizations, spaceOf(frame, known.adobe)), known.orientation ?? 1);
}

function take(known: Known, marker: number, segment: Uint8Array, most: number, refuse: number): void {
  const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
  if (isFrame) {
    if (marker > 0xc2 || segment[0] !== 8)
      throw new PictureError("it is a rare kind of JPEG: save it again as JPEG or PNG.");
    checkPixels((segment[3] << 8) | segment[4], (segment[1] << 8) | segment[2], refuse);
    if (known.frame !== undefined) throw damaged();
    known.frame = frameOf(segment, marker === 0xc2, most);
  } else if (marker === 0xdb) takeQuantizations(known, segment);
  else if (marker === 0xc4) takeTables(known, segment);
  else if (marker === 0xdd) known.restart = (segment[0] << 8) | segment[1];
  else if (marker === 0xe1) known.orientation ??= orientationIn(segment);
  else if (marker === 0xee && String.fromCharCode(...segment.subarray(0, 5)) === "Adobe") known.adobe = segment[11];
}

/** Throws where a picture has more pixels than are read. */
export function checkPixels(width: number, height: number, most: number): void {
  if (width * height > most)
    throw new PictureError(`it has ${width} × ${height} pixels, more than ${most / 1e6} million: make it smaller.`);
}

function takeQuantizations(known: Known, segment: Uint8Array): void {
  for (let at = 0; at < segment.length;) {
    const isLong = segment[at] >> 4 > 0;
    const table = new Uint16Array(64);
    const id = segment[at++] & 15;
    for (let i = 0; i < 64; i++) {
      table[ZIGZAG[i]] = isLong ? (segment[at] << 8) | segment[at + 1] : segment[at];
      at += isLong ? 2 : 1;
    }
    known.quantizations[id] = table;
  }
}

function takeTables(known: Known, segment: Uint8Array): void {
  for (let at = 0; at + 17 <= segment.length;) {
    const tables = segment[at] >> 4 === 0 ? known.dc : known.ac;
    const counts = segment.subarray(at + 1, at + 17);
    const symbols = counts.reduce((sum, count) => sum + count, 0);
    tables[segment[at] & 15] = huffmanTable(counts, segment.subarray(at + 17, at + 17 + symbols));
    at += 17 + symbols;
  }
}

/** A table without codes: a scan that has no use for one may name none. */
const NO_TABLE: HuffmanTable = new Uint16Array(0x10000);

function scanOf(segment: Uint8Array, known: Known, frame: Frame): Scan {
  const count = segment[0];
  const parts = Array.from({ length: count }, (_, i) => {
    const [id, tables] = segment.subarray(1 + 2 * i, 3 + 2 * i);
    const component = frame.components.find((each) => each.id === id);
    if (component === undefined) throw damaged();
    return { component, dc: known.dc[tables >> 4] ?? NO_TABLE, ac: known.ac[tables & 15] ?? NO_TABLE };
  });
  const [from, to, bits] = segment.subarray(1 + 2 * count);
  if (count === 0 || !(to <= 63) || (frame.isProgressive && from > 0 && count > 1)) throw damaged();
  return { parts, from, to, high: bits >> 4, low: bits & 15, restart: known.restart };
}

function spaceOf({ components }: Frame, adobe: number | undefined): ColorSpace {
  if (components.length === 1) return "gray";
  if (components.length === 4) return adobe === 2 ? "YCCK" : "CMYK";
  const isNamed = components.every(({ id }, i) => id === "RGB".charCodeAt(i));
  return adobe === 0 || (adobe === undefined && isNamed) ? "RGB" : "YCbCr";
}

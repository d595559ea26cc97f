import { damaged } from "../picture-error.js";
import type { BitReader, HuffmanTable } from "./bit-reader.js";
import type { Component, Frame } from "./frame.js";

/** Where the coefficients are in a block of 8 × 8, in the order of the file. */
export const ZIGZAG = Uint8Array.of(
  ...[
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28,
  ],
  ...[
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
    55,
  ],
  ...[62, 63],
);

/** A part of the coefficients of some components. */
export interface Scan {
  readonly parts: readonly { readonly component: Component; readonly dc: HuffmanTable; readonly ac: HuffmanTable }[];
  /** The first and the last coefficient. */
  readonly from: number;
  readonly to: number;
  /** Of progressive pictures: the bit from which on the coefficients are known already, and the one down to which they are now. */
  readonly high: number;
  readonly low: number;
  /** Groups between two restarts, or 0. */
  readonly restart: number;
}

/** Reads the coefficients of a scan, and keeps those of the smaller picture. */
export function readScan(frame: Frame, scan: Scan, reader: BitReader): void {
  const { parts, restart } = scan;
  const readers = parts.map((part) => new BlockReader(frame, scan, part, reader));
  const isAlone = parts.length === 1;
  const [first] = parts;
  const columns = isAlone ? first.component.columns : frame.groupColumns;
  const groups = columns * (isAlone ? first.component.rows : frame.groupRows);
  for (let group = 0; group < groups; group++) {
    if (restart > 0 && group > 0 && group % restart === 0) {
      reader.restart();
      for (const each of readers) each.restart();
    }
    const x = group % columns;
    const y = (group - x) / columns;
    if (isAlone) {
      readers[0].read(y * first.component.stride + x);
      continue;
    }
    for (const each of readers) each.readGroup(x, y);
  }
}

/** Reads the blocks of one component. */
class BlockReader {
  /** The last first coefficient: the next one is read as a difference. */
  private last = 0;
  /** Blocks that have no further coefficients in this scan. */
  private rest = 0;
  private readonly places: Int8Array;
  private readonly size: number;
  private readonly component: Component;
  readonly read: (block: number) => void;

  constructor(
    { kept, isProgressive }: Frame,
    private readonly scan: Scan,
    private readonly part: Scan["parts"][number],
    private readonly reader: BitReader,
  ) {
    this.component = part.component;
    this.size = kept * kept;
    this.places = placesOf(kept);
    this.read = !isProgressive
      ? this.readWhole
      : scan.from === 0
        ? scan.high === 0
          ? this.readFirst
          : this.refineFirst
        : scan.high === 0
          ? this.readOthers
          : this.refineOthers;
  }

  restart(): void {
    this.last = 0;
    this.rest = 0;
  }

  readGroup(x: number, y: number): void {
    const { horizontal, vertical, stride } = this.component;
    for (let v = 0; v < vertical; v++)
      for (let h = 0; h < horizontal; h++) this.read((y * vertical + v) * stride + x * horizontal + h);
  }

  private readonly readWhole = (block: number): void => {
    const { reader, places, size, part } = this;
    const { values } = this.component;
    this.last += reader.takeSigned(reader.symbol(part.dc));
    values[block * size] = this.last;
    for (let i = 1; i < 64; i++) {
      const symbol = reader.symbol(part.ac);
      const length = symbol & 15;
      if (length === 0) {
        if (symbol < 0xf0) return;
        i += 15;
        continue;
      }
      i += symbol >> 4;
      if (i > 63) throw damaged();
      const value = reader.takeSigned(length);
      const place = places[i];
      if (place >= 0) values[block * size + place] = value;
    }
  };

  private readonly readFirst = (block: number): void => {
    this.last += this.reader.takeSigned(this.reader.symbol(this.part.dc));
    this.component.values[block * this.size] = this.last << this.scan.low;
  };

  private readonly refineFirst = (block: number): void => {
    if (this.reader.take(1) === 1) this.component.values[block * this.size] |= 1 << this.scan.low;
  };

  private readonly readOthers = (block: number): void => {
    const { reader, scan, part } = this;
    if (this.rest > 0) {
      this.rest--;
      return;
    }
    for (let i = scan.from; i <= scan.to; i++) {
      const symbol = reader.symbol(part.ac);
      const run = symbol >> 4;
      const length = symbol & 15;
      if (length === 0) {
        if (run < 15) {
          this.rest = (1 << run) - 1 + reader.take(run);
          return;
        }
        i += 15;
        continue;
      }
      i += run;
      if (i > 63) throw damaged();
      this.put(block, i, reader.takeSigned(length) * (1 << scan.low));
    }
  };

  private readonly refineOthers = (block: number): void => {
    const { reader, scan, part } = this;
    let i = scan.from;
    if (this.rest === 0) {
      for (; i <= scan.to; i++) {
        const symbol = reader.symbol(part.ac);
        const run = symbol >> 4;
        let value = 0;
        if ((symbol & 15) > 0) value = reader.take(1) === 1 ? 1 : -1;
        else if (run < 15) {
          this.rest = (1 << run) + reader.take(run);
          break;
        }
        i = this.refine(block, i, run);
        if (value !== 0 && i <= scan.to) this.put(block, i, value * (1 << scan.low));
      }
    }
    if (this.rest === 0) return;
    this.refine(block, i, 64);
    this.rest--;
  };

  /** Refines the coefficients that are there, from `i` on, up to the one behind `run` that are not. */
  private refine(block: number, i: number, run: number): number {
    const { reader, scan, places } = this;
    const { isThere, values } = this.component;
    const bit = 1 << scan.low;
    for (; i <= scan.to; i++) {
      if ((isThere[8 * block + (i >> 3)] & (1 << (i & 7))) === 0) {
        if (run-- === 0) return i;
        continue;
      }
      if (reader.take(1) === 0 || places[i] < 0) continue;
      const at = block * this.size + places[i];
      values[at] += values[at] > 0 ? bit : -bit;
    }
    return i;
  }

  private put(block: number, i: number, value: number): void {
    this.component.isThere[8 * block + (i >> 3)] |= 1 << (i & 7);
    if (this.places[i] >= 0) this.component.values[block * this.size + this.places[i]] = value;
  }
}

/** By the order of the file: where a coefficient is kept, or -1. */
function placesOf(kept: number): Int8Array {
  return Int8Array.from(ZIGZAG, (at) => {
    const [x, y] = [at % 8, at >> 3];
    return x < kept && y < kept ? y * kept + x : -1;
  });
}

import { damaged } from "../picture-error.js";

/** By the next 16 bits: the length of their code, and its symbol in the lower byte. */
export type HuffmanTable = Uint16Array;

/** A table from the number of codes of each length, 1 to 16, and their symbols. */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const table = new Uint16Array(0x10000);
  let code = 0;
  let next = 0;
  for (let length = 1; length <= 16; length++) {
    const width = 1 << (16 - length);
    for (let i = 0; i < counts[length - 1]; i++, next++) {
      if (code + width > 0x10000) throw damaged();
      table.fill((length << 8) | symbols[next], code, code + width);
      code += width;
    }
  }
  return table;
}

/** So many bytes may be missing at the end of the data of a scan. */
const MOST_MISSING = 64;

/** Reads the bits of a scan, up to the next marker. */
export class BitReader {
  private bits = 0;
  private count = 0;
  private missing = 0;

  constructor(
    private readonly bytes: Uint8Array,
    /** The next byte. */
    public at: number,
  ) {}

  /** Bits are taken from 32 at once. Beyond the data, they are 0. */
  private fill(): void {
    const { bytes } = this;
    while (this.count <= 24) {
      const byte = bytes[this.at];
      if (this.at >= bytes.length || (byte === 0xff && bytes[this.at + 1] !== 0)) {
        if (++this.missing > MOST_MISSING) throw damaged();
        this.bits <<= 8;
      } else {
        this.at += byte === 0xff ? 2 : 1;
        this.bits = (this.bits << 8) | byte;
      }
      this.count += 8;
    }
  }

  symbol(table: HuffmanTable): number {
    if (this.count < 16) this.fill();
    const entry = table[(this.bits >>> (this.count - 16)) & 0xffff];
    if (entry === 0) throw damaged();
    this.count -= entry >> 8;
    return entry & 0xff;
  }

  /** A number of at most 16 bits. */
  take(length: number): number {
    if (length === 0) return 0;
    if (this.count < length) this.fill();
    this.count -= length;
    return (this.bits >>> this.count) & ((1 << length) - 1);
  }

  /** A number with a sign: small ones of their length are negative. */
  takeSigned(length: number): number {
    const value = this.take(length);
    return length === 0 || value >> (length - 1) === 1 ? value : value - (1 << length) + 1;
  }

  /** Goes on behind a restart marker. */
  restart(): void {
    while (this.at < this.bytes.length && this.bytes[this.at] !== 0xff) this.at++;
    while (this.bytes[this.at] === 0xff) this.at++;
    const isRestart = (this.bytes[this.at] & 0xf8) === 0xd0;
    if (!isRestart) throw damaged();
    this.at++;
    this.count = 0;
    this.missing = 0;
  }
}

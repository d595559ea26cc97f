import { badArgument } from "@wings/core/host";
import encodeQR from "qr";
import decodeQR from "qr/decode.js";
import { noQrCode, qrTooLong } from "./errors.js";

export type { FormatsErrorDetails } from "./errors.js";

/** What the largest code holds, in bytes. */
const MOST = 2953;
/** A white margin of four squares: readers need it. */
const BORDER = 4;

/** A QR code as an SVG picture. */
export function qrSvg(text: string): string {
  return encoded(text, () => encodeQR(text, "svg", { ecc: "low", border: BORDER }));
}

/** A QR code in half blocks, two squares a character, for a terminal with light text on a dark ground. */
export function qrBlocks(text: string): string {
  const squares = encoded(text, () => encodeQR(text, "raw", { ecc: "low", border: BORDER }));
  const lines: string[] = [];
  for (let row = 0; row < squares.length; row += 2) {
    const below = squares[row + 1] as readonly boolean[] | undefined;
    // The ground is dark, so a block is a light square.
    lines.push(squares[row].map((isDark, i) => BLOCKS[Number(!isDark)][Number(!(below?.[i] ?? true))]).join(""));
  }
  return `${lines.join("\n")}\n`;
}

/** By the square above and the one below. */
const BLOCKS = [
  [" ", "▄"],
  ["▀", "█"],
] as const;

// In pages and in Node.js.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

function encoded<T>(text: string, encode: () => T): T {
  if (typeof text !== "string") throw badArgument(text, "a text: format makes one of a board");
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MOST) throw qrTooLong(bytes);
  return encode();
}

/** Pixels, four bytes each, as a canvas has them. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The text of the QR code in a picture. */
export function readQr(picture: Picture): string {
  try {
    return decodeQR(picture);
  } catch {
    throw noQrCode();
  }
}

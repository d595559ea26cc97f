import { readFileSync } from "node:fs";
import { isWingsError } from "@wings/core";
import { type Picture, readQr } from "@wings/formats/qr";
import { decode } from "jpeg-js";
import { PNG } from "pngjs";
import { badPicture } from "../errors.js";

/** A photo of a phone has 12 million pixels. A small file can say that it has billions. */
const MOST_MEGAPIXELS = 16;

/** The text of the QR code in a picture file. */
export function textInPicture(path: string): string {
  try {
    const bytes = readFileSync(path);
    return readQr(bytes[0] === 0x89 ? fromPng(bytes) : fromJpeg(bytes));
  } catch (error) {
    throw badPicture(path, isWingsError(error) ? error.message : `it can't be read (${(error as Error).message}).`);
  }
}

function fromPng(bytes: Buffer): Picture {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width * height > MOST_MEGAPIXELS * 1e6)
    throw new Error(`${width} × ${height} pixels are more than ${MOST_MEGAPIXELS} million`);
  return PNG.sync.read(bytes);
}

const fromJpeg = (bytes: Buffer): Picture =>
  decode(bytes, { useTArray: true, maxResolutionInMP: MOST_MEGAPIXELS, maxMemoryUsageInMB: 256 });

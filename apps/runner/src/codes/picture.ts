import { readFileSync } from "node:fs";
import { isWingsError } from "@wings/core";
import { type Picture, readQr } from "@wings/formats/qr";
import { decode } from "jpeg-js";
import { PNG } from "pngjs";
import { badPicture } from "./errors.js";

/** A photo of a phone has 12 million pixels, a screen 9. A small file can say that it has billions. */
const MOST = { png: 9, jpeg: 13 };

/** The text of the QR code in a picture file. */
export function textInPicture(path: string): string {
  const bytes = readFileSync(path);
  try {
    return readQr(pixelsOf(bytes));
  } catch (error) {
    throw badPicture(path, isWingsError(error) ? error.message : whyOf(error as Error));
  }
}

/** What is wrong with a picture, in words of ours. */
class PictureError extends Error {}

const whyOf = (error: Error): string =>
  error instanceof PictureError ? error.message : "it is damaged: save it again as PNG.";

function pixelsOf(bytes: Buffer): Picture {
  if (bytes[0] === 0xff) {
    // The library counts what it needs, and throws before it takes more.
    return decode(bytes, { useTArray: true, maxResolutionInMP: MOST.jpeg, maxMemoryUsageInMB: 256 });
  }
  if (bytes[0] !== 0x89) throw new PictureError("only PNG and JPEG are read: save it as one of them.");
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width * height > MOST.png * 1e6)
    throw new PictureError(`it has ${width} × ${height} pixels, more than ${MOST.png} million: make it smaller.`);
  return PNG.sync.read(bytes);
}

import type { Picture } from "@wings/formats/qr";
import { PNG } from "pngjs";
import { checkPixels, decodeJpeg } from "./jpeg/decode-jpeg.js";
import { PictureError } from "./picture-error.js";
import { checkData, pngHeader, shrinkPng } from "./shrink-png.js";

/** Larger pictures are scaled down while they are decoded. A small file can say that it has billions of pixels: more are refused. */
const LIMITS = { most: 4e6, refuse: 120e6 };

/** Interlaced ones have no rows to average: they are decoded as a whole. */
const MOST_INTERLACED = 9e6;

/** The pixels of a PNG or a JPEG, scaled down if there are many. */
export async function decodePicture(bytes: Buffer): Promise<Picture> {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return decodeJpeg(bytes, LIMITS);
  if (bytes[0] !== 0x89) throw new PictureError("only PNG and JPEG are read: save it as one of them.");
  const { width, height, isInterlaced } = pngHeader(bytes);
  checkPixels(width, height, LIMITS.refuse);
  const isSmall = width * height <= (isInterlaced ? MOST_INTERLACED : LIMITS.most);
  if (!isSmall) return shrinkPng(bytes, LIMITS.most);
  // The library knows how much data there is only where there are rows.
  if (isInterlaced) checkData(bytes);
  return PNG.sync.read(bytes);
}

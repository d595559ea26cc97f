// Loaded with the first picture.

import { isWingsError } from "@wings/core";
import { readQr } from "@wings/formats/qr";
import type { Engine } from "../engine/engine.js";
import type { Pixels, Reading } from "../model/engine-messages.js";
import { noSudoku, pictureTooLarge } from "../model/errors.js";
import type { Photo } from "./dialogs/photo-state.js";

/** Larger pictures are made smaller: a grid needs no more, and a phone has little memory. */
const MOST_PIXELS = 2000;

/** A larger file is from a camera: it is scaled down as it is decoded. */
const LARGE_FILE = 4e6;

/** Where a browser can't open a picture, it is for its size if that is so large, in all or along a side. */
const LARGE_AREA = 50e6;
const LARGE_SIDE = 16_384;

/** How the first words of a PNG read as numbers. */
const PNG = 0x89504e47;
const IHDR = 0x49484452;

/** The text of the QR code in a picture, or else the sudoku that it shows. */
export async function readPicture(
  engine: Engine,
  file: Blob,
  layout: string | undefined,
): Promise<{ readonly text: string } | Photo> {
  const picture = await pixelsOf(file);
  try {
    return { text: readQr(picture) };
  } catch (error) {
    if (!isWingsError(error)) throw error;
  }
  return readSudoku(engine, picture, layout);
}

/** The sudoku that a picture shows, mended by the rules of the layout. */
export async function readSudoku(engine: Engine, picture: Pixels, layout: string | undefined): Promise<Photo> {
  const reading = await readingOf(engine, picture, layout);
  if (reading.status === "nothing found") throw noSudoku();
  return { picture, reading, layout };
}

async function pixelsOf(file: Blob): Promise<ImageData> {
  const bitmap = await bitmapOf(file);
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function bitmapOf(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(
      file,
      file.size > LARGE_FILE ? { resizeWidth: MOST_PIXELS, resizeQuality: "high" } : {},
    );
  } catch (error) {
    const size = await sizeOfPng(file);
    if (size === undefined || (size.width * size.height < LARGE_AREA && Math.max(size.width, size.height) < LARGE_SIDE))
      throw error;
    throw pictureTooLarge(size.width, size.height);
  }
}

/** The size that a PNG names in its first bytes. */
async function sizeOfPng(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const head = new DataView(await file.slice(0, 24).arrayBuffer());
  if (head.byteLength < 24 || head.getUint32(0) !== PNG || head.getUint32(12) !== IHDR) return undefined;
  return { width: head.getUint32(16), height: head.getUint32(20) };
}

const readingOf = (engine: Engine, { width, height, data }: Pixels, layout: string | undefined): Promise<Reading> =>
  new Promise((resolve, reject) => {
    engine.run({ kind: "photo", picture: { width, height, data }, layout }, (news) => {
      if (news.kind === "read") resolve(news.reading);
      else if (news.kind === "failed")
        reject(Object.assign(new Error(news.message), { code: news.code, details: news.details }));
    });
  });

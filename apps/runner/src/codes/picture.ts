import { readFileSync } from "node:fs";
import { cellName, format, isWingsError } from "@wings/core";
import { type Picture, readQr } from "@wings/formats/qr";
import { type PhotoReading, readPhoto } from "@wings/photo";
import { decode } from "jpeg-js";
import { PNG } from "pngjs";
import { badPicture, doubtfulPicture } from "./errors.js";

/** A photo of a phone has 12 million pixels, a screen 9. A small file can say that it has billions. */
const MOST = { png: 9, jpeg: 13 };

/** A board in a picture, as text. */
interface PictureText {
  readonly text: string;
  /** The cells whose digit the rules decided, if any: the picture alone says something else. */
  readonly mended: readonly string[];
}

/** The board of a picture file: the text of a QR code, or else the sudoku that the picture shows. Throws where it is doubtful. */
export function textInPicture(path: string): PictureText {
  const picture = pixelsIn(path);
  return qrText(picture) ?? photoText(path, picture);
}

function pixelsIn(path: string): Picture {
  const bytes = readFileSync(path);
  try {
    return pixelsOf(bytes);
  } catch (error) {
    throw badPicture(path, error instanceof PictureError ? error.message : "it is damaged: save it again as PNG.");
  }
}

function qrText(picture: Picture): PictureText | undefined {
  try {
    return { text: readQr(picture), mended: [] };
  } catch (error) {
    if (isWingsError(error)) return undefined;
    throw error;
  }
}

function photoText(path: string, picture: Picture): PictureText {
  const reading = readPhoto(picture);
  if (reading.board === undefined) throw badPicture(path, "it has no QR code and no sudoku that can be read.");
  const text = textOf(reading);
  if (reading.status === "doubtful") throw doubtfulPicture(path, cellsOf(reading, "isDoubtful"), text);
  return { text, mended: cellsOf(reading, "isMended") };
}

/** A player's digits are no givens: only some formats tell them apart. */
const textOf = ({ board, cells }: PhotoReading): string =>
  format(board!, cells.some(({ kind }) => kind === "written") ? "url" : undefined);

const cellsOf = ({ cells }: PhotoReading, which: "isDoubtful" | "isMended"): string[] =>
  cells.flatMap((cell, i) => (cell[which] ? [cellName(i)] : []));

/** What is wrong with a picture, in words of ours. */
class PictureError extends Error {}

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

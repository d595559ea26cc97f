import { type Board, format, isWingsError } from "@wings/core";
import type { Layout } from "@wings/core/host";
import { type Picture, readQr } from "@wings/formats/qr";
import { type PhotoReading, readPhoto } from "@wings/photo";
import { decodePicture } from "./decode.js";
import { badPicture } from "./errors.js";
import { PictureError } from "./picture-error.js";

/** A board in a picture, as text. */
interface PictureText {
  readonly text: string;
  /** How it was read, unless it is the text of a QR code. */
  readonly reading?: PhotoReading;
}

/** How a picture is read. */
interface PictureOptions {
  readonly layout?: Layout | undefined;
  /** Whether the text has the notes of the picture as candidates. */
  readonly hasNotes?: boolean | undefined;
}

/** The board of a picture file: the text of a QR code, or else the sudoku that the picture shows. */
export async function textInPicture(path: string, bytes: Buffer, options: PictureOptions = {}): Promise<PictureText> {
  const picture = await pixelsIn(path, bytes);
  return qrText(picture) ?? photoText(path, picture, options);
}

async function pixelsIn(path: string, bytes: Buffer): Promise<Picture> {
  try {
    return await decodePicture(bytes);
  } catch (error) {
    throw badPicture(path, error instanceof PictureError ? error.message : "it is damaged: save it again.");
  }
}

function qrText(picture: Picture): PictureText | undefined {
  try {
    return { text: readQr(picture) };
  } catch (error) {
    if (isWingsError(error)) return undefined;
    throw error;
  }
}

function photoText(path: string, picture: Picture, { layout, hasNotes = false }: PictureOptions): PictureText {
  const reading = readPhoto(picture, { layout });
  if (reading.board === undefined) throw badPicture(path, "it has no QR code and no sudoku that can be read.");
  return { text: textOf(reading, hasNotes ? withNotes(reading) : reading.board), reading };
}

/** The board with the notes as its candidates. Cells without notes keep theirs. */
function withNotes({ board, cells }: PhotoReading): Board {
  const noted = board!.copy();
  cells.forEach(({ notes }, cell) => {
    const removed = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !notes.includes(digit));
    if (notes.some((digit) => noted.has(cell, digit))) for (const digit of removed) noted.eliminate(cell, digit);
  });
  return noted;
}

/** A player's digits are no givens, and notes are candidates: only some formats have them. */
const textOf = ({ cells }: PhotoReading, board: Board): string =>
  format(board, cells.some(({ kind, notes }) => kind === "written" || notes.length > 0) ? "url" : undefined);

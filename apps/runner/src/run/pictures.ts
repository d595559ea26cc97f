import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { cellName, isWingsError } from "@wings/core";
import { layoutOf } from "@wings/layouts";
import type { PhotoReading } from "@wings/photo";
import { badPicture, doubtfulPicture } from "../codes/errors.js";
import { loadCodes } from "../codes/load.js";
import { type RunnerError, toPlain } from "../terminal/coded-error.js";
import { tell } from "../terminal/output.js";
import { plural } from "../terminal/terminal-style.js";
import type { PictureFacts, Failure } from "./contract.js";
import { noFile, unreadable } from "./errors.js";

/** PNG, JPEG, GIF, WebP, TIFF, BMP, PDF, JPEG XL, and HEIC and AVIF of phones begin so. */
const PICTURE =
  /^(89504e47|ffd8ff|47494638|52494646.{8}57454250|49492a00|4d4d002a|424d.{8}00000000|255044462d|ff0a|0000000c4a584c20|.{8}66747970)/;

/** Whether bytes are the beginning of a picture. */
export const beginsPicture = (bytes: Uint8Array): boolean =>
  PICTURE.test(Buffer.from(bytes.subarray(0, 12)).toString("hex"));

/** Whether a file is a picture: it may show a sudoku or a QR code. */
export function isPicture(path: string): boolean {
  // A pipe can be read only once.
  if (!statSync(path).isFile()) return false;
  const file = openSync(path, "r");
  try {
    const start = Buffer.alloc(12);
    readSync(file, start, 0, 12, 0);
    return beginsPicture(start);
  } finally {
    closeSync(file);
  }
}

/** No picture that is read has more bytes. */
const MOST_BYTES = 200e6;

/** How pictures are read. */
export interface PictureFlags {
  /** The houses of the puzzle, if it is not a classic one. */
  readonly layout?: string | undefined;
  /** Whether notes are candidates. */
  readonly hasNotes?: boolean | undefined;
}

/** A board that was read from a picture. */
interface ReadPicture {
  readonly text: string;
  readonly facts: PictureFacts;
  /** Why nobody should trust the text before it is compared with the picture. */
  readonly doubt?: RunnerError | undefined;
}

/** Reads a picture file. */
export async function readPicture(path: string, { layout, hasNotes }: PictureFlags = {}): Promise<ReadPicture> {
  const { textInPicture } = await loadCodes();
  const houses = layout === undefined ? undefined : layoutOf(layout);
  const { text, reading } = await textInPicture(path, bytesOf(path), { layout: houses, hasNotes });
  if (reading === undefined || reading.status === "nothing found")
    return { text, facts: { file: path, source: "qr", status: "sure", mended: [], doubtful: [], others: [] } };
  const { status, cells, others } = reading;
  const facts: PictureFacts = {
    file: path,
    source: "photo",
    status,
    mended: namesOf(cells, ({ isMended }) => isMended),
    doubtful: namesOf(cells, ({ isDoubtful }) => isDoubtful),
    others: others.map(({ place }) => place),
  };
  return { text, facts, doubt: status === "doubtful" ? doubtOf(path, cells) : undefined };
}

type Cells = PhotoReading["cells"];

const namesOf = (cells: Cells, which: (cell: Cells[number]) => boolean): string[] =>
  cells.flatMap((cell, i) => (which(cell) ? [cellName(i)] : []));

/** The error shows the reading in 81 characters, which are easy to correct. */
function doubtOf(path: string, cells: Cells): RunnerError {
  const doubtful = namesOf(cells, ({ isDoubtful, isMended }) => isDoubtful || isMended);
  return doubtfulPicture(path, doubtful, cells.map(({ digit }) => (digit === 0 ? "." : String(digit))).join(""));
}

function bytesOf(path: string): Buffer {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw new Error("it is a folder");
    // A pipe or a device may never end.
    if (!stats.isFile()) throw badPicture(path, "a picture is read from a file: save it as one.");
    if (stats.size > MOST_BYTES) throw badPicture(path, `it has more than ${MOST_BYTES / 1e6} MB: make it smaller.`);
    return readFileSync(path);
  } catch (error) {
    if (isWingsError(error)) throw error;
    throw (error as NodeJS.ErrnoException).code === "ENOENT" ? noFile(path) : unreadable(path, error);
  }
}

/** The text of a picture among inputs, and what is to be said of it. */
interface PictureInput {
  readonly text: string;
  readonly picture?: PictureFacts;
  readonly problem?: Failure;
}

/** Reads a picture and says on stderr how it was read. One that can't be read is a bad line, or throws. */
export async function pictureInput(path: string, isLine: boolean, options: PictureFlags): Promise<PictureInput> {
  try {
    const { text, facts, doubt } = await readPicture(path, options);
    tellFacts(facts);
    if (doubt === undefined) return { text, picture: facts };
    if (!isLine) throw doubt;
    return { text: path, picture: facts, problem: toPlain(doubt) };
  } catch (error) {
    if (!isLine || !isWingsError(error)) throw error;
    return { text: path, problem: toPlain(error) };
  }
}

function tellFacts({ file, status, mended, others }: PictureFacts): void {
  if (status === "mended") tell(`wings: ${file}: the rules decided ${mended.join(", ")}: compare with the picture.\n`);
  if (others.length > 0) tell(`wings: ${file}: ${othersText(others)}\n`);
}

/** A sentence that names the other grids of a picture. */
export const othersText = (others: PictureFacts["others"]): string =>
  `${plural(others.length, "other grid")} ${others.length === 1 ? "is" : "are"} in the picture: ${others.join(", ")}.`;

import { Board } from "./board.js";
import { secondBoard } from "./errors.js";
import type { FormatName } from "./format-names.js";
import { boardOf } from "./parse-cells.js";
import { type LibraryStep, parseLibrary } from "./parse-library.js";
import { LONG, type Line, SPACED, URL_TEXT, linesOf } from "./parse-lines.js";
import { piecesOf } from "./parse-pieces.js";
import { parseRows } from "./parse-rows.js";
import { parseUrl } from "./parse-url.js";

/** A board and how it was written. */
export interface Parsed {
  readonly board: Board;
  readonly format: FormatName;
  /** The rest of a library line. */
  readonly library?: LibraryStep;
}

/**
 * Reads one board from text. The format is recognised: `docs/formats.md` lists all that are known.
 *
 * Throws a `WingsError` that says where the text is wrong. `firstLine` is the number of the text's first line, for a text
 * that was cut out of a file.
 */
export const parse = (text: string, firstLine = 1): Board => parseDetailed(text, firstLine).board;

/** The same, and tells what was recognised. */
export function parseDetailed(text: string, firstLine = 1): Parsed {
  // Nearly all texts are 81 plain characters, in bulk by the million: they need no recogniser.
  if (typeof text === "string" && /^[\d.*_x]{81}$/i.test(text)) return { format: "digits", board: plainBoard(text) };
  const lines = linesOf(text, firstLine);
  const whole = lines.find(({ kind }) => kind === "board");
  if (whole === undefined) return parseRows(lines, firstLine);
  const more = lines.find((line) => line !== whole && (line.kind === "board" || line.kind === "row"));
  if (more !== undefined) throw secondBoard(more, more.text);
  return parseLine(whole);
}

function plainBoard(text: string): Board {
  const board = new Board();
  for (let cell = 0; cell < 81; cell++) {
    const digit = text.charCodeAt(cell) - 48; // dots and stars are below 0, letters above 9
    if (digit > 0 && digit <= 9) board.give(cell, digit);
  }
  return board;
}

/** A board on one line. */
function parseLine(line: Line): Parsed {
  const { text } = line;
  if (/^\s*:/.test(text)) return { format: "library", ...parseLibrary(line) };
  if (URL_TEXT.test(text)) return { format: "url", board: parseUrl(line) };
  if (SPACED.test(text)) return boardOf(piecesOf(text.replaceAll(" ", "."), line), line);
  // In a line of a collection the first word of nothing but cells counts; what stands before and after it is a remark.
  const words = [...text.matchAll(new RegExp(LONG, "g"))];
  const word = words.find(([cells]) => !/[a-wyz]/i.test(cells)) ?? words[0];
  const start = { line: line.line, column: word.index + 1 };
  return boardOf(piecesOf(word[0], start), start);
}

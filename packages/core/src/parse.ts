import { type Board, fromDigits } from "./board.js";
import { secondBoard } from "./errors.js";
import type { FormatName } from "./format-names.js";
import { boardOf } from "./parse-cells.js";
import { type LibraryStep, parseLibrary } from "./parse-library.js";
import { LONG, type Line, SPACED, URL_TEXT, linesOf } from "./parse-lines.js";
import { cut, piecesOf } from "./parse-pieces.js";
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
export const parse = (text: string, firstLine?: number): Board => parseDetailed(text, firstLine).board;

/** The same, and tells what was recognised. */
export function parseDetailed(text: string, firstLine = 1): Parsed {
  // Nearly all texts are 81 plain characters, in bulk by the million: they need no recogniser.
  if (typeof text === "string" && /^[\d.*_x]{81}$/i.test(text)) {
    // Dots and stars are below 0, letters above 18.
    return { board: fromDigits((cell) => text.charCodeAt(cell) - 48), format: "digits" };
  }
  const lines = linesOf(text, firstLine);
  const whole = lines.find(({ kind }) => kind === "board");
  if (whole === undefined) return parseRows(lines);
  for (const line of lines) if (line !== whole && /^(board|row)$/.test(line.kind)) throw secondBoard(line);
  return parseLine(whole);
}

/** A board on one line. */
function parseLine(line: Line): Parsed {
  const { text } = line;
  if (/^\s*:/.test(text)) return { format: "library", ...parseLibrary(line) };
  if (URL_TEXT.test(text)) return { format: "url", board: parseUrl(line) };
  // In a line of a collection the first word of nothing but cells counts; what stands before and after it is a remark.
  const words = cut(line, LONG);
  const word = SPACED.test(text)
    ? { ...line, text: text.replaceAll(" ", ".") }
    : (words.find((each) => !/[a-wyz]/i.test(each.text)) ?? words[0]);
  return boardOf(piecesOf(word), word);
}

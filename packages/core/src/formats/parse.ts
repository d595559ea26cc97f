import type { Board } from "../board/board.js";
import { fromDigits } from "../board/build-board.js";
import type { Layout } from "../board/layout.js";
import { badArgument, secondBoard } from "../errors.js";
import { boardFromTokens, formatOfTokens } from "./board-from-tokens.js";
import type { FormatName } from "./format-names.js";
import { LONG, type Line, SPACED, URL_TEXT, linesOf } from "./line-kinds.js";
import { type LibraryStep, libraryStepOf, parseLibrary } from "./parse-library.js";
import { formatOfRows, parseRows } from "./parse-rows.js";
import { parseUrl } from "./parse-url.js";
import type { Token } from "./token.js";
import { matchTokens, tokenize } from "./tokenize.js";

/** A board and how it was written. */
export interface Parsed {
  readonly board: Board;
  readonly format: FormatName;
  /** The rest of a library line. */
  readonly library?: LibraryStep;
}

/**
 * Reads one board from text. The format is recognized: `docs/formats.md` lists all that are known.
 *
 * Throws a `WingsError` that says where the text is wrong. `firstLine` is the number of the text's first line, for a text
 * that was cut out of a file. A board with other houses needs its layout.
 *
 * @example
 * ```ts
 * import { parse } from "@wings/core";
 *
 * const board = parse("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * console.log(board.digit(2), board.candidates(0).join(" ")); // 8 1 4 7
 * ```
 */
export function parse(text: string, firstLine = 1, layout?: Layout): Board {
  if (typeof firstLine !== "number") throw badArgument(firstLine, "a number");
  // Nearly all texts are 81 plain characters, in bulk by the million: they need no recognizer.
  if (typeof text === "string" && /^[\d.*_x]{81}$/i.test(text)) {
    // Dots and stars are below 0, letters above 18.
    return fromDigits((cell) => text.charCodeAt(cell) - 48, layout);
  }
  const lines = linesOf(text, firstLine);
  const whole = lines.find(isWhole);
  if (whole === undefined) return parseRows(lines, layout);
  for (const line of lines) if (line !== whole && /^(board|row)$/.test(line.kind)) throw secondBoard(line);
  if (LIBRARY_TEXT.test(whole.text)) return parseLibrary(whole, layout);
  if (URL_TEXT.test(whole.text)) return parseUrl(whole, layout);
  const word = wordOf(whole);
  return boardFromTokens(tokenize(word), word, layout);
}

/**
 * The same, and tells what was recognized.
 *
 * @example
 * ```ts
 * import { parseDetailed } from "@wings/core";
 *
 * const { board, format } = parseDetailed("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * console.log(format, board.isFull); // digits false
 * ```
 */
export function parseDetailed(text: string, firstLine = 1, layout?: Layout): Parsed {
  const board = parse(text, firstLine, layout);
  const lines = linesOf(text, firstLine);
  const whole = lines.find(isWhole);
  if (whole === undefined) return { board, format: formatOfRows(lines) };
  if (LIBRARY_TEXT.test(whole.text)) return { board, format: "library", library: libraryStepOf(whole) };
  return { board, format: URL_TEXT.test(whole.text) ? "url" : formatOfTokens(tokenize(wordOf(whole))) };
}

/** Whether a line has a whole board. */
const isWhole = ({ kind }: Line): boolean => kind === "board";

const LIBRARY_TEXT = /^\s*:/;

/** In a line of a collection the first long word is the board; what comes before and after it is a remark. */
function wordOf(line: Line): Token {
  if (SPACED.test(line.text)) return { ...line, text: line.text.replaceAll(" ", ".") };
  return matchTokens(line, LONG)[0];
}

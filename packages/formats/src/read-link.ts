import { Board, isWingsError, parse } from "@wings/core";
import { sees } from "@wings/core/author";
import type { Layout } from "@wings/core/host";
import { decode } from "./decode.js";
import { badPuzzle, noBoardInUrl, variantPuzzle } from "./errors.js";
import { checkRules, withoutRules } from "./link-rules.js";
import { parseCompressed } from "./puzzle-json.js";

const URL_ONLY =
  /^\s*(?:https?:\/\/|(?:www\.)?(?:sudokupad\.app|f-puzzles\.com|sudoku\.coach|sudokuexchange\.com|sudokuwiki\.org)\/)\S+\s*$/i;

/** Whether a text is a link and nothing else. A link to a program that wings knows may lack `https://`. */
export const isLink = (text: string): boolean => typeof text === "string" && URL_ONLY.test(text);

/** Compressed JSON. After compression, `{"` begins with N4Ig. */
const COMPRESSED = /(?:N4Ig|(?<=[/=](?:scl|ctc))\w)[\w+/]+/;
/** SudokuWiki's links to a board: see `parseMasks`. */
const MASKS = /[?&]bd=([\da-v]{162})(?![\da-z])/i;
/** SudokuPad's links to plain puzzles: see `parseClassic`. */
const CLASSIC = /[/=]scf(\w+)/;

/** Where a link has a puzzle, it doesn't name one on a server. */
const PAYLOAD = /[?&]load=|\/fpuzzles/i;

/** More parts than a link has that is longer than its board. */
const MAX_PARTS = 30;

/** Reads the board that a URL contains. Never opens a connection. */
export function parseLink(url: string, line: number, layout?: Layout): Board {
  const board = boardIn(url, line, layout);
  if (board === undefined && PAYLOAD.test(url))
    throw badPuzzle(line, "link", "a puzzle of f-puzzles or SudokuPad", "other data");
  if (board === undefined) throw noBoardInUrl(line, url.trim());
  return board;
}

/** The compressed JSON in a URL; `undefined` if it has none. */
export function compressedIn(url: string): string | undefined {
  // In a query, a plus sign may be read as a blank.
  const [compressed] = COMPRESSED.exec(decode(url.trim()).replaceAll(" ", "+")) ?? [];
  return compressed;
}

/** The board in a URL; `undefined` if it has none. */
export function boardIn(url: string, line: number, layout?: Layout): Board | undefined {
  checkRules(url, line, layout);
  const text = decode(url.trim());
  const compressed = compressedIn(url);
  if (compressed !== undefined) return parseCompressed(compressed, line, layout);
  const [, classic] = CLASSIC.exec(text) ?? [];
  if (classic !== undefined) return parseClassic(classic, line, layout);
  const [, masks] = MASKS.exec(text) ?? [];
  if (masks !== undefined) return parseMasks(masks, line, layout);
  // The longest part first: other parts may have digits as well.
  const parts = withoutRules(url)
    .trim()
    .split(/[?#&;/=]/)
    .map(decode);
  for (const part of parts.sort((a, b) => b.length - a.length).slice(0, MAX_PARTS)) {
    try {
      return parse(part, line, layout);
    } catch (error) {
      if (!isWingsError(error)) throw error;
    }
  }
  return undefined;
}

/**
 * Reads `scf…`, a puzzle of 81 digits in which each character is a digit and the zeros behind it, up to five. In ASCII, the
 * digits of `0` to `9`, `A` to `Z` and `a` to `x` count through ten digits without a zero, ten with one zero, and so on. Letters
 * behind the last cell switch on constraints.
 */
function parseClassic(text: string, line: number, layout: Layout | undefined): Board | undefined {
  let cells = "";
  let at = 0;
  for (; cells.length < 81 && at < text.length; at++) {
    const index = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx".indexOf(text[at]);
    if (index < 0) return undefined;
    cells += `${index % 10}${"0".repeat(Math.floor(index / 10))}`;
  }
  if (cells.length !== 81) return undefined;
  const letters = text.slice(at);
  const name = { x: "x", w: "windoku", xw: "x+windoku", wx: "x+windoku" }[letters];
  if (letters !== "" && (name === undefined || name !== layout?.name))
    throw variantPuzzle(
      line,
      { x: "diagonals", w: "windows" }[letters[0]] ?? `constraint ${letters[0]}`,
      name,
      layout?.name,
    );
  return parse(cells, line, layout);
}

/**
 * Reads 162 characters, two a cell in base 32: the lowest bit is 1 where the digit is a clue, and the next nine are the
 * candidates from 1 to 9. A solved cell looks like one with a single candidate: it is solved if no cell that it sees has that.
 */
function parseMasks(text: string, line: number, layout: Layout | undefined): Board {
  const bits = Array.from({ length: 81 }, (_, cell) => parseInt(text.slice(2 * cell, 2 * cell + 2), 32));
  const all = bits.map((mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (mask >> digit) & 1));
  const isSolved = ([digit, second]: readonly number[], cell: number): boolean =>
    second === undefined && all.every((digits, other) => !sees({ layout }, cell, other) || !digits.includes(digit));
  const board = new Board(layout);
  all.forEach((digits, cell) => {
    const isClue = digits.length > 0 && (bits[cell] & 1) === 1;
    if (isClue && digits.length > 1) throw badPuzzle(line, "link", "one digit in a clue", `${digits.length} digits`);
    if (isClue) board.placeGiven(cell, digits[0]);
    else if (digits.length > 0 && isSolved(digits, cell)) board.place(cell, digits[0]);
  });
  all.forEach((digits, cell) => {
    for (const digit of board.candidates(cell)) if (!digits.includes(digit)) board.eliminate(cell, digit);
  });
  return board;
}

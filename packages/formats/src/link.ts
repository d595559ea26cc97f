import { type Board, isWingsError, parse } from "@wings/core";
import { noBoardInUrl, variantPuzzle } from "./errors.js";
import { parseCompressed } from "./puzzle-json.js";

/** A text that is one URL and nothing else. */
export const URL_ONLY = /^\s*https?:\/\/\S+\s*$/i;

/** JSON that begins with `{"` begins like this after compression. */
const COMPRESSED = /N4Ig[\w+/]+/;
/** SudokuPad's links to plain puzzles: see `parseClassic`. */
const CLASSIC = /[/=]scf(\w+)/;

/** Reads the board that a URL contains. Never opens a connection. */
export function parseLink(url: string, line: number): Board {
  const board = boardIn(url, line);
  if (board === undefined) throw noBoardInUrl(line, url.trim());
  return board;
}

/** The board in a URL; `undefined` if it has none. */
export function boardIn(url: string, line: number): Board | undefined {
  const text = decode(url.trim());
  // In a query, a plus sign may be read as a blank.
  const [compressed] = COMPRESSED.exec(text.replaceAll(" ", "+")) ?? [];
  if (compressed !== undefined) return parseCompressed(compressed, line);
  const [, classic] = CLASSIC.exec(text) ?? [];
  if (classic !== undefined) return parseClassic(classic, line);
  // The longest part first: other parts may have digits as well.
  const parts = url
    .trim()
    .split(/[?#&;/=]/)
    .map(decode);
  for (const part of parts.sort((a, b) => b.length - a.length)) {
    try {
      return parse(part, line);
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
function parseClassic(text: string, line: number): Board | undefined {
  let cells = "";
  let at = 0;
  for (; cells.length < 81 && at < text.length; at++) {
    const index = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx".indexOf(text[at]);
    if (index < 0) return undefined;
    cells += `${index % 10}${"0".repeat(Math.floor(index / 10))}`;
  }
  if (cells.length !== 81) return undefined;
  const [constraint] = text.slice(at);
  if (constraint !== undefined)
    throw variantPuzzle(line, { x: "diagonals", w: "windows" }[constraint] ?? `constraint ${constraint}`);
  return parse(cells, line);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

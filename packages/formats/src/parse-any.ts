import { Board, isWingsError, parse } from "@wings/core";
import { type Layout, checkLayout } from "@wings/core/host";
import { DrawingFinder, parseDrawing, withoutColors } from "./drawing.js";
import { secondBoard } from "./errors.js";
import { boardInLinks, plainDigits, withoutMethods } from "./in-text.js";
import { checkRules, withoutRules } from "./link-rules.js";
import { isLink, parseLink } from "./read-link.js";
import { GAME, parseGame } from "./opensudoku.js";
import { parsePuzzle, puzzleIn } from "./puzzle-json.js";

/**
 * Reads one board from text: all that `parse` of `@wings/core` reads, and also a URL that contains a board, puzzles of f-puzzles,
 * SudokuPad and OpenSudoku, and drawings by `drawText` of `@wings/draw`. A link may be in a sentence, digits may be those of chats
 * (`1️⃣`), and a list of methods may follow the board.
 *
 * Throws a `WingsError`. A board with other houses needs its layout. `firstLine` is the number of the text's first line, for a text that was cut out of a file.
 */
export function parseAny(text: string, firstLine = 1, layout?: Layout): Board {
  checkLayout(layout);
  // In bulk, nearly all texts are 81 characters.
  if (typeof text !== "string" || text.length > 100_000 || /^[\d.*_x]{81}$/i.test(text))
    return parse(text, firstLine, layout);
  if (isLink(text)) return parseLink(text, firstLine, layout);
  if (/^\s*\S+&layout=\S*\s*$/i.test(text)) {
    checkRules(text, firstLine, layout);
    return parse(withoutRules(text), firstLine, layout);
  }
  const puzzle = puzzleIn(text);
  if (puzzle !== undefined) return parsePuzzle(puzzle, firstLine, layout);
  const games = text.match(GAME);
  if (games !== null) return onLayout(parseGame(theOnly(games, firstLine), firstLine), layout);
  const drawings = drawingsIn(text, firstLine);
  if (drawings.length > 0) {
    const { lines, line } = theOnly(drawings, firstLine);
    return parseDrawing(lines, line, layout);
  }
  return parseText(text, firstLine, layout);
}

/** The digits of a classic board on a layout. Its candidates are gone: those of a jigsaw can't be read by the rules of boxes. */
function onLayout(from: Board, layout: Layout | undefined): Board {
  if (layout === undefined) return from;
  const board = new Board(layout);
  from.values.forEach((digit, cell) => {
    if (from.isGiven(cell)) board.placeGiven(cell, digit);
    else if (digit !== 0) board.place(cell, digit);
  });
  return board;
}

/** Reads what people write around a board: a list of methods, links, and digits as chats make them. */
function parseText(text: string, firstLine: number, layout: Layout | undefined): Board {
  const plain = plainDigits(text);
  // The digits within a link are no board without the rules behind them.
  const withRules = plain.includes("layout=") ? boardInLinks(plain, firstLine, layout) : undefined;
  if (withRules !== undefined) return withRules;
  try {
    return parse(plain, firstLine, layout);
  } catch (error) {
    if (!isWingsError(error)) throw error;
    const linked = boardInLinks(plain, firstLine, layout);
    if (linked !== undefined) return linked;
    const rest = withoutMethods(plain);
    if (rest === plain) throw error;
    return parse(rest, firstLine, layout);
  }
}

function theOnly<T>(list: readonly T[], line: number): T {
  const [first, second] = list;
  if (second !== undefined) throw secondBoard(line);
  return first;
}

/** The drawings in a text, each from the top of its frame to the bottom. */
function drawingsIn(text: string, firstLine: number): { lines: string[]; line: number }[] {
  if (!/[┏┗]|\+=[=+]/.test(text)) return [];
  const found: { lines: string[]; line: number }[] = [];
  const all = withoutColors(text).split(/\r\n?|\n/);
  const finder = new DrawingFinder();
  for (const [i, line] of all.entries()) {
    const top = finder.take(line, i);
    if (top !== undefined) found.push({ lines: all.slice(top, i + 1), line: firstLine + top });
  }
  return found;
}

import { type Board, isWingsError, parse } from "@wings/core";
import { isBand, isDrawing, parseDrawing, withoutColors } from "./drawing.js";
import { secondBoard } from "./errors.js";
import { boardInLinks, plainDigits, withoutMethods } from "./in-text.js";
import { isLink, parseLink } from "./read-link.js";
import { GAME, parseGame } from "./opensudoku.js";
import { parsePuzzle, puzzleIn } from "./puzzle-json.js";

/**
 * Reads one board from text: all that `parse` of `@wings/core` reads, and also a URL that contains a board, puzzles of f-puzzles,
 * SudokuPad and OpenSudoku, and drawings by `drawText` of `@wings/draw`. A link may be in a sentence, digits may be those of chats
 * (`1️⃣`), and a list of methods may follow the board.
 *
 * Throws a `WingsError`. `firstLine` is the number of the text's first line, for a text that was cut out of a file.
 */
export function parseAny(text: string, firstLine = 1): Board {
  // In bulk, nearly all texts are 81 characters.
  if (typeof text !== "string" || text.length > 100_000 || /^[\d.*_x]{81}$/i.test(text)) return parse(text, firstLine);
  if (isLink(text)) return parseLink(text, firstLine);
  const puzzle = puzzleIn(text);
  if (puzzle !== undefined) return parsePuzzle(puzzle, firstLine);
  const games = text.match(GAME);
  if (games !== null) return parseGame(theOnly(games, firstLine), firstLine);
  const drawings = drawingsIn(text, firstLine);
  if (drawings.length > 0) {
    const { lines, line } = theOnly(drawings, firstLine);
    return parseDrawing(lines, line);
  }
  return parseText(text, firstLine);
}

/** Reads what people write around a board: a list of methods, links, and digits as chats make them. */
function parseText(text: string, firstLine: number): Board {
  const plain = plainDigits(text);
  try {
    return parse(plain, firstLine);
  } catch (error) {
    if (!isWingsError(error)) throw error;
    const linked = boardInLinks(plain, firstLine);
    if (linked !== undefined) return linked;
    const rest = withoutMethods(plain);
    if (rest === plain) throw error;
    return parse(rest, firstLine);
  }
}

function theOnly<T>(list: readonly T[], line: number): T {
  const [first, second] = list;
  if (second !== undefined) throw secondBoard(line);
  return first;
}

/** The drawings in a text, each from the top of its frame to the bottom. */
function drawingsIn(text: string, firstLine: number): { lines: string[]; line: number }[] {
  if (!/[┏┗]|\+==/.test(text)) return [];
  const found: { lines: string[]; line: number }[] = [];
  const all = withoutColors(text).split(/\r\n?|\n/);
  const bands = all.flatMap((line, i) => (isBand(line) ? [i] : []));
  while (bands.length > 3) {
    const lines = all.slice(bands[0], bands[3] + 1);
    if (isDrawing(lines)) {
      found.push({ lines, line: firstLine + bands[0] });
      bands.splice(0, 4);
    } else bands.shift();
  }
  return found;
}

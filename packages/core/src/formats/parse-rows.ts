import type { Board } from "../board/board.js";
import type { Layout } from "../board/layout.js";
import { badField, noBoard } from "../errors.js";
import { boardFromCells, boardFromTokens, formatOfTokens } from "./board-from-tokens.js";
import type { FormatName } from "./format-names.js";
import type { Line } from "./line-kinds.js";
import type { Token } from "./token.js";
import { splitCells, tokenize } from "./tokenize.js";

/** Reads a board from the rows of a grid, and from the rows of its `[State]` when there is one. */
export function parseRows(lines: readonly Line[], layout?: Layout): Board {
  const [puzzle, state] = sectionsOf(lines);
  const tokens = cellsOf(puzzle);
  if (tokens.length === 0) throw noBoard(lines[0]);
  const board = boardFromTokens(tokens, tokens[0], layout);
  if (state.length > 0) {
    // What the state has more than the puzzle was placed.
    const cells = splitCells(cellsOf(state));
    boardFromCells(cells, state[0], layout).values.forEach((digit, cell) => {
      const given = board.values[cell];
      if (digit === 0 || digit === given) return;
      if (given !== 0) throw badField(cells[cell], `${given} as given`);
      board.place(cell, digit);
    });
  }
  return board;
}

/** What `parseRows` has recognized in the lines of a board. */
export function formatOfRows(lines: readonly Line[]): FormatName {
  const [puzzle] = sectionsOf(lines);
  const format = formatOfTokens(cellsOf(puzzle));
  if (format !== "digits") return format;
  if (puzzle.length < lines.length) return "sdk";
  return lines.some(({ text }) => /^\s*\*-/.test(text)) ? "simple-sudoku" : "digits-grid";
}

/** The lines of the puzzle and of its state. Other sections are not read: `[Solution]` would be a second board. */
function sectionsOf(lines: readonly Line[]): readonly [puzzle: Line[], state: Line[]] {
  const puzzle: Line[] = [];
  const state: Line[] = [];
  let section: Line[] | undefined = puzzle;
  for (const line of lines) {
    if (line.kind !== "section") section?.push(line);
    else section = /\[puzzle/i.test(line.text) ? puzzle : /\[state/i.test(line.text) ? state : undefined;
  }
  return [puzzle, state];
}

/** A row of nine characters in which blanks or hyphens are cells, when all nine rows are like that. */
const NINE = /^(?:[1-9 ]{9}|[1-9-]{9})$/;
/** An empty field of a table, up to the separator behind it. A separator at both ends is a border. */
const EMPTY_FIELD = /(?:^(?! *\|)|(?<=[,;|\t]))([ "]*)([,;|\t]|$(?<!\| *))/g;

function cellsOf(lines: readonly Line[]): Token[] {
  const rows = lines.filter(({ kind }) => kind === "row");
  // The head of a Markdown table may be empty.
  if (rows.length > 9 && /^[ |]*$/.test(rows[0].text)) rows.shift();
  const nine = lines.filter(({ text }) => NINE.test(text));
  const isNine = nine.length === 9 && rows.every(({ text }) => NINE.test(text));
  // A dot over the separator changes no column.
  const cells = (isNine ? nine : rows).flatMap((line) =>
    tokenize({ ...line, text: line.text.replace(isNine ? /()[ -]/g : EMPTY_FIELD, "$1.") }),
  );
  return splitCells(cells).length === 81 ? cells : rows.flatMap(tokenize);
}

import { Board, parse } from "@wings/core";
import { badPuzzle } from "./errors.js";

/** The games of an OpenSudoku file: the text of each `<game>`. */
export const GAME = /<game\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;

/**
 * Reads a `<game data="…">`. A new game has 81 digits. A played one has a version and, for each cell, a digit, notes, and 1 if
 * the cell can be edited: `version: 2\n5|0|0|0|12|1|…`. Notes are those of a player, so they are ignored.
 */
export function parseGame(game: string, line: number): Board {
  const data = /\bdata\s*=\s*["']([^"']*)["']/.exec(game)?.[1] ?? "";
  const played = /^\s*version:\s*\d+(?:\s|&#10;|&#xA;)*(.*)$/is.exec(data)?.[1];
  if (played === undefined) {
    if (!/^\s*[\d.]{81}\s*$/.test(data))
      throw badPuzzle(line, "OpenSudoku game", "81 digits", `${data.length} characters`);
    return parse(data.trim(), line);
  }
  const fields = played.trim().replace(/\|$/, "").split("|");
  const width = fields.length / 81;
  if (width !== 3 && width !== 4) throw badPuzzle(line, "OpenSudoku game", "81 cells", `${fields.length} fields`);
  const board = new Board();
  for (let cell = 0; cell < 81; cell++) {
    const digit = fields[cell * width];
    if (!/^\d$/.test(digit)) throw badPuzzle(line, "OpenSudoku game", "a digit", JSON.stringify(digit));
    if (digit === "0") continue;
    if (fields[cell * width + width - 1] === "1") board.place(cell, Number(digit));
    else board.placeGiven(cell, Number(digit));
  }
  return board;
}

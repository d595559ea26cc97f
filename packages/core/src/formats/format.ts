import type { Cell, Digit } from "../board/numbers.js";
import { digitsOf } from "../board/bits.js";
import { type Board, checkBoard } from "../board/board.js";
import { checkOptionNames, unknownFormat } from "../errors.js";
import { drawGrid } from "./draw-grid.js";
import { formatLibrary } from "./format-library.js";
import type { FormatName } from "./format-names.js";
import { formatUrl } from "./format-url.js";
import type { LibraryStep } from "./parse-library.js";

/**
 * Writes a board as text; `docs/formats.md` tells what each format keeps. A library line takes its other fields from `step`.
 *
 * @example
 * ```ts
 * import { format, parse } from "@wings/core";
 *
 * const board = parse("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * console.log(format(board, "sdk").split("\n")[1]); // ..8..5..6
 * ```
 */
export function format(board: Board, as: FormatName = "digits", step: Partial<LibraryStep> = {}): string {
  checkBoard(board);
  checkOptionNames(step, "code variant digits eliminations placements extra");
  const { values, masks } = board;
  const map = (write: (digit: Digit, cell: Cell) => string): string[] => Array.from(values, write);
  const digits = (): string[] => map((digit) => `${digit || "."}`);
  /** The digit or the candidates of a cell; where none is left `xx`, for among 81 single characters `x` is an open cell. */
  const candidates = (digit: Digit, cell: Cell): string => digitsOf(masks[cell]).join("") || `${digit || "xx"}`;

  const writers: Readonly<Record<FormatName, () => string>> = {
    digits: () => digits().join(""),
    "digits-grid": () => drawGrid(digits(), " ", "+++++++++"),
    "simple-sudoku": () => drawGrid(digits(), "", "*-*|+|*-*"),
    sdk: () => {
      const given = map((digit, cell) => `${board.isGiven(cell) ? digit : "."}`);
      const [puzzle, state] = [given, digits()].map((cells) => cells.join("").replace(/.{9}/g, "$&\n"));
      return `[Puzzle]\n${puzzle}${state === puzzle ? "" : `[State]\n${state}`}`;
    },
    candidates: () =>
      map((digit, cell) =>
        "123456789".replace(/./g, (each) => (candidates(digit, cell).includes(each) ? each : ".")),
      ).join(""),
    grid: () => drawGrid(map(candidates), " ", "...:+:'''"),
    "marked-grid": () =>
      drawGrid(
        map((digit, cell) =>
          digit === 0 ? candidates(digit, cell) : board.isGiven(cell) ? `<${digit}>` : `{${digit}}`,
        ),
        " ",
        "...:+:'''",
      ),
    library: () => formatLibrary(board, step),
    url: () => formatUrl(board),
  };
  if (typeof as !== "string" || !Object.hasOwn(writers, as)) throw unknownFormat(as, Object.keys(writers).join(", "));
  return writers[as]();
}

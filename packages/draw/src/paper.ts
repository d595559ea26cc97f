import type { Board } from "@wings/core";
import { boardOf, checkOptionNames } from "@wings/core/host";
import { escape } from "./sanitize.js";

export type { DrawErrorDetails } from "./errors.js";

/** The side of a cell; the grid scales to any size. */
const CELL = 60;
const SIZE = 9 * CELL;
const EDGE = 3;

/** The options of a board for paper. */
export interface PaperOptions {
  /** Whether to draw candidates. */
  readonly candidates?: boolean | undefined;
  /** Whether digits are larger and bolder. */
  readonly large?: boolean | undefined;
  /** A name for screen readers. */
  readonly label?: string | undefined;
}

/**
 * Draws a board for paper as SVG: black on white, without names of rows and columns. Givens are bold.
 *
 * @example
 * ```ts
 * import { drawForPaper } from "@wings/draw/paper";
 *
 * const svg = drawForPaper("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", { large: true });
 * console.log(svg.length); // 2471
 * ```
 */
export function drawForPaper(puzzle: Board | string, options: PaperOptions = {}): string {
  const board = boardOf(puzzle);
  checkOptionNames(options, "candidates large label");
  const { candidates = false, large = false, label = "Sudoku" } = options;
  const lines = (step: number): string => {
    let path = "";
    for (let at = 0; at <= SIZE; at += step) path += `M0 ${at}H${SIZE}M${at} 0V${SIZE}`;
    return path;
  };
  const texts = Array.from(board.values, (digit, cell) => {
    const x = (cell % 9) * CELL;
    const y = Math.floor(cell / 9) * CELL;
    if (digit !== 0) {
      const size = large ? 52 : 40;
      const weight = large || board.isGiven(cell) ? 700 : 400;
      return text(x + CELL / 2, y + CELL / 2 + size * 0.36, size, weight, digit);
    }
    if (!candidates) return "";
    return board
      .candidates(cell)
      .map((each) => {
        const column = (each - 1) % 3;
        const row = Math.floor((each - 1) / 3);
        return text(x + 12 + column * 18, y + 17 + row * 18, large ? 18 : 15, 400, each);
      })
      .join("");
  });
  const view = `${-EDGE} ${-EDGE} ${SIZE + 2 * EDGE} ${SIZE + 2 * EDGE}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" role="img" aria-label="${escape(label)}" text-anchor="middle">` +
    `<path d="${lines(CELL)}" stroke="#000" stroke-width="1" fill="none"/>` +
    `<path d="${lines(CELL * 3)}" stroke="#000" stroke-width="${large ? 5 : 4}" fill="none"/>${texts.join("")}</svg>`
  );
}

const text = (x: number, y: number, size: number, weight: number, digit: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}">${digit}</text>`;

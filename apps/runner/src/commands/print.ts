import { Board, parse } from "@wings/core";
import { findPath } from "../boards/path.js";
import { readBoard } from "../boards/read-board.js";
import type { Run } from "../cli/flags.js";
import { noBoard } from "../errors.js";
import { makePeriodicYield } from "../event-loop-yield.js";
import { openInput } from "../io/input.js";
import { tell, write } from "../io/output.js";
import { type BookletOptions, type BookletPuzzle, booklet } from "../print/booklet.js";
import { type Techniques, loadTechniques, titleOf } from "../techniques/load-techniques.js";
import { selectionOf } from "../techniques/selection.js";
import { checkOutput, writeNewFile } from "./draw.js";

/** Writes a booklet of puzzles, to be printed from a browser. */
export const run: Run = async ({ flags, inputs }) => {
  const output = (flags.output as string | undefined) ?? "-";
  checkOutput(output, inputs, "html");
  const techniques = await loadTechniques(selectionOf(flags));
  const giveWay = makePeriodicYield();
  const puzzles: BookletPuzzle[] = [];
  let hasBad = false;
  for await (const texts of openInput(inputs).chunks()) {
    for (const { text, line } of texts) {
      const { board } = readBoard(text, line, puzzles.length);
      const puzzle = describe(board, techniques);
      if (puzzle.solution === undefined) {
        hasBad = true;
        tell(`wings: board ${puzzles.length} has ${puzzle.caption}.\n`);
      }
      puzzles.push(puzzle);
      await giveWay();
    }
  }
  if (puzzles.length === 0) throw noBoard();
  const large = flags.large === true;
  const html = booklet(puzzles, {
    title: (flags.title as string | undefined) ?? "Sudoku",
    paper: (flags.paper as BookletOptions["paper"] | undefined) ?? "a4",
    perPage: Number(flags["per-page"] ?? (large ? 1 : 2)) as BookletOptions["perPage"],
    large,
    candidates: flags.candidates === true,
    solutions: flags["no-solutions"] !== true,
  });
  if (output === "-") await write(html);
  else await writeNewFile(output, html);
  return hasBad ? 1 : 0;
};

/** What is printed of a board: its level and hardest step, and its solution. */
function describe(board: Board, techniques: Techniques): BookletPuzzle {
  const { status, level, hardest, solution } = findPath(board, techniques, { rating: true });
  const caption = {
    solved: hardest === null ? "" : `${level}, ${titleOf(techniques, hardest)}`,
    stuck: "very hard",
    stopped: "",
    none: "no solution",
    many: "many solutions",
  }[status];
  const digits = solution();
  return { board, caption, solution: digits === null ? undefined : solvedBoard(board, digits) };
}

/** The solution, with the givens of the puzzle. */
function solvedBoard(board: Board, digits: string): Board {
  const givens = Array.from(board.values, (digit, cell) => (board.isGiven(cell) ? digit : 0));
  return Board.fromState({ givens, values: Array.from(parse(digits).values) });
}

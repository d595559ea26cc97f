import { type Board, search } from "@wings/core";
import { countBits } from "@wings/core/author";
import { parseBoard } from "../model/board-text.js";
import { decided } from "../model/decided.js";
import { UNDECIDED } from "../store/hint-actions.js";
import type { Input } from "../store/state.js";
import type { PageStore } from "../store/store.js";

/** Places the digit of the solution in the selected cell, or in the one with the fewest candidates. */
export function reveal({ state: { game, input }, dispatch }: PageStore): void {
  if (game === undefined) return;
  const board = parseBoard(game.history.now.board);
  const cell = cellToReveal(input, board);
  const solution = decided(() => search(board).solution, undefined);
  if (solution === undefined) dispatch({ type: "notice", notice: UNDECIDED });
  else if (cell !== undefined && solution !== null) dispatch({ type: "reveal", cell, digit: Number(solution[cell]) });
}

/** The open cell with the fewest candidates, or the selected one. */
function cellToReveal({ cells, cell }: Input, board: Board): number | undefined {
  const isOpen = (each: number): boolean => board.values[each] === 0;
  if (cells.length === 1 && isOpen(cell)) return cell;
  const open = Array.from(board.values.keys()).filter(isOpen);
  return open.sort((a, b) => countBits(board.masks[a]) - countBits(board.masks[b]))[0];
}

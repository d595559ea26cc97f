// The core's own parts: reading, placing, links, almost locked sets, proofs.

import { Board, almostLockedSets, parse, restrictedCommons, search, strongLinks } from "@wings/core";
import { restrictedCommonsOf } from "./counts.mjs";
import { puzzleSets, stuckSet } from "./datasets.mjs";
import { MIDDLE_OF_BESTS, timeEach } from "./measure.mjs";
import { micro, one, table } from "./report.mjs";

/** @param {{ say: (line: string) => void, seed: number, file: string | undefined }} run */
export function measure({ say, seed, file }) {
  const { name, about, boards } = stuckSet(seed, 400);
  const mean = (/** @type {(board: Board) => number} */ of) =>
    one(boards.reduce((sum, board) => sum + of(board), 0) / boards.length);
  /** What hangs on a board is dropped when its version changes, so each run makes it anew. */
  const fresh = (/** @type {(board: Board) => unknown} */ make) => (/** @type {Board} */ board) => {
    board.version++;
    return make(board);
  };
  const row = (
    /** @type {string} */ what,
    /** @type {ReturnType<typeof timeEach>} */ { median, min },
    /** @type {string} */ count,
  ) => [what, micro(median), micro(min), count];
  const [set] = puzzleSets(seed, file).slice(-1);
  const solved = set.puzzles.slice(0, 400).map((puzzle) => Array.from(search(puzzle).solution ?? "", Number));

  say("## The core\n");
  say(`Boards: ${boards.length} ${name} boards (${about}); puzzles: ${set.name} (${set.about}).`);
  say(
    `Microseconds for one board: ${MIDDLE_OF_BESTS}\n` +
      "(*median*); the fastest board; and what there is on a board.\n",
  );
  say(
    table(
      ["what", "median µs", "min µs", "count a board"],
      [
        row(
          "read 81 characters",
          timeEach(set.puzzles.slice(0, 400), (puzzle) => parse(puzzle)),
          "81 cells",
        ),
        row(
          "copy a board",
          timeEach(boards, (board) => board.copy()),
          "",
        ),
        row("a new board and 81 placements", timeEach(solved, fill), "81 cells"),
        row(
          "strong links, all digits",
          timeEach(boards, fresh(allStrongLinks)),
          `${mean((board) => allStrongLinks(board))} links`,
        ),
        row(
          "almost locked sets, all",
          timeEach(
            boards,
            fresh((board) => almostLockedSets(board)),
          ),
          `${mean((board) => almostLockedSets(board).count)} ALSs`,
        ),
        row(
          "restricted commons, all, with the sets",
          timeEach(
            boards,
            fresh((board) => restrictedCommons(board)),
          ),
          `${mean(restrictedCommonsOf)} RCCs`,
        ),
      ],
    ),
  );
  say("");
}

/** @param {readonly number[]} solution */
function fill(solution) {
  const board = new Board();
  for (let cell = 0; cell < 81; cell++) board.place(cell, solution[cell]);
}

/** @param {Board} board */
function allStrongLinks(board) {
  let links = 0;
  for (let digit = 1; digit <= 9; digit++) links += strongLinks(board, digit).count;
  return links;
}

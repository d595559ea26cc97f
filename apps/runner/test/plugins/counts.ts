import { CLASSIC_GRID, candidatesOf, cellFact, cellsIn, defineTechnique, maskOf, rowOf } from "@wings/core/author";
import { parts } from "./parts.js";

/** Removes a digit from a cell where it leaves another cell of the row without one, and proves it by a count. */
export default defineTechnique({
  id: "someone/counts",
  name: "Counts",
  ...parts,
  find(board, report) {
    for (let other = 0; other < 81; other++) {
      const [digit, another] = candidatesOf(board, other);
      if (digit === undefined || another !== undefined) continue;
      for (const cell of cellsIn(CLASSIC_GRID, rowOf(other))) {
        if (cell === other || (board.masks[cell] & maskOf(digit)) === 0) continue;
        report.eliminateCells(digit, [cell]);
        if (report.commit({ cell, digit }, 1)) return;
      }
    }
  },
  reason: ({ cell, digit }, board) => {
    const alone = cellsIn(CLASSIC_GRID, rowOf(cell)).find(
      (other) => other !== cell && board.masks[other] === maskOf(digit),
    )!;
    const above = cellsIn(CLASSIC_GRID, rowOf(cell)).find(
      (other) => board.masks[other] !== 0 && other !== cell && other !== alone,
    );
    // The second cell adds as much to the facts as its own set takes away.
    const idle = above === undefined ? [] : [[cellFact(above), 1] as const];
    return { counts: [{ facts: [[cellFact(alone), 1], ...idle], sets: idle }] };
  },
  marks: ({ cell }) => [{ role: "cell", cell }],
});

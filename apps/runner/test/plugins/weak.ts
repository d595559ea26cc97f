import { candidatesOf, cellFact, defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

const TRUTH = "249735681183269754765184923356948217412357869978612435591876342624593178837421596";

/** Knows the solution of one puzzle: what it eliminates is wrong indeed, but nothing that it cites says so. */
export default defineTechnique({
  id: "someone/weak",
  name: "Weak",
  after: "full-house",
  ...parts,
  find(board, sink) {
    const cell = board.values.indexOf(0, 1);
    for (const digit of candidatesOf(board, cell)) {
      if (TRUTH[cell] === String(digit)) continue;
      sink.eliminateWords(digit, cell < 27 ? 1 << cell : 0, 0, 0);
      if (sink.commit({ cell, digit }, 1)) return;
    }
  },
  reason: ({ cell }) => [cellFact(cell)],
});

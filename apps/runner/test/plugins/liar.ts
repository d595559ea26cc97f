import { candidatesOf, defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

/** Takes a candidate from the first open cell for no reason. */
export default defineTechnique({
  id: "someone/liar",
  name: "Liar",
  after: "full-house",
  ...parts,
  find(board, sink) {
    const cell = board.values.indexOf(0);
    for (const digit of candidatesOf(board, cell)) {
      sink.eliminateWords(digit, cell < 27 ? 1 << cell : 0, 0, 0);
      if (sink.commit({ cell, digit }, 1)) return;
    }
  },
});

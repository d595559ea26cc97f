import { candidateOf, candidatesOf, cellFact, defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

/** Places the last candidate of a cell and proves it by two lemmas. */
export default defineTechnique({
  id: "someone/lemmas",
  name: "Lemmas",
  ...parts,
  find(board, report) {
    for (let cell = 0; cell < 81; cell++) {
      const [digit, another] = candidatesOf(board, cell);
      if (digit === undefined || another !== undefined) continue;
      report.place(cell, digit);
      if (report.commit({ cell, digit }, 1)) return;
    }
  },
  reason: ({ cell, digit }) => {
    const assume = [~candidateOf(cell, digit)];
    return {
      lemmas: [
        { assume, facts: [cellFact(cell)], uses: [] },
        { assume, facts: [], uses: [0] },
      ],
    };
  },
  marks: ({ cell, digit }) => [
    { role: "cell", cell },
    { link: "strong", from: [candidateOf(cell, digit)], to: [candidateOf(cell, digit)] },
  ],
});

import { type Pattern, candidatesOf, cellFact, defineTechnique, setsOf } from "@wings/core/author";

/** The fields of the pattern and their kinds. The types and the JSON of findings follow from them. */
const pattern = { cell: "cell", digit: "digit" } as const;
export type MyTechnique = Pattern<typeof pattern>;

/** Replace this: the pattern in one sentence. The example finds a cell that has one candidate left. */
export const myTechnique = /* @__PURE__ */ defineTechnique({
  id: "an-author/my-technique",
  name: "My Technique",
  after: "full-house",
  pattern,
  roles: { cell: { words: "cell with one candidate", fields: ["cell"] } },
  message: {
    long: "{cell} can only be {digit}: {outcome}.",
    short: "only candidate of {cell}: {outcome}",
    vague: "There is a cell with only one candidate.",
  },

  find(board, report) {
    for (const cell of setsOf(board).open) {
      const [digit, another] = candidatesOf(board, cell);
      if (digit === undefined || another !== undefined) continue;
      report.place(cell, digit);
      if (report.commit({ cell, digit }, 1)) return;
    }
  },

  reason: ({ cell }) => [cellFact(cell)],
  marks: ({ cell, digit }) => [{ role: "cell", cell, digits: [digit] }],
  data: ({ cell, digit }) => ({ cell: { cell }, digit }),
});

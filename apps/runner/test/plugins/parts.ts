import { type Pattern, cellFact } from "@wings/core/author";

/** What the plugins of these tests have in common: a pattern of one cell and one digit. */
export const pattern = { cell: "cell", digit: "digit" } as const;
type OneCell = Pattern<typeof pattern>;
export const parts = {
  pattern,
  roles: { cell: "the cell" },
  message: { long: "Look at {cell}: {outcome}.", short: "{cell}: {outcome}", vague: "Look closely." },
  reason: ({ cell }: OneCell) => [cellFact(cell)],
  marks: ({ cell, digit }: OneCell) => [{ role: "cell" as const, cell, digits: [digit] }],
  data: ({ cell }: OneCell) => ({ cell: { cell } }),
};

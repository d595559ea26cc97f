// Techniques whose reasons prove nothing: a checker that lets one of them pass is none.

/** @typedef {import("@wings/core").Technique} Technique */

/**
 * Each takes a candidate from the first cell with several because one of the cell's candidates is true. One takes the lowest, the
 * other the highest: on no board are both wrong, so at least one of them can be told only by its proof.
 * @param {typeof import("@wings/core")} core of the tree that is measured
 * @returns {Technique[]}
 */
export function liesOf({ cellFact, defineTechnique, digitsOf }) {
  const lie = (/** @type {"lowest" | "highest"} */ which) =>
    defineTechnique({
      id: `bench/${which}`,
      name: "Lie",
      pattern: { cell: "cell" },
      roles: {},
      message: { long: "{outcome}", short: "{outcome}", vague: "Look." },
      find: (board, sink) => {
        const cell = board.masks.findIndex((mask, at) => board.values[at] === 0 && digitsOf(mask).length > 1);
        if (cell < 0) return;
        const digit = digitsOf(board.masks[cell]).at(which === "lowest" ? 0 : -1) ?? 0;
        const word = (/** @type {number} */ band) => (Math.floor(cell / 27) === band ? 1 << (cell % 27) : 0);
        if (sink.eliminate(digit, word(0), word(1), word(2))) sink.commit({ cell }, 1);
      },
      reason: ({ cell }) => [cellFact(cell)],
      marks: () => [],
      data: () => ({}),
    });
  return [lie("lowest"), lie("highest")];
}

import {
  Propagation,
  REFUTATION_ROLES,
  type Refutation,
  deriveWithNeededFacts,
  factsOfDerivation,
  refutationData,
  refutationMarks,
  refutationMessage,
  rememberLast,
  writeLemmas,
} from "@wings/chain-kit";
import {
  type Board,
  type Candidate,
  candidateOf,
  type Cell,
  type Digit,
  digitsOf,
  type Lemma,
  type Mark,
  MAX_FACTS,
  type Pattern,
  type Reason,
  type Reporter,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";

/** The candidate that is assumed. */
export const netPattern = { cell: "cell", digit: "digit" } as const;
/** A net that starts with one assumption. */
export type ForcingNet = Pattern<typeof netPattern>;

const { assumed, forced, empty } = REFUTATION_ROLES;

/** Forcing Net: assume a candidate, place all singles that follow, and end in a contradiction. */
export const forcingNet = /* @__PURE__ */ defineBuiltIn({
  id: "forcing-net",
  name: "Forcing Net",
  after: "template",
  ties: true,
  pattern: netPattern,
  roles: { assumed, forced, empty },
  message: refutationMessage(
    "There is a Forcing Net in {box}: suppose that a cell there is {digit}, and follow the singles.",
  ),

  find(board, report) {
    const net = new Propagation();
    const known = new Uint8Array(729);
    net.load(board);
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        // What follows from an assumption without a contradiction needs no assumption.
        if (known[candidateOf(cell, digit)] === 1) continue;
        if (!net.refutes(cell, digit)) net.markTrue(known);
        else if (reportAssumption(report, cell, digit, Math.max(1, net.waves))) return;
      }
    }
  },

  reason: ({ cell, digit }, board) => reasonOf(refutationOf(board, candidateOf(cell, digit))),
  marks: ({ cell, digit }, board) =>
    refutationMarks(refutationOf(board, candidateOf(cell, digit)), board) as Mark<"assumed" | "forced" | "empty">[],
  data: ({ cell, digit }, board) => refutationData(refutationOf(board, candidateOf(cell, digit)), board),
});

/** Reports that an assumption is wrong. */
export function reportAssumption(report: Reporter<typeof netPattern>, cell: Cell, digit: Digit, size: number): boolean {
  report.eliminateCells(digit, [cell]);
  return report.commit({ cell, digit }, size);
}

const refutationOf = /* @__PURE__ */ rememberLast((board: Board, candidate: Candidate): Refutation => ({
  within: [],
  derivation: deriveWithNeededFacts(board, candidate)!,
  lemma: -1,
}));

function reasonOf({ derivation }: Refutation): Reason {
  const facts = factsOfDerivation(derivation);
  if (facts.length <= MAX_FACTS) return facts;
  const lemmas: Lemma[] = [];
  writeLemmas(derivation, lemmas);
  return { lemmas };
}

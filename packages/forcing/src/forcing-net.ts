import type { Board } from "@wings/core";
import {
  type Derivation,
  type Lemma,
  type Pattern,
  Propagation,
  type Reason,
  type Reporter,
  candidateOf,
  defineBuiltIn,
  deriveWithNeededFacts,
  digitsOf,
  factsOfDerivation,
  writeLemmas,
} from "@wings/core/author";
import { contradictionParts, derivationMarks, derivationSteps, netRoles } from "./explanation.js";

/** The candidate that is assumed. */
export const netPattern = { cell: "cell", digit: "digit" } as const;
/** A net that starts with one assumption. */
export type ForcingNet = Pattern<typeof netPattern>;

/** A reason of more facts is split into lemmas. */
const MAX_FACTS = 24;

const net = /* @__PURE__ */ new Propagation();
const known = /* @__PURE__ */ new Uint8Array(729);

/** Forcing Net: assume a candidate, place all singles that follow, and end in a contradiction. */
export const forcingNet = /* @__PURE__ */ defineBuiltIn({
  id: "forcing-net",
  name: "Forcing Net",
  after: "template",
  ties: true,
  pattern: netPattern,
  roles: netRoles,
  message: {
    long: "Suppose {cell} is {digit}. {steps} So the assumption is wrong: {outcome}.",
    short: "{cell}={digit} leaves no solution in {count} steps: {outcome}",
    vague: "There is a Forcing Net in the {region}: assume a candidate and follow the singles.",
    parts: contradictionParts,
  },

  find(board, report) {
    net.load(board);
    known.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        // What follows from an assumption without a contradiction needs no assumption of its own.
        if (known[candidateOf(cell, digit)] === 1) continue;
        if (!net.refutes(cell, digit)) net.markTrue(known);
        else if (reportAssumption(report, cell, digit, Math.max(1, net.waves))) return;
      }
    }
  },

  reason: ({ cell, digit }, board) => reasonOf(board, cell, digit),
  marks: ({ cell, digit }, board) => derivationMarks(derivationOf(board, cell, digit)),
  data({ cell, digit }, board) {
    const derivation = derivationOf(board, cell, digit);
    return {
      cell: { cell },
      digit,
      ...derivationSteps(derivation),
      count: derivation.steps.length,
      region: { region: [cell, ...derivation.steps.map(({ candidate }) => (candidate / 9) | 0)] },
    };
  },
});

/** Reports that an assumption is wrong. */
export function reportAssumption(
  report: Reporter<typeof netPattern>,
  cell: number,
  digit: number,
  size: number,
): boolean {
  report.eliminateCells(digit, [cell]);
  return report.commit({ cell, digit }, size);
}

/** The last derivation: its reason, marks and words are asked for one after the other. */
let latest: { board: Board; version: number; assumed: number; derivation: Derivation } | undefined;

function derivationOf(board: Board, cell: number, digit: number): Derivation {
  const assumed = candidateOf(cell, digit);
  const { version } = board;
  if (latest?.board !== board || latest.version !== version || latest.assumed !== assumed)
    latest = { board, version, assumed, derivation: deriveWithNeededFacts(board, assumed)! };
  return latest.derivation;
}

function reasonOf(board: Board, cell: number, digit: number): Reason {
  const derivation = derivationOf(board, cell, digit);
  const facts = factsOfDerivation(derivation);
  if (facts.length <= MAX_FACTS) return facts;
  const lemmas: Lemma[] = [];
  writeLemmas(derivation, lemmas);
  return { lemmas };
}

import { derive, writeLemmas } from "@wings/chain-kit";
import { type Board, type Fact, type Lemma, MAX_FACTS, type Reason, candidateOf, digitsOf } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type NamedBranch, branchFields, branchesOf, candidatesOfFact, writeBranchLemmas } from "./branches.js";
import { ForcingSearch } from "./forcing-search.js";
import { branchMarks, caseRoles, forcingData, forcingMessage } from "./forcing-explanation.js";
import { type ForcingChain, shape } from "./forcing-pattern.js";

/** Forcing Chain: whichever candidate of a cell, or place of a digit in a house, is true, another candidate is false. */
export const forcingChain = /* @__PURE__ */ defineBuiltIn({
  id: "forcing-chain",
  name: "Forcing Chain",
  after: "als-aic",
  ties: true,
  pattern: shape,
  options: {
    sets: { type: "boolean", default: false, description: "chains run through almost locked sets, too" },
  },
  roles: caseRoles,
  message: forcingMessage,

  find(board, report, { sets }) {
    const search = new ForcingSearch(board, sets ? "als" : "grouped");
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        const choices = search.emptyFacts(cell, digit);
        if (choices.length === 0) continue;
        const { cases, size, branches } = search.least(cell, digit, choices);
        if (size > report.maxSize) continue;
        const pattern = { cell, digit, fact: [cases.facts], ...branchFields(board, search.implications, branches) };
        // The checker takes no longer reason in one piece, and lemmas know no sets.
        if (sets && factsOf(pattern).length > MAX_FACTS) continue;
        report.eliminateCells(digit, [cell]);
        if (report.commit(pattern, size)) return;
      }
    }
  },

  reason: (pattern, board) => reasonOf(pattern, board),
  marks: (pattern, board) => branchMarks(pattern, namedBranches(pattern, board)),
  data: (pattern, board) => forcingData(pattern, namedBranches(pattern, board), board),
});

const namedBranches = (pattern: ForcingChain, board: Board): NamedBranch[] =>
  branchesOf(board, pattern, candidatesOfFact(pattern.fact[0][0] as number, board));

const factsOf = ({ fact, links }: Pick<ForcingChain, "fact" | "links">): Fact[] => [
  ...new Set([...fact.flat(), ...links.flat()]),
];

/** All facts; or, where these are too many, a lemma for each candidate that a chain makes false. */
function reasonOf(pattern: ForcingChain, board: Board): Reason {
  const facts = factsOf(pattern);
  if (facts.length <= MAX_FACTS) return facts;
  const assumed = candidateOf(pattern.cell, pattern.digit);
  const lemmas: Lemma[] = [];
  const known = writeBranchLemmas(board, assumed, namedBranches(pattern, board), lemmas);
  writeLemmas(derive(board, [assumed], known)!, lemmas);
  return { lemmas };
}

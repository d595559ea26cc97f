import { derive, writeLemmas } from "@wings/chain-kit";
import {
  type Board,
  type Fact,
  type Lemma,
  MAX_FACTS,
  type Pattern,
  type Reason,
  type Value,
  candidateCell,
  candidateDigit,
  candidateOf,
  digitsOf,
  houseOf,
  isCellFact,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type NamedBranch, branchFields, branchesOf, candidatesOfFact, writeBranchLemmas } from "./branches.js";
import { ForcingSearch } from "./forcing-search.js";
import { branchList, branchMarks, branchParts, caseRoles, notationList } from "./branch-words.js";

const pattern = { cell: "cell", digit: "digit", fact: "links", nodes: "nodes", links: "links" } as const;
/**
 * A forcing chain: the candidate that goes; the fact, `[[fact]]`, of which it makes each candidate false; and the chains, one behind
 * the other in the order of these candidates. Each chain is A1, B1, A2, B2 and so on, and ends with the first node that makes
 * its candidate false. A candidate that sees the one that goes needs no chain.
 */
export type ForcingChain = Pattern<typeof pattern>;

/** Forcing Chain: whichever candidate of a cell, or place of a digit in a house, is true, another candidate is false. */
export const forcingChain = /* @__PURE__ */ defineBuiltIn({
  id: "forcing-chain",
  name: "Forcing Chain",
  after: "als-aic",
  ties: true,
  pattern,
  options: {
    sets: { type: "boolean", default: false, description: "chains run through almost locked sets, too" },
  },
  roles: caseRoles,
  message: {
    long: "{fact} {branches} In each case: {outcome}.",
    short: "{notation}: {outcome}",
    vague: "There is a Forcing Chain in the {region}: try each of {count} cases, and see what they have in common.",
    parts: {
      cell: "{cell} is {digits}.",
      house: "{digit} is in {cells} of {house}.",
      ...branchParts,
    },
  },

  find(board, report, { sets }) {
    const search = new ForcingSearch(board, sets ? "als" : "grouped");
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        const choices = search.emptyFacts(cell, digit);
        if (choices.length === 0) continue;
        const { cases, size, branches } = search.least(cell, digit, choices);
        if (size > report.maxSize) continue;
        const found = { cell, digit, fact: [cases.facts], ...branchFields(board, search.implications, branches) };
        // The checker takes no longer reason in one piece, and lemmas know no sets.
        if (sets && factsOf(found).length > MAX_FACTS) continue;
        report.eliminateCells(digit, [cell]);
        if (report.commit(found, size)) return;
      }
    }
  },

  reason: reasonOf,
  marks: (found, board) => branchMarks(found, namedBranches(found, board)),
  data: (found, board) => {
    const { cell, fact } = found;
    const branches = namedBranches(found, board);
    return {
      fact: factData(fact[0][0] as number, board),
      branches: branchList(found, branches, board),
      notation: notationList(found, branches),
      count: branches.length,
      region: { region: [cell, ...branches.map(({ candidate }) => candidateCell(candidate))] },
    };
  },
});

/** The cell or the digit in a house of which one candidate is true, in words. */
function factData(fact: number, board: Board): Value {
  if (isCellFact(fact))
    return {
      part: "cell",
      data: { cell: { cell: fact }, digits: { digits: digitsOf(board.masks[fact]), join: "or" } },
    };
  const candidates = candidatesOfFact(fact, board);
  const cells = { cells: candidates.map(candidateCell), join: "or" as const };
  return { part: "house", data: { digit: candidateDigit(candidates[0]), cells, house: { house: houseOf(fact) } } };
}

const namedBranches = (found: ForcingChain, board: Board): NamedBranch[] =>
  branchesOf(board, found, candidatesOfFact(found.fact[0][0] as number, board));

const factsOf = ({ fact, links }: Pick<ForcingChain, "fact" | "links">): Fact[] => [
  ...new Set([...fact.flat(), ...links.flat()]),
];

/** All facts; or, where these are too many, a lemma for each candidate that a chain makes false. */
function reasonOf(found: ForcingChain, board: Board): Reason {
  const facts = factsOf(found);
  if (facts.length <= MAX_FACTS) return facts;
  const assumed = candidateOf(found.cell, found.digit);
  const lemmas: Lemma[] = [];
  const known = writeBranchLemmas(board, assumed, namedBranches(found, board), lemmas);
  writeLemmas(derive(board, [assumed], known)!, lemmas);
  return { lemmas };
}

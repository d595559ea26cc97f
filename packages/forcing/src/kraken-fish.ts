import { type KnownLemma, derive, writeLemmas } from "@wings/chain-kit";
import {
  type Board,
  type Candidate,
  candidateCell,
  candidateOf,
  type Cell,
  type Digit,
  digitsOf,
  type Fact,
  houseFact,
  type House,
  inHouse,
  type Lemma,
  MAX_FACTS,
  numberInWords,
  type Pattern,
  placesIn,
  type Reason,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type NamedBranch, branchFields, branchesOf, writeBranchLemmas } from "./branches.js";
import { FishLines } from "./fish-lines.js";
import { type Cases, ForcingSearch } from "./forcing-search.js";
import { branchList, branchMarks, branchParts, caseRoles, notationList } from "./branch-words.js";

const pattern = {
  cell: "cell",
  digit: "digit",
  fish: "digit",
  base: "houses",
  cover: "houses",
  nodes: "nodes",
  links: "links",
} as const;
/**
 * A Kraken Fish: the candidate that goes; the digit of the fish, its base lines, and the lines across that hold all places that are
 * left, one line too few; and the chains to the other places of the base, one behind the other as in a forcing chain.
 */
export type KrakenFish = Pattern<typeof pattern>;

/** Kraken Fish: whichever place outside the cover lines holds the digit, another candidate is false. */
export const krakenFish = /* @__PURE__ */ defineBuiltIn({
  id: "kraken-fish",
  name: "Kraken Fish",
  after: "forcing-chain",
  ties: true,
  pattern,
  options: {
    sets: { type: "boolean", default: false, description: "chains run through almost locked sets, too" },
  },
  roles: { ...caseRoles, base: "base", cover: "cover" },
  message: {
    long: "Each of {base} needs {aFish}, and {cover} can hold only {room} of them. So {fish} is in {cases}. {branches} In each case: {outcome}.",
    short: "{fish} of {base}, in {cover} or {cases}: {notation}: {outcome}",
    vague:
      "There is a Kraken Fish with {fish} in the {region}: try each of {count} cases, and see what they have in common.",
    parts: { ...branchParts, n1: "one", n2: "two", n3: "three", a: "a {fish}", an: "an {fish}" },
  },

  find(board, report, { sets }) {
    const search = new ForcingSearch(board, sets ? "als" : "grouped");
    const lines = new FishLines(board);
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        const choices = krakens(board, lines, search.falseAfter(cell, digit));
        if (choices.length === 0) continue;
        const { cases, size, branches } = search.least(cell, digit, choices);
        if (size > report.maxSize) continue;
        const { fish, base, cover } = cases;
        const found = { cell, digit, fish, base, cover, ...branchFields(board, search.implications, branches) };
        // The checker takes no longer reason in one piece, and lemmas know no sets.
        if (sets && factsOf(found).length > MAX_FACTS) continue;
        report.eliminateCells(digit, [cell]);
        if (report.commit(found, size)) return;
      }
    }
  },

  reason: reasonOf,
  marks: (found, board) => [
    ...found.base.map((house) => ({ role: "base" as const, house, digit: found.fish })),
    ...found.cover.map((house) => ({ role: "cover" as const, house, digit: found.fish })),
    ...branchMarks(found, namedBranches(found, board)),
  ],
  data: (found, board) => {
    const { cell, fish, base, cover } = found;
    const branches = namedBranches(found, board);
    const cells = branches.map(({ candidate }) => candidateCell(candidate));
    return {
      fish,
      aFish: { part: fish === 8 ? "an" : "a", data: { fish } },
      base: { houses: base },
      cover: { houses: cover },
      room: numberInWords(cover.length),
      cases: { cells, join: "or" },
      branches: branchList(found, branches, board),
      notation: notationList(found, branches),
      count: branches.length,
      region: { region: [cell, ...cells] },
    };
  },
});

interface Kraken extends Cases {
  readonly fish: Digit;
  readonly base: readonly House[];
  readonly cover: readonly House[];
}

/** The smallest fish of 2 to 4 base lines whose places, without the false ones, lie in fewer lines across. */
function krakens(board: Board, lines: FishLines, falsified: Int32Array): Kraken[] {
  const size = lines.leastSize(falsified);
  if (size > 4) return [];
  const found: Kraken[] = [];
  for (let fish = 1; fish <= 9; fish++) {
    for (const first of [0, 9]) {
      const choices = lines.choices(falsified, fish, first);
      for (choices.begin(size, size - 1); choices.next();) {
        const base = choices.chosen();
        const cover = digitsOf(choices.union).map((digit) => 9 - first + digit - 1);
        const candidates = uncovered(board, fish, base, cover).map((place) => candidateOf(place, fish));
        found.push({ fish, base, cover, candidates, facts: base.map((house) => houseFact(house, fish)) });
      }
    }
  }
  return found;
}

/** The places of the base that are in no cover line. */
function uncovered(board: Board, digit: Digit, base: readonly House[], cover: readonly House[]): Cell[] {
  return base
    .flatMap((house) => placesIn(board, digit, house))
    .filter((cell) => !cover.some((house) => inHouse(board, cell, house)));
}

const namedBranches = (found: KrakenFish, board: Board): NamedBranch[] => {
  const { fish, base, cover } = found;
  return branchesOf(
    board,
    found,
    uncovered(board, fish, base, cover).map((cell) => candidateOf(cell, fish)),
  );
};

const factsOf = ({ fish, base, links }: Pick<KrakenFish, "fish" | "base" | "links">): Fact[] => [
  ...new Set([...base.map((house) => houseFact(house, fish)), ...links.flat()]),
];

/** All facts; or, where these are too many, a lemma for each candidate that a chain makes false, and for the fish. */
function reasonOf(found: KrakenFish, board: Board): Reason {
  const facts = factsOf(found);
  if (facts.length <= MAX_FACTS) return facts;
  const assumed = candidateOf(found.cell, found.digit);
  const lemmas: Lemma[] = [];
  const known = writeBranchLemmas(board, assumed, namedBranches(found, board), lemmas);
  writeFish(board, found, [assumed], known, lemmas);
  return { lemmas };
}

/** Tries the places of one base line after the other, until singles are enough. */
function writeFish(
  board: Board,
  { fish, base }: Pick<KrakenFish, "fish" | "base">,
  assume: readonly Candidate[],
  known: KnownLemma[],
  lemmas: Lemma[],
): void {
  const [line, ...others] = base;
  let derivation = derive(board, assume, known);
  if (derivation === undefined) {
    for (const place of placesIn(board, fish, line))
      writeFish(board, { fish, base: others }, [...assume, candidateOf(place, fish)], known, lemmas);
    derivation = derive(board, assume, known)!;
  }
  known.push({ index: writeLemmas(derivation, lemmas), assume });
}

import { type KnownLemma, derive, writeLemmas } from "@wings/chain-kit";
import {
  type Board,
  type Candidate,
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
  placesIn,
  type Reason,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type NamedBranch, branchFields, branchesOf, writeBranchLemmas } from "./branches.js";
import { FishLines } from "./fish-lines.js";
import { type Cases, ForcingSearch } from "./forcing-search.js";
import { krakenData, krakenMarks, krakenMessage, krakenRoles } from "./kraken-explanation.js";
import { type KrakenFish, shape } from "./kraken-pattern.js";

/** Kraken Fish: whichever place outside the cover lines holds the digit, another candidate is false. */
export const krakenFish = /* @__PURE__ */ defineBuiltIn({
  id: "kraken-fish",
  name: "Kraken Fish",
  after: "forcing-chain",
  ties: true,
  pattern: shape,
  options: {
    sets: { type: "boolean", default: false, description: "chains run through almost locked sets, too" },
  },
  roles: krakenRoles,
  message: krakenMessage,

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
        const pattern = { cell, digit, fish, base, cover, ...branchFields(board, search.implications, branches) };
        // The checker takes no longer reason in one piece, and lemmas know no sets.
        if (sets && factsOf(pattern).length > MAX_FACTS) continue;
        report.eliminateCells(digit, [cell]);
        if (report.commit(pattern, size)) return;
      }
    }
  },

  reason: (pattern, board) => reasonOf(pattern, board),
  marks: (pattern, board) => krakenMarks(pattern, namedBranches(pattern, board)),
  data: (pattern, board) => krakenData(pattern, namedBranches(pattern, board), board),
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
    .flatMap((house) => placesIn(board, house, digit))
    .filter((cell) => !cover.some((house) => inHouse(board, cell, house)));
}

const namedBranches = (pattern: KrakenFish, board: Board): NamedBranch[] => {
  const { fish, base, cover } = pattern;
  return branchesOf(
    board,
    pattern,
    uncovered(board, fish, base, cover).map((cell) => candidateOf(cell, fish)),
  );
};

const factsOf = ({ fish, base, links }: Pick<KrakenFish, "fish" | "base" | "links">): Fact[] => [
  ...new Set([...base.map((house) => houseFact(house, fish)), ...links.flat()]),
];

/** All facts; or, where these are too many, a lemma for each candidate that a chain makes false, and for the fish. */
function reasonOf(pattern: KrakenFish, board: Board): Reason {
  const facts = factsOf(pattern);
  if (facts.length <= MAX_FACTS) return facts;
  const assumed = candidateOf(pattern.cell, pattern.digit);
  const lemmas: Lemma[] = [];
  const known = writeBranchLemmas(board, assumed, namedBranches(pattern, board), lemmas);
  writeFish(board, pattern, [assumed], known, lemmas);
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
    for (const place of placesIn(board, line, fish))
      writeFish(board, { fish, base: others }, [...assume, candidateOf(place, fish)], known, lemmas);
    derivation = derive(board, assume, known)!;
  }
  known.push({ index: writeLemmas(derivation, lemmas), assume });
}

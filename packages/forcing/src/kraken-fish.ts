import { type KnownLemma, derive, writeLemmas } from "@wings/chain-kit";
import {
  type Board,
  Combinations,
  DIGIT_COUNT,
  type Fact,
  HOUSE_WORDS,
  type Lemma,
  MAX_FACTS,
  type Reason,
  candidateOf,
  digitsOf,
  houseFact,
  implications,
  lowestBit,
  placesIn,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type NamedBranch, branchFields, branchesOf, writeBranchLemmas } from "./branches.js";
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
    const made = implications(board, sets ? "als" : "grouped");
    const search = new ForcingSearch(board, made);
    fillBroken(board);
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        const choices = krakens(board, search.falseAfter(cell, digit));
        if (choices.length === 0) continue;
        const { cases, size, branches } = search.least(cell, digit, choices);
        if (size > report.maxSize) continue;
        const { fish, base, cover } = cases;
        const pattern = { cell, digit, fish, base, cover, ...branchFields(board, made, branches) };
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
  readonly fish: number;
  readonly base: readonly number[];
  readonly cover: readonly number[];
}

/** The smallest fish of 2 to 4 base lines whose places, without the false ones, lie in fewer lines across. */
function krakens(board: Board, falsified: Int32Array): Kraken[] {
  const size = leastSize(board, falsified);
  if (size > 4) return [];
  const found: Kraken[] = [];
  for (let fish = 1; fish <= 9; fish++) {
    for (const first of [0, 9]) {
      fillLines(board, falsified, fish);
      addLines(first);
      for (CHOICES.begin(size, size - 1); CHOICES.next();) {
        const base = CHOICES.chosen();
        const cover = digitsOf(CHOICES.union).map((digit) => 9 - first + digit - 1);
        const candidates = uncovered(board, fish, base, cover).map((place) => candidateOf(place, fish));
        found.push({ fish, base, cover, candidates, facts: base.map((house) => houseFact(house, fish)) });
      }
    }
  }
  return found;
}

/** The fewest lines, up to four, that have places left in one line across fewer; 5 if there are none. */
function leastSize(board: Board, falsified: Int32Array): number {
  const { places } = board;
  let least = 5;
  for (let fish = 1; fish <= 9 && least > 2; fish++) {
    const p = fish * 3;
    const gone = (falsified[p] & places[p]) | (falsified[p + 1] & places[p + 1]) | (falsified[p + 2] & places[p + 2]);
    // A digit that loses no place has a fish only on a board that is contradictory.
    if (gone === 0 && !BROKEN[fish]) continue;
    fillLines(board, falsified, fish);
    least = Math.min(least, leastSizeFrom(0));
    if (least > 2) least = Math.min(least, leastSizeFrom(9));
  }
  return least;
}

/** By digit: whether lines have too few lines across even where nothing is false. */
const BROKEN: boolean[] = [];

function fillBroken(board: Board): void {
  for (let fish = 1; fish <= 9; fish++) {
    fillLines(board, NOTHING, fish);
    BROKEN[fish] = Math.min(leastSizeFrom(0), leastSizeFrom(9)) < 5;
  }
}

const NOTHING = /* @__PURE__ */ new Int32Array(30);
/** By row, then by column: the positions of the places that are not false. */
const LINES = /* @__PURE__ */ new Int32Array(18);
/** The rows, or the columns, with one to three places. */
const CHOICES = /* @__PURE__ */ new Combinations();

function fillLines({ places }: Board, falsified: Int32Array, digit: number): void {
  for (let column = 9; column < 18; column++) LINES[column] = 0;
  for (let row = 0; row < 9; row++) {
    const w = digit * 3 + ((row / 3) | 0);
    const positions = ((places[w] & ~falsified[w]) >> ((row % 3) * 9)) & 511;
    LINES[row] = positions;
    for (let rest = positions; rest !== 0; rest &= rest - 1) LINES[9 + lowestBit(rest)] |= 1 << row;
  }
}

function leastSizeFrom(first: number): number {
  addLines(first);
  for (let size = 2; size <= 4; size++) if (CHOICES.begin(size, size - 1).next()) return size;
  return 5;
}

function addLines(first: number): void {
  CHOICES.clear();
  for (let line = first; line < first + 9; line++) {
    const positions = LINES[line];
    if (positions !== 0 && DIGIT_COUNT[positions] <= 3) CHOICES.add(line, positions);
  }
}

/** The places of the base that are in no cover line. */
function uncovered(board: Board, digit: number, base: readonly number[], cover: readonly number[]): number[] {
  const isCovered = (cell: number): boolean =>
    cover.some((house) => ((HOUSE_WORDS[house * 3 + ((cell / 27) | 0)] >> (cell % 27)) & 1) === 1);
  return base.flatMap((house) => placesIn(board, house, digit)).filter((cell) => !isCovered(cell));
}

const namedBranches = (pattern: KrakenFish, board: Board): NamedBranch[] => {
  const { fish, base, cover } = pattern;
  return branchesOf(
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
  assume: readonly number[],
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

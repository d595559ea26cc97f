import { type Board, search } from "@wings/core";
import {
  type Count,
  type Fact,
  type Lemma,
  CLASSIC_GRID,
  boxOf,
  candidateOf,
  cellFact,
  deadlyFact,
  houseFact,
  inHouse,
  placesSeen,
  rowOf,
} from "@wings/core/author";
import { HOUSES_OF } from "@wings/core/host";
import { type Wing, find, wingsOn } from "../technique.js";
import { type Changes, type PlantedFaults, right } from "./changes.js";

/** The proof of a wing by lemmas: one of the wings is z, so no cell that sees both is. */
export const lemmasOf = ({ pivot, wingX, wingY, z }: Wing, board: Board): Lemma[] => [
  {
    assume: [~candidateOf(wingX, z), ~candidateOf(wingY, z)],
    facts: [cellFact(pivot), cellFact(wingX), cellFact(wingY)],
    uses: [],
  },
  ...placesSeen(board, z, [wingX, wingY]).map((cell) => ({ assume: [candidateOf(cell, z)], facts: [], uses: [0] })),
];

/** The proof of a wing by a count: without z the wings hold x and y, and so does the pivot: three cells, two digits. */
export const countOf = ({ pivot, wingX, wingY, x, y }: Wing): Count => ({
  facts: [pivot, wingX, wingY].map((cell) => [cellFact(cell), 1] as const),
  sets: [
    [houseFact(sharedHouse(pivot, wingX), x), 1],
    [houseFact(sharedHouse(pivot, wingY), y), 1],
  ],
});

const sharedHouse = (a: number, b: number): number =>
  [0, 1, 2].map((kind) => HOUSES_OF[a * 3 + kind]).find((house) => inHouse(CLASSIC_GRID, b, house))!;

/** The count of a wing, spoilt. */
const counted = (spoil: (count: Count, wing: Wing, board: Board) => Count): Changes => ({
  reason: (wing, board) => ({ counts: [spoil(countOf(wing), wing, board)] }),
});

/** The first cell that a wing clears. */
const targetOf = ({ wingX, wingY, z }: Wing, board: Board): number => placesSeen(board, z, [wingX, wingY])[0];

/** Some free cells at the corners of a rectangle in two boxes, with 1 and 2. */
export function rectangleOn(board: Board): Fact {
  for (let a = 0; a < 81; a++) {
    for (const [b, c] of [
      [a + 1, a + 27],
      [a + 3, a + 9],
    ]) {
      const corners = [a, b, c, c + b - a];
      const isInside = rowOf(a) === rowOf(b) && corners.every((cell) => cell < 81 && board.isFree(cell));
      if (isInside && new Set(corners.map(boxOf)).size === 2) return deadlyFact(corners, [3, 3, 3, 3]);
    }
  }
  throw new Error("no rectangle");
}

/** Two open cells of a row. */
function lineOn(board: Board): Fact {
  const cells = Array.from(board.values.keys()).filter((cell) => board.digit(cell) === 0);
  const first = cells.find((cell) => cells.some((other) => other !== cell && rowOf(other) === rowOf(cell)))!;
  return deadlyFact([first, cells.find((cell) => cell > first && rowOf(cell) === rowOf(first))!], [3, 3]);
}

/** Steps without a proof, or with a wrong one. */
export const proofFaults: PlantedFaults = {
  "a wrong elimination": [
    {
      find(board, sink) {
        find(board, sink);
        const { solution } = search(board);
        for (const wing of sink.stopped ? [] : wingsOn(board).slice(0, 1)) {
          const words = [0, 0, 0];
          words[Math.floor(wing.pivot / 27)] = 1 << (wing.pivot % 27);
          sink.eliminateWords(Number(solution![wing.pivot]), words[0], words[1], words[2]);
          sink.commit(wing, 3);
        }
      },
    },
    "CONTRADICTS_SOLUTION",
    /expected: r8c1=([25])\n {2}seen: {5}r8c1≠\1, by pivot r8c1/,
  ],
  "a missing reason": [
    { reason: ({ pivot, wingX }) => [cellFact(pivot), cellFact(wingX)] },
    "FINDING_REJECTED",
    /a proof of pivot r8c1.*\n.*the cited facts allow the opposite of r9c4≠5/,
    "PLUGIN_FINDING",
  ],
  "a reason that is right in some places": [
    { reason: (wing, board) => (wing.pivot % 9 === 0 ? right.reason(wing, board) : [cellFact(wing.pivot)]) },
    "FINDING_REJECTED",
    /a proof of pivot r\dc\d.*\n.*the cited facts allow the opposite/,
    "PLUGIN_FINDING",
  ],
  "a lemma left out": [
    { reason: (wing, board) => ({ lemmas: lemmasOf(wing, board).slice(0, -1) }) },
    "FINDING_REJECTED",
    /no lemma proves r9c5≠5/,
    "PLUGIN_FINDING",
  ],
  "a fact of a lemma left out": [
    {
      reason: (wing, board) => ({
        lemmas: lemmasOf(wing, board).map((lemma) => ({ ...lemma, facts: lemma.facts.slice(1) })),
      }),
    },
    "FINDING_REJECTED",
    /lemma 0 does not follow/,
    "PLUGIN_FINDING",
  ],
  "two lemmas exchanged": [
    {
      reason: (wing, board) => {
        const [first, second, ...others] = lemmasOf(wing, board);
        return { lemmas: [second, first, ...others] };
      },
    },
    "FINDING_REJECTED",
    /lemma 0 uses lemma 0, which does not come before it/,
    "PLUGIN_FINDING",
  ],
  "a lemma that assumes more than the claim": [
    {
      reason: (wing, board) => ({
        lemmas: lemmasOf(wing, board).map((lemma) => ({
          ...lemma,
          assume: [...new Set([...lemma.assume, candidateOf(wing.pivot, wing.x)])],
        })),
      }),
    },
    "FINDING_REJECTED",
    /no lemma proves r9c4≠5/,
    "PLUGIN_FINDING",
  ],
  "a weight of a fact off by one": [
    counted(({ facts: [[fact], ...facts], sets }) => ({ facts: [[fact, 2], ...facts], sets })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "a weight of a set off by one": [
    counted(({ facts, sets: [[set], ...sets] }) => ({ facts, sets: [[set, 2], ...sets] })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "weights of a count that are rounded": [
    {
      reason: (wing) => {
        const list = countOf(wing).facts.map(([fact], i) => [fact, [2 ** 53 - 1, 1, 3][i]] as const);
        return { counts: [{ facts: list, sets: list }] };
      },
    },
    "TECHNIQUE_FAILED",
    /its weight must be a whole number from 1 to 1000000/,
    "PLUGIN_FAILED",
  ],
  "a set of a count left out": [
    counted(({ facts, sets }) => ({ facts, sets: sets.slice(1) })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "a fact of a count that holds the target": [
    counted(({ facts, sets }, wing, board) => ({ facts: [...facts, [cellFact(targetOf(wing, board)), 1]], sets })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "a set of a count that holds the target": [
    counted(({ facts: [[fact], ...facts], sets }, wing, board) => ({
      facts: [[fact, 1], ...facts],
      sets: [...sets, [houseFact(rowOf(targetOf(wing, board)), wing.z), 1]],
    })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "a count without its sets": [
    { reason: (wing) => ({ counts: [{ facts: countOf(wing).facts } as Count] }) },
    "TECHNIQUE_FAILED",
    /sets/,
    "PLUGIN_FAILED",
  ],
  "a deadly pattern without the assumption": [
    { reason: (wing, board) => [...(right.reason(wing, board) as Fact[]), rectangleOn(board)] },
    "FINDING_REJECTED",
    /cites a deadly pattern or a mirror and does not declare that it assumes one solution/,
    "PLUGIN_FINDING",
  ],
  "a pattern that is not deadly": [
    {
      assumes: "unique-solution",
      reason: (wing, board) => [...(right.reason(wing, board) as Fact[]), lineOn(board)],
    },
    "TECHNIQUE_FAILED",
    /not every filling has a twin/,
    "PLUGIN_FAILED",
  ],
  "an assumption that is not checked": [
    { assumes: "unique-solution" },
    "SEVERAL_SOLUTIONS",
    /hasOneSolution\(board\) is false\n {2}seen: {5}pivot r8c1/,
  ],
};

import {
  type Count,
  type Data,
  type Fact,
  type Mark,
  type Reason,
  candidateOf,
  candidatesOf,
  cellFact,
  columnOf,
  deadlyFact,
  defineTechnique,
  houseFact,
  maskOf,
  mirrorFact,
  rowOf,
} from "@wings/core/author";

/** Techniques that together use every field of a definition, and return every kind of value that the contract allows. */

interface LastCandidate {
  readonly cell: number;
  readonly digit: number;
}

const IDENTITY = Array.from({ length: 18 }, (_, i) => i);

const everyFact = ({ cell, digit }: LastCandidate): Fact[] => [
  cellFact(cell),
  houseFact(rowOf(cell), digit),
  deadlyFact([cell, 80 - cell], [maskOf(digit), 0b111]),
  mirrorFact(candidateOf(cell, digit), IDENTITY, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
];

const everyMark = ({ cell, digit }: LastCandidate): Mark<"cell" | "house">[] => [
  { role: "cell", cell },
  { role: "cell", cell, digits: [digit] },
  { role: "cell", cell, digits: undefined },
  { role: "house", house: rowOf(cell) },
  { role: "house", house: columnOf(cell), digit },
  { link: "strong", from: [candidateOf(cell, digit)], to: [candidateOf(80, 1), candidateOf(79, 1)] },
  { link: "weak", from: [candidateOf(80, 1)], to: [candidateOf(cell, digit)] },
];

const everyValue = ({ cell, digit }: LastCandidate): Data => ({
  number: -7.5,
  text: "text with “quotes”, a \\ and ✓",
  cell: { cell },
  cells: { cells: [cell, 80] },
  cellsOr: { cells: [cell, 80], join: "or" },
  house: { house: rowOf(cell) },
  houses: { houses: [rowOf(cell), columnOf(cell)], join: "and" },
  digits: { digits: [digit, 9], join: "none" },
  candidate: { candidate: candidateOf(cell, digit) },
  candidates: { candidates: [candidateOf(cell, digit), candidateOf(80, 1)], join: "or" },
  set: { set: [cell, 80], digits: [digit] },
  region: { region: [cell, 80] },
  list: { list: [digit, "text", { cell }, { list: [], join: "space" }], join: "none" },
  part: { part: "link", data: { from: { cell }, to: { part: "end", data: {} } } },
  eliminations: { eliminations: [candidateOf(80, 1)], placements: [candidateOf(cell, digit)] },
  empty: { cells: [] },
});

const make = (name: string, reason: (pattern: LastCandidate) => Reason) =>
  defineTechnique({
    id: `someone/every-field-${name}`,
    name: `Every field: ${name}`,
    pattern: {
      cell: "cell",
      digit: "digit",
      cells: "cells",
      digits: "digits",
      house: "house",
      houses: "houses",
      sets: "sets",
      nodes: "nodes",
      links: "links",
    },
    roles: { cell: "the cell", house: "a house" },
    options: {
      backwards: { type: "boolean", default: false, description: "look from r9c9 to r1c1" },
      size: { type: "number", default: 2, min: 2, max: 9, description: "the size of each finding" },
    },
    minSize: 2,
    assumes: "unique-solution",
    ties: true,
    rigid: true,
    after: "full-house",
    message: {
      long: "{number} {text} {cell} {cells} {cellsOr} {house} {houses} {digits} {candidate} {candidates} {set} {region} {list} {part} {eliminations} {empty}: {outcome}.",
      short: "{cell}: {list}{part} {outcome}",
      vague: "Look at {region}.",
      parts: { link: "from {from} {to}", end: "to its end" },
    },
    find(board, report, { backwards, size }) {
      for (let i = 0; i < 81; i++) {
        const cell = backwards ? 80 - i : i;
        const [digit, another] = candidatesOf(board, cell);
        if (digit === undefined || another !== undefined) continue;
        report.place(cell, digit);
        const pattern = {
          cell,
          digit,
          cells: [cell, cell],
          digits: [],
          house: rowOf(cell),
          houses: [columnOf(cell)],
          sets: [[cell], []],
          nodes: [[candidateOf(cell, digit)]],
          links: [everyFact({ cell, digit })],
        };
        if (report.commit(pattern, size)) return;
      }
    },
    reason,
    marks: everyMark,
    data: everyValue,
  });

const count = ({ cell }: LastCandidate): Count => ({ facts: [[cellFact(cell), 1]], sets: [] });

/** One with each form of a reason. The last has options that are not the default ones. */
export const everyField = [
  make("facts", everyFact),
  make("counts", (pattern) => ({ counts: [count(pattern)] })),
  make("lemmas", ({ cell, digit }) => {
    const assume = [~candidateOf(cell, digit)];
    return {
      lemmas: [
        { assume, facts: [cellFact(cell)], uses: [] },
        { assume, facts: [], uses: [0] },
      ],
    };
  }).with({ backwards: true, size: 5 }),
];

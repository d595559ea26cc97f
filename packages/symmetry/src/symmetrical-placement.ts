import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  candidatesOf,
  type Cell,
  type Data,
  type Digit,
  hasOneSolution,
  type Mark,
  MAX_FACTS,
  type MirrorFact,
  mirrorFact,
  type Pattern,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type Images, gridSymmetries } from "./grid-symmetries.js";
import { PLAIN_MAPS, imagesIn } from "./maps.js";
import { orbitOf, wayToConflict } from "./orbits.js";

const GROUPS = ["group1", "group2", "group3", "group4"] as const;
const pattern = { cells: "cells", symmetry: "links" } as const;
/** The pattern: a cell with its images, and the map with its digits, as the fact about the first candidate that leaves. */
export type SymmetricalPlacement = Pattern<typeof pattern>;

/** Symmetrical placement: the givens are the same after a turn or a mirror, with digits exchanged. So the only solution is, too. */
export const symmetricalPlacement = /* @__PURE__ */ defineBuiltIn({
  id: "symmetrical-placement",
  name: "Symmetrical Placement",
  ties: true,
  rigid: true,
  assumes: "unique-solution",
  options: {
    any: {
      type: "boolean",
      default: false,
      description: "all maps that carry houses to houses, not only turns and mirrors that people see",
    },
  },
  pattern,
  roles: {
    cell: "cell with its images",
    group1: "digits of group 1",
    group2: "digits of group 2",
    group3: "digits of group 3",
    group4: "digits of group 4",
    axis: "cell that is its own image",
  },
  needs: "boxes",
  message: {
    long: "After {map}, with {digits}, the givens are the same. The puzzle has one solution, so that is the same, too. {cases} So {outcome}.",
    short: "{map}, {digits}: {outcome}",
    vague: "Look at the givens as a whole.",
    parts: {
      quarter: "a quarter turn",
      half: "a half turn",
      falling: "a reflection in the diagonal from top left to bottom right",
      rising: "a reflection in the diagonal from top right to bottom left",
      moved: "a move of {lines}",
      line: "{from} to {to}",
      exchanged: "the digits exchanged ({pairs})",
      pair: "{digit}↔{other}",
      replaced: "the digits replaced ({pairs})",
      by: "{digit}→{other}",
      same: "all digits as they are",
      case: "If {cell} is {digit}, then {images}, which can't be.",
      image: "{cell} is {digit}",
    },
  },

  find(board, report, { any }) {
    for (const { map, cells, digits } of gridSymmetries(board, any)) {
      if (!hasOneSolution(board)) return;
      for (let cell = 0; cell < 81; cell++) {
        const orbit = orbitOf(cells, cell);
        if (orbit.some((other) => other < cell)) continue;
        const out = leaving(board, { cells, digits }, orbit);
        if (out.length === 0) continue;
        for (const candidate of out) report.eliminateCells(candidateDigit(candidate), [candidateCell(candidate)]);
        if (report.commit({ cells: orbit, symmetry: [[mirrorFact(out[0], map, digits)]] }, orbit.length)) return;
      }
    }
  },
  reason: (found, board) => {
    const { map, digits } = factOf(found);
    const lists = waysOut(found, board).map((way) =>
      way.slice(0, -1).map((candidate) => mirrorFact(candidate, map, digits)),
    );
    const byCandidate = new Map(lists.flat().map((fact) => [fact.mirror, fact] as const));
    if (byCandidate.size <= MAX_FACTS) return [...byCandidate.values()];
    // Many candidates of many cells: a lemma for each.
    return { lemmas: lists.map((facts) => ({ assume: [facts[0].mirror], facts, uses: [] })) };
  },
  marks,
  data,
});

/** The fact that has the map and its digits. */
const factOf = ({ symmetry }: SymmetricalPlacement): MirrorFact => symmetry[0][0] as MirrorFact;

/** The candidates of some cells that can't be with all their images. */
const leaving = (board: Board, symmetry: Images, cells: readonly Cell[]): number[] =>
  cells.flatMap((cell) =>
    candidatesOf(board, cell)
      .map((digit) => candidateOf(cell, digit))
      .filter((candidate) => wayToConflict(board, symmetry, candidate).length > 0),
  );

/** For each candidate that leaves: it and its images, up to the one that can't be. */
function waysOut(found: SymmetricalPlacement, board: Board): number[][] {
  const { map, digits } = factOf(found);
  const symmetry = { cells: imagesIn(map), digits };
  return leaving(board, symmetry, found.cells).map((candidate) => wayToConflict(board, symmetry, candidate));
}

/** The digits that are exchanged or replaced in a circle, each from its lowest on. */
const circlesOf = (digits: readonly Digit[]): number[][] =>
  DIGITS.map((digit) => orbitOf([0, ...digits], digit)).filter(
    (circle) => circle.length > 1 && circle.every((digit) => digit >= circle[0]),
  );

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function marks(found: SymmetricalPlacement, board: Board): Mark<"cell" | "axis" | (typeof GROUPS)[number]>[] {
  const { map, digits } = factOf(found);
  const circles = circlesOf(digits);
  const images = imagesIn(map);
  return images.flatMap((image, cell): ReturnType<typeof marks> => {
    if (found.cells.includes(cell)) return [{ role: "cell", cell }];
    const group = board.isGiven(cell) ? circles.findIndex((circle) => circle.includes(board.values[cell])) : -1;
    return [
      ...(group >= 0 ? [{ role: GROUPS[group], cell }] : []),
      ...(image === cell ? [{ role: "axis" as const, cell }] : []),
    ];
  });
}

function data(found: SymmetricalPlacement, board: Board): Data {
  const { map, digits } = factOf(found);
  return {
    map: mapInWords(map),
    digits: digitsInWords(digits),
    cases: {
      list: waysOut(found, board).map(([first, ...images]): Value => ({
        part: "case",
        data: { ...place(first), images: { list: images.map((image) => ({ part: "image", data: place(image) })) } },
      })),
      join: "space",
    },
  };
}

const place = (candidate: Candidate): { cell: Value; digit: Digit } => ({
  cell: { cell: candidateCell(candidate) },
  digit: candidateDigit(candidate),
});

function mapInWords(map: readonly number[]): Value {
  const name = Object.entries(PLAIN_MAPS).find(([, lines]) => String(lines) === String(map));
  if (name !== undefined) return { part: name[0], data: {} };
  const lines = map.flatMap((image, line): Value[] =>
    image === line ? [] : [{ part: "line", data: { from: { house: line }, to: { house: image } } }],
  );
  return { part: "moved", data: { lines: { list: lines } } };
}

function digitsInWords(digits: readonly Digit[]): Value {
  const circles = circlesOf(digits);
  if (circles.length === 0) return { part: "same", data: {} };
  const arePairs = circles.every(({ length }) => length === 2);
  const pairs = circles.flatMap((circle): Value[] =>
    (arePairs ? circle.slice(0, 1) : circle).map((digit) => ({
      part: arePairs ? "pair" : "by",
      data: { digit, other: digits[digit - 1] },
    })),
  );
  return { part: arePairs ? "exchanged" : "replaced", data: { pairs: { list: pairs } } };
}

import {
  type Board,
  type Cell,
  type Data,
  type Digit,
  type House,
  type Mark,
  type Pattern,
  type Reason,
  type Technique,
  type Value,
  houseFact,
  inHouse,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type Houses, countHouses } from "./count-houses.js";
import { findFish } from "./find-fish.js";
import type { Shape } from "./shapes.js";

/** How many houses a fish has on each side. */
export type FishSize = 2 | 3 | 4 | 5 | 6 | 7;

/**
 * As many cover houses as base houses. A place in more base houses than cover houses is a fin. A place in more cover houses than base
 * houses loses the digit, if it sees all fins:
 *
 * ```
 *           c1              c9
 *   r1      x . ✗ | . x . | . . .      base    columns 1 and 9, box 2
 *           . . . | . . . | . . .      cover   rows 1, 3 and 5
 *   r3      . . . | x . x | . . x
 *           . . . | . . . | . . .
 *   r5      x . . | . . . | . . x
 * ```
 */
const pattern = { digit: "digit", base: "houses", cover: "houses" } as const;
/** The pattern of a complex fish: the digit, the base houses and the cover houses. */
export type ComplexFishPattern = Pattern<typeof pattern>;

const finnedPattern = { ...pattern, fins: "cells" } as const;
/** The pattern of a complex fish with fins. */
export type FinnedComplexFishPattern = Pattern<typeof finnedPattern>;

/** A fish without fins. */
export const fishWithoutFins = <const Id extends string>(
  id: Id,
  size: FishSize,
  shapes: readonly Shape[],
): Technique<typeof pattern, Record<never, never>, Id> =>
  defineBuiltIn({
    id,
    name: nameOf(id),
    pattern,
    roles: { base: "base", cover: "cover", place: "place in the base" },
    ties: true,
    minSize: size * 2,
    message: {
      long:
        `${NEEDS} All their places for it are in the cover houses {cover}, ` +
        "which can take one each. {cases} So {outcome}.",
      short: "{digit} of {base} is only in {cover}: {outcome}",
      vague: `There is a ${nameOf(id)} on {digit}.`,
      parts,
    },
    find(_, report) {
      findFish(report, { size, shapes, hasFins: false }, ({ digit, base, cover }, places) =>
        report.commit({ digit, base, cover }, places),
      );
    },
    reason,
    marks(found, board) {
      const { places } = countHouses(board, found);
      return [...houseMarks(found), ...placeMarks("place", places, found.digit)];
    },
    data(found, board) {
      return { ...dataOf(found), cases: { list: casesOf(board, found), join: "space" } };
    },
  });

/** A fish with fins. */
export const fishWithFins = <const Id extends string>(
  id: Id,
  size: FishSize,
  shapes: readonly Shape[],
): Technique<typeof finnedPattern, Record<never, never>, Id> =>
  defineBuiltIn({
    id,
    name: nameOf(id),
    pattern: finnedPattern,
    roles: { base: "base", cover: "cover", place: "place in the base", fin: "fin" },
    ties: true,
    // A place can be in three base houses.
    minSize: Math.ceil((size * 2) / 3),
    message: {
      long:
        `${NEEDS} Apart from {theFins} {fins}, their places for it are in the cover houses {cover}, ` +
        "which can take one each. {cases} {then} {lost}: {outcome}.",
      short: "{digit} of {base} is only in {cover}, {aFew} {fins}: {outcome}",
      vague: `There is a ${nameOf(id)} on {digit}.`,
      parts: {
        ...parts,
        endo: "The digit {digit} in {cells} would serve more than one base house, so it counts as a fin.",
        theFin: "the fin",
        theFins: "the fins",
        one: "Then the fin would be {digit} too, but it sees",
        more: "Then a fin would be {digit} too, but all of them see",
        fin: "fin",
        fins: "fins",
      },
    },
    find(_, report) {
      findFish(report, { size, shapes, hasFins: true }, (found, places) => report.commit(found, places));
    },
    reason,
    marks(found, board) {
      const { digit, fins } = found;
      const { places } = countHouses(board, found);
      return [
        ...houseMarks(found),
        ...placeMarks(
          "place",
          places.filter((cell) => !fins.includes(cell)),
          digit,
        ),
        ...placeMarks("fin", fins, digit),
      ];
    },
    data(found, board) {
      const { digit, fins } = found;
      const { endoFins, lost } = countHouses(board, found);
      const endo: Value[] =
        endoFins.length > 0 ? [{ part: "endo", data: { digit, cells: { cells: endoFins, join: "or" } } }] : [];
      const word = (one: string, more: string): Value => ({ part: fins.length === 1 ? one : more, data: { digit } });
      return {
        ...dataOf(found),
        fins: { cells: fins },
        theFins: word("theFin", "theFins"),
        then: word("one", "more"),
        lost: { cells: [...lost] },
        aFew: word("fin", "fins"),
        cases: { list: [...endo, ...casesOf(board, found)], join: "space" },
      };
    },
  });

const NEEDS = "Each of the base houses {base} needs the digit {digit}.";

const parts = {
  plain: "If {cells} were {digit}, {used} would be used up, and {left} would be left for {others}.",
  cannibal: "If {cells} were {digit}, {used} would be used up for {own}, and {left} would be left for {others}.",
  only: "only {houses}",
  none: "no cover house",
};

const reason = ({ digit, base }: Houses): Reason => base.map((house) => houseFact(house, digit));

const houseMarks = ({ digit, base, cover }: Houses): Mark<"base" | "cover">[] => [
  ...base.map((house) => ({ role: "base" as const, house, digit })),
  ...cover.map((house) => ({ role: "cover" as const, house, digit })),
];

const placeMarks = <const R extends string>(role: R, cells: readonly Cell[], digit: Digit): Mark<R>[] =>
  cells.map((cell) => ({ role, cell, digits: [digit] }));

const dataOf = ({ digit, base, cover }: Houses): Data => ({
  digit,
  base: { houses: base },
  cover: { houses: cover },
});

/** For the cells that lose the digit: which cover houses would be left for which base houses. Cells in the same houses are one case. */
function casesOf(board: Board, found: Houses): Value[] {
  const { digit, base, cover } = found;
  const { lost } = countHouses(board, found);
  const groups = new Map<string, Cell[]>();
  for (const cell of lost) {
    const key = [...base, ...cover].filter((house) => inHouse(board, cell, house)).join();
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return Array.from(groups.values(), (cells): Value => {
    const [own, others] = parted(board, base, cells[0]);
    const [used, left] = parted(board, cover, cells[0]);
    return {
      part: own.length > 0 ? "cannibal" : "plain",
      data: {
        cells: { cells, join: "or" },
        digit,
        used: { houses: used },
        own: { houses: own },
        left: { part: left.length > 0 ? "only" : "none", data: { houses: { houses: left } } },
        others: { houses: others },
      },
    };
  });
}

/** The houses with a cell, and the others. */
const parted = (board: Board, houses: readonly House[], cell: Cell): House[][] =>
  [true, false].map((wanted) => houses.filter((house) => inHouse(board, cell, house) === wanted));

/** The name of a fish: `Franken X-Wing` for `franken-x-wing`. */
const nameOf = (id: string): string =>
  id.replace(/(^|-)./g, (start) => start.replace("-", " ").toUpperCase()).replace("X W", "X-W");

import {
  type Board,
  type Cell,
  cellsOf,
  CLASSIC_GRID,
  type Data,
  type Digit,
  type House,
  houseFact,
  inHouse,
  type Mark,
  type Pattern,
  type Reason,
  type Reporter,
  type Technique,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { countHouses } from "./count-houses.js";
import { firstOf, housesIn, isEmpty, JUST, without } from "./places.js";
import { ComplexFishSearch } from "./search.js";
import type { Shape } from "./shapes.js";
import { targetsOf } from "./targets.js";

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
    find(board, report) {
      findFish(board, report, size, shapes, false, ({ digit, base, cover }, places) =>
        report.commit({ digit, base, cover }, places),
      );
    },
    reason,
    marks(found, board) {
      const { places } = countHouses(board, found.digit, found.base, found.cover);
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
    find(board, report) {
      findFish(board, report, size, shapes, true, (found, places) => report.commit(found, places));
    },
    reason,
    marks(found, board) {
      const { digit, base, cover, fins } = found;
      const { places } = countHouses(board, digit, base, cover);
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
      const { digit, base, cover, fins } = found;
      const { endoFins, lost } = countHouses(board, digit, base, cover);
      const endo: Value[] =
        endoFins.length > 0 ? [{ part: "endo", data: { digit, cells: { cells: endoFins, join: "or" } } }] : [];
      const word = (one: string, more: string): Value => ({ part: fins.length === 1 ? one : more, data: { digit } });
      return {
        ...dataOf(found),
        fins: { cells: fins },
        theFins: word("theFin", "theFins"),
        then: word("one", "more"),
        lost: { cells: cellsOf(...lost) },
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

/** Eliminates, for each place, what the least fish that eliminates it does. `commit` returns whether to stop. */
function findFish(
  board: Board,
  report: Pick<Reporter, "eliminateWords" | "maxSize">,
  size: FishSize,
  shapes: readonly Shape[],
  hasFins: boolean,
  commit: (found: FinnedComplexFishPattern, places: number) => boolean,
): void {
  const targets = targetsOf(board);
  for (let digit = 1; digit <= 9; digit++) {
    if (isEmpty(targets[digit])) continue;
    const search = new ComplexFishSearch(board, digit);
    /** By cell: the size of the least fish so far. */
    const known: number[] = [];
    for (let rest = targets[digit]; !isEmpty(rest);) {
      const cell = firstOf(rest);
      rest = without(rest, JUST[cell]);
      const most = Math.min(report.maxSize, (known[cell] ?? 82) - 1);
      const fish = search.find(cell, size, shapes, hasFins, most);
      if (fish === undefined) continue;
      const [base, cover] = [housesIn(fish.base), housesIn(fish.cover)];
      const { fins, lost } = countHouses(board, digit, base, cover);
      for (let at = lost; !isEmpty(at); at = without(at, JUST[firstOf(at)]))
        known[firstOf(at)] = Math.min(known[firstOf(at)] ?? 82, fish.size);
      report.eliminateWords(digit, lost[0], lost[1], lost[2]);
      if (commit({ digit, base, cover, fins }, fish.size)) return;
    }
  }
}

/** What fish with and without fins have in common. */
interface Houses {
  readonly digit: Digit;
  readonly base: readonly number[];
  readonly cover: readonly number[];
}

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

/** For the cells that leave, those in the same houses together: which cover houses would be left for which base houses. */
function casesOf(board: Board, { digit, base, cover }: Houses): Value[] {
  const { lost } = countHouses(board, digit, base, cover);
  const groups = new Map<string, number[]>();
  for (const cell of cellsOf(...lost)) {
    const key = [...base, ...cover].filter((house) => inHouse(board, cell, house)).join();
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return Array.from(groups.values(), (cells): Value => {
    const [own, others] = parted(base, cells[0]);
    const [used, left] = parted(cover, cells[0]);
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
const parted = (houses: readonly House[], cell: Cell): number[][] =>
  [true, false].map((wanted) => houses.filter((house) => inHouse(CLASSIC_GRID, cell, house) === wanted));

/** The name of a fish: `Franken X-Wing` for `franken-x-wing`. */
const nameOf = (id: string): string =>
  id.replace(/(^|-)./g, (start) => start.replace("-", " ").toUpperCase()).replace("X W", "X-W");

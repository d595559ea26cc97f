import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  type Reporter,
  type Technique,
  type Value,
  defineBuiltIn,
  houseFact,
} from "@wings/core/author";
import { countHouses } from "./count-houses.js";
import { firstOf, housesIn, isEmpty, JUST, without } from "./places.js";
import { Search } from "./search.js";
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
  name: string,
  size: FishSize,
  shapes: readonly Shape[],
): Technique<typeof pattern, Record<never, never>, Id> =>
  defineBuiltIn({
    id,
    name,
    pattern,
    roles: { base: "base", cover: "cover", place: "place in the base" },
    ties: true,
    minSize: size * 2,
    message: {
      long:
        "The base houses {base} each need a {digit}, and all places are in the cover houses {cover}. Each base house uses another " +
        "cover house for its {digit}. {cases} No such cell can be {digit}: {outcome}.",
      short: "{digit} of {base} is only in {cover}: {outcome}",
      vague: `There is a ${name} on {digit}.`,
      parts: {
        plain:
          "So a {digit} in a cell of more cover houses than base houses would leave too few cover houses for the base.",
        cannibal: CANNIBAL,
      },
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
      const { cannibals } = countHouses(board, found.digit, found.base, found.cover);
      return { ...dataOf(found), cases: sentences(found.digit, { plain: [], cannibal: cannibals }) };
    },
  });

/** A fish with fins. */
export const fishWithFins = <const Id extends string>(
  id: Id,
  name: string,
  size: FishSize,
  shapes: readonly Shape[],
): Technique<typeof finnedPattern, Record<never, never>, Id> =>
  defineBuiltIn({
    id,
    name,
    pattern: finnedPattern,
    roles: { base: "base", cover: "cover", place: "place in the base", fin: "fin" },
    ties: true,
    // A place can be in three base houses.
    minSize: Math.ceil((size * 2) / 3),
    message: {
      long:
        "The base houses {base} each need a {digit}. Without {theFins} {fins}, all places are in the cover houses {cover}. " +
        "{cases} Either way a cell of more cover houses than base houses that sees {allFins} can't be {digit}: {outcome}.",
      short: "{digit} of {base} is only in {cover}, fins {fins}: {outcome}",
      vague: `There is a ${name} on {digit}.`,
      parts: {
        endo: "A {digit} in {cells} would serve more than one base house, so it counts as a fin.",
        one:
          "If the fin is not {digit}, each base house uses another cover house for its {digit}, so a {digit} in a cell of more cover " +
          "houses than base houses would leave too few. If the fin is {digit}, no cell that sees it can be {digit}.",
        more:
          "If no fin is {digit}, each base house uses another cover house for its {digit}, so a {digit} in a cell of more cover " +
          "houses than base houses would leave too few. If a fin is {digit}, no cell that sees it can be {digit}.",
        cannibal: CANNIBAL,
        theFin: "the fin",
        theFins: "the fins",
        allFins: "all fins",
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
      const { endoFins, cannibals } = countHouses(board, digit, base, cover);
      const isOne = fins.length === 1;
      return {
        ...dataOf(found),
        fins: { cells: fins },
        theFins: { part: isOne ? "theFin" : "theFins", data: {} },
        allFins: { part: isOne ? "theFin" : "allFins", data: {} },
        cases: sentences(digit, { endo: endoFins, [isOne ? "one" : "more"]: [], cannibal: cannibals }),
      };
    },
  });

const CANNIBAL = "This holds in {cells} too, in one base house but in two cover houses.";

/** Eliminates, for each place, what the least fish that eliminates it does. `commit` returns whether to stop. */
function findFish(
  board: Board,
  report: Pick<Reporter, "eliminate" | "maxSize">,
  size: FishSize,
  shapes: readonly Shape[],
  hasFins: boolean,
  commit: (found: FinnedComplexFishPattern, places: number) => boolean,
): void {
  const targets = targetsOf(board);
  for (let digit = 1; digit <= 9; digit++) {
    if (isEmpty(targets[digit])) continue;
    const search = new Search(board, digit);
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
      report.eliminate(digit, lost[0], lost[1], lost[2]);
      if (commit({ digit, base, cover, fins }, fish.size)) return;
    }
  }
}

/** What fish with and without fins have in common. */
interface Houses {
  readonly digit: number;
  readonly base: readonly number[];
  readonly cover: readonly number[];
}

const reason = ({ digit, base }: Houses): Reason => base.map((house) => houseFact(house, digit));

const houseMarks = ({ digit, base, cover }: Houses): Mark<"base" | "cover">[] => [
  ...base.map((house) => ({ role: "base" as const, house, digit })),
  ...cover.map((house) => ({ role: "cover" as const, house, digit })),
];

const placeMarks = <const R extends string>(role: R, cells: readonly number[], digit: number): Mark<R>[] =>
  cells.map((cell) => ({ role, cell, digits: [digit] }));

const dataOf = ({ digit, base, cover }: Houses): Data => ({
  digit,
  base: { houses: base },
  cover: { houses: cover },
});

/** Sentences by part. Those about cells are left out if there are none. */
const sentences = (digit: number, parts: Readonly<Record<string, readonly number[]>>): Value => ({
  list: Object.entries(parts)
    .filter(([part, cells]) => cells.length > 0 || !ABOUT_CELLS.includes(part))
    .map(([part, cells]) => ({ part, data: { digit, cells: { cells, join: "or" } } })),
  join: "space",
});

const ABOUT_CELLS: readonly string[] = ["endo", "cannibal"];

import {
  type Board,
  type Cell,
  type Pattern,
  type Reporter,
  type Technique,
  type Value,
  inHouse,
  placesIn,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { lineMarks, nameOf, placeMarks, placesOf, reason } from "./base.js";
import { eliminateInCover } from "./eliminate.js";
import { type Finned, finnedFishOf, housesOfFinned } from "./finned-list.js";
import type { FishSize } from "./walk-bases.js";

const pattern = {
  digit: "digit",
  base: "houses",
  cover1: "houses",
  fins1: "cells",
  cover2: "houses",
  fins2: "cells",
} as const;
/** The pattern of siamese fish: the digit, the base lines that both share, and the cover lines and the fins of each. */
export type SiameseFish = Pattern<typeof pattern>;

/** Two fish with fins and the same base lines that eliminate different cells. Either may be sashimi. */
const siameseFish = <const Id extends string>(
  id: Id,
  size: FishSize,
): Technique<typeof pattern, Record<never, never>, Id> =>
  defineBuiltIn({
    id,
    name: nameOf(id),
    pattern,
    roles: {
      base: "base",
      cover: "cover of both",
      cover1: "cover 1",
      cover2: "cover 2",
      place: "place in the base",
      fin1: "fin 1",
      fin2: "fin 2",
    },
    minSize: size * 2,
    needs: "boxes",
    message: {
      long:
        "Two fish on {digit} share the base lines {base}. The first has the cover lines {cover1} and the {one} {fins1}; the second " +
        "has {cover2} and the {other} {fins2}. In each fish, if no fin is {digit}, each base line has its {digit} in a different cover " +
        "line, so no other cell of its cover lines can be {digit}. If a fin is {digit}, no cell that sees it can be {digit}. Either " +
        "way a cell of its cover lines that sees all its fins can't be {digit}. Both fish together: {outcome}.",
      short: "{digit} of {base}, in {cover1} with {one} {fins1}, or in {cover2} with {other} {fins2}: {outcome}",
      vague: `There is a ${nameOf(id)} on {digit}.`,
      parts: { fin: "fin", fins: "fins" },
    },
    find(board, report) {
      const fish = finnedFishOf(board, size);
      for (const [i, one] of fish.entries()) {
        for (let j = i + 1; j < fish.length && hasSameBase(one, fish[j]); j++) {
          const [lost, otherLost] = [lostBy(board, one), lostBy(board, fish[j])];
          if (!isWithin(lost, otherLost) && !isWithin(otherLost, lost) && reportBoth(report, one, fish[j])) return;
        }
      }
    },
    reason,
    marks(found, board) {
      const { digit, base, cover1, fins1, cover2, fins2 } = found;
      const covers = parted(cover1, cover2);
      const places = placesOf(board, found).filter((cell) => !fins1.includes(cell) && !fins2.includes(cell));
      return [
        ...lineMarks("base", base, digit),
        ...lineMarks("cover", covers[0], digit),
        ...lineMarks("cover1", covers[1], digit),
        ...lineMarks("cover2", covers[2], digit),
        ...placeMarks("place", places, digit),
        ...placeMarks("fin1", fins1, digit),
        ...placeMarks("fin2", fins2, digit),
      ];
    },
    data: ({ digit, base, cover1, fins1, cover2, fins2 }) => ({
      digit,
      base: { houses: base },
      cover1: { houses: cover1 },
      one: finOrFins(fins1),
      fins1: { cells: fins1 },
      cover2: { houses: cover2 },
      other: finOrFins(fins2),
      fins2: { cells: fins2 },
    }),
  });

/** What both lists have, and what only the one or the other has. */
const parted = (one: readonly number[], other: readonly number[]): readonly (readonly number[])[] => [
  one.filter((each) => other.includes(each)),
  one.filter((each) => !other.includes(each)),
  other.filter((each) => !one.includes(each)),
];

const finOrFins = ({ length }: readonly number[]): Value => ({ part: length === 1 ? "fin" : "fins", data: {} });

const hasSameBase = (a: Finned, b: Finned): boolean => a.digit === b.digit && a.first === b.first && a.base === b.base;

/** The cells that a fish eliminates. */
function lostBy(board: Board, fish: Finned): Cell[] {
  const { base, cover } = housesOfFinned(board, fish);
  return placesIn(board, fish.digit, fish.box).filter(
    (cell) => cover.some((house) => inHouse(board, cell, house)) && !base.some((house) => inHouse(board, cell, house)),
  );
}

const isWithin = (some: readonly Cell[], others: readonly Cell[]): boolean =>
  some.every((cell) => others.includes(cell));

/** Reports two fish with the same base. Returns whether to stop. */
function reportBoth(report: Reporter<typeof pattern>, one: Finned, other: Finned): boolean {
  const { board } = report;
  const { digit } = one;
  const { base, cover: cover1, fins: fins1 } = housesOfFinned(board, one);
  const { cover: cover2, fins: fins2 } = housesOfFinned(board, other);
  eliminateInCover(report, { digit, base, cover: cover1 }, one.box);
  eliminateInCover(report, { digit, base, cover: cover2 }, other.box);
  return report.commit({ digit, base, cover1, fins1, cover2, fins2 }, one.size);
}

/** Siamese X-Wing: two fish with fins on the same two base lines. */
export const siameseXWing = /* @__PURE__ */ siameseFish("siamese-x-wing", 2);
/** Siamese Swordfish: two fish with fins on the same three base lines. */
export const siameseSwordfish = /* @__PURE__ */ siameseFish("siamese-swordfish", 3);
/** Siamese Jellyfish: two fish with fins on the same four base lines. */
export const siameseJellyfish = /* @__PURE__ */ siameseFish("siamese-jellyfish", 4);
/** Siamese Squirmbag: two fish with fins on the same five base lines. */
export const siameseSquirmbag = /* @__PURE__ */ siameseFish("siamese-squirmbag", 5);
/** Siamese Whale: two fish with fins on the same six base lines. */
export const siameseWhale = /* @__PURE__ */ siameseFish("siamese-whale", 6);
/** Siamese Leviathan: two fish with fins on the same seven base lines. */
export const siameseLeviathan = /* @__PURE__ */ siameseFish("siamese-leviathan", 7);

import {
  type Board,
  type Data,
  type Mark,
  type Message,
  type Pattern,
  type Reporter,
  type Technique,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { lineMarks, nameOf, placeMarks, placesOf, reason } from "./base.js";
import { eliminateInCover } from "./eliminate.js";
import { finnedFishOf, housesOfFinned } from "./finned-list.js";
import type { FishSize } from "./walk-bases.js";

const pattern = { digit: "digit", base: "houses", cover: "houses", fins: "cells" } as const;
/** The pattern of a finned or sashimi fish: the digit, the base lines, the cover lines, and the fins. */
export type FinnedFish = Pattern<typeof pattern>;

const roles = { base: "base", cover: "cover", place: "place in the base", fin: "fin" } as const;

/** Finned: each base line keeps two or more places without the fins. */
const finnedFish = <const Id extends string>(
  id: Id,
  size: FishSize,
): Technique<typeof pattern, Record<never, never>, Id> =>
  defineBuiltIn({
    id,
    name: nameOf(id),
    pattern,
    roles,
    minSize: size * 2 + 1,
    needs: "boxes",
    message: messageOf(id),
    find: (_, report) => reportAll(report, size, false),
    reason,
    marks,
    data,
  });

/** Sashimi: a base line keeps fewer than two places without the fins. */
const sashimiFish = <const Id extends string>(
  id: Id,
  size: FishSize,
): Technique<typeof pattern, Record<never, never>, Id> =>
  defineBuiltIn({
    id,
    name: nameOf(id),
    pattern,
    roles,
    minSize: size * 2,
    needs: "boxes",
    message: messageOf(id),
    find: (_, report) => reportAll(report, size, true),
    reason,
    marks,
    data,
  });

const messageOf = (id: string): Message => ({
  long:
    "In the base lines {base}, the digit {digit} can only be in the cover lines {cover}, or in {theFins} {fins}. " +
    "{cases} Either way a cell of {covers} that sees {allFins} can't be {digit}: {outcome}.",
  short: "{digit} of {base} is only in {cover}, {aFew} {fins}: {outcome}",
  vague: `There is a ${nameOf(id)} on {digit}.`,
  parts: {
    one:
      "If the fin is not {digit}, each base line has its {digit} in a different cover line, so no other cell of the cover lines " +
      "can be {digit}. If the fin is {digit}, no cell that sees it can be {digit}.",
    more:
      "If no fin is {digit}, each base line has its {digit} in a different cover line, so no other cell of the cover lines " +
      "can be {digit}. If a fin is {digit}, no cell that sees it can be {digit}.",
    theFin: "the fin",
    theFins: "the fins",
    allFins: "all fins",
    fin: "fin",
    fins: "fins",
  },
});

/** Reports the fish with fins that are sashimi, or those that are not. */
function reportAll(report: Reporter<typeof pattern>, size: FishSize, isSashimi: boolean): void {
  const { board } = report;
  for (const fish of finnedFishOf(board, size)) {
    if (fish.isSashimi !== isSashimi) continue;
    const { digit } = fish;
    const { base, cover, fins } = housesOfFinned(board, fish);
    eliminateInCover(report, { digit, base, cover }, fish.box);
    if (report.commit({ digit, base, cover, fins }, fish.size)) return;
  }
}

const marks = (found: FinnedFish, board: Board): Mark<keyof typeof roles>[] => {
  const { digit, base, cover, fins } = found;
  return [
    ...lineMarks("base", base, digit),
    ...lineMarks("cover", cover, digit),
    ...placeMarks(
      "place",
      placesOf(board, found).filter((cell) => !fins.includes(cell)),
      digit,
    ),
    ...placeMarks("fin", fins, digit),
  ];
};

const data = ({ digit, base, cover, fins }: FinnedFish): Data => {
  const word = (one: string, more: string): Value => ({ part: fins.length === 1 ? one : more, data: { digit } });
  return {
    digit,
    base: { houses: base },
    cover: { houses: cover },
    covers: { houses: cover, join: "or" },
    fins: { cells: fins },
    theFins: word("theFin", "theFins"),
    allFins: word("theFin", "allFins"),
    aFew: word("fin", "fins"),
    cases: word("one", "more"),
  };
};

/** Finned X-Wing: two base lines with fins. */
export const finnedXWing = /* @__PURE__ */ finnedFish("finned-x-wing", 2);
/** Finned Swordfish: three base lines with fins. */
export const finnedSwordfish = /* @__PURE__ */ finnedFish("finned-swordfish", 3);
/** Finned Jellyfish: four base lines with fins. */
export const finnedJellyfish = /* @__PURE__ */ finnedFish("finned-jellyfish", 4);
/** Finned Squirmbag: five base lines with fins. */
export const finnedSquirmbag = /* @__PURE__ */ finnedFish("finned-squirmbag", 5);
/** Finned Whale: six base lines with fins. */
export const finnedWhale = /* @__PURE__ */ finnedFish("finned-whale", 6);
/** Finned Leviathan: seven base lines with fins. */
export const finnedLeviathan = /* @__PURE__ */ finnedFish("finned-leviathan", 7);
/** Sashimi X-Wing: two base lines with fins, and a base line with fewer than two other places. */
export const sashimiXWing = /* @__PURE__ */ sashimiFish("sashimi-x-wing", 2);
/** Sashimi Swordfish: three base lines with fins, and a base line with fewer than two other places. */
export const sashimiSwordfish = /* @__PURE__ */ sashimiFish("sashimi-swordfish", 3);
/** Sashimi Jellyfish: four base lines with fins, and a base line with fewer than two other places. */
export const sashimiJellyfish = /* @__PURE__ */ sashimiFish("sashimi-jellyfish", 4);
/** Sashimi Squirmbag: five base lines with fins, and a base line with fewer than two other places. */
export const sashimiSquirmbag = /* @__PURE__ */ sashimiFish("sashimi-squirmbag", 5);
/** Sashimi Whale: six base lines with fins, and a base line with fewer than two other places. */
export const sashimiWhale = /* @__PURE__ */ sashimiFish("sashimi-whale", 6);
/** Sashimi Leviathan: seven base lines with fins, and a base line with fewer than two other places. */
export const sashimiLeviathan = /* @__PURE__ */ sashimiFish("sashimi-leviathan", 7);

import type { Pattern, Technique } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { lineMarks, nameOf, placeMarks, placesOf, reason } from "./base.js";
import { eliminateInCover } from "./eliminate.js";
import { type FishSize, housesOf, walkBases } from "./walk-bases.js";

/**
 * Base lines whose places all lie in as many cover lines:
 *
 * ```
 *        c       c
 *   b    x       x         each base line takes its digit from another cover line,
 *        ✗       .         so the cover lines have theirs in the base
 *   b    x       x
 * ```
 */
const pattern = { digit: "digit", base: "houses", cover: "houses" } as const;
/** The pattern of a fish: the digit, the base lines and the cover lines. */
export type Fish = Pattern<typeof pattern>;

/** A fish without fins. */
const plainFish = <const Id extends string>(
  id: Id,
  size: FishSize,
): Technique<typeof pattern, Record<never, never>, Id> =>
  defineBuiltIn({
    id,
    name: nameOf(id),
    pattern,
    roles: { base: "base", cover: "cover", place: "place in the base" },
    minSize: size * 2,
    message: {
      long:
        "In the base lines {base}, the digit {digit} can only be in the cover lines {cover}. Each base line has its {digit} in " +
        "a different cover line, so each cover line has its {digit} in a base line. No other cell of {covers} can be {digit}: {outcome}.",
      short: "{digit} of {base} is only in {cover}: {outcome}",
      vague: `There is a${size === 2 ? "n" : ""} ${nameOf(id)} on {digit}.`,
    },
    find(board, report) {
      walkBases(board, size, (digit, first, rows, columns) => {
        const base = housesOf(first, rows);
        const cover = housesOf(9 - first, columns);
        eliminateInCover(report, { digit, base, cover });
        return report.commit({ digit, base, cover }, placesOf(board, { digit, base }).length);
      });
    },
    reason,
    marks: (found, board) => [
      ...lineMarks("base", found.base, found.digit),
      ...lineMarks("cover", found.cover, found.digit),
      ...placeMarks("place", placesOf(board, found), found.digit),
    ],
    data: ({ digit, base, cover }) => ({
      digit,
      base: { houses: base },
      cover: { houses: cover },
      covers: { houses: cover, join: "or" },
    }),
  });

/** X-Wing: two rows whose places lie in two columns, or the other way round. */
export const xWing = /* @__PURE__ */ plainFish("x-wing", 2);
/** Swordfish: three rows whose places lie in three columns, or the other way round. */
export const swordfish = /* @__PURE__ */ plainFish("swordfish", 3);
/** Jellyfish: four rows whose places lie in four columns, or the other way round. */
export const jellyfish = /* @__PURE__ */ plainFish("jellyfish", 4);
/** Squirmbag: five rows whose places lie in five columns, or the other way round. */
export const squirmbag = /* @__PURE__ */ plainFish("squirmbag", 5);
/** Whale: six rows whose places lie in six columns, or the other way round. */
export const whale = /* @__PURE__ */ plainFish("whale", 6);
/** Leviathan: seven rows whose places lie in seven columns, or the other way round. */
export const leviathan = /* @__PURE__ */ plainFish("leviathan", 7);
